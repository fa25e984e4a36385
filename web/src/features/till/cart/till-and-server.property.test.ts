import type { TillProduct } from '@quay/contract/till/shapes'
import type { BillFacts, BillLot, BillProduct } from '@quay/domain/bill/bill-facts'
import { decideBill } from '@quay/domain/bill/decide-bill'
import type { Discount } from '@quay/domain/money/discount'
import { takeOffPoints } from '@quay/domain/sale/take-off-points'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { pointFacts, pointRule } from '../../../../../domain/test/point-factory.ts'
import { promotion } from '../../../../../domain/test/promotion-factory.ts'
import { pricesFor } from '../line/line-price.ts'
import { billBodyOf } from '../pay/bill-body-of.ts'
import { loadPromotionStep } from '../promotion/promotion-step.ts'
import { box, cartLine, combo, factsOf, lot, mask, product, tablet } from '../sale-samples.ts'
import type { TillFacts } from '../till-facts.ts'
import { type Cart, type CartLine, emptyCart } from './cart.ts'
import type { CartView } from './cart-view.ts'
import { loadMedicineStep } from './medicine-step.ts'
import { bringPointStep } from './point-step.ts'
import { priceCart } from './price-cart.ts'

beforeAll(() => Promise.all([loadPromotionStep(), loadMedicineStep('store', null, () => {})]))

const books = [
  { id: 'all', name: 'Giá lẻ', startsAt: null, endsAt: null, groupIds: null, offList: 'warned' as const },
  { id: 'regulars', name: 'Khách quen', startsAt: null, endsAt: null, groupIds: ['g'], offList: 'allowed' as const },
]
const inBooks = (price: number) => [
  { bookId: 'all', price, tiers: [{ from: 5, price: Math.floor(price * 0.9) }] },
  { bookId: 'regulars', price: Math.floor(price * 0.8), tiers: [] },
]

const anyShop = fc.record({
  isBooked: fc.boolean(),
  few: fc.nat(60),
  more: fc.nat(200),
  masks: fc.nat(40),
  reserved: fc.nat(10),
  sellsWithoutStock: fc.boolean(),
  usesVat: fc.boolean(),
  mayOwe: fc.boolean(),
  mayChangePrice: fc.boolean(),
  isHeld: fc.boolean(),
  discountLimit: fc.constantFrom(null, null, 1000),
  promotions: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 5 }),
  promotesMedicines: fc.constantFrom(true, true, false),
})

const ofMany = (...ids: string[]) => ids.map(id => ({ kind: 'PRODUCT' as const, id }))
/** One of each kind; which of them a shop has is drawn. */
const promotions = [
  promotion('k0', 'PERCENT', [{ value: 1000 }], { goods: ofMany('p1', 'mask') }),
  promotion('k1', 'MONEY', [{ minQuantity: 3, value: 200 }], { stacking: 'COMBINE', bookIds: [null, 'all'] }),
  promotion('k2', 'GET', [{ minQuantity: 2, getQuantity: 1, value: 10_000 }], { goods: ofMany('p1', 'p2') }),
  promotion('k3', 'SET_PRICE', [{ minQuantity: 2, value: 1500 }], { goods: ofMany('mask', 'p2'), maxTimes: 2 }),
  promotion(
    'k4',
    'PERCENT',
    [
      { minAmount: 10_000, value: 500 },
      { minAmount: 50_000, value: 900 },
    ],
    { level: 'ORDER' },
  ),
  promotion('k5', 'MONEY', [{ value: 3000 }], { level: 'ORDER', stacking: 'EXCLUSIVE', groupIds: ['g'] }),
  promotion('k6', 'PRICE', [{ value: 900 }], { maxUnits: 3, maxAmount: 500 }),
  promotion('k8', 'GIFT', [{ minQuantity: 2, getQuantity: 1, giftWorth: 5000 }], {
    goods: ofMany('p2', 'mask'),
    gifts: [
      { productId: 'mask', unitId: 'pack' },
      { productId: 'p2', unitId: tablet.id },
    ],
  }),
  promotion('k9', 'GIFT', [{ minAmount: 500, getQuantity: 2, giftWorth: 1000 }], {
    level: 'ORDER',
    gifts: [{ productId: 'p2', unitId: tablet.id }],
  }),
  promotion('k7', 'PERCENT', [{ value: 3000 }], { budget: 4000, rank: 50 }),
]

