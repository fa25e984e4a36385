import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee } from '../../../test/factories.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore({ storeName: 'Nhà thuốc Hoa Sen' })
})
afterAll(() => shop.close())

const now = async (person = owner) => (await person.get('store')).data
const edit = async (fields: object, person = owner) =>
  person.patch('store', { version: (await now(person)).version, ...fields })

async function picture(purpose: 'logo' | 'avatar' | 'display', person = owner) {
  const file = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  return (await person.post('upload', { purpose, content: file.toString('base64') })).data
}

const everything = {
  name: 'Nhà thuốc Hoa Sen 2',
  phone: '028 3812 3456',
  email: 'hoasen@example.com',
  taxCode: '0312770607',
  address: '12 Lê Lợi, phường Bến Thành',
  coordinates: '10.7769,106.7009',
  workingHours: [
    { days: [1, 2, 3, 4, 5, 6], from: '07:00', to: '21:30' },
    { days: [7], from: '08:00', to: '12:00' },
  ],
  licences: [
    { kind: 'business', number: '41A8', issuedBy: 'UBND Quận 1', issuedOn: '2020-03-01', expiresOn: null },
    { kind: 'gpp', number: '12/GPP', issuedBy: 'Sở Y tế', issuedOn: '2024-03-01', expiresOn: '2027-03-01' },
  ],
  receiptHeader: 'Nhà thuốc đạt chuẩn GPP',
  receiptFooter: 'Mở cửa cả ngày lễ',
  returnPolicy: 'Đổi trả trong 3 ngày, còn nguyên vỉ',
}

