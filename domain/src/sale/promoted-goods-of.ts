import type { PromotedGoods } from '../discount/promoted-line.ts'
import type { AskedLine, SaleLine, SaleProduct } from './sale-line.ts'

/**
 * What promotions know a line by. Medicines must not be promoted to the public (Luật Dược art. 6, NĐ 81/2018 art. 5) unless the
 * store says so; a combo may be where all its components may.
 */
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
    isPromotable: promotesMedicines || !isMedicine,
    isFixed: source === 'MANUAL' || source === 'SAMPLE',
    giftOf: item.giftOf ?? null,
  }
}
