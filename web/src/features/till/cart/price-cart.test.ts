import { priceBill } from '@quay/domain/sale/price/price-bill'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadProblemWords } from '../line/problem-words.ts'
import { box, cartLine, combo, factsOf, lot, mask, product, tablet } from '../sale-samples.ts'
import { type Cart, type CartCommand, changeCart, emptyCart } from './cart.ts'
import { loadMedicineStep } from './medicine-step.ts'
import { priceCart } from './price-cart.ts'

beforeAll(loadProblemWords)

const cartOf = (...lines: Cart['lines']): Cart => ({ ...emptyCart, lines })

beforeAll(() => loadMedicineStep('store', null, () => {}))

describe('a price book that the cashier chooses', () => {
  const wholesale = {
    ...{ id: 'sỉ', name: 'Giá sỉ', startsAt: null, endsAt: null, groupIds: null },
    ...{ offList: 'allowed' as const, onRequest: true },
  }
  const goods = product({
    units: product().units.map(unit => ({ ...unit, books: [{ bookId: 'sỉ', price: 700, tiers: [] }] })),
  })
  const cart = cartOf(cartLine('a'))
  const chosen = changeCart(cart, { do: 'set-book', book: { id: 'sỉ', name: 'Giá sỉ' } })

  it('prices the bill once it is chosen, and is told to the server', () => {
    const facts = factsOf([goods], { priceBooks: [wholesale] })
    expect(priceCart(cart, facts)).toMatchObject({ chosenBookId: null, lines: [{ source: 'UNIT' }] })
    expect(priceCart(chosen, facts)).toMatchObject({
      chosenBookId: 'sỉ',
      lines: [{ listPrice: 700, source: 'BOOK', bookName: 'Giá sỉ' }],
    })
  })

  it.each([
    ['is gone', []],
    ['is over', [{ ...wholesale, endsAt: '2020-01-01T00:00' }]],
    ['is for other customers', [{ ...wholesale, groupIds: ['g'] }]],
  ])('that %s leaves prices as they are without it', (_, priceBooks) => {
    const facts = factsOf([goods], { priceBooks })
    expect(priceCart(chosen, facts)).toMatchObject({ chosenBookId: null, lines: [{ source: 'UNIT' }] })
  })
})

describe('a line that cannot be sold', () => {
  const goods = product({ lots: [lot('few', 5)] })
  const cart = cartOf(cartLine('a', { quantity: 2 }), cartLine('b', { productId: 'gone', quantity: 3 }))

  it('is not in what the customer pays, and is told beside it', () => {
    const facts = factsOf([goods, product({ id: 'gone', isActive: false })])
    const view = priceCart(cart, facts)
    expect(view.priced).toMatchObject({ payable: 2000, totalPrice: 2000 })
    expect(view.leftOut).toEqual({ count: 1, amount: 3000 })
    expect(view.lines.map(({ amount }) => amount)).toEqual([2000, 3000])
    expect(view.payments).toEqual([{ method: 'CASH', amount: 2000 }])
    expect(view.problem).toMatchObject({ at: { lineId: 'b' } })
  })

  it('is counted where only somebody with more rights, or the server once more, has to say yes', () => {
    const dear = { ...cart, lines: [cartLine('a', { price: 900 })] }
    const view = priceCart(dear, factsOf([goods], { mayChangePrice: false }))
    expect(view).toMatchObject({ leftOut: null, priced: { payable: 900 } })
  })
})

describe('a medicine that needs a prescription', () => {
  const facts = factsOf([product({ isPrescription: true }), product({ id: 'gone', isActive: false })])

  it('leads F9 into the window that mends it, and says so', () => {
    expect(priceCart(cartOf(cartLine('a')), facts).problem).toMatchObject({
      sentence: expect.stringMatching(/^Dòng 1: .+\. F9: nhập đơn\.$/),
      at: { lineId: 'a', asksForPaper: true },
    })
  })

  it('waits for what else is wrong above it', () => {
    const { problem } = priceCart(cartOf(cartLine('b', { productId: 'gone' }), cartLine('a')), facts)
    expect(problem).toMatchObject({ at: { lineId: 'b' } })
    expect(problem?.at).not.toHaveProperty('asksForPaper')
  })
})

