import type { Product } from '@quay/contract/product/shapes'
import { decideMerge, type MergeFacts, type MergeLot, type MergePlan } from '@quay/domain/product-merge/decide-merge'
import { businessDay } from '@quay/domain/time/business-day'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { nextCode } from '../../../db/write/counter.ts'
import { referencesToProduct } from '../../../references.ts'
import { openShelf, openStock, postStock } from '../../stock/apply-stock.ts'
import { productMergeCodes } from '../codes.ts'
import { readProduct } from '../read/product-details.ts'
import { keepFound } from '../write/keep-found.ts'
import { lockProducts, refuseMerged, type StoredProduct } from '../write/product-store.ts'
import { readUnitsOf } from '../write/unit-store.ts'
import { draftsOf } from './product-uses.ts'

interface BranchRow {
  id: string
  timeZone: string
  cutOffHour: number
}

/**
 * Merges the duplicate into the survivor: stock of every branch, barcodes, units and places in combos go over, documents stay
 * what they were. The duplicate's code becomes a barcode of the survivor, so that labels which bear it are still read. Throws
 * `version-conflict` with the duplicate as it is, `product-merged`, `not-found`, and what decideMerge refuses.
 */
export async function mergeProducts(
  tx: Tx,
  actor: Actor,
  survivorId: string,
  { duplicateId, duplicateVersion }: { duplicateId: string; duplicateVersion: number },
): Promise<Product> {
  const products = await lockProducts(tx, [survivorId, duplicateId], 'no key update')
  const [survivor, duplicate] = [
    products.find(one => one.id === survivorId),
    products.find(one => one.id === duplicateId),
  ]
  if (!survivor || !duplicate)
    throw new DomainError('not-found', { kind: 'product', id: survivor ? duplicateId : survivorId })
  refuseMerged(survivor)
  refuseMerged(duplicate)
  if (duplicate.version !== duplicateVersion)
    throw new DomainError('version-conflict', {
      current: await readProduct(tx, actor, duplicateId, actor.defaultBranchId),
    })

  const facts = await loadMerge(tx, survivor, duplicate)
  const decided = decideMerge(facts)
  if (!decided.ok) throw refuseAs(decided)
  const { plan } = decided
  const code = await nextCode(tx, productMergeCodes)
  const mergeId = newId()

  await makeRoom(tx, plan, survivorId)
  await moveStock(tx, actor, plan, { id: mergeId, code })
  await moveBelongings(tx, plan, survivor, duplicate)
  await tx.insert('product_merge', [
    {
      id: mergeId,
      code,
      survivorId,
      duplicateId,
      duplicateCode: duplicate.code,
      duplicateName: duplicate.name,
      at: tx.now,
      employeeId: actor.employeeId,
      employeeName: actor.fullName,
    },
  ])
  await keepFound(tx, [survivorId])
  await tx.audit(
    'product.merge',
    { kind: 'product', id: survivorId, code: survivor.code },
    { merged: `${duplicate.code} ${duplicate.name}` },
    { product: `${survivor.code} ${survivor.name}`, code, moved: describeMoved(facts) },
  )
  return readProduct(tx, actor, survivorId, actor.defaultBranchId)
}

/**
 * Reads, under lock, what a merge depends on: stock of both in the order of products and branches, then their shelves. Both get their
 * rows of stock at every branch, so that goods which come to one for the first time just now are waited for, or wait and go on.
 */
async function loadMerge(tx: Tx, survivor: StoredProduct, duplicate: StoredProduct): Promise<MergeFacts> {
  const ids = [survivor.id, duplicate.id].sort()
  const branches = await tx.query<{ id: string }>('select id from branch where store_id = $1 order by id', [tx.storeId])
  for (const branch of branches) await openStock(tx, branch.id, ids)
  const [stocks, shelves, lots, units, drafts, sharedCombos] = await Promise.all([
    tx.query<MergeFacts['stocks'][number]>(stocksSql, [tx.storeId, ids]),
    tx.query<MergeFacts['shelves'][number] & { productId: string }>(shelvesSql, [tx.storeId, ids]),
    tx.query<MergeLot>(lotsSql, [tx.storeId, ids]),
    readUnitsOf(tx, ids),
    draftsOf(tx, duplicate.id),
    tx.query<{ name: string }>(sharedCombosSql, [tx.storeId, survivor.id, duplicate.id]),
  ])
  const unitsOf = (id: string) => units.filter(unit => unit.productId === id)
  return {
    survivor: { ...survivor, units: unitsOf(survivor.id) },
    duplicate: { ...duplicate, units: unitsOf(duplicate.id) },
    stocks,
    shelves: shelves.filter(shelf => shelf.productId === duplicate.id),
    lots,
    draftCodes: drafts.map(draft => draft.code),
    sharedCombos: sharedCombos.map(combo => combo.name),
    freshIds: [...units, ...lots].map(newId),
  }
}

const stocksSql = `
  select branch_id, product_id, on_hand, reserved, in_transit,
    entry_count
  from product_stock where store_id = $1 and product_id = any($2::uuid[]) order by product_id, branch_id for update`

const shelvesSql = `
  select branch_id, product_id, lot_id, bucket, quantity, value
  from stock where store_id = $1 and product_id = any($2::uuid[]) order by lot_id, bucket for update`

const lotsSql = `
  select id, product_id, number, number_key, expiry_date, state,
    to_char(first_received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as first_received_at
  from lot where store_id = $1 and product_id = any($2::uuid[]) order by id for update`

