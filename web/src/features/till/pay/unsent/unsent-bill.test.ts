import { compose, noPrintStore } from '@quay/domain/print/compose'
import { ordinaryTemplate } from '@quay/domain/print/ordinary-template'
import type { Part } from '@quay/domain/print/part'
import { beforeEach, expect, it, vi } from 'vitest'
import { standInBrowser } from '../../../../api/session/browser-stand-in.ts'
import { keptSale } from '../../../../offline/outbox/outbox-samples.ts'
import { context, noDrafts, product } from '../../sale-samples.ts'
import { makeTill } from '../../till.ts'
import { unsentBill } from './unsent-bill.ts'

beforeEach(() => {
  standInBrowser()
  return () => vi.unstubAllGlobals()
})

const place = { storeId: 's1', branchId: 'b1', userId: 'u1', userName: 'Lan' }
const customer = { id: 'c1', code: 'KH1', name: 'Hoa', phone: null, debt: 300_000, points: 12 }

function billOf(who: typeof customer | null, isOwed: boolean, waiting: readonly never[] = []) {
  const till = makeTill(noDrafts)
  const goods = product()
  till.setContext({ ...context, cashAccountId: 'cash' })
  till.keepProducts([goods])
  till.add(goods, null, 2)
  if (who) till.dispatch({ do: 'set-customer', customer: who })
  if (isOwed)
    till.dispatch({ do: 'set-payment', payment: { mode: 'DEBT', tendered: null, accountId: null, parts: [] } })
  const { view } = till.store.getState()
  const bill = unsentBill(till.activeDraft(), view, context, place, { soldAt: '2026-11-25T14:00:00.000Z', waiting })
  return { bill, payable: view.priced.payable }
}

const owing = (id: string, amount: number, over: object = {}) => {
  const entry = keptSale(id, 1)
  const body = { ...entry.body, customerId: 'c1', payments: [{ method: 'DEBT' as const, amount }] }
  return { ...entry, body, ...over } as never
}

it('says what the customer owed and owes now, with what waits here', () => {
  const { bill, payable } = billOf(customer, true, [owing('x', 50_000), owing('y', 7_000, { offline: { voided: {} } })])
  expect(bill).toMatchObject({ debt: payable, customerDebt: 350_000 + payable, pointsBefore: 12 })
  expect(billOf(customer, false).bill).toMatchObject({ debt: 0, customerDebt: 300_000 })
  expect(billOf(null, false).bill).toMatchObject({ customerDebt: null, pointsBefore: null })
})

const textsOf = (parts: readonly Part[]): string[] =>
  parts.flatMap(part =>
    part.part === 'text' ? [part.text] : part.part === 'pair' ? [`${part.left} | ${part.right}`] : [],
  )

it('prints debt before and after, and points as those that are to be expected', () => {
  const { bill } = billOf(customer, true)
  const setting = {
    issuer: bill.issuer,
    timeZone: 'Asia/Ho_Chi_Minh',
    origin: 'https://q.vn',
    copy: 0,
    part: 1,
    parts: 1,
  }
  const composed = { template: ordinaryTemplate('bill'), store: noPrintStore, setting }
  const texts = textsOf(compose({ kind: 'bill', bill, isUnsent: true }, composed, { vietQr: () => null }))
  expect(texts).toEqual(
    expect.arrayContaining([
      'Nợ trước hóa đơn này | 300.000',
      'Điểm trước khi mua (dự kiến) | 12',
      'Điểm của đơn này được cộng khi đơn lên máy chủ.',
    ]),
  )
  expect(texts.some(text => text.startsWith('Điểm còn lại'))).toBe(false)
})

it('says what the sale earns, by the rule and the goods as the till knows them, and nothing where it knows too little', () => {
  const earning = {
    ...({ earnBy: 'BILL', earnWhen: 'SALE', earnPoints: 1, earnPerDong: 1_000, expiryMonths: null } as const),
    ...{ skipsPromotedLines: false, skipsDiscountedBills: false, groupIds: null, channels: null },
    tiers: [{ id: 't1', earnRate: 20_000 }],
  }
  const earned = (goods: object, more: object = {}, who: object = customer) => {
    const till = makeTill(noDrafts)
    const sold = { ...product(), isMedicine: false, earnsPoints: true, ...goods }
    const knows = { ...context, cashAccountId: 'cash', earning: { ...earning, ...more } }
    till.setContext(knows)
    till.keepProducts([sold])
    till.add(sold, null, 10)
    till.dispatch({ do: 'set-customer', customer: { ...customer, ...who } })
    const { view } = till.store.getState()
    const bill = unsentBill(till.activeDraft(), view, knows, place, { soldAt: '2026-11-25T14:00:00.000Z' })
    return { points: bill.pointsEarned, payable: bill.payable }
  }
  const { points, payable } = earned({})
  expect(points).toBe(Math.floor(payable / 1_000))
  expect(points).toBeGreaterThan(0)
  expect(earned({}, {}, { tierId: 't1' }).points).toBe(Math.floor(payable / 500))
  for (const none of [
    earned({ earnsPoints: false }),
    earned({ earnsPoints: undefined }),
    // The law forbids promoting medicines, unless the owner says otherwise.
    earned({ isMedicine: true }),
    earned({}, { groupIds: ['g1'] }),
    earned({}, { channels: ['DELIVERY'] }),
  ])
    expect(none.points).toBe(0)
})
