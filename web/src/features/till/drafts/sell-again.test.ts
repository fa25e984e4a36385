import { beforeEach, expect, it } from 'vitest'
import { context, noDrafts, product } from '../sale-samples.ts'
import { makeTill, type Till } from '../till.ts'
import { sellAgain } from './sell-again.ts'

const medicine = product()
const customer = { id: 'c', code: 'KH1', name: 'Hoa', phone: null, debt: 0, points: 0 }
let till: Till
const catalogue = { get: async () => [medicine], sync: async () => {} }
const again = (cart: Parameters<typeof sellAgain>[1]) => sellAgain({ till, catalogue } as never, cart)

beforeEach(() => {
  till = makeTill(noDrafts)
  till.setContext(context)
  till.keepProducts([medicine])
  till.add(medicine, null, 3)
  till.dispatch({ do: 'set-customer', customer })
  till.dispatch({ do: 'set-order-discount', discount: { unit: 2, value: 500 } })
  till.dispatch({ do: 'set-payment', payment: { mode: 'CASH', tendered: 50_000, accountId: null, parts: [] } })
})

it('opens goods, customer and discount of a cancelled sale under a new id, to be paid anew', () => {
  const sold = till.activeDraft()
  till.finish(sold.id)
  again(sold.cart)
  const { id, cart } = till.activeDraft()
  expect(id).not.toBe(sold.id)
  expect(cart).toEqual({ ...sold.cart, payment: { mode: 'CASH', tendered: null, accountId: null, parts: [] } })
  expect(till.store.getState().drafts).toHaveLength(1)
  expect(till.store.getState().view.priced.payable).toBe(2500)
})

it('leaves the next customer who was chosen meanwhile', () => {
  const sold = till.activeDraft()
  till.finish(sold.id)
  till.dispatch({ do: 'set-customer', customer: { ...customer, id: 'd', name: 'Mai' } })
  again(sold.cart)
  expect(till.store.getState().drafts.map(({ cart }) => cart.customer?.name)).toEqual(['Mai', 'Hoa'])
  expect(till.activeDraft().cart.lines).toHaveLength(1)
})
