import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../db/domain-error.ts'
import { fairQueue } from '../../fair-queue.ts'

/** A document of five hundred lines is shorter; a file or a picture is longer. In bytes. */
const largeFrom = 128 * 1024

/** Bodies in memory, from their first byte to the answer; the rest of a store's stays with the senders until its turn. */
const held = fairQueue({
  atOnce: 48,
  perKey: 4,
  waitingPerKey: 40,
  refuse: () => new DomainError('store-busy', { seconds: 5 }),
})

/**
 * Lets a large body come only when its store holds few others, so that a store's many files never fill the memory of
 * all. Called before the body is read. Throws `store-busy` when too many of the store wait.
 */
export async function waitForLargeBody(request: FastifyRequest, reply: FastifyReply, storeId: string): Promise<void> {
  if (!isLarge(request)) return
  const leave = await held.enter(storeId)
  // Also calls back when the caller is gone already.
  finished(reply.raw, leave)
}

/** A body that does not say its length may be of any. */
function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true
  return Number(headers['content-length'] ?? 0) >= largeFrom
}
