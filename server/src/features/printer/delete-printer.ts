import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { describePrinter, readPrinter } from './printer-store.ts'

/** Takes a printer away. A till that still names it prints by its browser. Throws `not-found`. */
export async function deletePrinter(tx: Tx, actor: Actor, id: string): Promise<null> {
  const printer = await readPrinter(tx, actor, id, true)
  await tx.query('delete from printer where store_id = $1 and id = $2', [tx.storeId, id])
  await tx.audit(
    'printer.delete',
    { kind: 'printer', id, code: printer.name, branchId: printer.branchId },
    describePrinter(printer),
  )
  return null
}