function shopOf(shop: typeof anyShop extends fc.Arbitrary<infer T> ? T : never): TillFacts {
  const units = product().units.map(unit => ({ ...unit, ...(shop.isBooked && { books: inBooks(unit.price) }) }))
  const lots = [
    lot('late', shop.more, { expiryDate: '2028-05-31' }),
    lot('old', 6, { expiryDate: '2026-10-31' }),
    lot('near', shop.few, { expiryDate: '2027-01-31' }),
    lot('maybe', 30, { state: shop.isHeld ? 'held' : 'normal', expiryDate: null }),
  ]
  const goods = [
    product({ units, lots, reserved: shop.reserved }),
    product({ id: 'p2', vatRate: 10, lots: [lot('l2', 50)] }),
    combo(),
    mask(shop.masks),
  ]
  return factsOf(goods, {
    priceBooks: books,
    sellsWithoutStock: shop.sellsWithoutStock,
    usesVat: shop.usesVat,
    mayOwe: shop.mayOwe,
    mayChangePrice: shop.mayChangePrice,
    discountLimit: shop.discountLimit,
    promotions: [...new Set(shop.promotions)].map(place => promotions[place]!),
    promotesMedicines: shop.promotesMedicines,
  })
}

const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  fc.record({ unit: fc.constant(1 as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ unit: fc.constant(2 as const), value: fc.integer({ min: 1, max: 12_000 }) }),
)
const goods = fc.constantFrom<[string, CartLine['unit']]>(
  ['p1', tablet],
  ['p1', box],
  ['p2', tablet],
  ['kit', { id: 'bo', name: 'Bộ', ratio: 1 }],
  ['mask', { id: 'pack', name: 'Gói', ratio: 1 }],
)
const anyLine = fc
  .record({
    goods,
    quantity: fc.integer({ min: 1, max: 12 }),
    price: fc.option(fc.constantFrom(0, 1, 1000, 33_333), { freq: 4 }),
    discount,
    chosen: fc.option(fc.constantFrom('late', 'near', 'maybe', 'old'), { freq: 4 }),
    share: fc.option(fc.integer({ min: 0, max: 9999 }), { freq: 4 }),
  })
  .map(({ goods: [productId, unit], quantity, price, discount, chosen, share }) => {
    const lots = chosen && productId === 'p1' ? [{ lotId: chosen, quantity: quantity * unit.ratio }] : null
    const isDose = share !== null && unit.ratio === 1 && productId.startsWith('p')
    const dose = { sampleId: 's', name: 'Cảm', group: 1, count: 1, need: 3, share }
    return { productId, unit, quantity, price, discount, lots, ...(isDose && { dose }) }
  })
const anyCart = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
    discount,
    isRegular: fc.boolean(),
    declined: fc.subarray(['k0', 'k4'], { maxLength: 1 }),
    channel: fc.constantFrom('DELIVERY' as const, undefined),
    mode: fc.constantFrom('CASH' as const, 'BANK' as const, 'DEBT' as const),
  })
  .map(({ lines, discount, isRegular, declined, channel, mode }): Cart => {
    const buyer = { id: 'c', code: 'KH1', name: 'Lan', phone: null, debt: 0, points: 0, groupId: 'g' }
    return {
      ...emptyCart,
      lines: lines.map((line, place) => cartLine(`line ${place}`, line)),
      discount,
      declined,
      channel,
      customer: isRegular || mode === 'DEBT' ? buyer : null,
      payment: { ...emptyCart.payment, mode },
    }
  })

