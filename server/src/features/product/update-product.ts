import type { Product, productPatch } from '@quay/contract/product'
import { decideUnits, type PlannedUnit } from '@quay/domain/product/decide-units'
import type { z } from 'zod'
import { changedFields } from '../../db/changed-fields.ts'
import { columnValues } from '../../db/column-values.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { patched } from '../../db/patched.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { isCodeTaken, updateVersioned } from '../../db/update-versioned.ts'
import { productColumns } from './product-columns.ts'
import { readProduct } from './product-details.ts'
import { productInWords } from './product-in-words.ts'
import { groupNameOf, hasMoved, lockProduct, productSearchText, writeSearchText } from './product-store.ts'
import { readUnits, refuseTakenBarcodes, replaceUnits, type StoredUnit } from './unit-store.ts'

export type ProductPatch = z.output<typeof productPatch>

/**
 * Edits a product; with `units` the list is replaced, and a unit that is not in it goes out of use and gives its
 * barcode free. Throws `version-conflict` with the product as it is, `unit-locked`, `lot-management-locked`,
 * `product-code-taken`, `barcode-taken`, `not-found`.
 */
export async function updateProduct(tx: Tx, actor: Actor, id: string, patch: ProductPatch): Promise<Product> {
  const [before, units, hasMovements] = await Promise.all([lockProduct(tx, id), readUnits(tx, id), hasMoved(tx, id)])
  if (!before) throw new DomainError('not-found', { kind: 'product', id })
  const read = () => readProduct(tx, actor, id, actor.defaultBranchId)
  if (before.version !== patch.version) throw new DomainError('version-conflict', { current: await read() })
  const inUse = units.filter(unit => unit.isActive)
  const [groupName, codeTaken] = await Promise.all([
    patch.groupId === undefined ? before.groupName : groupNameOf(tx, patch.groupId),
    patch.code !== undefined && isCodeTaken(tx, 'product', id, patch.code),
    refuseTakenBarcodes(tx, id, patch.units ?? []),
  ])
  if (codeTaken) throw refuseField('product-code-taken', 'code', { code: patch.code })

  if (hasMovements && patch.isLotManaged !== undefined && patch.isLotManaged !== before.isLotManaged)
    throw refuseField('lot-management-locked', 'isLotManaged')
  const planned = patch.units && plannedUnits(patch.units, units, hasMovements)
  const { isActive = before.isActive, units: _units, version: _version, ...fields } = patch
  const after = { ...patched(before, fields), groupName, isActive: isActive === true || isActive === 1 }

  const unitsAfter = planned ?? inUse
  const changed = changedFields(productInWords(before, inUse), productInWords(after, unitsAfter))
  await Promise.all([
    updateVersioned(tx, 'product', id, {
      ...columnValues(productColumns, fields),
      is_active: after.isActive,
      // Tills ask for what changed since they last did.
      changed_at: tx.now,
    }),
    planned && replaceUnits(tx, id, planned),
    writeSearchText(tx, id, productSearchText(after, unitsAfter)),
    tx.audit('product.update', { kind: 'product', id, code: after.code }, changed.before, changed.after),
  ])
  return read()
}

function plannedUnits(
  asked: NonNullable<ProductPatch['units']>,
  kept: StoredUnit[],
  hasMovements: boolean,
): PlannedUnit[] {
  const decided = decideUnits({ kept, asked, hasMovements, newIds: asked.map(() => newId()) })
  if (!decided.ok) throw refuseAs(decided)
  return decided.units
}
