import { takeOffPoints } from '@quay/domain/sale/take-off-points'
import { beforeAll, expect, it } from 'vitest'
import { changeCart, emptyCart } from '../cart/cart.ts'
import { bringPointStep } from '../cart/point-step.ts'
import { priceCart } from '../cart/price-cart.ts'
import { loadProblemWords } from '../line/problem-words.ts'
import { cartLine, factsOf, product } from '../sale-samples.ts'
import { cartOfOrder } from './cart-of-order.ts'

beforeAll(async () => {
  bringPointStep(takeOffPoints)
  await loadProblemWords()
})

const rule = {
  ...{ isActive: true, earnPoints: 1, earnPerDong: 10_000, skipsPromotedLines: false, skipsDiscountedBills: false },
  ...{ dongPerPoint: 100, spendMin: 0, spendMultiple: 1, spendMaxPercent: 10_000, billsBeforeSpend: 0 },
  ...{ expiryMonths: null, groupIds: null, channels: null, earnBy: 'BILL' as const, earnWhen: 'SALE' as const },
}

it('an order is priced without the points that stand in the cart: its bill spends them', () => {
  const cart = changeCart(
    { ...emptyCart, lines: [cartLine('a', { quantity: 20 })] },
    { do: 'set-points', points: { used: 50, rule, promotesMedicines: true } },
  )
  const facts = factsOf([product()])
  expect(priceCart(cart, facts).priced.payable).toBe(15_000)
  expect(priceCart(cartOfOrder(cart), facts).priced.payable).toBe(20_000)
})
