import { DomainError } from './domain-error.ts'
import { isRepeat, type RepeatableTable } from './repeat.ts'
import type { Tx } from './transaction.ts'

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
 * one was refused for. Throws `idempotency-conflict` when the content differs.
 */
export async function createOnce<Made>(tx: Tx, { table, id, hash, read, make }: Creation<Made>): Promise<Made> {
  if (await isRepeat(tx, table, id, hash)) return read()
  try {
    return await make()
  } catch (error) {
    if (error instanceof DomainError && (await isRepeat(tx, table, id, hash))) return read()
    throw error
  }
}
