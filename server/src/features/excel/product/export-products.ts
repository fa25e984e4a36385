import type { ControlGroup, StorageCondition } from '@quay/contract/enumeration'
import { excelFields, fieldTitle, usedFields } from '@quay/domain/excel/excel-field'
import { controlGroupText, storageText } from '@quay/domain/product/control-group'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import type { ExportColumn } from '../../../export/write-xlsx.ts'
import { may } from '../../../http/caller/rights.ts'
import type { Uses } from '../../setting/read-uses.ts'

/** A product as it is exported. */
export interface ProductRow {
  id: string
  code: string
  groupPath: string | null
  units: { name: string; ratio: number; price: number | null; points: number; barcodes: string[] }[]
  lots: { number: string; expiry: string | null; quantity: number }[]
  components: string | null
  stock: number
  /** Of one base unit; left out for who may not see costs. */
  cost: number | null
  [field: string]: unknown
}

const rowsSql = `
  with recursive tree as (
    select id, parent_id, name as path from product_group where store_id = $1 and parent_id is null
    union all
    select g.id, g.parent_id, tree.path || '>>' || g.name from product_group g join tree on tree.id = g.parent_id where g.store_id = $1)
  select p.id, p.code, p.type, p.name, p.short_name, tree.path as group_path, p.is_lot_managed,
    p.vat_rate, p.registration_number, p.national_code,
    p.active_ingredient, p.strength, m.name as manufacturer, p.country, p.packing,
    p.dosage_form, p.route, p.is_prescription, p.control_group, p.storage,
    o.name as shelf_position, p.min_stock, p.max_stock, p.weight, p.earns_points,
    p.is_active, p.is_sold_directly, p.description, p.symptoms, p.note_template,
    u.units, coalesce(held.lots, '[]') as lots, coalesce(ps.on_hand, 0) as stock,
    case when $4 then coalesce(round(held.value / nullif(held.quantity, 0)), 0)::bigint end as cost,
    (select string_agg(c.code || ':' || ci.quantity * cu.ratio, '|' order by ci.position) from combo_item ci
      join product c on c.store_id = $1 and c.id = ci.component_id join product_unit cu on cu.store_id = $1 and cu.id = ci.unit_id
      where ci.store_id = $1 and ci.combo_id = p.id) as components
  from unnest($3::uuid[]) with ordinality as asked (id, place)
  join product p on p.store_id = $1 and p.id = asked.id
  left join tree on tree.id = p.group_id
  left join manufacturer m on m.store_id = $1 and m.id = p.manufacturer_id
  left join product_position o on o.store_id = $1 and o.id = p.position_id
  left join product_stock ps on ps.store_id = $1 and ps.branch_id = $2 and ps.product_id = p.id
  cross join lateral (
    select json_agg(json_build_object('name', u.name, 'ratio', u.ratio, 'points', u.points, 'price', case when $5::uuid is null then u.price else i.price end, 'barcodes',
      array(select b.barcode from product_barcode b where b.store_id = $1 and b.unit_id = u.id order by b.position, b.id))
      order by u.is_base desc, u.position, u.id) as units
    from product_unit u left join price_book_item i on i.store_id = $1 and i.unit_id = u.id and i.book_id = $5
    where u.store_id = $1 and u.product_id = p.id and u.is_active
  ) u
  cross join lateral (
    select sum(s.value) as value, sum(s.quantity) as quantity,
      json_agg(json_build_object('number', l.number, 'expiry', l.expiry_date, 'quantity', s.quantity)
        order by l.expiry_date, l.id) filter (where l.number <> '' and s.bucket = 'sellable' and s.quantity > 0) as lots
    from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
    where s.store_id = $1 and s.branch_id = $2 and s.product_id = p.id
  ) held
  order by asked.place`

/** Products by id, in the order asked, with stock of a branch; with a book their prices are those that it has, else null. */
export function readProductRows(
  tx: Tx,
  actor: Actor,
  { branchId, priceBookId = null }: { branchId: string; priceBookId?: string | null | undefined },
  ids: readonly string[],
): Promise<ProductRow[]> {
  return tx.query<ProductRow>(rowsSql, [tx.storeId, branchId, ids, seesCost(actor), priceBookId])
}

const seesCost = (actor: Actor) => may(actor, { model: 'cost', action: 'read' })

