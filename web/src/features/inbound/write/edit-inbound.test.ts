import { describe, expect, it } from 'vitest'
import { describeProblem } from '../../../document/problem.ts'
import { type EditorAction, editInbound } from './edit-inbound.ts'
import { bodyOf } from './editor-body.ts'
import { type EditorProduct, emptyEditor } from './editor-state.ts'
import { findProblems } from './find-problems.ts'
import { priceEditor } from './price-editor.ts'

const paracetamol: EditorProduct = {
  id: 'p1',
  code: 'HH000001',
  name: 'Paracetamol 500 mg',
  isLotManaged: true,
  units: [
    { id: 'tablet', name: 'Viên', ratio: 1 },
    { id: 'box', name: 'Hộp', ratio: 100 },
  ],
  unitsKnown: true,
}
const masks: EditorProduct = {
  ...paracetamol,
  id: 'p2',
  name: 'Khẩu trang',
  isLotManaged: false,
  units: [{ id: 'mask', name: 'Cái', ratio: 1 }],
}
const today = '2026-11-21'

const add = (product: EditorProduct, unitId: string, key: string): EditorAction => ({
  type: 'add',
  product,
  unitId,
  vatRate: 5,
  key,
  lotKey: `${key}.lot`,
})
const after = (...actions: EditorAction[]) => actions.reduce(editInbound, emptyEditor('doc', 'PURCHASE'))
const problems = (state: ReturnType<typeof after>) =>
  findProblems(state, priceEditor(state), today).map(problem => `${problem.path} ${describeProblem(problem)}`)

describe('lines', () => {
  it('count up when the same unit is scanned again, and stay apart for another unit', () => {
    const state = after(add(paracetamol, 'box', 'a'), add(paracetamol, 'box', 'b'), add(paracetamol, 'tablet', 'c'))
    expect(state.lines.map(line => [line.key, line.quantity])).toEqual([
      ['a', 2],
      ['c', 1],
    ])
  })

  it('take the lot and expiry of a pack that was scanned, and another lot as its own', () => {
    const scan = (lotNumber: string, key: string) => ({
      ...add(paracetamol, 'box', key),
      lot: { lotNumber, expiryDate: '2028-06-30' },
    })
    const state = after(scan('A1', 'a'), scan('a1', 'b'), scan('B2', 'c'), scan('B2', 'd'))
    expect(state.lines).toMatchObject([
      {
        quantity: 4,
        lots: [
          { lotNumber: 'A1', expiryDate: '2028-06-30', quantity: 2 },
          { lotNumber: 'B2', expiryDate: '2028-06-30', quantity: 2 },
        ],
      },
    ])
  })

  it('keep their identity when another line changes, so that they are not drawn again', () => {
    const before = after(add(paracetamol, 'box', 'a'), add(masks, 'mask', 'b'))
    const state = editInbound(before, { type: 'line', key: 'b', patch: { price: 900 } })
    expect(state.lines[0]).toBe(before.lines[0])
    expect(state.lines[1]?.price).toBe(900)
  })

  it('take the price along to another unit', () => {
    const state = after(
      add(paracetamol, 'box', 'a'),
      { type: 'line', key: 'a', patch: { price: 24_150 } },
      { type: 'unit', key: 'a', unitId: 'tablet' },
    )
    expect(state.lines[0]).toMatchObject({ unitId: 'tablet', price: 242 })
  })
})

it('a further lot takes the rest, the one before keeps what it had', () => {
  const state = after(
    add(paracetamol, 'box', 'a'),
    { type: 'line', key: 'a', patch: { quantity: 60 } },
    { type: 'lot', key: 'a', lotKey: 'a.lot', patch: { quantity: 40 } },
    { type: 'add-lot', key: 'a', lotKey: 'second' },
    { type: 'add-lot', key: 'a', lotKey: 'third' },
  )
  expect(state.lines[0]?.lots.map(lot => lot.quantity)).toEqual([40, 20, null])
})

