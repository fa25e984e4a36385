import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { may } from '../../http/caller/rights.ts'
import { isOwnOfToday } from './read/bill-queries.ts'

/** Notes that a bill was printed. Gives how often by now: from the second time on, the paper says that it is a copy. Throws `not-found`. */
export async function reprintBill(tx: Tx, actor: Actor, id: string): Promise<{ printCount: number }> {
  const [row] = await tx.query<PrintedRow>(
    `update bill set print_count = print_count + 1 where store_id = $1 and id = $2 and branch_id = any($3::uuid[])
     returning code, branch_id, seller_id, business_day, print_count`,
    [tx.storeId, id, actor.branchIds],
  )
  const mayPrint = row && (may(actor, { model: 'bill', action: 'read' }) || (await isOwnOfToday(tx, actor, row)))
  if (!mayPrint) throw new DomainError('not-found')
  // The first paper belongs to the sale; what comes after it is looked at (docs/topics/user-log.md).
  await tx.audit(
    row.printCount > 1 ? 'bill.reprint' : 'bill.print',
    { kind: 'bill', id, code: row.code, branchId: row.branchId },
    undefined,
    {
      printCount: row.printCount,
    },
  )
  return { printCount: row.printCount }
}

interface PrintedRow {
  code: string
  branchId: string
  sellerId: string
  businessDay: string
  printCount: number
}