type Column = ExportColumn<ProductRow>

const types: Readonly<Record<number, string>> = { 1: 'Thuốc', 2: 'Hàng đóng gói', 3: 'Combo', 4: 'Dịch vụ' }

/** Values that are not written as they are kept. */
const inWords: Readonly<Record<string, Column['value']>> = {
  type: row => types[row.type as number] ?? null,
  group: row => row.groupPath,
  vatRate: row => ((row.vatRate as number) < 0 ? describeVatRate(row.vatRate as number) : (row.vatRate as number)),
  controlGroup: row => (row.controlGroup ? controlGroupText[row.controlGroup as ControlGroup] : null),
  storage: row => (row.storage ? storageText[row.storage as StorageCondition] : null),
}

const column = (kind: 'product' | 'stock', name: string, value: Column['value'], format?: Column['format']): Column => {
  const width = excelFields[kind].find(field => field.name === name.split('.')[0])?.width
  return { header: fieldTitle(kind, name), ...(width && { width }), ...(format && { format }), value }
}

const plain = (value: unknown): string | number | null => {
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/**
 * The columns of the list of goods: as many units and lots as the widest product has. Lots that are there have columns also in a
 * store that keeps new goods without.
 */
export function productColumnsFor(actor: Actor, uses: Uses, widest: { units: number; lots: number }): Column[] {
  return usedFields('product', { ...uses, lots: uses.lots || widest.lots > 0 }).flatMap(({ name }): Column[] => {
    // Pictures stay here: their addresses would need a shop that is open to the world.
    if (name === 'baseCode' || name === 'pictures' || (name === 'cost' && !seesCost(actor))) return []
    if (['unit', 'price', 'barcode', 'ratio', 'points'].includes(name)) return unitColumns(name, widest.units)
    if (name === 'lotNumber') return lotColumns('product', Math.max(1, widest.lots))
    if (name === 'expiry' || name === 'lotQuantity') return []
    const format = name === 'cost' ? 'money' : undefined
    return [column('product', name, inWords[name] ?? (row => plain(row[name])), format)]
  })
}

function unitColumns(name: string, count: number): Column[] {
  const places = Array.from({ length: count }, (_, i) => i + 1).filter(place => name !== 'ratio' || place > 1)
  const values: Record<string, (unit: ProductRow['units'][number]) => string | number | null> = {
    unit: unit => unit.name,
    price: unit => unit.price,
    barcode: unit => unit.barcodes.join('; '),
    ratio: unit => unit.ratio,
    points: unit => unit.points,
  }
  return places.map(place =>
    column(
      'product',
      place === 1 ? name : `${name}.${place}`,
      row => {
        const unit = row.units[place - 1]
        return unit ? values[name]!(unit) : null
      },
      name === 'price' ? 'money' : undefined,
    ),
  )
}

/** Lots side by side: number, expiry, quantity. */
function lotColumns(kind: 'product' | 'stock', count: number): Column[] {
  return Array.from({ length: count }, (_, i) => i).flatMap(i => {
    const named = (field: string) => (i === 0 ? field : `${field}.${i + 1}`)
    return [
      column(kind, named('lotNumber'), row => row.lots[i]?.number ?? null),
      column(kind, named('expiry'), row => {
        const expiry = row.lots[i]?.expiry
        return expiry ? formatDate(expiry) : null
      }),
      column(kind, named('lotQuantity'), row => row.lots[i]?.quantity ?? null),
    ]
  })
}

/** Stock by lot, with its cost for who may see it. */
export const stockColumns = (actor: Actor, lots: number): Column[] => [
  column('stock', 'code', row => row.code),
  column('stock', 'name', row => plain(row.name)),
  ...(seesCost(actor) ? [column('stock', 'cost', row => row.cost, 'money')] : []),
  column('stock', 'stock', row => row.stock),
  ...lotColumns('stock', lots),
]

/** A price a unit. */
export const priceColumns: readonly Column[] = [
  { header: 'Mã hàng', width: 14, value: row => row.code },
  { header: 'Tên hàng', width: 40, value: row => plain(row.name) },
  { header: 'ĐVT', width: 10, value: row => row.units[0]?.name ?? null },
  { header: 'Giá bán', width: 12, format: 'money', value: row => row.units[0]?.price ?? null },
]
