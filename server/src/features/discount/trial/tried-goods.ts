import type { TrialUnit } from '@quay/contract/discount/trial'
import { mayPromote } from '@quay/domain/discount/validity/may-promote'
import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { productsOf, type UnitRow, unitsSql } from '../../bill/load/load-sale.ts'

/** Units of goods, by product and unit, for promotions to be tried on. */
export interface TriedGoods {
  /** Throws `not-found`. */
  unitOf(item: { productId: string; unitId: string }): TrialUnit
}

/** Reads the goods with what their prices at a branch and promotions ask. A combo counts as a medicine where one of its components is one. */
export async function readTriedGoods(
  tx: Tx,
  productIds: readonly string[],
  branchId: string,
  promotesMedicines: boolean,
): Promise<TriedGoods> {
  const rows = await tx.query<UnitRow>(unitsSql, [tx.storeId, [...new Set(productIds)].sort(), branchId])
  const products = new Map(productsOf(rows, []).map(product => [product.id, product]))
  return {
    unitOf({ productId, unitId }) {
      const product = products.get(productId)
      const unit = product?.units.find(({ id }) => id === unitId)
      if (!product) throw new DomainError('not-found', { kind: 'product', id: productId })
      if (!unit) throw new DomainError('not-found', { kind: 'unit', id: unitId })
      const isMedicine =
        product.isMedicine || (product.parts ?? []).some(part => products.get(part.productId)?.isMedicine)
      return {
        productId,
        unitId,
        name: product.name,
        unitName: unit.name,
        ratio: unit.ratio,
        groupIds: [...(product.groupIds ?? [])],
        manufacturerId: product.manufacturerId ?? null,
        isPromotable: mayPromote(product, isMedicine, promotesMedicines),
        price: unit.price,
        books: unit.books ? unit.books.map(book => ({ ...book, tiers: [...book.tiers] })) : null,
        planned: unit.planned ? [...unit.planned] : null,
      }
    },
  }
}
