import { afterEach, expect, it } from 'vitest'
import { useSession } from '../../api/session/session.ts'
import { rateToBegin, vatIntoPrice } from './line-vat.ts'

const before = useSession.getState()
const withVat = (usesVat: boolean) =>
  useSession.setState({ profile: { store: { usesVat } } } as unknown as Partial<typeof before>)
afterEach(() => useSession.setState(before))

const line = { price: 10_001, vatRate: 8 as const, discount: { unit: 2 as const, value: 500 } }

it('a store with VAT keeps a line as it is', () => {
  withVat(true)
  expect(rateToBegin(8)).toBe(8)
  expect(vatIntoPrice(line)).toBe(line)
})

it('a store without VAT pays the same for a line, with its VAT in the price', () => {
  withVat(false)
  expect(rateToBegin(8)).toBe(-1)
  expect(vatIntoPrice(line)).toEqual({ price: 10_801, vatRate: -1, discount: { unit: 2, value: 540 } })
  const percent = { ...line, discount: { unit: 1 as const, value: 10 } }
  expect(vatIntoPrice(percent).discount).toEqual({ unit: 1, value: 10 })
  const free = { price: 10_000, vatRate: -2 as const }
  expect(vatIntoPrice(free)).toBe(free)
})
