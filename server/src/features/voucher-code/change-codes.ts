import type { Tx } from '../../db/connection/transaction.ts'
import { holdCustomer } from '../customer/hold-customer.ts'

interface Changed {
  code: string
}

const issueSql = `
  update voucher_code set state = 'ISSUED', issued_at = $3, customer_id = $4
  where store_id = $1 and id = any($2::uuid[]) and state = 'UNUSED' returning code`

const cancelSql = `
  update voucher_code set state = 'CANCELLED'
  where store_id = $1 and id = any($2::uuid[]) and state in ('UNUSED', 'ISSUED') returning code`

const lockSql = 'select id from voucher_code where store_id = $1 and id = any($2::uuid[]) order by id for update'

/** Gives codes out that wait in the drawer, for whoever has them or for one customer; others stay as they are. Throws `not-found`. */
export async function issueCodes(
  tx: Tx,
  ids: readonly string[],
  customerId: string | null,
): Promise<{ count: number }> {
  const customer = customerId ? await holdCustomer(tx, customerId) : null
  await tx.query(lockSql, [tx.storeId, ids])
  const changed = await tx.query<Changed>(issueSql, [tx.storeId, ids, tx.now, customer?.id ?? null])
  return noted(tx, 'voucher_code.issue', changed)
}

/** Cancels codes that nobody used; a used one stays as it is. */
export async function cancelCodes(tx: Tx, ids: readonly string[]): Promise<{ count: number }> {
  await tx.query(lockSql, [tx.storeId, ids])
  const changed = await tx.query<Changed>(cancelSql, [tx.storeId, ids])
  return noted(tx, 'voucher_code.cancel', changed)
}

async function noted(tx: Tx, action: 'voucher_code.issue' | 'voucher_code.cancel', changed: readonly Changed[]) {
  const codes = changed.map(({ code }) => code).sort()
  await tx.audit(action, null, undefined, { codeCount: codes.length, codes: codes.join(', ') })
  return { count: codes.length }
}
