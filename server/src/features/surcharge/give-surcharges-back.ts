import type { SurchargeBack } from '@quay/domain/surcharge/surcharges-back'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'

const countSql = `
  update bill_surcharge s set returned = s.returned + r.amount
  from unnest($2::uuid[], $3::bigint[]) as r (id, amount) where s.store_id = $1 and s.id = r.id`

/** Writes what a return gives back of surcharges, and counts it on its bill, which is locked. */
export async function giveSurchargesBack(tx: Tx, saleReturnId: string, back: readonly SurchargeBack[]): Promise<void> {
  if (back.length === 0) return
  await tx.insert(
    'sale_return_surcharge',
    back.map(row => ({ ...row, id: newId(), saleReturnId })),
  )
  await count(tx, back, 1)
}

const writtenSql = `select bill_surcharge_id, name, amount, vat from sale_return_surcharge where store_id = $1 and sale_return_id = $2`

/** What a return gave back counts no more: it is cancelled. */
export async function takeSurchargesAgain(tx: Tx, saleReturnId: string): Promise<void> {
  await count(tx, await tx.query<SurchargeBack>(writtenSql, [tx.storeId, saleReturnId]), -1)
}

async function count(tx: Tx, rows: readonly SurchargeBack[], sign: 1 | -1): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ billSurchargeId }) => billSurchargeId)
  await tx.query(countSql, [tx.storeId, ids, rows.map(({ amount }) => sign * amount)])
}
