import type { PromotedGoods } from '../../discount/effect/promoted-line.ts'
import { mayPromote } from '../../discount/validity/may-promote.ts'
import type { AskedLine, SaleLine, SaleProduct } from '../sale-line.ts'

/** What promotions know a line by. A combo counts as a medicine where one of its components is one. */
export function promotedGoodsOf<P extends SaleProduct, I extends AskedLine>(
  { item, product, unit, bookId, source, draws }: SaleLine<P, I>,
  promotesMedicines: boolean,
): PromotedGoods {
  const isMedicine = product.isMedicine || (product.parts !== null && draws.some(draw => draw.product.isMedicine))
  return {
    productId: product.id,
    unitId: unit.id,
    groupIds: product.groupIds ?? [],
    manufacturerId: product.manufacturerId ?? null,
    ratio: unit.ratio,
    bookId,
    isPromotable: mayPromote(product, isMedicine, promotesMedicines),
    isFixed: source === 'MANUAL' || source === 'SAMPLE',
    giftOf: item.giftOf ?? null,
  }
}