describe('lots', () => {
  const lots = [
    lot('late', 50, { expiryDate: '2028-05-31' }),
    lot('old', 6, { expiryDate: '2026-10-31' }),
    lot('near', 10, { expiryDate: '2027-01-31' }),
    lot('held', 70, { state: 'held' }),
  ]
  const facts = factsOf([product({ lots })])

  it('takes the earliest expiry, never an expired or held lot, and says when it is near', () => {
    const [line] = priceCart(cartOf(cartLine('a', { quantity: 14 })), facts).lines
    expect(line!.lots).toMatchObject([
      { lotId: 'near', quantity: 10, nearDays: 71 },
      { lotId: 'late', quantity: 4, nearDays: null },
    ])
    expect(line!.problem).toBeNull()
  })

  it('lets goods without lots be owed where the store allows it, by whoever has the right', () => {
    const mask = product({ isLotManaged: false, lots: [lot('', 3)] })
    const problemFor = (sellsWithoutStock: boolean, mayOwe: boolean, goods = mask) =>
      priceCart(cartOf(cartLine('a', { quantity: 5 })), factsOf([goods], { sellsWithoutStock, mayOwe })).lines[0]!
        .problem
    expect(problemFor(false, true)).toMatchObject({ sentence: expect.stringContaining('Chỉ còn') })
    expect(problemFor(false, true)).not.toHaveProperty('needsRight')
    expect(problemFor(true, true)).toBeNull()
    expect(problemFor(true, false)).toMatchObject({ needsRight: true })
    expect(problemFor(true, true, { ...mask, isLotManaged: true })).not.toBeNull()
  })

  it('sells a lot that was written down at the till before its import, with the switch and the right', () => {
    const noted = lot('new', 0, { expiryDate: '2027-06-30' })
    const cart = changeCart(cartOf(cartLine('a', { quantity: 5 }), cartLine('b', { quantity: 100 })), {
      do: 'note-lot',
      lineId: 'a',
      lot: noted,
    })
    const sellAt = (sellsWithoutStock: boolean, mayOwe: boolean) =>
      priceCart(cart, factsOf([product()], { sellsWithoutStock, mayOwe })).lines
    const [own, other] = sellAt(true, true)
    expect(own).toMatchObject({ problem: null, lots: [{ lotId: 'new', number: 'NEW', quantity: 5 }] })
    // What the lot owes takes nothing from the shelf.
    expect(other).toMatchObject({ problem: null, lots: [{ lotId: 'l1', quantity: 100 }] })
    expect(sellAt(true, false)[0]!.problem).toMatchObject({ needsRight: true })
    expect(sellAt(false, true)[0]!.problem).not.toBeNull()
    // Without the word for it a chosen lot sells what it has.
    const chosen = cartOf(cartLine('a', { quantity: 101, lots: [{ lotId: 'l1', quantity: 101 }] }))
    expect(
      priceCart(chosen, factsOf([product()], { sellsWithoutStock: true, mayOwe: true })).lines[0]!.problem,
    ).not.toBeNull()
  })

  it('lets lines of one product share its lots, those with chosen lots first', () => {
    const chosen = cartLine('b', { quantity: 10, lots: [{ lotId: 'near', quantity: 10 }] })
    const view = priceCart(cartOf(cartLine('a', { quantity: 2 }), chosen), facts)
    expect(view.lines.map(line => line.lots[0]!.lotId)).toEqual(['late', 'near'])
  })

  it('says at the line what is there and what is missing, and offers whole units', () => {
    const [line] = priceCart(cartOf(cartLine('a', { unit: box, quantity: 7 })), facts).lines
    expect(line!.problem).toEqual({
      sentence: 'Chỉ còn 6 hộp, thiếu 1 hộp',
      fix: { label: 'Bán 6 hộp', quantity: 6 },
      isShort: true,
    })
  })

  it('refuses a chosen lot that expired', () => {
    const line = cartLine('a', { quantity: 1, lots: [{ lotId: 'old', quantity: 1 }] })
    const view = priceCart(cartOf(line), facts)
    expect(view.lines[0]!.problem!.sentence).toBe('Lô OLD hết hạn 31/10/2026, không bán được')
    expect(view.problem).toMatchObject({ at: { lineId: 'a' } })
  })

  it('shows which lot could not be sold when none can', () => {
    const sold = factsOf([product({ lots: [lots[1]!] })])
    const [line] = priceCart(cartOf(cartLine('a')), sold).lines
    expect(line).toMatchObject({
      lots: [],
      refusedLot: { number: 'OLD' },
      problem: { sentence: 'Lô OLD đã hết hạn' },
    })
  })
})

