import * as path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../db/domain-error.ts'
import { errorReply } from './error-reply.ts'

/**
 * Serves the built web client: files with a hash in their name for ever, the page itself never from a cache. Any
 * other path that is not the API's gets the page, which knows its own routes.
 */
export async function registerWebClient(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (response, file) => {
      const forEver = file.startsWith(path.join(directory, 'assets') + path.sep)
      response.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', (request, reply) => {
    const pathname = request.url.split('?', 1)[0]!
    // The browser reads `//name` as another host, so it is no path of a page.
    if (pathname.startsWith('//') || pathname.startsWith('/mp/') || /\.[a-z0-9]+$/i.test(pathname))
      return errorReply(new DomainError('not-found'), request, reply)
    return reply.sendFile('index.html')
  })
}
