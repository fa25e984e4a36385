import type { AccountKind } from '@quay/contract/enumeration'
import type { SalesReport } from '@quay/contract/shift/shapes'
import { type FlowRow, flowOf } from '@quay/domain/shift/flow-of'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { may } from '../../http/caller/rights.ts'

/** Most cancelled bills that a report names; the rest it only counts. */
const namedAtMost = 50

const standing = (sum: string) => `coalesce(sum(${sum}) filter (where b.status = 'SUCCEED'), 0)::bigint`
const gone = (sum: string) => `coalesce(sum(${sum}) filter (where b.status = 'CANCELLED'), 0)::bigint`

/** What the bills `b` come to, the cancelled ones apart. The store is `$1`. */
export const sumsSql = (bills: string) => `
  select count(*) filter (where b.status = 'SUCCEED') as bill_count, ${standing('b.total_price')} as gross,
    ${standing('b.promotion_discount + b.promotion_order')} as promotions, ${standing('b.line_discount')} as line_discount, ${standing('b.order_discount')} as order_discount,
    ${standing('b.points_amount')} as points_amount, ${standing('b.payable')} as payable, ${standing('b.surcharges')} as surcharges, ${standing('b.cash_rounding')} as cash_rounding, ${standing('b.vat_amount')} as vat,
    ${standing('p.cash')} as cash, ${standing('p.bank')} as bank, ${standing('p.debt')} as debt,
    ${standing('b.deposit_used')} as deposit_used, ${standing('b.exchange_used')} as exchange_used,
    count(*) filter (where b.status = 'CANCELLED') as cancelled_count, ${gone('b.payable')} as cancelled_payable
  from bill b
  left join lateral (
    select sum(amount) filter (where method = 'CASH') as cash, sum(amount) filter (where method = 'BANK') as bank,
      sum(amount) filter (where method = 'DEBT') as debt
    from bill_payment y where y.store_id = $1 and y.bill_id = b.id
  ) p on true
  where b.store_id = $1 and ${bills}`

/** The cancelled ones of the bills `b`, the last first. */
export const cancelledSql = (bills: string) => `
  select b.id, b.code, b.sold_at, b.payable, b.cash_tendered - b.change as cash, b.seller_name, b.cancel_reason as reason,
    b.cancelled_by_name
  from bill b where b.store_id = $1 and ${bills} and b.status = 'CANCELLED' order by b.cancelled_at desc limit ${namedAtMost}`

/** What the returns `d` come to, and how customers got their money. */
export const returnsSql = (returns: string) => `
  select count(*) as count, coalesce(sum(d.goods_amount - d.fee - d.gift_charge), 0)::bigint as amount,
    coalesce(sum(d.refunded - coalesce(p.bank, 0)), 0)::bigint as cash, coalesce(sum(p.bank), 0)::bigint as bank,
    coalesce(sum(d.credited), 0)::bigint as credited, coalesce(sum(d.debt_reduced), 0)::bigint as debt_reduced,
    coalesce(sum(d.exchange_used), 0)::bigint as exchanged, coalesce(sum(d.surcharges_back), 0)::bigint as surcharges
  from sale_return d
  left join lateral (
    select sum(y.amount) as bank from sale_return_payment y where y.store_id = $1 and y.sale_return_id = d.id and y.method = 'BANK'
  ) p on true
  where d.store_id = $1 and ${returns} and d.status = 'SUCCEED'`

const moneySql = (rows: string) => `
  select a.kind as fund, coalesce(v.purpose, e.kind) as kind, sum(e.amount)::bigint as amount
  from cash_entry e join cash_account a on a.store_id = e.store_id and a.id = e.account_id
  left join cash_voucher v on v.store_id = e.store_id and v.id = e.document_id and v.purpose in ('DEPOSIT', 'COUNT')
  where e.store_id = $1 and ${rows} group by 1, 2, e.amount > 0`

const ofShift = {
  sums: sumsSql('b.shift_id = $2'),
  cancelled: cancelledSql('b.shift_id = $2'),
  returns: returnsSql('d.shift_id = $2'),
  money: moneySql('e.shift_id = $2'),
}

type Sums = Omit<SalesReport, 'cancelled' | 'returns' | 'drawer' | 'bankFlow'>
type Returns = SalesReport['returns']
type MoneyRow = FlowRow & { fund: AccountKind }

/** What was sold in a shift and what money moved. */
export async function readShiftReport(tx: Tx, actor: Actor, shiftId: string): Promise<SalesReport> {
  const of = [tx.storeId, shiftId]
  const [sums, cancelled, returns, money] = await Promise.all([
    tx.query<Sums>(ofShift.sums, of),
    tx.query<SalesReport['cancelled'][number]>(ofShift.cancelled, of),
    tx.query<Returns>(ofShift.returns, of),
    tx.query<MoneyRow>(ofShift.money, of),
  ])
  return reportOf(actor, { ...sums[0]!, returns: returns[0]! }, cancelled, money)
}

const reportOf = (
  actor: Actor,
  sums: Sums & { returns: Returns },
  cancelled: SalesReport['cancelled'],
  money: readonly MoneyRow[],
): SalesReport => ({
  ...sums,
  cancelled,
  drawer: flowOf(money.filter(({ fund }) => fund === 'CASH')),
  ...(may(actor, { model: 'cashbook', action: 'read' }) && {
    bankFlow: flowOf(money.filter(({ fund }) => fund !== 'CASH')),
  }),
})
