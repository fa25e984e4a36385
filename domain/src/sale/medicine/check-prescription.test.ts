import type { PrescriptionBody } from '@quay/contract/prescription/shapes'
import { describe, expect, it } from 'vitest'
import { billFacts, billInput, item, kit, lan, mask, paracetamol } from '../../../test/bill-factory.ts'
import type { BillInput, BillProduct, SaleRights } from '../../bill/bill-facts.ts'
import { decideBill } from '../../bill/decide-bill.ts'

const rx: Partial<BillProduct> = { isPrescription: true, ingredient: 'Amlodipin' }
const antibiotic: Partial<BillProduct> = { isPrescription: true, ingredient: 'Amoxicilin 500mg + Acid clavulanic' }
const narcotic: Partial<BillProduct> = { isPrescription: true, ingredient: 'Morphin sulfat', controlGroup: 'narcotic' }
const precursor: Partial<BillProduct> = { ingredient: 'Pseudoephedrin', controlGroup: 'precursor-combination' }
const written: PrescriptionBody = { patientName: 'Trần Văn Bình', doctorName: 'BS. Lê Hoa', prescribedOn: '2026-11-20' }
const right: Partial<SaleRights> = { maySellWithoutPrescription: true }
const buyer = { name: 'Trần Văn Bình', identity: '079123456789' }

/** The refusal of one tablet, or null where it is sold. */
function refusalOf(product: Partial<BillProduct>, input: Partial<BillInput> = {}, rights: Partial<SaleRights> = {}) {
  const facts = billFacts({ products: [{ ...paracetamol, ...product }, mask, kit] })
  const decided = decideBill(billInput([item('paracetamol-vien', 1)], input), {
    ...facts,
    rights: { ...facts.rights, ...rights },
  })
  return decided.ok ? null : decided.code
}

describe('a medicine is sold', () => {
  it.each([
    ['without a prescription', {}, {}, {}, null],
    ['by prescription only', rx, {}, {}, 'prescription-missing'],
    ['by prescription only, with one', rx, { prescription: written }, {}, null],
    ['by prescription only, with the code alone', rx, { prescriptionCode: 'DT-1' }, {}, null],
    ['by prescription only, with the right and no reason', rx, {}, right, 'prescription-missing'],
    [
      'by prescription only, with a reason and no right',
      rx,
      { noPrescriptionReason: 'Khách mua lại' },
      {},
      'no-prescription-right-missing',
    ],
    ['by prescription only, with both', rx, { noPrescriptionReason: 'Khách mua lại' }, right, null],
    [
      'that is an antibiotic, with both',
      antibiotic,
      { noPrescriptionReason: 'Khách mua lại' },
      right,
      'prescription-required',
    ],
    ['that is an antibiotic, with a prescription', antibiotic, { prescription: written }, {}, null],
    ['that is narcotic, with both', narcotic, { noPrescriptionReason: 'Quen', buyer }, right, 'prescription-required'],
    [
      'that is narcotic, with a prescription of another kind',
      narcotic,
      { prescription: { ...written, code: '25366537RNFS-c' }, buyer },
      {},
      'prescription-kind-differs',
    ],
    [
      'that is narcotic, with its kind and no buyer',
      narcotic,
      { prescription: { ...written, code: '25366537RNFS-n' } },
      {},
      'buyer-missing',
    ],
    [
      'that is narcotic, with its kind and the buyer',
      narcotic,
      { prescription: { ...written, code: '25366537RNFS-n' }, buyer },
      {},
      null,
    ],
    ['that is controlled and needs no prescription, to a walk-in', precursor, {}, {}, 'buyer-missing'],
    ['that is controlled and needs no prescription, to somebody named', precursor, { buyer }, {}, null],
  ] as const)('%s', (_what, product, input, rights, code) => {
    expect(refusalOf(product, input, rights)).toBe(code)
  })

  it('to a customer, who is the buyer', () => {
    const facts = billFacts({ products: [{ ...paracetamol, ...precursor }, mask, kit], customer: lan })
    expect(decideBill(billInput([item('paracetamol-vien', 1)], { customerId: 'lan' }), facts).ok).toBe(true)
  })
})

