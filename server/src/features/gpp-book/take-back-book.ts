import { strictGroups } from '@quay/domain/product/controlled-books'
import type { Tx } from '../../db/connection/transaction.ts'
import { bookRow } from '../../export/book-rows.ts'
import type { WrittenGppBook } from './controlled-book.ts'
import type { BookOf } from './controlled-queries.ts'

interface TakenBackRow {
  day: string
  returnId: string
  code: string
  personName: string | null
  identityNumber: string | null
  personAddress: string | null
  productName: string
  strength: string | null
  unitName: string
  quantity: number
  lotNumber: string
  expiryDate: string | null
  reason: string | null
  receivedByName: string
}

const rowsSql = `
  select r.business_day as day, r.id as return_id, r.code, t.person_name, t.identity_number, t.person_address, i.product_name, p.strength,
    u.name as unit_name, l.quantity, l.lot_number, l.expiry_date, t.reason, r.created_by_name as received_by_name
  from sale_return r
  join sale_return_item i on i.store_id = $1 and i.sale_return_id = r.id
  join product p on p.store_id = $1 and p.id = i.product_id
  join product_unit u on u.store_id = $1 and u.product_id = p.id and u.is_base
  join sale_return_item_lot l on l.store_id = $1 and l.item_id = i.id
  left join take_back t on t.store_id = $1 and t.sale_return_id = r.id
  where r.store_id = $1 and r.branch_id = $2 and r.business_day between $3 and $4 and r.status = 'SUCCEED'
    and case when t.id is null then coalesce(p.control_group = any($5::text[]), false) else p.id = any(t.product_ids) end
  order by r.business_day, r.code, i.position, l.lot_number, l.id limit $6`

/** Medicines of annex VIII that people brought back, with their minutes; what has none says so. */
export async function takeBackBook(tx: Tx, { branchId, from, to }: BookOf, most: number): Promise<WrittenGppBook> {
  const rows = await tx.query<TakenBackRow>(rowsSql, [tx.storeId, branchId, from, to, strictGroups, most + 1])
  return {
    form: 'TAKE_BACK',
    rows: rows.map(row =>
      bookRow(
        [
          row.day,
          row.code,
          row.personName === null
            ? 'Chưa ghi biên bản'
            : [row.personName, row.identityNumber, row.personAddress].filter(Boolean).join(', '),
          [row.productName, row.strength].filter(Boolean).join(', '),
          row.unitName,
          row.quantity,
          row.lotNumber,
          row.expiryDate,
          row.reason,
          row.receivedByName,
        ],
        { kind: 'sale-return', id: row.returnId },
      ),
    ),
  }
}
