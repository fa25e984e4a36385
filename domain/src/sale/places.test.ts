import { expect, it } from 'vitest'
import { billFacts, billInput, item, paracetamol } from '../../test/bill-factory.ts'
import { decideBill } from '../bill/decide-bill.ts'
import { checkPrescription } from './check-prescription.ts'
import { roundCash } from './round-cash.ts'

// The places of what the shop does not have yet: a test here fails with the first of them that is built.

it('nothing is rounded for cash: what is paid is what is due to the đồng', () => {
  expect(roundCash(12_345)).toEqual([])
  const odd = billInput([item('paracetamol-vien', 1, { price: 12_345 })], {
    payments: [{ method: 'CASH', amount: 12_345 }],
  })
  expect(decideBill(odd, billFacts())).toMatchObject({ plan: { bill: { payable: 12_345, paid: 12_345, change: 0 } } })
})

it('a prescription is asked for in a liều, and of a drug that is sold by itself nothing is asked', () => {
  const drug = { ...paracetamol, isPrescription: true }
  expect(checkPrescription(drug, true, null)).toMatchObject({ code: 'prescription-missing', path: 'prescriptionCode' })
  expect(checkPrescription(drug, true, 'DT-1')).toBeNull()
  expect(checkPrescription(drug, false, null)).toBeNull()
  const sold = decideBill(billInput([item('paracetamol-vien', 1)]), billFacts({ products: [drug] }))
  expect(sold.ok).toBe(true)
})