describe('a prescription of a day', () => {
  // The sale is of 21/11.
  it.each([
    ['2026-11-21', null],
    ['2026-11-16', null],
    ['2026-11-15', 'prescription-expired'],
    ['2026-11-22', 'prescription-in-future'],
  ])('%s', (prescribedOn, code) => {
    expect(refusalOf(rx, { prescription: { ...written, prescribedOn } })).toBe(code)
  })

  it('may be older where its kind has times of its own', () => {
    const herbal = { ...written, prescribedOn: '2026-10-01', code: '25366537RNFS-t' }
    expect(refusalOf(rx, { prescription: herbal })).toBeNull()
  })
})

describe('of a combo', () => {
  it('the medicines in it are looked at', () => {
    const facts = billFacts({ products: [{ ...paracetamol, ...antibiotic }, mask, kit] })
    expect(decideBill(billInput([item('kit-bo', 1)]), facts)).toMatchObject({
      code: 'prescription-required',
      details: { product: 'Paracetamol 500mg', why: 'kháng sinh' },
    })
  })
})

describe('what is handed out', () => {
  it.each([
    ['as much as prescribed', { prescribedQuantity: 2 }, null],
    ['less, without a reason', { prescribedQuantity: 3 }, 'dispensed-reason-needed'],
    ['less, with a reason', { prescribedQuantity: 3, dispensingReason: 'OUT_OF_STOCK' }, null],
    ['more, whatever the reason', { prescribedQuantity: 1, dispensingReason: 'OTHER' }, 'dispensed-over-prescribed'],
  ] as const)('%s', (_what, part, code) => {
    const decided = decideBill(billInput([item('paracetamol-vien', 2, part)]), billFacts())
    expect(decided.ok ? null : decided.code).toBe(code)
  })
})

describe('of a paper that was sold on before', () => {
  const taken = [{ key: 'paracetamol', sold: 20, prescribed: 30, bills: ['HD000001'] }]
  it.each([
    ['what is left', 10, { prescribedQuantity: 30 }, null],
    ['what is left, by what the first sale said', 10, {}, null],
    ['more than is left', 11, { prescribedQuantity: 30 }, 'prescription-used-up'],
    ['more than is left, by what the first sale said', 11, {}, 'prescription-used-up'],
    ['less than is left, without a reason', 9, { prescribedQuantity: 30 }, 'dispensed-reason-needed'],
    ['for another medicine that was prescribed', 11, { standsFor: 'Hapacol 650' }, null],
  ] as const)('%s', (_what, quantity, part, code) => {
    const facts = billFacts({ takenOfPaper: taken })
    const decided = decideBill(
      billInput([item('paracetamol-vien', quantity, part)], { prescription: { ...written, code: 'DT-1' } }),
      {
        ...facts,
        rights: { ...facts.rights, isPharmacist: true },
      },
    )
    expect(decided.ok ? null : decided.code).toBe(code)
  })

  it('counts two lines of one sale together, and says what is left', () => {
    const lines = [item('paracetamol-vien', 5), { ...item('paracetamol-vi', 1), productId: 'paracetamol' }]
    expect(
      decideBill(billInput(lines, { prescription: { ...written, code: 'DT-1' } }), billFacts({ takenOfPaper: taken })),
    ).toMatchObject({
      code: 'prescription-used-up',
      path: 'items.1.quantity',
      details: { soldText: '2 vỉ 5 viên (HD000001)', left: 5 },
    })
  })
})

it('another medicine than the prescribed one is handed out by a pharmacist alone', () => {
  const decided = decideBill(billInput([item('paracetamol-vien', 2, { standsFor: 'Hapacol' })]), billFacts())
  expect(decided).toMatchObject({ code: 'substitute-needs-pharmacist', details: { replaced: 'Hapacol' } })
})
