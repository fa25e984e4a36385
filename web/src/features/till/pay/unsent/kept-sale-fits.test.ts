import { billBatchBody, keptSale, saleFormat } from '@quay/contract/bill/kept-sale'
import { beforeEach, expect, it, vi } from 'vitest'
import { standInBrowser } from '../../../../api/session/browser-stand-in.ts'
import type { CartLot, CartMore } from '../../cart/cart.ts'
import { context, noDrafts, product } from '../../sale-samples.ts'
import { makeTill } from '../../till.ts'
import { billBodyOf } from '../bill-body-of.ts'
import { offlinePartOf, takenGoods } from './offline-part-of.ts'

beforeEach(() => {
  standInBrowser()
  return () => vi.unstubAllGlobals()
})

const id = (last: number) => `01890000-0000-7000-8000-${String(last).padStart(12, '0')}`
const place = { branchId: id(90), userId: id(91) }

/** A sale of twelve tablets of two lots, at a discount, as the till hands it over. */
function sold(more: CartMore = {}, noted: CartLot | null = null) {
  const till = makeTill(noDrafts)
  const goods = product({
    id: id(1),
    units: product().units.map((unit, at) => ({ ...unit, id: id(10 + at) })),
    lots: product().lots.flatMap(lot => [
      { ...lot, id: id(20), quantity: 5 },
      { ...lot, id: id(21), quantity: 50, expiryDate: '2028-01-31' },
    ]),
  })
  till.setContext({ ...context, cashAccountId: id(80), sellsWithoutStock: true, mayOwe: true })
  till.keepProducts([goods])
  till.add(goods, null, 12)
  if (noted) till.dispatch({ do: 'note-lot', lineId: till.activeDraft().cart.lines[0]!.id, lot: noted })
  till.dispatch({ do: 'set-order-discount', discount: { unit: 2, value: 500 } })
  till.dispatch({ do: 'set-more', more })
  const draft = till.activeDraft()
  const { view } = till.store.getState()
  const offline = offlinePartOf(draft, view, {
    soldAt: '2026-11-25T14:00:00.000Z',
    priceVersion: '2026-11-25T01:00:00.000Z',
    shiftId: undefined,
    sellerIsClaimed: false,
  })
  return { body: billBodyOf(draft, view, place), offline, taken: takenGoods(view), view }
}

it('carries seller, time and buyer of the e-invoice, where the cashier named them', () => {
  const invoice = {
    isTaken: true as const,
    companyName: 'Công ty Minh Tâm',
    taxCode: '0312770607',
    address: '12 Lê Lợi',
  }
  const soldAt = '2026-11-24T03:00:00.000Z'
  const more = { invoice: { body: invoice, isOfCustomer: false }, seller: { id: id(7), name: 'Mai' }, soldAt }
  const { body, offline } = sold(more)
  expect(body).toMatchObject({ invoice, soldBy: id(7), soldAt, sellerId: place.userId })
  // The clock of the sale itself stays what it was.
  expect(offline.soldAt).toBe('2026-11-25T14:00:00.000Z')
  const sale = { ...body, offline: { ...offline, format: saleFormat, series: 'ABCD', sequence: 1 } }
  expect(keptSale.safeParse(sale).error?.issues ?? []).toEqual([])
})

it('brings a lot that was written down without the network, and names it at its line', () => {
  const lot = { id: id(30), number: 'B7', expiryDate: '2028-03-31', state: 'normal' as const, quantity: 0 }
  const noted = { ...lot, firstReceivedAt: '2026-11-25T07:00:00.000Z' }
  const { body, offline } = sold({}, { ...noted, isNew: true })
  expect(offline.notedLots).toEqual([{ id: id(30), productId: id(1), number: 'B7', expiryDate: '2028-03-31' }])
  expect(offline.lines![0]!.lots).toEqual([{ lotId: id(30), number: 'B7', expiryDate: '2028-03-31', quantity: 12 }])
  expect(body.items[0]!.lots).toEqual([{ lotId: id(30), quantity: 12, comesLater: true }])
  const sale = { ...body, offline: { ...offline, format: saleFormat, series: 'ABCD', sequence: 1 } }
  expect(keptSale.safeParse(sale).error?.issues ?? []).toEqual([])
  // One that the server wrote down is only named.
  expect(sold({}, noted).offline).not.toHaveProperty('notedLots')
  expect(sold({}, noted).offline.lines![0]!.lots).toMatchObject([{ lotId: id(30), quantity: 12 }])
})

it('is what the contract takes, with its number', () => {
  const { body, offline } = sold()
  const sale = { ...body, offline: { ...offline, format: saleFormat, series: 'ABCD', sequence: 1 } }
  expect(keptSale.safeParse(sale).error?.issues ?? []).toEqual([])
  const batch = { client: { build: 'dev', format: saleFormat }, sales: [sale] }
  expect(billBatchBody.safeParse(batch).success).toBe(true)
})

it('says of each line what its paper says: money that adds up, and the lots in their order', () => {
  const { offline, taken, view } = sold()
  const [line] = offline.lines!
  const { unitPrice, net, promotionDiscount, lineDiscount, promotionShare, orderShare, pointShare } = line!
  expect(net).toBe(12 * unitPrice - promotionDiscount - lineDiscount - promotionShare - orderShare - pointShare)
  expect(offline.lines!.reduce((sum, { net }) => sum + net, 0)).toBe(view.priced.payable)
  expect(line!.lots!.map(({ lotId, quantity }) => [lotId, quantity])).toEqual([
    [id(20), 5],
    [id(21), 7],
  ])
  expect(taken).toEqual([
    { productId: id(1), lotId: id(20), quantity: 5 },
    { productId: id(1), lotId: id(21), quantity: 7 },
  ])
})
