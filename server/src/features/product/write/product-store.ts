import type { ControlGroup, ReturnPolicy, StorageCondition } from '@quay/contract/enumeration'
import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../../db/domain-error.ts'
import { productFieldsSql } from './product-columns.ts'

/** A product as commands load it. */
export interface StoredProduct {
  id: string
  code: string
  type: number
  name: string
  shortName: string | null
  groupId: string | null
  groupName: string | null
  isLotManaged: boolean
  vatRate: number
  registrationNumber: string | null
  activeIngredient: string | null
  strength: string | null
  manufacturer: string | null
  country: string | null
  packing: string | null
  dosageForm: string | null
  route: string | null
  nationalCode: string | null
  medicineId: string | null
  /** The same in words: number and name. */
  medicine: string | null
  shelfPosition: string | null
  isPrescription: boolean
  controlGroup: ControlGroup | null
  storage: StorageCondition | null
  protectFromLight: boolean
  returnPolicy: ReturnPolicy | null
  minStock: number | null
  maxStock: number | null
  description: string | null
  symptoms: string | null
  noteTemplate: string | null
  weight: number | null
  earnsPoints: boolean
  promotable: boolean | null
  isSoldDirectly: boolean
  comboPrice: 'OWN' | 'SUM' | null
  isActive: boolean
  mergedInto: string | null
  survivor: string | null
  version: number
}

/** Products as StoredProduct, `p` being the product. */
export const storedProductSql = `
  select p.id, ${productFieldsSql}, g.name as group_name, m.name as manufacturer, o.name as shelf_position,
    d.registration_number || ' ' || d.name as medicine,
    p.is_active, p.merged_into, w.name as survivor, p.version
  from product p
  left join product_group g on g.store_id = p.store_id and g.id = p.group_id
  left join manufacturer m on m.store_id = p.store_id and m.id = p.manufacturer_id
  left join product_position o on o.store_id = p.store_id and o.id = p.position_id
  left join medicine d on d.id = p.medicine_id
  left join product w on w.store_id = p.store_id and w.id = p.merged_into`

const lockSql = 'select id from product where store_id = $1 and id = any($2::uuid[]) order by id for'
const lockedSql = `${storedProductSql} where p.store_id = $1 and p.id = any($2::uuid[]) order by p.id`

/** The product, locked. The first row of stock of a product waits for this lock, so what has not moved stays unmoved. */
export async function lockProduct(tx: Tx, id: string): Promise<StoredProduct | undefined> {
  return (await lockProducts(tx, [id]))[0]
}

/**
 * Products, locked in the order of their ids. `no key update` lets documents go on that refer to them: a transaction with
 * this lock then waits for their stock, and must not block the documents that hold the stock. They are read once they are locked:
 * a statement that waits for a lock reads the rows that it joins as they were before, and so not what the product was merged into.
 */
export async function lockProducts(
  tx: Tx,
  ids: readonly string[],
  strength: 'update' | 'no key update' = 'update',
): Promise<StoredProduct[]> {
  const [, products] = await Promise.all([
    tx.query(`${lockSql} ${strength}`, [tx.storeId, ids]),
    tx.query<StoredProduct>(lockedSql, [tx.storeId, ids]),
  ])
  return products
}

/** Throws `not-found`, beside its place in the list, for a product that was asked for and is not there. */
export function requireAll(asked: readonly string[], products: readonly { id: string }[]): void {
  const known = new Set(products.map(product => product.id))
  for (const [place, id] of asked.entries())
    if (!known.has(id)) throw refuseField('not-found', `ids.${place}`, { kind: 'product', id })
}

/** Throws `product-merged` for a product that lives on as another one. */
export function refuseMerged({ mergedInto, survivor, name }: StoredProduct): void {
  if (mergedInto) throw new DomainError('product-merged', { product: name, survivor: survivor! })
}

/** Whether stock of the product has ever moved, in any branch. */
export async function hasMoved(tx: Tx, productId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from branch b join product_stock s on s.store_id = b.store_id and s.branch_id = b.id and s.product_id = $2
     where b.store_id = $1 and s.entry_count > 0 limit 1`,
    [tx.storeId, productId],
  )
  return rows.length > 0
}

/** A group's name; null without a group. Throws `not-found`, beside the field, for one that is not the store's. */
export async function groupNameOf(tx: Tx, groupId: string | null | undefined): Promise<string | null> {
  if (!groupId) return null
  const [group] = await tx.query<{ name: string }>('select name from product_group where store_id = $1 and id = $2', [
    tx.storeId,
    groupId,
  ])
  if (!group) throw refuseField('not-found', 'groupId', { kind: 'group', id: groupId })
  return group.name
}
