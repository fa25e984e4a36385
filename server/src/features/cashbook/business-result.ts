import type { ResultRow, resultRoutes } from '@quay/contract/money/result'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import type { ListFile } from '../../export/export-pages.ts'
import { branchOf } from '../../http/caller/rights.ts'

type Query = z.output<(typeof resultRoutes)['read']['query']>

/** By the rows of the cash book, so that a voucher that is taken back counts on its own day and is taken off on that of the cancel. */
const vouchersSql = `
  select v.direction, v.kind_name as voucher_kind, sum(e.amount)::bigint as amount
  from cash_entry e join cash_voucher v on v.store_id = $1 and v.id = e.document_id
  where e.store_id = $1 and e.branch_id = $2 and v.counts_in_profit
    and e.business_day between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity')
  group by 1, 2 having sum(e.amount) <> 0 order by 1, abs(sum(e.amount)) desc, 2`

/**
 * Receipts and payments that count in the result, by their kind: what the report of the result has as other income and expenses, apart. Throws
 * `not-found`.
 */
export async function readResult(tx: Tx, actor: Actor, query: Query): Promise<{ items: ResultRow[] }> {
  const branchId = branchOf(actor, query.branchId)
  const items = await tx.query<ResultRow>(vouchersSql, [tx.storeId, branchId, query.from ?? null, query.to ?? null])
  return { items }
}

/** The same as an Excel file. */
export const resultFile: ListFile<ResultRow> = {
  sheet: 'Theo loại thu chi',
  file: 'ket-qua-theo-loai-thu-chi',
  content: 'Kết quả theo loại thu chi',
  report: { title: 'Kết quả theo loại thu chi' },
  columns: [
    { header: 'Loại', width: 12, value: row => (row.direction === 'IN' ? 'Thu' : 'Chi') },
    { header: 'Loại thu chi', width: 40, value: row => row.voucherKind },
    { header: 'Số tiền', width: 18, format: 'money', value: row => row.amount },
  ],
}