describe('the store', () => {
  it('starts as it was registered, and keeps everything that is said of it', async () => {
    expect(await now()).toMatchObject({
      name: 'Nhà thuốc Hoa Sen',
      logo: null,
      licences: [],
      workingHours: null,
      version: 1,
    })
    const logo = await picture('logo')
    const { status, data } = await edit({ ...everything, logoId: logo.id })
    expect(status).toBe(200)
    expect(data).toMatchObject({ ...everything, logo: { id: logo.id, address: logo.address }, version: 2 })
    expect((await owner.get('auth/profile')).data.store).toMatchObject({ name: 'Nhà thuốc Hoa Sen 2' })
  })

  it('tells in the log what was and what is, in words', async () => {
    await edit({ workingHours: [{ days: [1], from: '07:00', to: '11:00' }] })
    await edit({ workingHours: null, licences: [], coordinates: null, taxCode: null })
    const [last] = (await owner.get('user_log')).data.items
    expect(last).toMatchObject({
      action: 'store.update',
      before: {
        workingHours: 'T2 07:00–11:00',
        taxCode: '0312770607',
        coordinates: '10.7769,106.7009',
        licences: [
          'Giấy chứng nhận đăng ký kinh doanh số 41A8, UBND Quận 1 cấp, ngày cấp 01/03/2020',
          'Giấy chứng nhận GPP số 12/GPP, Sở Y tế cấp, ngày cấp 01/03/2024, hết hạn 01/03/2027',
        ],
      },
      after: { workingHours: null, taxCode: null, coordinates: null, licences: null },
    })
    expect(Object.keys(last.after)).toHaveLength(4)
  })

  it('is kept in order: blanks in coordinates and tax codes go', async () => {
    const { data } = await edit({ coordinates: '10.7769, 106.7009', taxCode: '0100109106001' })
    expect(data).toMatchObject({ coordinates: '10.7769,106.7009', taxCode: '0100109106-001' })
  })

  it.each([
    ['taxCode', '0312770608', 'tax-code-check-digit'],
    ['taxCode', '123', 'tax-code-shape'],
    ['coordinates', 'Quận 1', 'coordinates-invalid'],
    ['coordinates', '91,10', 'coordinates-invalid'],
    ['logoId', '0193a5f0-7c00-7000-8000-000000000001', 'not-found'],
    ['name', ' ', 'invalid-input'],
    ['phone', '12', 'invalid-input'],
    ['email', 'hoasen', 'invalid-input'],
    ['isAgency', true, 'invalid-input'],
  ])('%s = %s is refused beside its field', async (field, value, error) => {
    expect(await edit({ [field]: value })).toMatchObject({ body: { error, issues: [{ path: field }] } })
  })

  it('refuses papers that end before they begin, and the same one twice', async () => {
    const paper = { kind: 'gpp', number: '1', issuedOn: '2024-01-01', expiresOn: '2023-01-01' }
    expect(await edit({ licences: [paper] })).toMatchObject({ body: { issues: [{ path: 'licences.0.expiresOn' }] } })
    const once = { kind: 'gpp', number: '1' }
    expect(await edit({ licences: [once, once] })).toMatchObject({ body: { issues: [{ path: 'licences' }] } })
    const hours = [{ days: [8], from: '7:00', to: '25:00' }]
    expect((await edit({ workingHours: hours })).body.issues.map((issue: { path: string }) => issue.path)).toEqual([
      'workingHours.0.days.0',
      'workingHours.0.from',
      'workingHours.0.to',
    ])
  })

  it('takes a logo and no face, and no picture of another store', async () => {
    const stranger = await shop.registerStore()
    for (const image of [await picture('avatar'), await picture('logo', stranger)])
      expect(await edit({ logoId: image.id })).toMatchObject({
        status: 404,
        body: { error: 'not-found', issues: [{ path: 'logoId' }] },
      })
  })

  it('keeps pictures for the customer’s screen in their order, which its tills get; what is taken off is let go', async () => {
    const [first, second, stranger] = [await picture('display'), await picture('display'), await shop.registerStore()]
    const { data } = await edit({ displayPictureIds: [second.id, first.id, second.id] })
    const shown = [second, first].map(({ id, address }) => ({ id, address }))
    expect(data.displayPictures).toEqual(shown)
    expect((await owner.get('till/context')).data.displayPictures).toEqual(shown.map(({ address }) => address))
    const nameOf = ({ id }: { id: string }) => `Ảnh …${id.slice(-6)}`
    expect((await owner.get('user_log')).data.items[0]).toMatchObject({
      action: 'store.update',
      after: { displayPictures: `${nameOf(second)}, ${nameOf(first)}` },
    })
    expect((await edit({ phone: '028 3812 0000' })).data.displayPictures).toEqual(shown)

    const six = await Promise.all(Array.from({ length: 6 }, () => picture('display')))
    expect((await edit({ displayPictureIds: six.map(({ id }) => id) })).body.issues[0].path).toBe('displayPictureIds')
    for (const image of [await picture('logo'), await picture('display', stranger)])
      expect(await edit({ displayPictureIds: [first.id, image.id] })).toMatchObject({
        status: 404,
        body: { error: 'not-found', issues: [{ path: 'displayPictureIds.1' }] },
      })
    expect((await now()).displayPictures).toEqual(shown)
    expect((await edit({ displayPictureIds: [first.id] })).data.displayPictures).toEqual([shown[1]])
    expect((await edit({ displayPictureIds: [] })).data.displayPictures).toEqual([])
  })

  it('of a stale version is refused with the store as it is', async () => {
    const current = await now()
    expect(await owner.patch('store', { version: current.version - 1, name: 'Khác' })).toMatchObject({
      status: 409,
      body: { error: 'version-conflict', details: { current } },
    })
  })

  it('is read and changed by whoever may', async () => {
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'store', action: 'read' }] })
    const seller = await addEmployee(shop, owner)
    expect((await reader.get('store')).status).toBe(200)
    expect((await edit({ name: 'X' }, reader)).status).toBe(403)
    expect((await seller.get('store')).status).toBe(403)
    expect((await seller.post('store', { name: 'X' })).status).toBe(403)
  })

  it('POST store saves as well, without a version, for clients of before', async () => {
    const { status, data } = await owner.post('store', { name: 'Nhà thuốc Hoa Sen 3', address: null })
    expect(status).toBe(200)
    expect(data).toMatchObject({ name: 'Nhà thuốc Hoa Sen 3', address: null })
    expect(await owner.post('store', { name: 'Y', version: 1 })).toMatchObject({ body: { error: 'version-conflict' } })
  })
})
