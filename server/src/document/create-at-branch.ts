import type { Actor, Tx } from '../db/connection/transaction.ts'
import { createFrom } from '../db/write/create-once.ts'
import type { RepeatableTable } from '../db/write/repeat.ts'
import { branchOf, requireActiveBranch } from '../http/caller/rights.ts'

type Placed<Body> = Body & { id: string; branchId: string }

interface Creation<Body, Made> {
  read: (id: string) => Promise<Made>
  /** Writes the document and its log. */
  write: (body: Placed<Body>, hash: Buffer) => Promise<void>
}

/**
 * Creates the document that a body describes, at the branch that it names or the caller's own; gives it as it is read afterwards, and for
 * a copy of one that was made already, that one. Throws `not-found`, `branch-inactive`, `idempotency-conflict`, and what `write` throws.
 */
export const createAtBranch = <Body extends { id?: string | undefined; branchId?: string | undefined }, Made>(
  tx: Tx,
  actor: Actor,
  table: RepeatableTable,
  body: Body,
  hash: Buffer,
  { read, write }: Creation<Body, Made>,
): Promise<Made> =>
  createFrom(tx, table, body, hash, {
    read,
    make: async content => {
      const branchId = branchOf(actor, body.branchId)
      requireActiveBranch(actor, branchId)
      await write({ ...content, branchId }, hash)
      return read(content.id)
    },
  })
