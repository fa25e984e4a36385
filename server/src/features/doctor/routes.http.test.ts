import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type Reply, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let product: Shelved
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  product = await shelve(shop, owner, [{ number: 'L1', quantity: 100, value: 10_000, expiryDate: '2029-12-31' }])
})
afterAll(() => shop.close())

let made = 0
const add = async (fields: object = {}, person = owner) =>
  person.post('doctor', { name: `Nguyễn Văn ${++made}`, ...fields })
const addSample = (fields: object = {}, person = owner) =>
  person.post('sample-medicine', {
    name: `Ho ${++made}`,
    items: [{ productId: product.id, unitId: product.units.Viên, quantity: 1 }],
    ...fields,
  })
const refused = (reply: Reply) => [reply.status, reply.body.error, reply.body.issues?.[0]?.path]
const namesOf = (reply: Reply) => reply.data.items.map((one: { name: string }) => one.name)

describe('a doctor', () => {
  it('is numbered, found by any of their words and by phone, and logged', async () => {
    const reply = await add({
      name: 'Trần Thu Đông',
      phone: '0912 345 678',
      degree: 'BS.CKI',
      specialty: 'Nhi khoa',
      workplace: 'Phòng khám Hoa Sữa',
      note: '',
    })
    expect(reply.status).toBe(201)
    expect(reply.data).toMatchObject({
      code: expect.stringMatching(/^BS\d{6}$/),
      isActive: 1,
      note: null,
      sampleCount: 0,
      prescriptionCount: 0,
      billCount: 0,
    })
    for (const keyword of ['thu dong', 'nhi', 'hoa sua', '0912345678', reply.data.code])
      expect(namesOf(await owner.get(`doctor?keyword=${encodeURIComponent(keyword)}`)), keyword).toEqual([
        'Trần Thu Đông',
      ])
    expect(namesOf(await owner.get('doctor?keyword=tim%20mach'))).toEqual([])
    expect((await owner.get('doctor/word')).data).toMatchObject({
      specialties: ['Nhi khoa'],
      degrees: ['BS.CKI'],
      workplaces: ['Phòng khám Hoa Sữa'],
    })
    const { items } = (await owner.get(`user_log?subjectId=${reply.data.id}`)).data
    expect(items).toMatchObject([{ action: 'doctor.create', after: { name: 'Trần Thu Đông', specialty: 'Nhi khoa' } }])
  })

  it('is made once, however often it is sent', async () => {
    const body = { id: newId(), name: 'Lê Gửi Lại' }
    const [one, other] = await Promise.all([add(body), add(body)])
    expect([one.status, other.status]).toEqual([201, 201])
    expect(namesOf(await owner.get('doctor?keyword=gui%20lai'))).toEqual(['Lê Gửi Lại'])
    expect(refused(await add({ ...body, name: 'Lê Khác' }))).toEqual([409, 'idempotency-conflict', undefined])
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ phone: '123' }, 'phone'],
    [{ code: 'BS 1' }, 'code'],
    [{ specialty: 'x'.repeat(101) }, 'specialty'],
  ])('is refused with %j', async (fields, path) => {
    expect(refused(await add(fields))).toEqual([422, 'invalid-input', path])
  })

  it('keeps its code to itself, case aside', async () => {
    const { data } = await add({ code: 'HÀ-01' })
    expect(refused(await add({ code: 'hà-01' }))).toEqual([409, 'code-taken', 'code'])
    const other = (await add()).data
    expect(refused(await owner.patch(`doctor/${other.id}`, { version: 1, code: 'hà-01' }))).toEqual([
      409,
      'code-taken',
      'code',
    ])
    expect((await owner.patch(`doctor/${data.id}`, { version: 1, code: 'hà-01' })).data.code).toBe('hà-01')
  })

  it('is named to who types the same name or phone for another one', async () => {
    const { id } = (await add({ name: 'Đinh  Thị Sương', phone: '+84 988 111 222', degree: 'BS' })).data
    await owner.patch(`doctor/${id}`, { version: 1, isActive: 0 })
    const alike = async (query: Readonly<{ name?: string; phone?: string; except?: string }>) =>
      (await owner.get(`doctor/alike?${new URLSearchParams(query as Record<string, string>)}`)).data.items.map(
        ({ name }: { name: string }) => name,
      )
    for (const query of [
      { name: 'dinh thi suong' },
      { name: ' Đinh Thị  Sương' },
      { phone: '0988.111.222' },
      { name: 'Ai khác', phone: '0084988111222' },
    ])
      expect(await alike(query), JSON.stringify(query)).toHaveLength(1)
    for (const query of [
      {},
      { name: 'Thị Sương' },
      { name: '' },
      { phone: '0988' },
      { name: 'dinh thi suong', except: id },
    ])
      expect(await alike(query), JSON.stringify(query)).toEqual([])
    const [same] = (await owner.get('doctor/alike?name=dinh%20thi%20suong')).data.items
    expect(same).toMatchObject({ id, degree: 'BS', phone: '+84 988 111 222', isActive: 0 })
  })

  it('is changed by who saw it as it is, and what is emptied is gone', async () => {
    const { data } = await add({ phone: '0912345679', workplace: 'Trạm y tế' })
    const after = await owner.patch(`doctor/${data.id}`, { version: 1, workplace: null, degree: '', isActive: 0 })
    expect(after.data).toMatchObject({ workplace: null, degree: null, phone: '0912345679', isActive: 0, version: 2 })
    const late = await owner.patch(`doctor/${data.id}`, { version: 1, name: 'Muộn' })
    expect(refused(late)).toEqual([409, 'version-conflict', undefined])
    expect(late.body.details.current).toMatchObject({ version: 2 })
  })
})

