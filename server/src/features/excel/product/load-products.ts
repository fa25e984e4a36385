import type { ExcelTaking } from '@quay/contract/excel/shapes'
import type { ProductRecord } from '@quay/domain/excel/product-record'
import { lotKey } from '@quay/domain/stock/lot-key'
import type { Tx } from '../../../db/connection/transaction.ts'
import { findListed } from '../../medicine/find-listed.ts'
import { applyDuePrices } from '../../price-book/apply-due-prices.ts'
import { type StoredProduct, storedProductSql } from '../../product/write/product-store.ts'
import { readUnitsOf } from '../../product/write/unit-store.ts'
import type { CatalogueLists } from './catalogue-lists.ts'
import { knownLot, type ProductFacts } from './plan-products.ts'

interface Loading {
  kind: ProductFacts['kind']
  uses: ProductFacts['uses']
  taking: ExcelTaking
  branchId: string
  lists: CatalogueLists
  /** Whether what is found shall stay as it is until the transaction ends. */
  lock: boolean
  /** YYYY-MM-DD, of the branch. */
  today: string
}

/**
 * Reads what the store has of a portion of records: products of the same codes, their units, whose barcodes these are,
 * and what has moved. Locked, a sale goes on: what it reads is not changed by files but prices and names.
 */
export async function loadProducts(
  tx: Tx,
  records: readonly ProductRecord[],
  { kind, taking, uses, branchId, lists, lock, today }: Loading,
): Promise<ProductFacts> {
  const coded = records.filter(record => record.code !== null)
  const codes = coded.map(record => record.code)
  // Locked before they are read: what was merged or priced while the lock was waited for is seen as it is.
  if (lock) await tx.query(lockSql, [tx.storeId, codes])
  const barcodes = records.flatMap(record => record.units.flatMap(unit => unit.barcodes))
  const [found, owners] = await Promise.all([
    tx.query<StoredProduct & { place: number }>(
      `select found.*, asked.place from unnest($2::text[]) with ordinality as asked (code, place)
       join (${storedProductSql} where p.store_id = $1 and upper(p.code) in (select upper(c) from unnest($2::text[]) c)) found
         on upper(found.code) = upper(asked.code)
       order by found.id`,
      [tx.storeId, codes],
    ),
    tx.query<{ barcode: string; productId: string; product: string }>(
      `select b.barcode, b.product_id, p.name as product from product_barcode b
       join product p on p.store_id = b.store_id and p.id = b.product_id
       where b.store_id = $1 and b.barcode = any($2::text[])`,
      [tx.storeId, barcodes],
    ),
  ])
  const ids = found.map(product => product.id)
  // A planned price whose time has come would otherwise be written over the file's later on.
  if (lock && ids.length && kind !== 'stock') await applyDuePrices(tx, ids)
  const stocked = taking.withStock || kind === 'stock' ? records.flatMap(record => record.stock?.lots ?? []) : []
  const places = new Set(found.map(({ place }) => coded[Number(place) - 1]!.row))
  const unknown = kind === 'product' ? records.filter(({ row }) => !places.has(row)) : []
  const [units, moved, lots, listed] = await Promise.all([
    ids.length ? readUnitsOf(tx, ids) : [],
    tx.query<{ id: string }>(
      `select product_id as id from product_stock
       where store_id = $1 and branch_id = $2 and product_id = any($3::uuid[]) and entry_count > 0`,
      [tx.storeId, branchId, ids],
    ),
    stocked.length && ids.length
      ? tx.query<{ productId: string; number: string; expiryDate: string | null }>(
          `select product_id, number, expiry_date from lot
           where store_id = $1 and product_id = any($2::uuid[]) and number_key = any($3::text[])`,
          [tx.storeId, ids, stocked.map(lot => lotKey(lot.number))],
        )
      : [],
    findListed(
      tx,
      unknown.map(({ fields }) => fields),
    ),
  ])
  return {
    kind,
    listed,
    thisYear: Number(today.slice(0, 4)),
    taking,
    uses,
    lists,
    known: new Map(found.map(({ place, ...product }) => [coded[Number(place) - 1]!.row, product])),
    units: Map.groupBy(units, unit => unit.productId),
    barcodes: new Map(owners.map(owner => [owner.barcode, owner])),
    moved: new Set(moved.map(row => row.id)),
    lots: new Map(lots.map(lot => [knownLot(lot.productId, lot.number), lot.expiryDate])),
  }
}

const lockSql = `
  select id from product where store_id = $1 and upper(code) in (select upper(c) from unnest($2::text[]) c)
  order by id for no key update`
