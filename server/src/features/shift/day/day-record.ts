import { type DayRecord, type EndOfDay, mostChangesOfDay } from '@quay/contract/shift/shapes'
import { changesOfDay, type KeptDay, keptDayOf } from '@quay/domain/shift/day-figures'
import type { Tx } from '../../../db/connection/transaction.ts'
import { dayValues } from './day-filter.ts'
import { readDayFunds } from './day-funds.ts'
import { readDayReport } from './day-report.ts'

/** The last time that a day was printed or closed, with its figures of then. */
export interface StoredRecord extends DayRecord {
  figures: KeptDay
}

const lastSql = `
  select version, reason, at, by_name, figures from day_record
  where store_id = $1 and branch_id = $2 and business_day = $3 order by version desc limit 1`

/** The last record of a day; null where it was neither printed nor closed. */
export async function readLastRecord(tx: Tx, branchId: string, day: string): Promise<StoredRecord | null> {
  const [record] = await tx.query<StoredRecord>(lastSql, [tx.storeId, branchId, day])
  return record ?? null
}

/** The figures of the whole day of a branch, all funds among them, for every caller. */
export async function readKeptDay(tx: Tx, branchId: string, day: string): Promise<KeptDay> {
  const values = dayValues(tx.storeId, branchId, day, {})
  const [report, funds] = await Promise.all([
    readDayReport(tx, values),
    readDayFunds(tx, null, { branchId, day, values, whole: true }),
  ])
  return keptDayOf({ report }, funds)
}

type Kept = NonNullable<EndOfDay['kept']>

// Bills and returns by their own day; other papers by the day on which their money counts.
const laterSql = `
  select kind, id, code, is_cancel, at, amount, count(*) over () as document_count from (
    select 'bill' as kind, b.id, b.code, false as is_cancel, b.posted_at as at, b.payable as amount from bill b
    where b.store_id = $1 and b.branch_id = $2 and b.business_day = $3 and b.posted_at > $4
    union all
    select 'bill', b.id, b.code, true, b.cancelled_at, 0 - b.payable from bill b
    where b.store_id = $1 and b.branch_id = $2 and b.business_day = $3 and b.status = 'CANCELLED' and b.cancelled_at > $4
    union all
    select 'sale-return', d.id, d.code, false, d.created_at, 0 - d.goods_amount from sale_return d
    where d.store_id = $1 and d.branch_id = $2 and d.business_day = $3 and d.status <> 'DRAFT' and d.created_at > $4
    union all
    select 'sale-return', d.id, d.code, true, d.cancelled_at, d.goods_amount from sale_return d
    where d.store_id = $1 and d.branch_id = $2 and d.business_day = $3 and d.status = 'CANCELLED' and d.cancelled_at > $4
    union all
    select e.document_kind, e.document_id, min(e.document_code), e.kind like '%CANCEL', max(e.at), sum(e.amount)::bigint from cash_entry e
    where e.store_id = $1 and e.branch_id = $2 and e.business_day = $3 and e.at > $4 and e.document_kind not in ('bill', 'sale-return') and $5::boolean
    group by 1, 2, 4
  ) later
  order by at desc, id limit ${mostChangesOfDay}`

type LaterRow = Kept['documents'][number] & { documentCount: number }

/**
 * When the day was printed or closed the last time, and what changed since; null where it was neither. Money of funds, and papers that move nothing
 * else, are for who sees it.
 */
export async function readKept(tx: Tx, branchId: string, day: string, seesMoney: boolean): Promise<Kept | null> {
  const last = await readLastRecord(tx, branchId, day)
  if (!last) return null
  const [now, later] = await Promise.all([
    readKeptDay(tx, branchId, day),
    tx.query<LaterRow>(laterSql, [tx.storeId, branchId, day, last.at, seesMoney]),
  ])
  const { figures, ...record } = last
  return {
    ...record,
    changes: changesOfDay(figures, now).filter(({ figure }) => figure !== null || seesMoney),
    documents: later.map(({ documentCount: _, ...document }) => document),
    documentCount: later[0]?.documentCount ?? 0,
  }
}
