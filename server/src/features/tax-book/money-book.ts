import type { CashEntryKind } from '@quay/contract/money/cash-entry-kind'
import type { Tx } from '../../db/connection/transaction.ts'
import type { BookKeeper } from './household.ts'
import type { Span } from './revenue-queries.ts'

/** A fund with what it held before the days. */
export interface BookFund {
  id: string
  kind: string
  name: string
  opening: number
}

/** Days up to the mark of reports are kept as sums; the rows behind it are read. */
const fundsSql = `
  select a.id, a.kind, a.name,
    coalesce((select sum(amount_in - amount_out) from cash_day d
      where d.store_id = $1 and d.account_id = a.id and d.branch_id = any($2::uuid[]) and d.business_day < $3), 0)::bigint
    + coalesce((select sum(amount) from cash_entry e
      where e.store_id = $1 and e.account_id = a.id and e.branch_id = any($2::uuid[]) and e.business_day < $3
        and e.business_day > coalesce((select through from report_mark where store_id = $1), '-infinity')), 0)::bigint as opening
  from cash_account a
  where a.store_id = $1 and (a.branch_id is null or a.branch_id = any($2::uuid[]))
  order by a.kind desc, a.created_at, a.id`

/** The funds of the branches, cash before banks. */
export const readBookFunds = (tx: Tx, { branchIds }: BookKeeper, from: string) =>
  tx.query<BookFund>(fundsSql, [tx.storeId, branchIds, from])

/** What a fund took in and paid out: one document, or all of one kind on a day. */
export interface MoneyRow {
  accountId: string
  day: string
  kind: CashEntryKind
  documentKind: string | null
  documentId: string | null
  documentCode: string | null
  partnerName: string | null
  note: string | null
  documents: number
  amountIn: number
  amountOut: number
}

const daysSql = `
  select account_id, business_day as day, kind, null as document_kind, null as document_id, null as document_code, null as partner_name,
    null as note, count(*)::int as documents, sum(greatest(amount, 0))::bigint as amount_in, sum(greatest(0 - amount, 0))::bigint as amount_out
  from cash_entry
  where store_id = $1 and account_id = any($2::uuid[]) and branch_id = any($3::uuid[]) and business_day between $4 and $5
  group by account_id, business_day, kind order by account_id, business_day, min(id::text) limit $6`

const documentsSql = `
  select account_id, business_day as day, kind, document_kind, document_id, document_code, partner_name, note, 1 as documents,
    greatest(amount, 0) as amount_in, greatest(0 - amount, 0) as amount_out
  from cash_entry
  where store_id = $1 and account_id = any($2::uuid[]) and branch_id = any($3::uuid[]) and business_day between $4 and $5
  order by account_id, business_day, id limit $6`

/** Rows of the funds in the days, by fund and time; at most `most`. */
export const readMoneyRows = (
  tx: Tx,
  { branchIds }: BookKeeper,
  funds: readonly BookFund[],
  { from, to, by }: Span & { by: 'DAY' | 'DOCUMENT' },
  most: number,
) =>
  tx.query<MoneyRow>(by === 'DAY' ? daysSql : documentsSql, [
    tx.storeId,
    funds.map(({ id }) => id),
    branchIds,
    from,
    to,
    most,
  ])

const sumsSql = `
  select account_id, sum(greatest(amount, 0))::bigint as amount_in, sum(greatest(0 - amount, 0))::bigint as amount_out from cash_entry
  where store_id = $1 and account_id = any($2::uuid[]) and branch_id = any($3::uuid[]) and business_day between $4 and $5
  group by account_id`

/** What each fund took in and paid out in the days. */
export const readMoneySums = (tx: Tx, { branchIds }: BookKeeper, funds: readonly BookFund[], { from, to }: Span) =>
  tx.query<{ accountId: string; amountIn: number; amountOut: number }>(sumsSql, [
    tx.storeId,
    funds.map(({ id }) => id),
    branchIds,
    from,
    to,
  ])
