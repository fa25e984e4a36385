import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { someProduct } from '../../../test/factories.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await testApp()
  owner = await app.registerStore()
})
afterAll(async () => app.close())

type Json = Record<string, unknown>

/** A medicine on the shelf, and a sale of one of it. */
async function medicine(fields: Json) {
  const made = await someProduct(owner, fields)
  const { id, units } = made
  const received = await owner.post('inbound', {
    status: 'SUCCEED',
    items: [
      {
        productId: id,
        unitId: units[0].id,
        quantity: 100,
        price: 500,
        lots: [{ lotNumber: 'L1', expiryDate: '2031-01-31', quantity: 100 }],
      },
    ],
    payments: [{ method: 'CASH', amount: 50_000 }],
  })
  expect(received.status).toBe(201)
  return (more: Json = {}, by: Person = owner, line: Json = {}) =>
    by.post('bill', {
      items: [{ productId: id, unitId: units[0].id, quantity: 1, ...line }],
      payments: [{ method: 'CASH', amount: 1_000_000 }],
      ...more,
    })
}

const paper = {
  code: 'DT-7',
  doctorName: 'BS. Khúc Hải Yến',
  facility: 'Trạm y tế phường',
  patientName: 'Lê Thị Mai',
  patientAgeMonths: 400,
  phone: '0901234567',
  diagnosis: 'Tăng huyết áp',
}

describe('a prescription', () => {
  it('is kept with its bill, read again, and found under the code of the bill where it has none', async () => {
    const sell = await medicine({ isPrescription: true, activeIngredient: 'Amlodipin' })
    expect((await sell()).body).toMatchObject({ error: 'prescription-missing' })
    const sold = await sell({ prescription: paper }, owner, {
      prescribedQuantity: 30,
      dispensingReason: 'OUT_OF_STOCK',
      daysOfSupply: 7,
    })
    expect(sold.status).toBe(201)
    const read = (await owner.get(`bill/${sold.data.id}`)).data
    expect(read).toEqual({ ...sold.data, payments: read.payments })
    expect(read).toMatchObject({
      prescriptionCode: 'DT-7',
      prescription: { ...paper, doctorId: null, guardianName: null },
      items: [{ prescribedQuantity: 30, dispensingReason: 'OUT_OF_STOCK', daysOfSupply: 7 }],
    })
    const { code: _, ...nameless } = paper
    const second = (await sell({ prescription: nameless })).data
    expect(second.prescription.code).toBe(second.code)
  })

  it.each([
    ['without the patient', { patientName: undefined }, 'prescription.patientName'],
    ['without the doctor', { doctorName: undefined }, 'prescription.doctorName'],
    ['of a small child without a guardian', { patientAgeMonths: 71 }, 'prescription.guardianName'],
  ])('%s is refused beside the field', async (_what, part, path) => {
    const sell = await medicine({ isPrescription: true })
    const { status, body } = await sell({ prescription: { ...paper, ...part } })
    expect([status, body.issues[0].path]).toEqual([422, path])
  })

  it('of the national system may be its code alone', async () => {
    const sell = await medicine({ isPrescription: true })
    expect((await sell({ prescription: { code: '25366537RNFS-c' } })).status).toBe(201)
  })

  it('names a doctor of the shop, who cannot be deleted after that', async () => {
    const { data: doctor } = await owner.post('doctor', { name: 'Tạ Quang Vinh' })
    const sell = await medicine({ isPrescription: true })
    const unknown = await sell({ prescription: { ...paper, doctorId: '01890000-0000-7000-8000-000000000000' } })
    expect(unknown.body).toMatchObject({ error: 'not-found', details: { kind: 'doctor' } })
    expect((await sell({ prescription: { ...paper, doctorId: doctor.id } })).status).toBe(201)
    expect((await owner.delete(`doctor/${doctor.id}`)).body).toMatchObject({ error: 'doctor-on-prescriptions' })
  })
})

