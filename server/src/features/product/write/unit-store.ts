import { neededRight } from '@quay/contract/right/find-right'
import type { KeptUnit, PlannedUnit } from '@quay/domain/product/decide-units'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { listsOf } from '../../../db/write/lists-of.ts'
import { may } from '../../../http/caller/rights.ts'

/** A unit with what the log tells of it. */
export type StoredUnit = KeptUnit & {
  price: number
  barcodes: string[]
  isDefaultSale: boolean
  isDefaultPurchase: boolean
  isSold: boolean
  points: number
}

const unitsSql = `
  select u.id, u.name, u.ratio, u.price, u.is_base, u.is_default_sale,
    u.is_default_purchase, u.is_sold, u.points, u.is_active, u.product_id,
    array(select b.barcode from product_barcode b where b.store_id = $1 and b.unit_id = u.id order by b.position, b.id) as barcodes
  from product_unit u where u.store_id = $1 and u.product_id = any($2::uuid[]) order by u.product_id, u.position, u.id`

/** A product's units in their order, retired ones too. */
export async function readUnits(tx: Tx, productId: string): Promise<StoredUnit[]> {
  return readUnitsOf(tx, [productId])
}

/** The units of products, product by product. */
export function readUnitsOf(tx: Tx, productIds: readonly string[]): Promise<(StoredUnit & { productId: string })[]> {
  return tx.query(unitsSql, [tx.storeId, productIds])
}

/**
 * Throws `barcode-taken`, beside the unit's field, for a barcode of another product; names that product to a caller who
 * may look goods up.
 */
export async function refuseTakenBarcodes(
  tx: Tx,
  actor: Actor,
  productId: string,
  units: readonly { barcodes: readonly string[] }[],
): Promise<void> {
  const barcodes = units.flatMap(unit => unit.barcodes)
  if (!barcodes.length) return
  const [taken] = await tx.query<{ barcode: string; productId: string; product: string; code: string }>(
    `select b.barcode, p.id as product_id, p.name as product, p.code
     from product_barcode b join product p on p.store_id = b.store_id and p.id = b.product_id
     where b.store_id = $1 and b.barcode = any($2::text[]) and b.product_id <> $3 limit 1`,
    [tx.storeId, barcodes, productId],
  )
  if (!taken) return
  const place = units.findIndex(unit => unit.barcodes.includes(taken.barcode))
  const { barcode, productId: otherId, product, code } = taken
  const told = may(actor, neededRight({ finds: 'goods' }))
    ? { user: `${code} ${product}`, productId: otherId, product }
    : { user: 'hàng khác' }
  throw refuseField('barcode-taken', `units.${place}.barcode`, { barcode, ...told })
}

/** Throws `invalid-input`, beside the field, for a new unit whose id is another unit's. */
export async function refuseTakenUnitIds(tx: Tx, units: readonly { id?: string | undefined }[]): Promise<void> {
  const ids = units.flatMap(unit => unit.id ?? [])
  if (!ids.length) return
  const [taken] = await tx.query<{ id: string }>(
    'select id from product_unit where store_id = $1 and id = any($2::uuid[]) limit 1',
    [tx.storeId, ids],
  )
  if (!taken) return
  const path = `units.${units.findIndex(unit => unit.id === taken.id)}.id`
  throw new DomainError('invalid-input', {}, { issues: [{ path, message: 'Mã định danh đã dùng cho đơn vị khác' }] })
}

/** The rows of a product's planned units. */
export const unitRows = (productId: string, units: readonly PlannedUnit[]) =>
  units.map(({ barcodes: _, ...unit }) => ({ ...unit, productId, isActive: true }))

const barcodeRows = (productId: string, units: readonly PlannedUnit[]) =>
  units.flatMap(unit =>
    unit.barcodes.map((barcode, position) => ({
      id: newId(),
      productId,
      unitId: unit.id,
      barcode,
      position,
    })),
  )

/** Writes the units of a new product with their barcodes. */
export async function insertUnits(tx: Tx, productId: string, units: readonly PlannedUnit[]): Promise<void> {
  await Promise.all([
    tx.insert('product_unit', unitRows(productId, units)),
    tx.insert('product_barcode', barcodeRows(productId, units)),
  ])
}

/**
 * Puts a product's planned units in place of those in use. All are put out of use first: names, barcodes and the base
 * may be exchanged between units, and each is unique among those in use.
 */
export async function replaceUnits(tx: Tx, productId: string, units: readonly PlannedUnit[]): Promise<void> {
  await Promise.all([
    tx.query('update product_unit set is_active = false, is_base = false where store_id = $1 and product_id = $2', [
      tx.storeId,
      productId,
    ]),
    tx.query('delete from product_barcode where store_id = $1 and product_id = $2', [tx.storeId, productId]),
    tx.query(replaceUnitsSql, unitValues(tx, unitRows(productId, units))),
    tx.insert('product_barcode', barcodeRows(productId, units)),
  ])
}

/** What `putUnitsSql` takes: the store, and rows of units as a list a column. */
export const unitValues = (tx: Tx, rows: ReturnType<typeof unitRows>): unknown[] => [
  tx.storeId,
  ...listsOf(
    rows,
    'id',
    'productId',
    'name',
    'ratio',
    'price',
    'isBase',
    'isDefaultSale',
    'isDefaultPurchase',
    'isSold',
    'points',
    'position',
  ),
]

/** Units of `unitValues`: new ones are made, those that are there are in use again. What else changes follows. */
export const putUnitsSql = `
  insert into product_unit
    (store_id, id, product_id, name, ratio, price, is_base, is_default_sale, is_default_purchase, is_sold, points, position, is_active)
  values ($1, unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::text[]), unnest($5::bigint[]), unnest($6::bigint[]),
    unnest($7::boolean[]), unnest($8::boolean[]), unnest($9::boolean[]), unnest($10::boolean[]), unnest($11::int[]), unnest($12::smallint[]), true)
  on conflict (store_id, id) do update set is_active = true, price = excluded.price, points = excluded.points`

const replaceUnitsSql = `${putUnitsSql}, name = excluded.name, ratio = excluded.ratio, is_base = excluded.is_base,
  is_default_sale = excluded.is_default_sale, is_default_purchase = excluded.is_default_purchase, is_sold = excluded.is_sold,
  position = excluded.position`
