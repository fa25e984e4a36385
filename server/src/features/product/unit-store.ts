import type { KeptUnit, PlannedUnit } from '@quay/domain/product/decide-units'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import type { Tx } from '../../db/transaction.ts'

/** A unit with what the log tells of it. */
export type StoredUnit = KeptUnit & { price: number; barcode: string | null; isDefaultSale: boolean }

/** A product's units in their order, retired ones too. */
export function readUnits(tx: Tx, productId: string): Promise<StoredUnit[]> {
  return tx.query<StoredUnit>(
    `select id, name, ratio, price, barcode, is_base as "isBase", is_default_sale as "isDefaultSale", is_active as "isActive"
     from product_unit where store_id = $1 and product_id = $2 order by position, id`,
    [tx.storeId, productId],
  )
}

/** Throws `barcode-taken`, beside the unit's field, for a barcode that another product uses. */
export async function refuseTakenBarcodes(
  tx: Tx,
  productId: string,
  units: readonly { barcode?: string | null | undefined }[],
): Promise<void> {
  const barcodes = units.flatMap(unit => unit.barcode ?? [])
  if (!barcodes.length) return
  const [taken] = await tx.query<{ barcode: string; productId: string; product: string }>(
    `select u.barcode, p.id as "productId", p.name as product
     from product_unit u join product p on p.store_id = u.store_id and p.id = u.product_id
     where u.store_id = $1 and u.barcode = any($2::text[]) and u.is_active and u.product_id <> $3 limit 1`,
    [tx.storeId, barcodes, productId],
  )
  if (!taken) return
  const place = units.findIndex(unit => unit.barcode === taken.barcode)
  throw refuseField('barcode-taken', `units.${place}.barcode`, taken)
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

/** The rows of new units. */
export const unitRows = (productId: string, units: readonly PlannedUnit[]) =>
  units.map(unit => ({
    id: unit.id,
    product_id: productId,
    name: unit.name,
    ratio: unit.ratio,
    price: unit.price,
    barcode: unit.barcode,
    is_base: unit.isBase,
    is_default_sale: unit.isDefaultSale,
    position: unit.position,
    is_active: true,
  }))

/**
 * Puts a product's planned units in place of those in use. All are put out of use first: names, barcodes and the base
 * may be exchanged between units, and each is unique among those in use.
 */
export async function replaceUnits(tx: Tx, productId: string, units: readonly PlannedUnit[]): Promise<void> {
  const columns = ['id', 'name', 'ratio', 'price', 'barcode', 'is_base', 'is_default_sale', 'position']
  await Promise.all([
    tx.query('update product_unit set is_active = false, is_base = false where store_id = $1 and product_id = $2', [
      tx.storeId,
      productId,
    ]),
    tx.query(
      `insert into product_unit (store_id, product_id, ${columns.join()})
       select $1, $2, u.* from unnest($3::uuid[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::boolean[], $9::boolean[], $10::smallint[]) u
       on conflict (store_id, id) do update set is_active = true, ${columns
         .slice(1)
         .map(name => `${name} = excluded.${name}`)
         .join()}`,
      [
        tx.storeId,
        productId,
        units.map(unit => unit.id),
        units.map(unit => unit.name),
        units.map(unit => unit.ratio),
        units.map(unit => unit.price),
        units.map(unit => unit.barcode),
        units.map(unit => unit.isBase),
        units.map(unit => unit.isDefaultSale),
        units.map(unit => unit.position),
      ],
    ),
  ])
}
