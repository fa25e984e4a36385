import type { BookGroup } from '@quay/contract/money/book-group'
import type { Tx } from '../../db/connection/transaction.ts'
import type { BookKeeper } from './household.ts'
import type { Span } from './revenue-queries.ts'

/** Payments of one kind. */
export interface CostSum {
  group: BookGroup
  kindName: string
  vouchers: number
  amount: number
}

const vouchersSql = `
  select v.book_group as "group", v.kind_name, count(*)::int as vouchers, sum(v.amount)::bigint as amount
  from cash_voucher v
  where v.store_id = $1 and v.branch_id = any($2::uuid[]) and v.business_day between $3 and $4 and v.status = 'SUCCEED'
    and v.direction = 'OUT' and v.book_group = any($5::text[])
  group by v.book_group, v.kind_name order by v.kind_name`

const soldCostSql = `
  select coalesce(sum(cost - return_cost), 0)::bigint as cost from sale_hour
  where store_id = $1 and branch_id = any($2::uuid[]) and business_day between $3 and $4`

/** Bought goods without the number of an invoice: the tax office may not take them as a cost. */
const withoutInvoiceSql = `
  select count(*)::int as documents, coalesce(sum(payable), 0)::bigint as amount from inbound
  where store_id = $1 and branch_id = any($2::uuid[]) and business_day between $3 and $4 and status = 'SUCCEED' and kind = 'PURCHASE'
    and coalesce(invoice_number, '') = ''`

const groups = ['goods', 'labour', 'depreciation', 'services', 'interest', 'other'] satisfies readonly BookGroup[]

export interface Costs {
  /** What the goods that were sold had cost; of what came back it is taken off. */
  goods: number
  vouchers: CostSum[]
  total: number
  withoutInvoice: { documents: number; amount: number }
}

/** Costs of the days by the groups of the book of revenue and costs. */
export async function readCosts(tx: Tx, { branchIds }: BookKeeper, { from, to }: Span): Promise<Costs> {
  const asked = [tx.storeId, branchIds, from, to]
  const [vouchers, [sold], [withoutInvoice]] = await Promise.all([
    tx.query<CostSum>(vouchersSql, [...asked, groups]),
    tx.query<{ cost: number }>(soldCostSql, asked),
    tx.query<{ documents: number; amount: number }>(withoutInvoiceSql, asked),
  ])
  const goods = sold!.cost
  const paid = vouchers.reduce((sum, { amount }) => sum + amount, 0)
  return { goods, vouchers, total: goods + paid, withoutInvoice: withoutInvoice! }
}

/** A payment that is a cost. */
export interface CostDocument {
  id: string
  code: string
  day: string
  group: BookGroup
  kindName: string
  partnerName: string | null
  note: string | null
  amount: number
}

const documentsSql = `
  select v.id, v.code, v.business_day as day, v.book_group as "group", v.kind_name, v.partner_name, v.note, v.amount
  from cash_voucher v
  where v.store_id = $1 and v.branch_id = any($2::uuid[]) and v.business_day between $3 and $4 and v.status = 'SUCCEED'
    and v.direction = 'OUT' and v.book_group = any($5::text[])
  order by v.business_day, v.at, v.id limit $6`

/** Payments that are costs, the first first; at most `most`. */
export const readCostDocuments = (tx: Tx, { branchIds }: BookKeeper, { from, to }: Span, most: number) =>
  tx.query<CostDocument>(documentsSql, [tx.storeId, branchIds, from, to, groups, most])
