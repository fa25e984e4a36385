import type { Promotion, PromotionRule } from '@quay/contract/discount/promotion'
import { compilePromotions } from '../src/discount/compile-promotions.ts'
import type { PromotedGoods } from '../src/discount/effect/promoted-line.ts'
import { ordinaryPromotion } from '../src/discount/ordinary-promotion.ts'
import { holdPromotions } from '../src/discount/validity/hold-promotions.ts'
import type { PromotionContext } from '../src/discount/validity/promotion-context.ts'
import { priceBill } from '../src/sale/price/price-bill.ts'
import type { PriceLine } from '../src/sale/price/price-lines.ts'
import { promoterOf } from '../src/sale/promotion/promote.ts'

// Promotions and carts; each test says only what it is about.

export const saleContext: PromotionContext = {
  at: '2026-11-23T10:30',
  branchId: 'b1',
  sellerId: 's1',
  channel: 'COUNTER',
  customer: null,
  declined: [],
  codes: [],
  chosen: [],
}

export const rule = (part: Partial<PromotionRule> = {}): PromotionRule => ({
  minAmount: null,
  minQuantity: null,
  value: 0,
  getQuantity: null,
  giftWorth: null,
  pointsIn: null,
  ...part,
})

/** A promotion of all goods; its id is its name. */
export function promotion(
  name: string,
  effect: Promotion['effect'],
  rules: Partial<PromotionRule>[],
  part: Partial<Promotion> = {},
): Promotion {
  return {
    id: name,
    code: name,
    name,
    level: 'ITEM',
    effect,
    ...ordinaryPromotion,
    rules: rules.map(rule),
    ...part,
  }
}

export const ofProducts = (...ids: string[]) => ids.map(id => ({ kind: 'PRODUCT' as const, id }))

/** A line of so many of a product at a price. */
export function promotedLine(
  productId: string,
  quantity: number,
  unitPrice: number,
  goods: Partial<PromotedGoods> = {},
  part: Partial<PriceLine> = {},
): PriceLine {
  return {
    quantity,
    unitPrice,
    vatRate: 10,
    goods: {
      productId,
      unitId: `${productId}-unit`,
      groupIds: [],
      manufacturerId: null,
      ratio: 1,
      bookId: null,
      isPromotable: true,
      isFixed: false,
      giftOf: null,
      ...goods,
    },
    ...part,
  }
}

/** Prices a cart with promotions. */
export function priceWith(
  lines: readonly PriceLine[],
  promotions: readonly Promotion[],
  part: Omit<Parameters<typeof priceBill>[0], 'lines' | 'promotions'> & { context?: Partial<PromotionContext> } = {},
) {
  const { context, ...asked } = part
  const held = holdPromotions(compilePromotions(promotions), { ...saleContext, ...context })
  return priceBill({ lines, promoter: promoterOf(held), ...asked })
}
