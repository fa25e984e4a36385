import { expect, it } from 'vitest'
import { localNumberOf, referenceOf } from './reference-of.ts'

const billId = '0199bbbb-0000-7000-8000-00000000abcd'

it('names a sale by six letters of its id; the till that printed it stands before them', () => {
  const reference = referenceOf(billId)
  expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
  expect(localNumberOf(billId, null)).toBe(`OFF-${reference}`)
  expect(localNumberOf(billId, 'Q1')).toBe(`OFF-Q1-${reference}`)
})
