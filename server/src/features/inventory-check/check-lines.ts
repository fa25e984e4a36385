import type { ReviewLine } from '@quay/contract/inventory-check/shapes'
import type { CheckLineRow } from '@quay/domain/inventory-check/decide-complete-check'
import type { Tx } from '../../db/connection/transaction.ts'
import { insertMany } from '../../db/write/insert-many.ts'

/** Writes the result of a check, thousands of lines with one statement. */
export function insertCheckLines(tx: Tx, checkId: string, lines: readonly CheckLineRow[]): Promise<void> {
  return insertMany(tx, 'inventory_check_line', lines, { inventoryCheckId: checkId })
}

/** The result of a completed check as it was written down, the value left in. */
export async function readCheckLines(tx: Tx, checkId: string): Promise<(ReviewLine & { value: number })[]> {
  const rows = await tx.query<Omit<ReviewLine, 'remarks' | 'blocks' | 'isKnownLot'> & { value: number }>(linesSql, [
    tx.storeId,
    checkId,
  ])
  return rows.map(row => ({ ...row, isKnownLot: true, remarks: [], blocks: [] }))
}

const linesSql = `
  select l.product_id, l.product_code, l.product_name, l.base_unit,
    coalesce((select json_agg(json_build_object('name', u.name, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
     where u.store_id = $1 and u.product_id = l.product_id and (u.is_active or u.is_base)), '[]') as units,
    l.lot_number, l.bucket, l.expiry_date, l.found_expiry_date,
    case when l.counter_names is not null then l.counted end as counted, l.book, l.difference, l.value, l.value_source,
    l.counted_at, l.counter_names, l.rounds as round, l.reason_id,
    coalesce(r.name, l.reason_name) as reason_name, l.note, l.offset_group, l.corrects_expiry,
    p.control_group
  from inventory_check_line l
  join product p on p.store_id = l.store_id and p.id = l.product_id
  left join difference_reason r on r.store_id = l.store_id and r.id = l.reason_id
  where l.store_id = $1 and l.inventory_check_id = $2 and l.counted is not null
  order by l.counter_names is null, l.product_name collate "vi-x-icu", l.product_id, l.expiry_date, l.lot_key, l.bucket desc`
