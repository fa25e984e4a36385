import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../db/domain-error.ts'
import { errorReply } from './answer/error-reply.ts'

/** The name of the built web client (web/list-files.ts), so that open pages hear of a newer one; undefined where none is served. */
export async function clientBuildOf(directory: string | undefined): Promise<string | undefined> {
  const text = directory && (await readFile(path.join(directory, 'build.json'), 'utf8').catch(() => undefined))
  return text ? (JSON.parse(text) as { build: string }).build : undefined
}

/**
 * Serves the built web client: files with a hash in their name for ever, the page itself never from a cache. Any
 * other path that is not the API's gets the page, which knows its own routes. Without `keepsClient` browsers get a worker that forgets what
 * they keep and takes itself away.
 */
export async function registerWebClient(
  app: FastifyInstance,
  directory: string,
  { keepsClient = true } = {},
): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    globIgnore: ['service-worker.js*'],
    setHeaders: (response, file) => {
      const forEver = file.startsWith(path.join(directory, 'assets') + path.sep)
      response.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/service-worker.js', (_request, reply) =>
    reply.sendFile(keepsClient ? 'service-worker.js' : 'service-worker-off.js'),
  )
  app.get('/*', (request, reply) => {
    const pathname = request.url.split('?', 1)[0]!
    // The browser reads `//name` as another host, so it is no path of a page.
    if (pathname.startsWith('//') || pathname.startsWith('/mp/') || /\.[a-z0-9]+$/i.test(pathname))
      return errorReply(new DomainError('not-found'), request, reply)
    return reply.sendFile('index.html')
  })
}
