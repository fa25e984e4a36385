import { productType } from '@quay/contract/enumeration'
import { barcodesOf, type Product, type productPatch } from '@quay/contract/product/shapes'
import { checkStockLevels } from '@quay/domain/product/check-stock-levels'
import { checkUnstocked } from '@quay/domain/product/check-unstocked'
import { decideUnits, type PlannedUnit } from '@quay/domain/product/decide-units'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { changedFields } from '../../../db/write/changed-fields.ts'
import { patched } from '../../../db/write/patched.ts'
import { sentFields } from '../../../db/write/sent-fields.ts'
import { isCodeTaken, updateVersioned } from '../../../db/write/update-versioned.ts'
import { medicineNameOf } from '../../medicine/medicine-name.ts'
import { applyDuePrices } from '../../price-book/apply-due-prices.ts'
import { readSetting } from '../../setting/read-setting.ts'
import { entryOfName } from '../list-entry-store.ts'
import { readProduct } from '../read/product-details.ts'
import { type NamedComponent, planComponents, readComponentsOf, replaceComponents } from './component-store.ts'
import { describeProduct } from './describe-product.ts'
import { keepFound } from './keep-found.ts'
import { countPictures, replacePictures } from './picture-store.ts'
import { keepPriceHistory } from './price-history.ts'
import { productFields } from './product-columns.ts'
import { groupNameOf, hasMoved, lockProduct, refuseMerged, type StoredProduct } from './product-store.ts'
import { readUnits, refuseTakenBarcodes, replaceUnits, type StoredUnit } from './unit-store.ts'

export type ProductPatch = z.output<typeof productPatch>
type AskedUnits = ReturnType<typeof askedUnits>

const combo = 3

/**
 * Edits a product; with `units`, `components` or `imageIds` the list is replaced, and a unit that is not in it goes out
 * of use and gives its barcodes free. Throws `version-conflict` with the product as it is, `unit-locked`,
 * `lot-management-locked`, `product-type-locked`, `stock-levels-crossed`, `service-not-stocked`, `product-merged`, `vat-not-used`, `product-code-taken`, `barcode-taken`, `not-found`,
 * and what decideComponents refuses.
 */