/** What the server reads of the same shop; points are what the customer spends beside what the till knows of. */
function serverFacts(cart: Cart, facts: TillFacts, points: number): BillFacts {
  const { context, products } = facts
  const { mayChangePrice, mayOwe, maySellOverPosted, maySellWithoutPrescription, discountLimit } = context!
  const all = [...products.values()]
  return {
    now: '2026-11-21T07:00:00.000Z',
    businessDay: facts.today,
    soldDay: facts.today,
    usesVat: context!.usesVat ?? true,
    closedThrough: null,
    products: all.map(
      (one): BillProduct => ({ ...one, earnsPoints: true, onHand: 0, entryCount: 0, vatRate: one.vatRate as 5 }),
    ),
    lots: all.flatMap(({ id, lots }) => lots.map((lot): BillLot => ({ ...lot, productId: id, value: 0 }))),
    owing: context!.sellsWithoutStock ? all.flatMap(owingOf) : null,
    customer: cart.customer && { ...cart.customer, debtEntryCount: 0, debtLimit: null },
    promotions: context!.promotions ?? [],
    promotesMedicines: context!.promotesMedicines ?? false,
    pairs: null,
    takenOfPaper: [],
    sellerId: 'u',
    prices: pricesFor(facts, cart),
    cashAccount: { id: 'cash', balance: 0, entryCount: 0 },
    bankAccounts: [{ id: 'bank', balance: 0, entryCount: 0 }],
    defaultBankAccountId: 'bank',
    rights: {
      mayChangePrice,
      mayOwe,
      maySellOverPosted,
      maySellWithoutPrescription,
      maySellContraindicated: false,
      isPharmacist: false,
      discountLimit,
      mayExceedDebtLimit: true,
      mayBackDate: true,
    },
    backDateDays: null,
    points: pointFacts(points, { dongPerPoint: 1, earnPoints: 0 }),
    samples: {
      samples: [{ id: 's', code: 'LM1', name: 'Cảm', items: cart.lines.flatMap(componentOf) }],
      medicines: [],
      isPharmacist: true,
    },
  }
}

const owingOf = ({ id, isLotManaged, parts, lots }: TillProduct) =>
  isLotManaged || parts
    ? []
    : [
        {
          productId: id,
          lotId: lots[0]?.id ?? 'new',
          isNew: lots.length === 0,
          state: 'normal' as const,
          quantity: 0,
          value: 0,
          cost: { quantity: 0, value: 0 },
        },
      ]
const componentOf = ({ productId, dose }: CartLine) => (dose ? [{ productId, need: dose.need, share: dose.share }] : [])

/** One share a component, as a template has it. */
function withOneShare(cart: Cart): Cart {
  const first = new Map<string, CartLine['dose']>()
  for (const { productId, dose } of cart.lines) if (dose && !first.has(productId)) first.set(productId, dose)
  return { ...cart, lines: cart.lines.map(line => (line.dose ? { ...line, dose: first.get(line.productId) } : line)) }
}

function serverOutcome(cart: Cart, view: CartView, facts: TillFacts, points = 0) {
  const body = billBodyOf({ id: 'bill', number: 1, cart }, view, { branchId: 'b1', userId: 'u' })
  const items = body.items.map((item, place) => ({ ...item, id: cart.lines[place]?.id ?? `gift ${place}` }))
  return decideBill({ ...body, branchId: 'b1', items, points }, serverFacts(cart, facts, points))
}

