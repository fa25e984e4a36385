import type { ControlGroup } from '@quay/contract/enumeration'
import type { StockEntryKind } from '@quay/contract/stock-entry-kind'
import { bookGroupsOfMedicines, buyerGroups, strictGroups } from '@quay/domain/product/controlled-books'
import type { Tx } from '../../db/connection/transaction.ts'

/** The days of a book at a branch. */
export interface BookOf {
  branchId: string
  from: string
  to: string
}

export interface ControlledMedicine {
  id: string
  code: string
  name: string
  controlGroup: ControlGroup | null
  strength: string | null
  activeIngredient: string | null
  dosageForm: string | null
  packing: string | null
  registrationNumber: string | null
  manufacturer: string | null
  country: string | null
  baseUnit: string
}

const medicinesSql = `
  select p.id, p.code, p.name, p.control_group, p.strength, p.active_ingredient, p.dosage_form, p.packing, p.registration_number,
    m.name as manufacturer, p.country, u.name as base_unit
  from product p
  join product_unit u on u.store_id = $1 and u.product_id = p.id and u.is_base
  left join manufacturer m on m.store_id = $1 and m.id = p.manufacturer_id
  where p.store_id = $1 and ($2::uuid is null or p.id = $2) and ($2::uuid is not null or p.control_group = any($3::text[]))
  order by p.name collate "vi-x-icu", p.id`

/** All medicines that have a book, by name. */
export const readControlledMedicines = (tx: Tx) =>
  tx.query<ControlledMedicine>(medicinesSql, [tx.storeId, null, bookGroupsOfMedicines])

/** One product, in whichever group. */
export async function findMedicine(tx: Tx, id: string): Promise<ControlledMedicine | undefined> {
  const [found] = await tx.query<ControlledMedicine>(medicinesSql, [tx.storeId, id, bookGroupsOfMedicines])
  return found
}

/** A movement of a medicine, as the ledger has it. */
export interface ControlledRow {
  day: string
  kind: StockEntryKind
  documentKind: string
  documentId: string
  documentCode: string
  partnerName: string | null
  quantity: number
  balanceAfter: number
  lotNumber: string
  expiryDate: string | null
  /** When it happened by the clock of the branch, where that was another day than the one it is posted on. */
  happenedAt: string | null
}

const rowsSql = `
  select e.business_day as day, e.kind, e.document_kind, e.document_id, e.document_code,
    coalesce(e.partner_name, y.name, r.patient_name) as partner_name, e.quantity, e.balance_after, l.number as lot_number, l.expiry_date,
    case when e.happened_at is not null and (e.happened_at at time zone b.time_zone)::date <> (e.at at time zone b.time_zone)::date
      then to_char(e.happened_at at time zone b.time_zone, 'DD/MM/YYYY HH24:MI') end as happened_at
  from stock_entry e
  join lot l on l.store_id = $1 and l.id = e.lot_id
  join branch b on b.store_id = $1 and b.id = $2
  left join bill_buyer y on e.document_kind = 'bill' and y.store_id = $1 and y.bill_id = e.document_id
  left join prescription r on e.document_kind = 'bill' and r.store_id = $1 and r.bill_id = e.document_id
  where e.store_id = $1 and e.branch_id = $2 and e.product_id = $3 and e.business_day between $4 and $5
    and e.kind not in ('QUARANTINE', 'OWED_SETTLED', 'REVALUATION', 'INBOUND_REPRICED')
  order by e.sequence`

const openingSql = `
  select coalesce(sum(quantity), 0)::bigint as quantity from stock_entry
  where store_id = $1 and branch_id = $2 and product_id = $3 and business_day < $4`

/** What there was of a medicine before the days, and each row of the ledger in them, in its order. */
export async function readControlledRows(tx: Tx, { branchId, from, to }: BookOf, productId: string) {
  const [[opening], rows] = await Promise.all([
    tx.query<{ quantity: number }>(openingSql, [tx.storeId, branchId, productId, from]),
    tx.query<ControlledRow>(rowsSql, [tx.storeId, branchId, productId, from, to]),
  ])
  return { opening: opening!.quantity, rows }
}

/** What came of a medicine, went, is missing by counts; base units. */
export interface ControlledSum {
  productId: string
  opening: number
  quantityIn: number
  quantityOut: number
  /** What counts found missing, less what they found too much. */
  lost: number
}

const sumsSql = `
  select product_id, coalesce(sum(quantity) filter (where business_day < $4), 0)::bigint as opening,
    coalesce(sum(quantity) filter (where business_day >= $4 and quantity > 0 and not counted), 0)::bigint as quantity_in,
    coalesce(sum(0 - quantity) filter (where business_day >= $4 and quantity < 0 and not counted), 0)::bigint as quantity_out,
    coalesce(sum(0 - quantity) filter (where business_day >= $4 and counted), 0)::bigint as lost
  from (
    select product_id, business_day, quantity, kind in ('COUNT', 'COUNT_CANCEL', 'CHECK_CORRECTED') as counted from stock_entry
    where store_id = $1 and branch_id = $2 and product_id = any($3::uuid[]) and business_day <= $5
      and kind not in ('QUARANTINE', 'OWED_SETTLED')
  ) moved group by product_id`

/** The same of many medicines at once; one that never moved has no row. */
export const readControlledSums = (tx: Tx, { branchId, from, to }: BookOf, productIds: readonly string[]) =>
  tx.query<ControlledSum>(sumsSql, [tx.storeId, branchId, productIds, from, to])

/** A sold medicine with who took it away. */
export interface BuyerRow {
  day: string
  billId: string
  billCode: string
  productName: string
  strength: string | null
  registrationNumber: string | null
  unitName: string
  quantity: number
  buyerName: string | null
  buyerAddress: string | null
}

const buyersSql = `
  select i.business_day as day, b.id as bill_id, b.code as bill_code, i.product_name, p.strength, p.registration_number, i.unit_name, i.quantity,
    coalesce(y.name, r.patient_name, b.customer_name) as buyer_name, coalesce(y.address, r.address, c.address) as buyer_address
  from (
    select business_day, bill_id, branch_id, product_id, product_name, unit_name, quantity, id from bill_item where store_id = $1
    union all
    select x.business_day, x.bill_id, l.branch_id, x.product_id, x.product_name, x.unit_name, x.quantity, x.id
    from bill_item_part x join bill_item l on l.store_id = $1 and l.id = x.item_id where x.store_id = $1
  ) i
  join product p on p.store_id = $1 and p.id = i.product_id and p.control_group = any($5::text[])
  join bill b on b.store_id = $1 and b.id = i.bill_id and b.status = 'SUCCEED'
  left join bill_buyer y on y.store_id = $1 and y.bill_id = b.id
  left join prescription r on r.store_id = $1 and r.bill_id = b.id
  left join customer c on c.store_id = $1 and c.id = b.customer_id
  where i.branch_id = $2 and i.business_day between $3 and $4
  order by b.sold_at, i.id limit $6`

/** Who bought controlled medicines, the first first; at most `most`. */
export const readBuyers = (tx: Tx, { branchId, from, to }: BookOf, most: number) =>
  tx.query<BuyerRow>(buyersSql, [tx.storeId, branchId, from, to, buyerGroups, most])

const strictSql = 'select id from product where store_id = $1 and control_group = any($2::text[]) order by id'

/** The medicines of annex VIII. */
export async function readStrictMedicines(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(strictSql, [tx.storeId, strictGroups])
  return rows.map(({ id }) => id)
}
