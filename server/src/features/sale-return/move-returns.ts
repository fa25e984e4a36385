import { formatDate } from '@quay/domain/text/format-date'
import type { Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { addReturnToSaleHour, type CountedReturn } from '../bill/sale-hour.ts'
import { readPayments } from './read/read-payments.ts'

/**
 * What came back of a bill counts for whoever sold it: it moves with the seller, each return within its own day. Whoever calls holds the
 * lock of the bill. Throws `day-closed` where the day of a return is closed.
 */
export async function moveReturns(tx: Tx, billId: string, sellerId: string): Promise<void> {
  const of = [tx.storeId, billId]
  for (const { id, closedThrough, ...back } of await tx.query<StandingReturn>(returnsSql, of)) {
    if (closedThrough !== null && back.businessDay <= closedThrough)
      throw refuseField('day-closed', 'sellerId', { day: formatDate(back.businessDay) })
    const counted = { ...back, payments: await readPayments(tx, id) }
    await addReturnToSaleHour(tx, counted, -1)
    await addReturnToSaleHour(tx, { ...counted, sellerId }, 1)
  }
  await tx.query(linesSql, [...of, sellerId])
}

type StandingReturn = Omit<CountedReturn, 'payments'> & { id: string; closedThrough: string | null }

const returnsSql = `
  select d.id, d.branch_id, d.business_day, d.created_at, r.time_zone, r.closed_through, b.seller_id, b.channel, d.goods_amount, d.vat_amount, d.deducts_vat,
    d.cost, d.fee, d.gift_charge, d.surcharges_back, d.surcharge_vat, d.bill_rounding, d.cash_rounding, d.debt_reduced, d.credited, d.exchange_used
  from sale_return d join bill b on b.store_id = $1 and b.id = d.bill_id join branch r on r.store_id = $1 and r.id = d.branch_id
  where d.store_id = $1 and d.bill_id = $2 and d.status = 'SUCCEED' order by d.id for share of r`

const linesSql = `
  update sale_return_item i set seller_id = $3 from sale_return d
  where i.store_id = $1 and d.store_id = $1 and d.id = i.sale_return_id and d.bill_id = $2`
