import { searchText } from '@quay/domain/text/search-text'
import { refuseField } from '../../db/domain-error.ts'
import type { Tx } from '../../db/transaction.ts'

/** A product as commands load it. */
export interface StoredProduct {
  id: string
  code: string
  type: number
  name: string
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
  shelfPosition: string | null
  isPrescription: boolean
  controlGroup: string | null
  minStock: number | null
  maxStock: number | null
  description: string | null
  isActive: boolean
  version: number
}

const lockSql = `
  select p.id, p.code, p.type, p.name, p.group_id as "groupId", g.name as "groupName", p.is_lot_managed as "isLotManaged",
    p.vat_rate as "vatRate", p.registration_number as "registrationNumber", p.active_ingredient as "activeIngredient",
    p.strength, p.manufacturer, p.country, p.packing, p.dosage_form as "dosageForm", p.shelf_position as "shelfPosition",
    p.is_prescription as "isPrescription", p.control_group as "controlGroup", p.min_stock as "minStock",
    p.max_stock as "maxStock", p.description, p.is_active as "isActive", p.version
  from product p left join product_group g on g.store_id = p.store_id and g.id = p.group_id
  where p.store_id = $1 and p.id = $2 for update of p`

/** The product, locked. The first row of stock of a product waits for this lock, so what has not moved stays unmoved. */
export async function lockProduct(tx: Tx, id: string): Promise<StoredProduct | undefined> {
  return (await tx.query<StoredProduct>(lockSql, [tx.storeId, id]))[0]
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

/** What a product is found by: its name, whole code and barcodes, and words of ingredient and registration number. */
export const productSearchText = (
  product: Pick<StoredProduct, 'name' | 'code' | 'activeIngredient' | 'registrationNumber'>,
  units: readonly { barcode: string | null }[],
) =>
  searchText({
    name: product.name,
    keys: [product.code, ...units.map(unit => unit.barcode)],
    others: [product.activeIngredient, product.registrationNumber],
  })

/** Keeps what the product is found by. */
export async function writeSearchText(tx: Tx, id: string, folded: string): Promise<void> {
  await tx.query('update product_search set folded = $3 where store_id = $1 and id = $2', [tx.storeId, id, folded])
}