describe('goods of which not enough is left', () => {
  const problemOf = (over: Parameters<typeof product>[0], line = cartLine('a')) =>
    priceCart(cartOf(line), factsOf([product(over)])).lines[0]!.problem

  it('offers the smaller unit where not one of the unit is left', () => {
    const inBoxes = cartLine('a', { unit: box })
    expect(problemOf({ lots: [lot('l1', 5)] }, inBoxes)).toMatchObject({
      sentence: 'Chỉ còn 5 viên, thiếu 5 viên',
      fix: { label: 'Bán 5 viên', quantity: 5, unit: tablet },
    })
    const units = product().units.map(unit => ({ ...unit, isSold: unit.id === box.id }))
    expect(problemOf({ lots: [lot('l1', 5)], units }, inBoxes)).toMatchObject({ fix: null })
  })

  it('names the lots that are passed over, with the reason', () => {
    const old = { expiryDate: '2026-11-20' }
    expect(problemOf({ lots: [lot('a1', 5, old)] })!.sentence).toBe('Lô A1 đã hết hạn')
    expect(
      problemOf({ lots: [lot('a1', 5, old), lot('a2', 5, old), lot('a3', 5, old), lot('b', 1, { state: 'held' })] })!
        .sentence,
    ).toBe('Lô A1, A2 và 1 lô nữa đã hết hạn; Lô B đang tạm giữ')
    expect(problemOf({ lots: [lot('c', 5, { state: 'recalled' })] })!.sentence).toBe('Lô C đang bị thu hồi')
    expect(problemOf({ lots: [] })!.sentence).toBe('Hết hàng')
    expect(problemOf({ reserved: 100 })!.sentence).toBe('Số còn lại đã giữ cho đơn đặt hàng')
  })
})

describe('what keeps a cart from being sold', () => {
  const facts = factsOf([product()])
  const problemOf = (cart: Cart) => priceCart(cart, facts).problem

  it('is nothing when cash is exact, and a change is given for more', () => {
    const cart = cartOf(cartLine('a', { quantity: 3 }))
    expect(problemOf(cart)).toBeNull()
    const paid = { ...cart, payment: { ...emptyCart.payment, tendered: 5000 } }
    expect(priceCart(paid, facts).settled).toMatchObject({ change: 2000, cash: 3000 })
  })

  it('tells how much is missing', () => {
    const cart = { ...cartOf(cartLine('a', { quantity: 3 })), payment: { ...emptyCart.payment, tendered: 1000 } }
    expect(problemOf(cart)).toMatchObject({ at: 'payment', missing: 2000 })
  })

  it('asks for a customer before a debt', () => {
    const cart = { ...cartOf(cartLine('a')), payment: { ...emptyCart.payment, mode: 'DEBT' as const } }
    expect(problemOf(cart)).toMatchObject({ at: 'customer' })
  })

  it('leaves out a discount over the price, and says so at its line', () => {
    const view = priceCart(cartOf(cartLine('a', { discount: { unit: 2, value: 5000 } })), facts)
    expect(view.priced.payable).toBe(1000)
    expect(view.lines[0]!.problem!.sentence).toBe('Giảm giá lớn hơn giá bán')
  })

  it('knows the limit of the seller and the right to change a price', () => {
    const limited = factsOf([product()], { discountLimit: 1000, mayChangePrice: false })
    const discounted = priceCart(cartOf(cartLine('a', { discount: { unit: 1, value: 20 } })), limited)
    expect(discounted.needsRight).toContain('10%')
    const priced = priceCart(cartOf(cartLine('a', { price: 900 })), limited)
    expect(priced.lines[0]!.problem).toMatchObject({
      sentence: 'Sửa giá bán cần người có quyền cho phép',
      needsRight: true,
    })
    expect(priceCart(cartOf(cartLine('a')), limited).needsRight).toBeNull()
    // Neither keeps the seller from asking for it when the bill is paid.
    expect([discounted.problem, priced.problem]).toEqual([null, null])
  })

  it('names all bad lines in one sentence', () => {
    const gone = cartLine('b', { productId: 'gone' })
    const view = priceCart(cartOf(gone, cartLine('a'), { ...gone, id: 'c' }), facts)
    expect(view.problem!.sentence).toBe('2 dòng cần xử lý: 1, 3. F9 tới dòng đầu tiên.')
  })

  it('shows what the server said at its line, and lets the person ask again', () => {
    const view = priceCart(cartOf(cartLine('a')), facts, { lineId: 'a', sentence: 'Chỉ còn 2 hộp' })
    expect(view.lines[0]!.problem).toMatchObject({ sentence: 'Chỉ còn 2 hộp', isPast: true })
    expect(view.problem).toBeNull()
  })
})

