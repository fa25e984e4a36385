import type { GoodsRef } from '@quay/contract/discount/promotion'

/** What promotions need to know of the goods of a line. */
export interface PromotedGoods {
  productId: string
  unitId: string
  /** Its group and the groups above. */
  groupIds: readonly string[]
  manufacturerId: string | null
  /** Base units in one of the unit. */
  ratio: number
  /** The price book of its price; null is the general price list. */
  bookId: string | null
  /** False for goods that must not be promoted: they get nothing and count for nothing. */
  isPromotable: boolean
  /** Its price was typed, or is the share of a liều: promotions of goods leave it alone, those of the bill do not. */
  isFixed: boolean
  /** The promotion that gives it; null for goods that are bought. */
  giftOf: string | null
}

/** A line of a cart that a promotion may work on. */
export interface PromotedLine {
  /** Its place in the cart. */
  place: number
  goods: PromotedGoods
  /** In the unit. */
  quantity: number
  /** Đồng. */
  unitPrice: number
  gross: number
}

/** Whether a scope row names the goods. */
export function isNamed({ kind, id }: GoodsRef, goods: PromotedGoods): boolean {
  switch (kind) {
    case 'PRODUCT':
      return goods.productId === id
    case 'UNIT':
      return goods.unitId === id
    case 'GROUP':
      return goods.groupIds.includes(id)
    case 'MANUFACTURER':
      return goods.manufacturerId === id
  }
}
