import { beforeEach, expect, it } from 'vitest'
import { context, noDrafts, product } from '../sale-samples.ts'
import { makeTill, type Till } from '../till.ts'
import { nothingShown, shownCart } from './shown-cart.ts'

const account = {
  id: '01890000-0000-7000-8000-0000000000b1',
  name: 'Vietcombank',
  bankBin: '970436',
  accountNumber: '0011223344',
  accountName: 'NHA THUOC A',
  isDefault: true,
}
let till: Till
beforeEach(() => {
  till = makeTill(noDrafts)
  till.setContext({ ...context, bankAccounts: [account] })
})
const shown = () => shownCart(till.store.getState())
const pay = (payment: object) =>
  till.dispatch({
    do: 'set-payment',
    payment: { mode: 'CASH', tendered: null, accountId: null, parts: [], ...payment },
  })

it('shows goods and what is to be paid, and of the customer nothing', () => {
  expect(shown()).toEqual(nothingShown)
  till.add(product(), null, 3)
  const customer = {
    id: 'c',
    code: 'KH1',
    name: 'Chị Hoa',
    phone: '0900',
    debt: 900_000,
    points: 5,
    note: 'Dị ứng penicillin',
  }
  till.dispatch({ do: 'set-customer', customer: { ...customer, groupId: null, birthday: null, health: null } })
  expect(shown()).toMatchObject({ lines: [{ name: 'Paracetamol', quantity: 3, amount: 3000 }], due: 3000, given: null })
  expect(JSON.stringify(shown())).not.toMatch(/Hoa|0900|900000|penicillin/)
})

it('shows what cash comes back', () => {
  till.add(product(), null, 3)
  pay({ tendered: 10_000 })
  expect(shown().given).toEqual({ amount: 10_000, change: 7_000 })
})

it('shows the code of a transfer with its amount, of a part of the bill too', () => {
  till.add(product(), null, 3)
  pay({ mode: 'BANK' })
  expect(shown().transfer).toMatchObject({ amount: 3000, account: 'Vietcombank · 0011223344 · NHA THUOC A' })
  pay({
    mode: 'MIXED',
    parts: [
      { method: 'BANK', amount: 1000 },
      { method: 'CASH', amount: null },
    ],
  })
  expect(shown().transfer).toMatchObject({ amount: 1000 })
})

it('leaves out what cannot be sold, as the total does', () => {
  till.add(product({ isActive: false }), null, 3)
  expect(shown()).toEqual(nothingShown)
})

it('thanks for the sale just made until the next goods come', () => {
  till.showLast({ code: 'HD1', paid: 3000, change: 7000, debt: 0, bill: null })
  expect(shown().thanks).toEqual({ paid: 3000, change: 7000 })
  till.add(product(), null, 1)
  expect(shown().thanks).toBeNull()
})