describe('an allergy of the customer', () => {
  const buyer = { id: 'c1', code: 'KH1', name: 'Trang', phone: null, debt: 0, points: 0 }
  const amoxicillin = product({ id: 'p2', name: 'Moxacin 500mg', ingredient: 'Amoxicilin' })
  const facts = factsOf([product({ ingredient: 'Paracetamol' }), amoxicillin, combo(), mask(9)])
  const lines = [cartLine('a'), cartLine('b', { productId: 'p2' })]
  const allergies = (note: string | undefined, more: Cart['lines'] = []) =>
    priceCart({ ...cartOf(...lines, ...more), customer: { ...buyer, note } }, facts).lines.map(
      view => view.allergy?.words ?? null,
    )

  it('marks the lines whose ingredients meet it, and stops nothing', () => {
    expect(allergies('Dị ứng Penicillin')).toEqual([null, 'Penicillin'])
    expect(allergies('Không dị ứng penicillin')).toEqual([null, null])
    expect(allergies(undefined)).toEqual([null, null])
    const cart = { ...cartOf(...lines), customer: { ...buyer, note: 'Dị ứng Penicillin' } }
    expect(priceCart(cart, facts).problem).toBeNull()
  })

  it('knows the fields of the customer too, with what the line shows', () => {
    const health = { allergies: 'penicillin', pregnancy: 'pregnant' as const, conditions: 'Suy gan' }
    const cart = { ...cartOf(...lines), customer: { ...buyer, health } }
    expect(priceCart(cart, facts).lines.map(view => view.allergy?.shown)).toEqual(['Suy gan', 'Dị ứng: penicillin'])
  })

  it('looks into combos', () => {
    const inCombo = cartLine('c', { productId: 'kit', unit: { id: 'bo', name: 'Bộ', ratio: 1 } })
    expect(allergies('dị ứng paracetamol', [inCombo])).toEqual(['paracetamol', null, 'paracetamol'])
  })

  it('draws the line again when the customer comes after the goods', () => {
    const before = priceCart(cartOf(...lines), facts)
    const cart = { ...cartOf(...lines), customer: { ...buyer, note: 'Dị ứng Penicillin' } }
    expect(priceCart(cart, facts, null, before).lines[1]!.allergy?.words).toBe('Penicillin')
  })
})

it('keeps the object of a line that nothing happened to', () => {
  const facts = factsOf([product(), product({ id: 'p2' })])
  const cart = cartOf(cartLine('a'), cartLine('b', { productId: 'p2' }))
  const before = priceCart(cart, facts)
  const after = priceCart(changeCart(cart, { do: 'set-quantity', lineId: 'b', quantity: 5 }), facts, null, before)
  expect(after.lines[0]).toBe(before.lines[0])
  expect(after.lines[1]).not.toBe(before.lines[1])
})

