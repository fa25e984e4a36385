import type { Product, productBody } from '@quay/contract/product'
import { decideUnits } from '@quay/domain/product/decide-units'
import type { z } from 'zod'
import { columnValues } from '../../db/column-values.ts'
import { createOnce } from '../../db/create-once.ts'
import { refuseField } from '../../db/domain-error.ts'
import { insertWithCode } from '../../db/insert-with-code.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { productColumns } from './product-columns.ts'
import { readProduct } from './product-details.ts'
import { productInWords } from './product-in-words.ts'
import { groupNameOf, productSearchText } from './product-store.ts'
import { refuseTakenBarcodes, refuseTakenUnitIds, unitRows } from './unit-store.ts'

export type ProductBody = z.output<typeof productBody>

/**
 * Adds a product with its units; nothing is on hand yet. Without a code the counter gives one (HH000123).
 * Throws `product-code-taken`, `barcode-taken`, `not-found` for a group, `idempotency-conflict`.
 */
export async function createProduct(tx: Tx, actor: Actor, body: ProductBody, hash: Buffer): Promise<Product> {
  const id = body.id ?? newId()
  const read = () => readProduct(tx, actor, id, actor.defaultBranchId)
  return createOnce(tx, {
    table: 'product',
    id,
    hash,
    read,
    async make() {
      const [groupName] = await Promise.all([
        groupNameOf(tx, body.groupId),
        refuseTakenBarcodes(tx, id, body.units),
        refuseTakenUnitIds(tx, body.units),
      ])

      const newIds = body.units.map(unit => unit.id ?? newId())
      const asked = body.units.map(({ id: _id, ...unit }) => unit)
      const decided = decideUnits({ kept: [], asked, hasMovements: false, newIds })
      if (!decided.ok) throw refuseAs(decided)

      const row = {
        id,
        ...columnValues(productColumns, { ...body, code: undefined }),
        content_hash: hash,
        changed_at: tx.now,
      }
      const code = await insertWithCode(tx, { table: 'product', kind: 'HH', code: body.code, row })
      if (code === undefined) throw refuseField('product-code-taken', 'code', { code: body.code })
      const named = { activeIngredient: null, registrationNumber: null, ...body, code }
      await Promise.all([
        tx.insert('product_unit', unitRows(id, decided.units)),
        tx.insert('product_search', [{ id, folded: productSearchText(named, decided.units) }]),
        tx.audit(
          'product.create',
          { kind: 'product', id, code },
          undefined,
          productInWords({ ...body, code, groupName, isActive: true }, decided.units),
        ),
      ])
      return read()
    },
  })
}