describe('problems', () => {
  it('come in the order of the fields, each with its line', () => {
    const state = after(add(paracetamol, 'box', 'a'), add(masks, 'mask', 'b'), {
      type: 'lot',
      key: 'a',
      lotKey: 'a.lot',
      patch: { lotNumber: 'SH2601', expiryDate: '2026-10-31' },
    })
    expect(problems(state)).toEqual([
      'items.0.price Dòng 1: chưa có giá nhập',
      'items.0.lots.0.expiryDate Dòng 1: lô SH2601 đã hết hạn ngày 31/10/2026',
      'items.1.price Dòng 2: chưa có giá nhập',
    ])
  })

  it('name the provider once something is owed, and nothing for opening stock', () => {
    const bought = after(add(masks, 'mask', 'b'), { type: 'line', key: 'b', patch: { price: 900 } })
    expect(problems(bought)).toEqual(['providerId Chưa trả đủ tiền thì phải chọn nhà cung cấp để ghi nợ.'])
    expect(problems(editInbound(bought, { type: 'head', patch: { kind: 'OPENING' } }))).toEqual([])
  })

  it('tell a discount over the price by the rule of the server', () => {
    const state = after(add(masks, 'mask', 'b'), {
      type: 'line',
      key: 'b',
      patch: { price: 900, discount: { unit: 2, value: 1000 } },
    })
    expect(problems(state)).toEqual(['items.0.discount Dòng 1: giảm giá lớn hơn tiền hàng'])
  })
})

describe('what is sent', () => {
  const ready = after(
    add(paracetamol, 'box', 'a'),
    { type: 'line', key: 'a', patch: { quantity: 10, bonusQuantity: 2, price: 24_150 } },
    { type: 'lot', key: 'a', lotKey: 'a.lot', patch: { lotNumber: ' PA2508 ', expiryDate: '2028-08-31' } },
    { type: 'head', patch: { provider: { id: 'ncc', name: 'Sao Mai' } } },
  )

  it('gives the lots what was received, bonus goods among it', () => {
    const { body, whole } = bodyOf(ready, priceEditor(ready), { status: 'SUCCEED', branchId: 'b' })
    expect(whole).toBe(true)
    expect(body.payments).toEqual([])
    expect(body.items[0]?.lots).toEqual([{ lotNumber: 'PA2508', expiryDate: '2028-08-31', quantity: 12 }])
  })

  it('pays all of what is payable unless an amount is given', () => {
    const paying = editInbound(ready, {
      type: 'head',
      patch: { payment: { method: 'CASH', amount: null, accountId: null } },
    })
    const { body } = bodyOf(paying, priceEditor(paying), { status: 'SUCCEED', branchId: 'b' })
    expect(body.payments).toEqual([{ method: 'CASH', amount: 253_575 }])
  })

  it('leaves out of a draft what the server cannot take, and says so', () => {
    const state = editInbound(ready, { type: 'add-lot', key: 'a', lotKey: 'second' })
    const { body, whole } = bodyOf(state, priceEditor(state), { status: 'DRAFT', branchId: 'b' })
    expect(whole).toBe(false)
    expect(body.items[0]?.lots).toHaveLength(1)
  })

  it('has no VAT and no payment for opening stock', () => {
    const opening = editInbound(ready, { type: 'head', patch: { kind: 'OPENING' } })
    const prices = priceEditor(opening)
    const { body } = bodyOf(opening, prices, { status: 'SUCCEED', branchId: 'b' })
    expect(prices.vatAmount).toBe(0)
    expect(body.payments).toEqual([])
    expect(body.items[0]).not.toHaveProperty('vatRate')
  })
})

describe('VAT that the branch deducts', () => {
  const known = (deductsVat: boolean): EditorAction => ({
    type: 'goods-known',
    goods: [
      {
        productId: 'p2',
        vatRate: 5,
        stock: 0,
        deductsVat,
        units: [],
        last: { price: 1_000, ratio: 1, providerId: null, providerName: null, day: today },
      },
    ],
  })
  const written = after(add(masks, 'mask', 'a'), known(true))

  it('is no part of what the goods cost, and is paid; until the server says so it is', () => {
    expect(
      priceEditor(after(add(masks, 'mask', 'a'), { type: 'line', key: 'a', patch: { price: 1_000 } })),
    ).toMatchObject({
      deductsVat: false,
      lines: [{ cost: 1_050 }],
    })
    expect(priceEditor(written)).toMatchObject({
      deductsVat: true,
      lines: [{ cost: 1_000, vat: 50 }],
      vatAmount: 50,
      payable: 1_050,
    })
  })

  it('follows the last answer, and is not of opening stock', () => {
    expect(priceEditor(editInbound(written, known(false)))).toMatchObject({ lines: [{ cost: 1_050 }] })
    const opening = editInbound(written, { type: 'head', patch: { kind: 'OPENING' } })
    expect(priceEditor(opening)).toMatchObject({ deductsVat: false, vatAmount: 0 })
  })
})