it('gives the shares of the bill’s discount anew for a line that is drawn as before', () => {
  const facts = factsOf([product()])
  const cart = cartOf(cartLine('a'))
  const before = priceCart(cart, facts)
  const after = priceCart({ ...cart, discount: { unit: 2, value: 100 } }, facts, null, before)
  expect(after.lines[0]).toBe(before.lines[0])
  expect(after.sold.get(0)).toMatchObject({ orderShare: 100, net: 900 })
})

const money = fc.integer({ min: 0, max: 500_000 })
const anyDiscount = fc.oneof(
  fc.constant(null),
  fc.record({ unit: fc.constant(1 as const), value: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ unit: fc.constant(2 as const), value: money }),
)
const lineId = fc.constantFrom('a', 'b', 'c')
const command: fc.Arbitrary<CartCommand> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    line: fc
      .record({ id: lineId, productId: fc.constantFrom('p1', 'p2'), unit: fc.constantFrom(tablet, box) })
      .map(({ id, ...over }) => cartLine(id, over)),
  }),
  fc.record({ do: fc.constant('set-quantity' as const), lineId, quantity: fc.integer({ min: 1, max: 50 }) }),
  fc.record({ do: fc.constant('set-unit' as const), lineId, unit: fc.constantFrom(tablet, box) }),
  fc.record({ do: fc.constant('set-price' as const), lineId, price: fc.option(money) }),
  fc.record({ do: fc.constant('set-discount' as const), lineId, discount: anyDiscount }),
  fc.record({ do: fc.constant('set-order-discount' as const), discount: anyDiscount }),
  fc.record({ do: fc.constant('remove' as const), lineId }),
)

it('takes the VAT of the day: a reduction ends at midnight, without the server', () => {
  const reduced = product({
    vatRate: 10,
    vatRates: [{ level: 1, ofBranch: false, from: '2025-07-01', to: '2026-12-31', rate: 8 }],
  })
  const cart = cartOf(cartLine('a', { quantity: 1 }))
  const ratesOn = (today: string) =>
    priceCart(cart, { ...factsOf([reduced]), today }).priced.vatGroups.map(group => group.rate)
  expect(ratesOn('2026-12-31')).toEqual([8])
  expect(ratesOn('2027-01-01')).toEqual([10])
})

it('comes to the total of priceBill whatever was done, and its lines add up to it', () => {
  const facts = factsOf([product(), product({ id: 'p2', vatRate: 10 })])
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), commands => {
      const cart = commands.reduce(changeCart, emptyCart)
      const view = priceCart(cart, facts)
      const whole = priceBill({
        lines: view.lines.map(({ line, unitPrice, product, isCounted }) => ({
          quantity: isCounted ? line.quantity : 0,
          unitPrice,
          discount: isCounted ? line.discount : null,
          vatRate: product!.vatRate as 5 | 10,
        })),
        discount: cart.discount,
      })
      const { lines, adjustments: _, promotions: _promotions, problems, ...money } = whole
      expect(view.priced).toEqual(money)
      expect([...view.sold.values()].map(({ net }) => net)).toEqual(lines.map(({ net }) => net))
      if (problems.length > 0) expect(view.problem).not.toBeNull()
      expect(view.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(
        view.priced.payable + view.priced.orderDiscount + (view.leftOut?.amount ?? 0),
      )
    }),
  )
})

describe('goods that lie on the shelf though the book has none', () => {
  const goods = product({ lots: [lot('l1', 3)] })
  const asked = cartOf(cartLine('a', { quantity: 5 }))
  const said = changeCart(asked, { do: 'set-on-shelf', lineId: 'a', reason: 'Vừa nhận hàng' })
  const offline = { ...factsOf([goods]), isOffline: true }

  it('are sold without the network once somebody said so, with what the book has of lots', () => {
    expect(priceCart(asked, offline).lines[0]!.problem).toMatchObject({ isShort: true })
    const { lines, problem } = priceCart(said, offline)
    expect(problem).toBeNull()
    expect(lines[0]!.lots).toMatchObject([{ lotId: 'l1', quantity: 3 }])
  })

  it('are not sold so while there is a network', () => {
    expect(priceCart(said, factsOf([goods])).lines[0]!.problem).toMatchObject({ isShort: true })
  })
})