describe('templates of a doctor', () => {
  it('say whose they are, in the list, at the till and in the log', async () => {
    const doctor = (await add({ name: 'Phạm Minh Khôi', degree: 'ThS.BS' })).data
    const sample = (await addSample({ doctorId: doctor.id })).data
    expect(sample).toMatchObject({ doctorId: doctor.id, doctorName: 'ThS.BS Phạm Minh Khôi' })
    const common = (await addSample()).data
    expect(common).toMatchObject({ doctorId: null, doctorName: null })
    expect(namesOf(await owner.get('sample-medicine?keyword=minh%20khoi'))).toEqual([sample.name])
    const till = (await owner.get('till/sample-medicine')).data.items
    expect(till.find((one: { id: string }) => one.id === sample.id)).toMatchObject({
      doctorId: doctor.id,
      doctorName: 'ThS.BS Phạm Minh Khôi',
    })
    expect((await owner.get('doctor?keyword=minh%20khoi')).data.items).toMatchObject([{ sampleCount: 1 }])

    await owner.patch(`sample-medicine/${common.id}`, { version: 1, doctorId: doctor.id })
    const cleared = await owner.patch(`sample-medicine/${common.id}`, { version: 2, doctorId: null })
    expect(cleared.data).toMatchObject({ doctorId: null, doctorName: null })
    const { items } = (await owner.get(`user_log?subjectId=${common.id}`)).data
    expect(items.slice(0, 2)).toMatchObject([
      { before: { doctor: 'ThS.BS Phạm Minh Khôi' }, after: { doctor: null } },
      { before: { doctor: null }, after: { doctor: 'ThS.BS Phạm Minh Khôi' } },
    ])
  })

  it('keep the doctor from being deleted, until they are somebody else’s or deleted themselves', async () => {
    const doctor = (await add({ name: 'Vũ Thị An' })).data
    const [mine, gone] = [
      (await addSample({ doctorId: doctor.id })).data,
      (await addSample({ doctorId: doctor.id })).data,
    ]
    const reply = await owner.delete(`doctor/${doctor.id}`)
    expect(refused(reply)).toEqual([409, 'doctor-in-use', undefined])
    expect(reply.body.message).toContain('2 liều mẫu')
    await owner.delete(`sample-medicine/${gone.id}`)
    await owner.patch(`sample-medicine/${mine.id}`, { version: 1, doctorId: null })
    expect((await owner.delete(`doctor/${doctor.id}`)).body.code).toBe(204)
    expect((await owner.delete(`doctor/${doctor.id}`)).status).toBe(404)
  })

  it('know only doctors of the store', async () => {
    const stranger = await shop.registerStore()
    const theirs = (await add({}, stranger)).data
    expect(refused(await addSample({ doctorId: theirs.id }))).toEqual([404, 'not-found', 'doctorId'])
    const sample = (await addSample()).data
    expect(refused(await owner.patch(`sample-medicine/${sample.id}`, { version: 1, doctorId: newId() }))).toEqual([
      404,
      'not-found',
      'doctorId',
    ])
  })

  it('are given a doctor by who may write templates, without the list of doctors', async () => {
    const doctor = (await add({ name: 'Đỗ Chọn Được', phone: '0912345680' })).data
    const stopped = (await add({ name: 'Đỗ Chọn Được Cũ' })).data
    await owner.patch(`doctor/${stopped.id}`, { version: 1, isActive: 0 })
    const writer = await addEmployee(shop, owner, {
      grants: [
        { model: 'sample_medicine', action: 'read' },
        { model: 'sample_medicine', action: 'create' },
      ],
    })
    const found = await writer.get(`doctor/find?keyword=${encodeURIComponent('chọn được')}`)
    expect(found.data.items).toEqual([
      { id: doctor.id, code: doctor.code, name: 'Đỗ Chọn Được', degree: null, specialty: null, workplace: null },
    ])
    expect((await writer.get('doctor')).status).toBe(403)
    expect((await addSample({ doctorId: doctor.id }, writer)).status).toBe(201)
  })
})
