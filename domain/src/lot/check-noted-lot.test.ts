import { expect, it } from 'vitest'
import { checkNotedLot } from './check-noted-lot.ts'

const product = { id: 'p', name: 'Paracetamol', isLotManaged: true, survivor: null as string | null }
const asked = { number: 'A1', expiryDate: '2027-06-30' }
const known = { id: 'l', number: 'A1', expiryDate: '2027-06-30' }

it.each([
  ['a new lot', {}, null],
  ['one that is there', { known }, null],
  ['one that ends today', { today: '2027-06-30' }, null],
  ['one that ended', { today: '2027-07-01' }, 'lot-already-expired'],
  ['one that is there with another expiry', { known: { ...known, expiryDate: '2028-06-30' } }, 'lot-expiry-differs'],
  ['goods without lots', { product: { ...product, isLotManaged: false } }, 'lots-not-managed'],
  ['goods that were merged', { product: { ...product, survivor: 'Panadol' } }, 'product-merged'],
])('%s', (_, over, code) => {
  const facts = { product, known: null, today: '2026-11-27', ...over }
  expect(checkNotedLot(asked, facts)?.code ?? null).toBe(code)
})
