import type { Tx } from '../connection/transaction.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../new-id.ts'
import { RunAgain } from '../run-again.ts'
import { isRepeat, type RepeatableTable } from './repeat.ts'

interface Creation<Made> {
  table: RepeatableTable
  id: string
  /** Of the body that came now. */
  hash: Buffer
  /** The document as it is now. */
  read: () => Promise<Made>
  make: () => Promise<Made>
}

/**
 * A create that is identified by the id in its body: made once, answered again for a copy of the same content. Asked
 * a second time after a refusal, because the copy that was quicker may have taken the very code or phone that this
 * one was refused for: then all that this one wrote until there is undone (of an exchange, the sale of its new goods). Throws
 * `idempotency-conflict` when the content differs.
 */
export async function createOnce<Made>(tx: Tx, { table, id, hash, read, make }: Creation<Made>): Promise<Made> {
  if (await isRepeat(tx, table, id, hash)) return read()
  try {
    return await make()
  } catch (error) {
    // A row that this very transaction wrote before it was refused is no copy: it goes with the transaction.
    if (error instanceof DomainError && !(await isOurs(tx, table, id)) && (await isRepeat(tx, table, id, hash)))
      throw new RunAgain(error)
    throw error
  }
}

/** createOnce of what a body describes; without an id in it, it gets one. */
export function createFrom<Body extends { id?: string | undefined }, Made>(
  tx: Tx,
  table: RepeatableTable,
  body: Body,
  hash: Buffer,
  {
    read,
    make,
  }: { read: (id: string) => Promise<Made>; make: (body: Body & { id: string }, hash: Buffer) => Promise<Made> },
): Promise<Made> {
  const id = body.id ?? newId()
  return createOnce(tx, { table, id, hash, read: () => read(id), make: () => make({ ...body, id }, hash) })
}

async function isOurs(tx: Tx, table: RepeatableTable, id: string): Promise<boolean> {
  const rows = await tx.query(
    `select id from ${table} where store_id = $1 and id = $2 and xmin = pg_current_xact_id()::xid`,
    [tx.storeId, id],
  )
  return rows.length > 0
}
