import type { Evaluation } from '@quay/contract/discount/evaluation'
import type { Promotion } from '@quay/contract/discount/promotion'
import type { TrialBuyer, TrialLine } from '@quay/contract/discount/trial'
import { type CompiledPromotions, compilePromotions } from '../../discount/compile-promotions.ts'
import type { Trace } from '../../discount/trace.ts'
import { holdPromotions } from '../../discount/validity/hold-promotions.ts'
import { priceBill } from '../price/price-bill.ts'
import type { PriceLine } from '../price/price-lines.ts'
import { type PriceBookHead, resolvePrice } from '../price/resolve-price.ts'
import { promoterOf } from './promote.ts'

interface Tried {
  buyer: TrialBuyer
  books: readonly PriceBookHead[]
  promotions: readonly Promotion[] | CompiledPromotions
  lines: readonly TrialLine[]
  /** Promotions that are chosen, or whose code is there. */
  chosen: readonly string[]
  declined?: readonly string[]
}

/** What a cart comes to by promotions, in đồng; each trace with the whole promotion. */
export type TriedPromotions = Omit<Evaluation, 'traces' | 'bill'> & { traces: Trace[] }

/**
 * Prices a cart by promotions as a bill would, on the server and in the editor of promotions alike, and says of each what it does and
 * why. Goods of a bill keep the price that they were sold for. Nobody's right is asked, nothing is written.
 */
export function tryPromotions({ buyer, books, promotions, lines, chosen, declined = [] }: Tried): TriedPromotions {
  const compiled = 'promotions' in promotions ? promotions : compilePromotions(promotions)
  const held = holdPromotions(compiled, { ...buyer, declined, chosen, codes: chosen })
  const asked = lines.map(line => lineOf(line, buyer, books))
  const priced = priceBill({ lines: asked, promoter: promoterOf(held) })
  return {
    totalPrice: priced.totalPrice,
    promotionDiscount: priced.promotionDiscount,
    promotionOrder: priced.promotionOrder,
    payable: priced.payable,
    lines: priced.lines.map(({ gross, promotionDiscount, promotionShare, net }, index) => {
      const { productId, unitId } = lines[index]!
      return { productId, unitId, gross, promotionDiscount, promotionShare, net }
    }),
    gifts: priced.promotions.promoted
      .filter(({ gifts }) => gifts > 0)
      .map(({ promotion, gifts }) => ({ discountId: promotion.id, quantity: gifts, choices: promotion.gifts })),
    traces: [...priced.promotions.traces],
  }
}

function lineOf(line: TrialLine, { at, customer }: TrialBuyer, books: readonly PriceBookHead[]): PriceLine {
  const { productId, unitId, groupIds, manufacturerId, ratio, isPromotable, quantity, sold } = line
  const context = { books, at, groupId: customer?.groupId ?? null, chosenId: null }
  const price = sold ?? resolvePrice(line, context, { quantity })
  const isFixed = sold?.isFixed ?? false
  const goods = {
    productId,
    unitId,
    groupIds,
    manufacturerId,
    ratio,
    bookId: price.bookId,
    isPromotable,
    isFixed,
    giftOf: null,
  }
  // Promotions take off what is paid, VAT and all: no rate changes what they do.
  return { quantity, unitPrice: price.unitPrice, vatRate: 0, goods }
}
