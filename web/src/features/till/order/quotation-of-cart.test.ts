import { beforeEach, expect, it, vi } from 'vitest'
import { standInBrowser } from '../../../api/session/browser-stand-in.ts'
import { context, noDrafts, product } from '../sale-samples.ts'
import { makeTill } from '../till.ts'
import { quotationOfCart } from './quotation-of-cart.ts'

beforeEach(() => {
  standInBrowser()
  return () => vi.unstubAllGlobals()
})

const place = { storeId: 's1', branchId: 'b1', userId: 'u1', userName: 'Lan' }
const nobody = { contactName: '', contactPhone: '', note: '' }
const at = '2026-11-25T14:00:00.000Z'

function cartWith(...quantities: number[]) {
  const till = makeTill(noDrafts)
  till.setContext({ ...context, cashAccountId: 'cash' })
  for (const [index, quantity] of quantities.entries()) {
    const goods = product({ id: `p${index}` })
    till.keepProducts([goods])
    till.add(goods, null, quantity)
  }
  return till
}
const quoted = (till: ReturnType<typeof makeTill>, asking = nobody) =>
  quotationOfCart(till.activeDraft(), till.store.getState().facts, place, asking, at)

it('asks the price of the cart of who asks for it', () => {
  const quotation = quoted(cartWith(2), { contactName: 'Chị Hòa', contactPhone: '0912345678', note: 'Mai lấy' })
  expect(quotation).toMatchObject({
    code: null,
    at,
    branchId: 'b1',
    sellerName: 'Lan',
    customerName: 'Chị Hòa',
    customerPhone: '0912345678',
    note: 'Mai lấy',
    discount: 0,
  })
  expect(quotation.items).toHaveLength(1)
  expect(quotation.payable).toBe(quotation.totalPrice)
  expect(quoted(cartWith(1))).toMatchObject({ customerName: null, customerPhone: null, note: null })
})

it('adds up with what is not there, and with what is taken off', () => {
  const till = cartWith(1, 9_000)
  till.dispatch({ do: 'set-order-discount', discount: { unit: 2, value: 100 } })
  const { totalPrice, discount, payable, items, promotions } = quoted(till)
  expect(till.store.getState().view.leftOut).not.toBeNull()
  expect(totalPrice).toBe(items.reduce((sum, { quantity, price }) => sum + quantity * price, 0))
  expect(discount).toBe(100)
  expect(promotions).toEqual([])
  expect(payable).toBe(totalPrice - discount)
})