it('what the till shows is what the server posts, and what stops the one stops the other', () => {
  const seen = { posted: 0, refused: 0, promoted: 0, gifts: 0 }
  fc.assert(
    fc.property(anyCart, anyShop, (asked, shop) => {
      const cart = withOneShare(asked)
      const facts = shopOf(shop)
      const view = priceCart(cart, facts)
      const decided = serverOutcome(cart, view, facts)
      expect(decided.ok).toBe(view.problem === null && view.needsRight === null)
      if (!decided.ok) {
        seen.refused += 1
        return
      }
      seen.posted += 1
      if (view.priced.promotionDiscount + view.priced.promotionOrder > 0) seen.promoted += 1
      const { bill, items, itemLots, payments } = decided.plan
      expect(bill).toMatchObject(view.priced)
      expect(bill).toMatchObject({
        paid: view.settled!.paid,
        debt: view.settled!.debt,
        change: view.settled!.change,
        cashTendered: view.settled!.tendered,
      })
      expect(payments.map(({ method, amount }) => ({ method, amount }))).toEqual(
        view.payments.map(({ method, amount }) => ({ method, amount })),
      )
      expect(items.slice(cart.lines.length).map(({ productId, quantity }) => ({ productId, quantity }))).toEqual(
        view.gifts.flatMap(({ items: given }) =>
          given.map(({ item: { productId, quantity } }) => ({ productId, quantity })),
        ),
      )
      seen.gifts += items.length - cart.lines.length
      for (const [place, item] of items.slice(0, cart.lines.length).entries()) {
        const shown = view.lines[place]!
        expect(item).toMatchObject({
          unitPrice: shown.unitPrice,
          listPrice: shown.listPrice,
          priceSource: shown.source,
          net: view.sold.get(place)!.net,
          vat: view.sold.get(place)!.vat,
        })
        expect(item.gross - item.promotionDiscount - item.lineDiscount).toBe(shown.amount)
        const owed = new Map(view.sold.get(place)!.draws.map(draw => [draw.product.id, draw.owed]))
        const left = itemLots.filter(lot => lot.itemId === item.id)
        for (const { productId, lotId, quantity } of shown.lots) {
          const more = left.filter(lot => lot.lotId === lotId).reduce((sum, lot) => sum + lot.quantity, 0) - quantity
          expect([0, owed.get(productId)]).toContain(more)
        }
      }
    }),
    { numRuns: 1000 },
  )
  expect(Math.min(seen.posted, seen.refused, seen.promoted)).toBeGreaterThan(20)
  expect(seen.gifts).toBeGreaterThan(3)
})

it('points lower what is due by as many đồng at the till and on the server, spread over what the discounts left of the lines', () => {
  bringPointStep(takeOffPoints)
  const seen = { spent: 0, refused: 0 }
  fc.assert(
    fc.property(anyCart, anyShop, fc.integer({ min: 1, max: 500 }), (asked, shop, used) => {
      const facts = shopOf(shop)
      const { promotesMedicines = false } = facts.context ?? {}
      const cart = {
        ...withOneShare({ ...asked, payment: { ...emptyCart.payment, mode: 'CASH' as const } }),
        points: { used, rule: pointRule({ dongPerPoint: 1 }), promotesMedicines },
      }
      const without = priceCart({ ...cart, points: undefined }, facts)
      const view = priceCart(cart, facts)
      const decided = serverOutcome(cart, view, facts, used)
      expect(decided.ok).toBe(view.problem === null && view.needsRight === null)
      seen[decided.ok ? 'spent' : 'refused'] += 1
      if (!decided.ok) return
      const { bill, items } = decided.plan
      expect(bill).toMatchObject({ ...view.priced, payable: without.priced.payable - used, pointsAmount: used })
      expect(items.reduce((sum, item) => sum + item.orderShare, 0)).toBe(view.priced.orderDiscount)
      expect(items.reduce((sum, item) => sum + item.pointShare, 0)).toBe(used)
      expect(items.reduce((sum, item) => sum + item.promotionShare, 0)).toBe(view.priced.promotionOrder)
    }),
    { numRuns: 300 },
  )
  expect(Math.min(seen.spent, seen.refused)).toBeGreaterThan(10)
})
