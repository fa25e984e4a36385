import type { Check } from '../check.ts'

/** Shifts against the cash ledger, their counts and their bills. */
export const shiftChecks: Check[] = [
  {
    law: 'shifts: with its corrections a closed drawer holds what was counted, and an open one is not corrected',
    sql: `
      select 'shift ' || h.code as thing,
        case h.status when 'CLOSED' then 'counted ' || h.counted else 'corrections 0' end as expected,
        case h.status when 'CLOSED' then 'float and rows ' || h.opening_float + coalesce(e.amount, 0)
          else 'corrections ' || coalesce(e.corrected, 0) end as found
      from shift h
      left join (
        select shift_id, account_id, sum(amount) as amount, sum(amount) filter (where kind like 'SHIFT%') as corrected
        from cash_entry where store_id = $1 and shift_id is not null group by 1, 2
      ) e on e.shift_id = h.id and e.account_id = h.account_id
      where h.store_id = $1 and case h.status when 'CLOSED' then h.counted <> h.opening_float + coalesce(e.amount, 0)
        else coalesce(e.corrected, 0) <> 0 end`,
  },
  {
    law: 'shifts: a count is worth its notes, and so is a float; a shift is closed with one of its counts',
    sql: `
      select 'shift ' || h.code || ', count ' || c.position as thing, 'notes ' || n.worth as expected, 'counted ' || c.counted as found
      from shift_count c join shift h on h.store_id = c.store_id and h.id = c.shift_id
      cross join lateral (
        select coalesce(sum((i ->> 'value')::bigint * (i ->> 'quantity')::bigint), 0) as worth from jsonb_array_elements(c.notes) i
      ) n
      where c.store_id = $1 and n.worth <> c.counted
      union all
      select 'shift ' || h.code || ', float', 'notes ' || n.worth, 'float ' || h.opening_float
      from shift h cross join lateral (
        select coalesce(sum((i ->> 'value')::bigint * (i ->> 'quantity')::bigint), 0) as worth from jsonb_array_elements(h.opening_notes) i
      ) n
      where h.store_id = $1 and h.opening_notes is not null and n.worth <> h.opening_float
      union all
      select 'shift ' || h.code, 'counted ' || coalesce(c.counted, -1), 'counted ' || h.counted
      from shift h left join shift_count c on c.store_id = h.store_id and c.id = h.count_id and c.shift_id = h.id
      where h.store_id = $1 and h.status = 'CLOSED' and h.counted is distinct from c.counted`,
  },
  {
    law: 'shifts: their bills and money are of the same branch',
    sql: `
      select 'bill ' || b.code as thing, 'branch ' || h.branch_id as expected, 'branch ' || b.branch_id as found
      from bill b join shift h on h.store_id = b.store_id and h.id = b.shift_id
      where b.store_id = $1 and b.branch_id <> h.branch_id
      union all
      select 'cash entry of ' || e.document_code, 'branch ' || h.branch_id, 'branch ' || e.branch_id
      from cash_entry e join shift h on h.store_id = e.store_id and h.id = e.shift_id
      where e.store_id = $1 and e.branch_id <> h.branch_id`,
  },
]
