import { Readable } from 'node:stream'
import type { FileAnswer } from '@quay/contract/route'
import type { FastifyReply } from 'fastify'

/**
 * Sends a file while it is made. A client that leaves in the middle ends the making; an error in the middle cuts the
 * connection, so that half a file never looks like a whole one.
 */
export function sendFile(reply: FastifyReply, mediaType: string, { name, bytes, rows }: FileAnswer) {
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`)
    .header('cache-control', 'no-store')
    .header('x-rows', String(rows))
    .send(Readable.from(bytes, { objectMode: false }))
}
