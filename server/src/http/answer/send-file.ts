import { Readable } from 'node:stream'
import type { FileAnswer } from '@quay/contract/route'
import type { FastifyReply } from 'fastify'

/**
 * Sends a file while it is made; with `keptSeconds` the browser may keep it for the session that asked, and nothing between may. A client that leaves in the middle ends the making; an error in the middle cuts the
 * connection, so that half a file never looks like a whole one.
 */
export function sendFile(
  reply: FastifyReply,
  { file, keptSeconds }: { file: string; keptSeconds?: number | undefined },
  { name, bytes, rows }: FileAnswer,
) {
  if (rows !== undefined) reply.header('x-rows', String(rows))
  if (keptSeconds) reply.header('vary', 'authorization, x-branch')
  return reply
    .header('content-type', file)
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`)
    .header('cache-control', keptSeconds ? `private, max-age=${keptSeconds}` : 'no-store')
    .send(Readable.from(bytes, { objectMode: false }))
}