const sharedCombosSql = `
  select name from (
  select p.code, p.name from combo_item one
  join combo_item other on other.store_id = one.store_id and other.combo_id = one.combo_id and other.component_id = $3
  join product p on p.store_id = one.store_id and p.id = one.combo_id
  where one.store_id = $1 and one.component_id = $2
  union all
  select m.code, m.name from sample_medicine_item one
  join sample_medicine_item other on other.store_id = one.store_id and other.sample_medicine_id = one.sample_medicine_id
    and other.product_id = $3
  join sample_medicine m on m.store_id = one.store_id and m.id = one.sample_medicine_id and m.deleted_at is null
  where one.store_id = $1 and one.product_id = $2
  ) shared order by code`

/** Makes the lots, shelves and units that the survivor needs for what comes. */
async function makeRoom(
  tx: Tx,
  { newLots, joinedLots, lotOf, shelves, newUnits }: MergePlan,
  survivorId: string,
): Promise<void> {
  await tx.insert('lot', newLots)
  if (joinedLots.length)
    await tx.query(
      `update lot l set state = j.state, first_received_at = j.received, version = l.version + 1
       from unnest($2::uuid[], $3::text[], $4::timestamptz[]) j (id, state, received) where l.store_id = $1 and l.id = j.id`,
      [
        tx.storeId,
        joinedLots.map(lot => lot.id),
        joinedLots.map(lot => lot.state),
        joinedLots.map(lot => lot.firstReceivedAt),
      ],
    )
  if (lotOf.size)
    await tx.query(
      `update lot l set merged_into = m.survivor_lot from unnest($2::uuid[], $3::uuid[]) m (duplicate_lot, survivor_lot)
       where l.store_id = $1 and l.id = m.duplicate_lot`,
      [tx.storeId, [...lotOf.keys()], [...lotOf.values()]],
    )
  for (const [branchId, own] of Map.groupBy(shelves, shelf => shelf.branchId)) await openShelf(tx, branchId, own)
  await tx.insert(
    'product_unit',
    newUnits.map(unit => ({
      id: unit.id,
      productId: survivorId,
      name: unit.name,
      ratio: unit.ratio,
      price: unit.price,
      isBase: false,
      isDefaultSale: false,
      position: unit.position,
    })),
  )
}

async function moveStock(tx: Tx, actor: Actor, plan: MergePlan, document: { id: string; code: string }): Promise<void> {
  const ids = plan.branches.map(branch => branch.branchId)
  const calendars = await tx.query<BranchRow>(
    'select id, time_zone, day_cut_off_hour as cut_off_hour from branch where store_id = $1 and id = any($2::uuid[])',
    [tx.storeId, ids],
  )
  for (const { branchId, stockEntries, lotChanges, productChanges } of plan.branches) {
    const { timeZone, cutOffHour } = calendars.find(row => row.id === branchId)!
    const posting = {
      branchId,
      businessDay: businessDay(tx.now.toISOString(), timeZone, cutOffHour),
      employeeId: actor.employeeId,
      document: { kind: 'product-merge' as const, ...document },
      partner: null,
    }
    await postStock(tx, posting, { entries: stockEntries, lotChanges, productChanges })
  }
}

/** What a scanner can read: codes that were typed by hand may hold other letters. */
const isBarcode = /^[\x21-\x7e]+$/

/** Each statement takes of the values what it needs; those that it leaves out have to have a type all the same. */
const given = 'with given as (select $1::uuid, $2::uuid, $3::uuid, $4::uuid[], $5::uuid[], $6::timestamptz)'

/** What refers to the duplicate and is still to happen goes over (referencesToProduct), its code as a barcode; the duplicate is put away. */
async function moveBelongings(
  tx: Tx,
  plan: MergePlan,
  survivor: StoredProduct,
  duplicate: StoredProduct,
): Promise<void> {
  const values = [tx.storeId, survivor.id, duplicate.id, [...plan.unitOf.keys()], [...plan.unitOf.values()], tx.now]
  for (const { move = [] } of Object.values(referencesToProduct))
    for (const sql of move) await tx.query(`${given} ${sql}`, values)
  const pair = [tx.storeId, survivor.id, duplicate.id]
  const [unit] = await tx.query<{ id: string }>(
    `select id from product_unit where store_id = $1 and product_id = $2 and is_active
     order by is_default_sale desc, is_base desc limit 1`,
    [tx.storeId, survivor.id],
  )
  if (unit && isBarcode.test(duplicate.code))
    await tx.query(
      `insert into product_barcode (store_id, id, product_id, unit_id, barcode, position) values ($1, $2, $3, $4, $5, 200)
       on conflict (store_id, barcode) do nothing`,
      [tx.storeId, newId(), survivor.id, unit.id, duplicate.code],
    )
  // How the national list has the goods goes on to be known where the survivor was linked to nothing.
  if (duplicate.medicineId && !survivor.medicineId)
    await tx.query('update product set medicine_id = $3 where store_id = $1 and id = $2', [
      tx.storeId,
      survivor.id,
      duplicate.medicineId,
    ])
  await tx.query(
    `update product set is_active = false, merged_into = $2, version = version + 1, changed_at = $4 where store_id = $1 and id = $3`,
    [...pair, tx.now],
  )
  await tx.query('update product set version = version + 1, changed_at = $3 where store_id = $1 and id = $2', [
    tx.storeId,
    survivor.id,
    tx.now,
  ])
  await tx.query('delete from product_search where store_id = $1 and id = $2', [tx.storeId, duplicate.id])
}

function describeMoved({ shelves, duplicate }: MergeFacts): string {
  const quantity = shelves.reduce((sum, shelf) => sum + shelf.quantity, 0)
  return `${quantity} ${duplicate.units.find(unit => unit.isBase)?.name.toLowerCase() ?? ''}`.trim()
}
