import { productType, undeclaredVat } from '@quay/contract/enumeration'
import { barcodesOf, type Product, type productBody } from '@quay/contract/product/shapes'
import { decideMedicineFlags } from '@quay/domain/medicine/decide-medicine-flags'
import { checkStockLevels } from '@quay/domain/product/check-stock-levels'
import { checkUnstocked } from '@quay/domain/product/check-unstocked'
import { decideUnits } from '@quay/domain/product/decide-units'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { refuseField } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { createFrom } from '../../../db/write/create-once.ts'
import { insertWithCode } from '../../../db/write/insert-with-code.ts'
import { sentFields } from '../../../db/write/sent-fields.ts'
import { findListed } from '../../medicine/find-listed.ts'
import { medicineNameOf } from '../../medicine/medicine-name.ts'
import { readSetting } from '../../setting/read-setting.ts'
import { requireRoom } from '../../store/require-room.ts'
import { productCodes } from '../codes.ts'
import { entryOfName } from '../list-entry-store.ts'
import { readProduct } from '../read/product-details.ts'
import { planComponents, replaceComponents } from './component-store.ts'
import { describeNewProduct } from './describe-product.ts'
import { keepFound } from './keep-found.ts'
import { replacePictures } from './picture-store.ts'
import { keepPriceHistory } from './price-history.ts'
import { productFields } from './product-columns.ts'
import { groupNameOf } from './product-store.ts'
import { insertUnits, refuseTakenBarcodes, refuseTakenUnitIds } from './unit-store.ts'

export type ProductBody = z.output<typeof productBody>

const combo = 3

/**
 * Adds a product with its units, pictures and, of a combo, its components; nothing is on hand yet. Without a code the
 * counter gives one (HH000123). Of a medicine whose body says nothing of prescription or control, its number, the national
 * list and its ingredient tell. In a store without VAT it is undeclared. A maker or shelf that is not in the store's lists is added to them. Throws
 * `stock-levels-crossed`, `service-not-stocked`, `product-code-taken`, `barcode-taken`, `not-found` for what it refers to, `idempotency-conflict`, and what
 * decideComponents refuses.
 */
export async function createProduct(tx: Tx, actor: Actor, given: ProductBody, hash: Buffer): Promise<Product> {
  return createFrom(tx, 'product', given, hash, {
    read: id => readProduct(tx, actor, id, actor.defaultBranchId),
    async make({ id }) {
      const crossed = checkStockLevels(given) ?? checkUnstocked(given)
      if (crossed) throw refuseAs(crossed)
      await requireRoom(tx, 'products', 1)
      const units = given.units.map(unit => ({ ...unit, barcodes: barcodesOf(unit) }))
      const asked = given.components ?? []
      const [flags, usesVat] = await Promise.all([flagsOf(tx, given), readSetting(tx, 'useVat')])
      const body: ProductBody = {
        ...given,
        ...(!usesVat && { vatRate: undeclaredVat }),
        isPrescription: given.isPrescription ?? flags.isPrescription,
        controlGroup: given.controlGroup === undefined ? flags.controlGroup : given.controlGroup,
      }
      const [groupName, medicine, manufacturer, position, components] = await Promise.all([
        groupNameOf(tx, body.groupId),
        medicineNameOf(tx, body.medicineId),
        entryOfName(tx, 'manufacturer', body.manufacturer),
        entryOfName(tx, 'position', body.shelfPosition),
        planComponents(tx, { ...body, asked, unitCount: units.length }),
        refuseTakenBarcodes(tx, actor, id, units),
        refuseTakenUnitIds(tx, units),
      ])

      const newIds = units.map(unit => unit.id ?? newId())
      const decided = decideUnits({
        kept: [],
        asked: units.map(({ id: _id, ...unit }) => unit),
        hasMovements: false,
        newIds,
      })
      if (!decided.ok) throw refuseAs(decided)

      const comboPrice = body.type === combo ? (body.comboPrice ?? 'OWN') : undefined
      const row = {
        id,
        ...sentFields(productFields, { ...body, comboPrice, code: undefined }),
        manufacturerId: manufacturer?.id ?? null,
        positionId: position?.id ?? null,
        contentHash: hash,
        changedAt: tx.now,
      }
      const code = await insertWithCode(tx, { codes: productCodes, code: body.code, row })
      if (code === undefined) throw refuseField('product-code-taken', 'code', { code: body.code! })
      const named = {
        ...fallbacks,
        ...body,
        comboPrice: comboPrice ?? null,
        manufacturer: manufacturer?.name ?? null,
        shelfPosition: position?.name ?? null,
        code,
        groupName,
        medicine,
        isActive: true,
      }
      // By itself, so that this statement fails when another request took a barcode first.
      await insertUnits(tx, id, decided.units)
      await Promise.all([
        replaceComponents(tx, id, components),
        body.imageIds?.length ? replacePictures(tx, id, body.imageIds) : undefined,
        keepPriceHistory(tx, actor, { productId: id, source: 'product.create' }, [], decided.units),
        tx.audit(
          'product.create',
          { kind: 'product', id, code },
          undefined,
          describeNewProduct(named, decided.units, { ...(components.length && { components }) }),
        ),
      ])
      await keepFound(tx, [id])
      return readProduct(tx, actor, id, actor.defaultBranchId)
    },
  })
}

/** What the body may leave out. Plain goods are judged by their number alone: many a cream has an ingredient. */
async function flagsOf(tx: Tx, { type, registrationNumber, activeIngredient }: ProductBody) {
  if (type === combo || type === productType.SERVICE) return { isPrescription: false, controlGroup: null }
  const told = { registrationNumber, activeIngredient: type === productType.MEDICINE ? activeIngredient : null }
  const listed = await findListed(tx, [told])
  return decideMedicineFlags(told, listed(told), tx.now.getFullYear())
}

/** Of the fields that the log reads, those that a body may leave out. */
const fallbacks = {
  controlGroup: null,
  storage: null,
  returnPolicy: null,
}
