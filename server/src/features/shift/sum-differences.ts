import type { Tx } from '../../db/connection/transaction.ts'

export interface ShiftDifferences {
  /** Shifts that were closed, and those that are not yet. */
  count: number
  open: number
  /** What was counted less what had to be there, in đồng, as the list of shifts has it. */
  difference: number
}

/** What the counted drawers of a branch had too much or too little on a day. */
export async function sumDifferences(tx: Tx, branchId: string, day: string): Promise<ShiftDifferences> {
  const [sums] = await tx.query<ShiftDifferences>(sumSql, [tx.storeId, branchId, day])
  return sums!
}

const sumSql = `
  select count(*) filter (where h.closed_at is not null)::int as count, count(*) filter (where h.closed_at is null)::int as open,
    coalesce(sum(h.counted - h.opening_float - m.moved) filter (where h.closed_at is not null), 0)::bigint as difference
  from shift h
  cross join lateral (
    select coalesce(sum(e.amount), 0)::bigint as moved from cash_entry e
    where e.store_id = $1 and e.shift_id = h.id and e.account_id = h.account_id and e.kind not like 'SHIFT%'
  ) m
  where h.store_id = $1 and h.branch_id = $2 and h.business_day = $3`
