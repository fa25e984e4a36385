import type { ResultRow, resultRoutes } from '@quay/contract/money/result'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import type { ListFile } from '../../export/export-pages.ts'
import { branchOf, requirePermission } from '../../http/caller/rights.ts'

type Query = z.output<(typeof resultRoutes)['read']['query']>

interface Sales {
  revenue: number
  vat: number
  cost: number
  beside: number
}

/**
 * What a branch earned in a period: net revenue less its cost (and its VAT where the branch deducts it), what was taken beside goods, receipts and
 * payments whose kind counts, goods disposed of and found missing, discounts for paying, differences of drawers. Rows of nothing are left out. Throws
 * `forbidden` without the cash book, `not-found`.
 */
export async function readResult(tx: Tx, actor: Actor, query: Query): Promise<{ items: ResultRow[] }> {
  requirePermission(actor, { model: 'cashbook', action: 'read' })
  const asked = [tx.storeId, branchOf(actor, query.branchId), query.from ?? null, query.to ?? null]
  const [[sales], vouchers, goods, debts, [shift]] = await Promise.all([
    tx.query<Sales>(salesSql, asked),
    tx.query<{ direction: 'IN' | 'OUT'; voucherKind: string; amount: number }>(vouchersSql, asked),
    tx.query<{ kind: 'DISPOSAL' | 'COUNT'; amount: number }>(goodsSql, asked),
    tx.query<{ kind: 'GIVEN' | 'GOT'; amount: number }>(debtsSql, asked),
    tx.query<{ amount: number }>(shiftSql, asked),
  ])
  const row = (
    part: ResultRow['part'],
    kind: ResultRow['kind'],
    amount: number,
    voucherKind: string | null = null,
  ) => ({
    ...{ part, kind, voucherKind, amount },
  })
  const items = [
    row('SALES', 'REVENUE', sales!.revenue),
    row('SALES', 'VAT', 0 - sales!.vat),
    row('SALES', 'COST', 0 - sales!.cost),
    row('BESIDE', 'BESIDE', sales!.beside),
    ...vouchers.map(one => row(one.direction === 'IN' ? 'RECEIPT' : 'PAYMENT', 'VOUCHER', one.amount, one.voucherKind)),
    ...goods.map(one => row('GOODS', one.kind, one.amount)),
    ...debts.map(one => row('DEBT', one.kind, one.amount)),
    row('SHIFT', 'SHIFT', shift!.amount),
  ]
  return { items: items.filter(({ amount, kind }) => amount !== 0 || kind === 'REVENUE') }
}

const within = (day: string) => `${day} between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity')`

const salesSql = `
  select coalesce(sum(h.payable - h.return_net), 0)::bigint as revenue, coalesce(sum(h.cost - h.return_cost), 0)::bigint as cost,
    coalesce(sum(case when t.method = 'DEDUCTION' then h.vat - h.return_vat else 0 end), 0)::bigint as vat,
    coalesce(sum(h.surcharges - h.return_surcharges + h.return_fee), 0)::bigint as beside
  from sale_hour h left join tax_info t on t.store_id = $1 and t.branch_id = h.branch_id
  where h.store_id = $1 and h.branch_id = $2 and ${within('h.business_day')}`

/** By the rows of the cash book, so that a voucher that is taken back counts on its own day and is taken off on that of the cancel. */
const vouchersSql = `
  select v.direction, v.kind_name as voucher_kind, sum(e.amount)::bigint as amount
  from cash_entry e join cash_voucher v on v.store_id = $1 and v.id = e.document_id
  where e.store_id = $1 and e.branch_id = $2 and e.kind in ('VOUCHER', 'VOUCHER_CANCEL') and v.counts_in_profit and ${within('e.business_day')}
  group by 1, 2 order by 1, sum(e.amount) desc, 2`

const goodsSql = `
  select case when kind in ('DISPOSAL', 'DISPOSAL_CANCEL') then 'DISPOSAL' else 'COUNT' end as kind, sum(value)::bigint as amount
  from stock_entry where store_id = $1 and branch_id = $2 and ${within('business_day')}
    and kind in ('DISPOSAL', 'DISPOSAL_CANCEL', 'COUNT', 'COUNT_CANCEL', 'CHECK_CORRECTED')
  group by 1 order by 1 desc`

/** A discount that a customer got lowers the result, one that a supplier gave widens it; both lower a debt. */
const debtsSql = `
  select case e.partner_kind when 'customer' then 'GIVEN' else 'GOT' end as kind,
    sum(case e.partner_kind when 'customer' then e.amount else 0 - e.amount end)::bigint as amount
  from debt_entry e join debt_adjustment a on a.store_id = $1 and a.id = e.document_id and a.kind = 'DISCOUNT'
  where e.store_id = $1 and e.branch_id = $2 and ${within('e.business_day')} group by 1 order by 1`

const shiftSql = `
  select coalesce(sum(amount), 0)::bigint as amount from cash_entry
  where store_id = $1 and branch_id = $2 and kind in ('SHIFT_DIFFERENCE', 'SHIFT_DIFFERENCE_CANCEL') and ${within('business_day')}`

/** Names of the rows that are no kind of voucher, in the file. */
const rowNames: Readonly<Record<ResultRow['kind'], string>> = {
  REVENUE: 'Doanh thu thuần',
  VAT: 'Thuế GTGT đầu ra',
  COST: 'Giá vốn hàng bán',
  BESIDE: 'Thu khác theo hóa đơn, phí trả hàng',
  VOUCHER: '',
  DISPOSAL: 'Hàng xuất hủy',
  COUNT: 'Hàng thừa, thiếu khi kiểm kho',
  GIVEN: 'Chiết khấu thanh toán cho khách',
  GOT: 'Chiết khấu thanh toán được hưởng',
  SHIFT: 'Chênh lệch khi chốt ca',
}

/** The result of a period as an Excel file. */
export const resultFile: ListFile<ResultRow> = {
  sheet: 'Kết quả',
  file: 'ket-qua-kinh-doanh',
  content: 'Kết quả kinh doanh',
  columns: [
    { header: 'Khoản', width: 40, value: row => row.voucherKind ?? rowNames[row.kind] },
    { header: 'Số tiền', width: 18, format: 'money', value: row => row.amount },
  ],
}