describe('another doctor', () => {
  it('is corrected on the paper of a bill, by name or as one of the shop, and the log has both', async () => {
    const { data: doctor } = await owner.post('doctor', { name: 'Đỗ Minh Tâm', degree: 'BS.' })
    const sell = await medicine({ isPrescription: true })
    const { data: bill } = await sell({ prescription: paper })
    const path = `bill/${bill.id}`
    const byName = await owner.patch(path, { version: bill.version, doctor: { doctorName: 'BS. Khúc Hải Yên' } })
    expect(byName.data.prescription).toMatchObject({ ...paper, doctorName: 'BS. Khúc Hải Yên', doctorId: null })
    const ofShop = await owner.patch(path, { version: byName.data.version, doctor: { doctorId: doctor.id } })
    expect(ofShop.data).toMatchObject({
      editedAt: expect.any(String),
      prescription: { doctorId: doctor.id, doctorName: 'BS. Đỗ Minh Tâm' },
    })
    expect((await owner.get(`user_log?action=bill.update&subjectId=${bill.id}`)).data.items[0]).toMatchObject({
      before: { prescribedBy: 'BS. Khúc Hải Yên' },
      after: { prescribedBy: 'BS. Đỗ Minh Tâm' },
    })
    const { version } = ofShop.data
    const stranger = (await (await app.registerStore()).post('doctor', { name: 'Người lạ' })).data.id
    expect((await owner.patch(path, { version, doctor: { doctorId: stranger } })).body).toMatchObject({
      error: 'not-found',
    })
    expect((await owner.patch(path, { version, doctor: {} })).status).toBe(422)
  })

  it('is not, where there is no paper or its medicines are under special control', async () => {
    const plain = (await (await medicine({}))({})).data
    const other = { doctorName: 'BS. Khác' }
    expect((await owner.patch(`bill/${plain.id}`, { version: plain.version, doctor: other })).body).toMatchObject({
      code: 422,
      error: 'doctor-without-prescription',
    })
    const sell = await medicine({ isPrescription: true, controlGroup: 'psychotropic' })
    const buyer = { name: 'Lê Thị Mai', identity: '079188001234', address: 'Quận 3' }
    const { data: strict } = await sell({ prescription: paper, buyer })
    expect((await owner.patch(`bill/${strict.id}`, { version: strict.version, doctor: other })).body).toMatchObject({
      code: 409,
      error: 'doctor-kept',
    })
  })
})

describe('without a prescription', () => {
  it('a person with the right sells with a reason, which stands on the bill and in the log', async () => {
    const sell = await medicine({ isPrescription: true, activeIngredient: 'Amlodipin' })
    const sold = await sell({ noPrescriptionReason: 'Khách mua lại theo đơn cũ' })
    expect(sold.data).toMatchObject({ noPrescriptionReason: 'Khách mua lại theo đơn cũ', prescription: null })
    const { data: log } = await owner.get(`user_log?action=bill.create&keyword=${sold.data.code}`)
    expect(JSON.stringify(log.items[0])).toContain('Khách mua lại theo đơn cũ')
  })

  it('nobody sells an antibiotic, whatever the right', async () => {
    const sell = await medicine({ isPrescription: true, activeIngredient: 'Cefixim 200mg' })
    expect((await sell({ noPrescriptionReason: 'Khách quen' })).body).toMatchObject({
      error: 'prescription-required',
      details: { why: 'kháng sinh' },
    })
  })
})

it('who takes controlled medicines away is kept', async () => {
  const sell = await medicine({ controlGroup: 'precursor-combination' })
  expect((await sell()).body).toMatchObject({ error: 'buyer-missing' })
  const buyer = { name: 'Phạm Văn Lộc', identity: '079090001234', address: '12 Lê Lợi' }
  const { data } = await sell({ buyer })
  expect((await owner.get(`bill/${data.id}`)).data.buyer).toEqual({ ...buyer, phone: null })
})