export async function updateProduct(tx: Tx, actor: Actor, id: string, patch: ProductPatch): Promise<Product> {
  // A price that was due before this change must not come after it.
  if (patch.units) await applyDuePrices(tx, [id])
  const [before, units, hasMovements, componentsBefore, picturesBefore] = await Promise.all([
    lockProduct(tx, id),
    readUnits(tx, id),
    hasMoved(tx, id),
    readComponentsOf(tx, id),
    countPictures(tx, id),
  ])
  if (!before) throw new DomainError('not-found', { kind: 'product', id })
  const read = () => readProduct(tx, actor, id, actor.defaultBranchId)
  if (before.version !== patch.version) throw new DomainError('version-conflict', { current: await read() })
  refuseMerged(before)
  refuseLocked(before, patch, hasMovements)
  await refuseNewVat(tx, before, patch)
  const inUse = units.filter(unit => unit.isActive)
  const asked = patch.units && askedUnits(patch.units)
  const [groupName, medicine, manufacturer, position, codeTaken] = await Promise.all([
    patch.groupId === undefined ? before.groupName : groupNameOf(tx, patch.groupId),
    patch.medicineId === undefined ? before.medicine : medicineNameOf(tx, patch.medicineId),
    entryOfName(tx, 'manufacturer', patch.manufacturer),
    entryOfName(tx, 'position', patch.shelfPosition),
    patch.code !== undefined && isCodeTaken(tx, 'product', id, patch.code),
    refuseTakenBarcodes(tx, actor, id, asked ?? []),
  ])
  if (codeTaken) throw refuseField('product-code-taken', 'code', { code: patch.code! })

  const planned = asked && plannedUnits(asked, units, hasMovements)
  const { isActive = before.isActive, units: _units, version: _version, imageIds, components, ...fields } = patch
  const after: StoredProduct = {
    ...patched(before, fields),
    groupName,
    medicine,
    ...(manufacturer !== undefined && { manufacturer: manufacturer?.name ?? null }),
    ...(position !== undefined && { shelfPosition: position?.name ?? null }),
    comboPrice: before.type === combo ? (patch.comboPrice ?? before.comboPrice) : null,
    isActive: isActive === true || isActive === 1,
  }
  const crossed = checkStockLevels(after) ?? checkUnstocked(after)
  if (crossed) throw refuseAs(crossed)
  const unitsAfter = planned ?? inUse
  const made = await componentsOf(tx, after, unitsAfter.length, components, componentsBefore)

  const changed = changedFields(
    describeProduct(before, inUse, { components: componentsBefore, pictureCount: picturesBefore }),
    describeProduct(after, unitsAfter, { components: made, pictureCount: imageIds?.length ?? picturesBefore }),
  )
  if (planned) await replaceUnits(tx, id, planned)
  await Promise.all([
    updateVersioned(tx, 'product', id, {
      ...sentFields(productFields, { ...fields, comboPrice: after.comboPrice }),
      ...(manufacturer !== undefined && { manufacturerId: manufacturer?.id ?? null }),
      ...(position !== undefined && { positionId: position?.id ?? null }),
      isActive: after.isActive,
      // Tills ask for what changed since they last did.
      changedAt: tx.now,
    }),
    planned && keepPriceHistory(tx, actor, { productId: id, source: 'product.update' }, inUse, planned),
    components && replaceComponents(tx, id, made),
    imageIds && replacePictures(tx, id, imageIds),
    tx.audit('product.update', { kind: 'product', id, code: after.code }, changed.before, changed.after),
  ])
  await keepFound(tx, [id])
  return read()
}

/** A medicine may become plain goods and back; a combo and a service stay what they are, because bills of them name no lots of theirs. */
const kindOf = (type: number) => (type === combo || type === productType.SERVICE ? type : productType.PACKAGE)

/** What must stay once it is: the way of counting after the first movement, and whether it is a combo or a service ever. */
function refuseLocked(before: StoredProduct, patch: ProductPatch, hasMovements: boolean): void {
  if (hasMovements && patch.isLotManaged !== undefined && patch.isLotManaged !== before.isLotManaged)
    throw refuseField('lot-management-locked', 'isLotManaged')
  if (patch.type !== undefined && kindOf(patch.type) !== kindOf(before.type))
    throw refuseField('product-type-locked', 'type')
}

/** A store without VAT gives its goods no other rate than they have, and KKKNT. */
async function refuseNewVat(tx: Tx, before: StoredProduct, { vatRate = 0 }: ProductPatch): Promise<void> {
  if (vatRate > 0 && vatRate !== before.vatRate && !(await readSetting(tx, 'useVat')))
    throw refuseField('vat-not-used', 'vatRate')
}

/** The components as they shall be; looked at again also when only the units or lots of a combo change. */
async function componentsOf(
  tx: Tx,
  after: StoredProduct,
  unitCount: number,
  asked: ProductPatch['components'],
  before: readonly NamedComponent[],
): Promise<NamedComponent[]> {
  if (after.type !== combo && !asked?.length) return []
  return planComponents(tx, { type: after.type, asked: asked ?? before, unitCount, isLotManaged: after.isLotManaged })
}

const askedUnits = (units: NonNullable<ProductPatch['units']>) =>
  units.map(unit => ({ ...unit, barcodes: barcodesOf(unit) }))

function plannedUnits(asked: AskedUnits, kept: StoredUnit[], hasMovements: boolean): PlannedUnit[] {
  const decided = decideUnits({ kept, asked, hasMovements, newIds: asked.map(() => newId()) })
  if (!decided.ok) throw refuseAs(decided)
  return decided.units
}
