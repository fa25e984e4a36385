import { columnName } from '../../../db/connection/field-name.ts'
import { type Actor, fieldsOf, type NewRow, type Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { auditMany } from '../../../db/write/audit-many.ts'
import { nextCodes } from '../../../db/write/counter.ts'
import { insertMany, jsonOf } from '../../../db/write/insert-many.ts'
import { keepGeneralPrices } from '../../price-book/keep-general-prices.ts'
import { productCodes } from '../../product/codes.ts'
import { keepFound } from '../../product/write/keep-found.ts'
import { productFields } from '../../product/write/product-columns.ts'
import { putUnitsSql, unitRows, unitValues } from '../../product/write/unit-store.ts'
import type { PlannedProduct } from './plan-products.ts'

/** Writes a portion of planned products, new and changed: one statement a table for any number of them. */
export async function writeProducts(tx: Tx, actor: Actor, planned: readonly PlannedProduct[]): Promise<void> {
  if (!planned.length) return
  await giveCodes(tx, planned)
  await insertProducts(
    tx,
    planned.filter(one => one.isNew),
  )
  await changeProducts(
    tx,
    planned.filter(one => !one.isNew),
  )
  await writeUnits(tx, planned)
  await Promise.all([
    keepGeneralPrices(tx, actor, 'excel.import', changedPrices(planned)),
    auditMany(
      tx,
      planned.map(({ isNew, product, before, after }) => ({
        action: isNew ? 'product.create' : 'product.update',
        subject: { kind: 'product', id: product.id, code: product.code },
        before,
        after: isNew ? { ...after, code: product.code } : after,
      })),
    ),
  ])
  await keepFound(
    tx,
    planned.map(({ product }) => product.id),
  )
}

/** Codes of the counter for those that have none; skips one that a user typed by hand before. */
async function giveCodes(tx: Tx, planned: readonly PlannedProduct[]): Promise<void> {
  let without = planned.filter(one => one.isNew && one.product.code === '')
  while (without.length) {
    const codes = await nextCodes(tx, productCodes, without.length)
    const taken = await tx.query<{ code: string }>(
      'select code from product where store_id = $1 and upper(code) = any($2::text[])',
      [tx.storeId, codes],
    )
    const used = new Set([...taken, ...planned.map(one => one.product)].map(({ code }) => code.toUpperCase()))
    const free = codes.filter(code => !used.has(code))
    for (const [i, code] of free.entries()) without[i]!.product.code = code
    without = without.slice(free.length)
  }
}

const productRow = (tx: Tx, { product, manufacturerId, positionId }: PlannedProduct) =>
  ({
    ...Object.fromEntries(productFields.map(field => [field, product[field]])),
    id: product.id,
    manufacturerId,
    positionId,
    isActive: product.isActive,
    changedAt: tx.now,
  }) as NewRow<'product'>

const insertProducts = (tx: Tx, planned: readonly PlannedProduct[]) =>
  insertMany(
    tx,
    'product',
    planned.map(one => productRow(tx, one)),
  )

/** The code stays; a maker and a shelf of which the file says nothing stay as well. */
async function changeProducts(tx: Tx, planned: readonly PlannedProduct[]): Promise<void> {
  if (!planned.length) return
  const rows = planned.map(one => productRow(tx, one))
  const kept = new Set(['manufacturer_id', 'position_id'])
  const assignments = fieldsOf(rows)
    .map(columnName)
    .filter(name => name !== 'id' && name !== 'code')
    .map(name => (kept.has(name) ? `${name} = coalesce(given.${name}, p.${name})` : `${name} = given.${name}`))
  await tx.query(
    `update product p set ${assignments.join()}, version = p.version + 1
     from json_populate_recordset(null::product, $2::json) as given where p.store_id = $1 and p.id = given.id`,
    [tx.storeId, jsonOf(rows)],
  )
}

/** New units and barcodes come to those that are there, whose prices and points change; nothing else of them does. */
async function writeUnits(tx: Tx, planned: readonly PlannedProduct[]): Promise<void> {
  await tx.query(
    putUnitsSql,
    unitValues(
      tx,
      planned.flatMap(({ product, units }) => unitRows(product.id, units)),
    ),
  )
  const barcodes = planned.flatMap(({ product, units, unitsBefore }) =>
    units.flatMap(({ id: unitId, barcodes }) => {
      const known = unitsBefore.find(one => one.id === unitId)?.barcodes
      return barcodes
        .map((barcode, position) => ({ id: newId(), productId: product.id, unitId, barcode, position }))
        .filter(({ barcode }) => !known?.includes(barcode))
    }),
  )
  await insertMany(tx, 'product_barcode', barcodes)
}

/** The general prices of a portion that changed, and those of new units. */
const changedPrices = (planned: readonly PlannedProduct[]) =>
  planned.flatMap(({ product, units, unitsBefore }) =>
    units.flatMap(unit => {
      const before = unitsBefore.find(one => one.id === unit.id)?.price
      if (before === unit.price) return []
      return [
        { productId: product.id, unitId: unit.id, unitName: unit.name, before: before ?? null, price: unit.price },
      ]
    }),
  )
