import type { Tx } from '../../db/transaction.ts'

/** What names a person, as a refusal calls it; a table without a word here is "chứng từ khác". */
const words: Readonly<Record<string, string>> = {
  bill: 'hóa đơn',
  sale_hour: 'hóa đơn',
  inbound: 'phiếu nhập',
  cash_voucher: 'phiếu thu chi',
  inventory_check: 'phiếu kiểm kho',
  count_sheet: 'phiếu kiểm kho',
  drug_incident: 'báo cáo thất thoát',
  disposal: 'phiếu xuất hủy',
  stock_transfer: 'phiếu chuyển kho',
  quality_check: 'phiếu kiểm tra chất lượng',
  stock_entry: 'thẻ kho',
  cash_entry: 'sổ quỹ',
  debt_entry: 'sổ công nợ',
  point_entry: 'sổ điểm',
}

/** What goes with a person, or keeps their name beside the id as the log does: it stands in nobody's way. */
const harmless = [
  'session',
  'recovery_code',
  'password_request',
  'employee_branch',
  'login_name',
  'idempotency_key',
  'user_log',
  'image',
  'saved_view',
  'price_history',
  'price_change',
  'price_book_scope',
  'medicine_proposal',
]

// Documents and ledgers name people without a foreign key, so their columns are looked for, those of tables to come too.
const columnsSql = `
  select c.relname as "table", a.attname as "column"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attname in ('employee_id', 'created_by', 'seller_id', 'counter_id') and c.relname <> all($1::text[])
  order by c.relname <> 'sale_hour', c.relname`

/** In which kinds of documents and ledgers the person stands, as words, each once. */
export async function usesOf(tx: Tx, employeeId: string): Promise<string[]> {
  // The sums by hour come first: they tell of sales sooner than the bills, of which there are a thousand times as many.
  const places = await tx.query<{ table: string; column: string }>(columnsSql, [harmless])
  const found: string[] = []
  for (const { table, column } of places) {
    const word = words[table] ?? 'chứng từ khác'
    if (found.includes(word)) continue
    const rows = await tx.query(`select 1 from "${table}" where store_id = $1 and "${column}" = $2 limit 1`, [
      tx.storeId,
      employeeId,
    ])
    if (rows.length) found.push(word)
  }
  return found
}
