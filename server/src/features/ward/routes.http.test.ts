import type { FoundWard, Province, Ward } from '@quay/contract/ward/shapes'
import { fold } from '@quay/domain/text/fold'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
const wards: Ward[] = []
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  for (const { code } of await asked<Province>('province'))
    wards.push(...(await asked<Ward>(`ward?provinceCode=${code}&limit=200`)))
})
afterAll(() => shop.close())

/** A call without a session. */
async function asked<Item>(path: string): Promise<Item[]> {
  calls++
  const reply = await shop.app.inject({ url: `/mp/api/${path}`, remoteAddress: `10.0.${calls >> 8}.${calls & 255}` })
  expect([path, reply.statusCode]).toEqual([path, 200])
  return reply.json().data.items
}
let calls = 0
const found = (keyword: string, more = '') => asked<FoundWard>(`ward?keyword=${encodeURIComponent(keyword)}${more}`)
const anHoiTay = { code: '26882', name: 'Phường An Hội Tây', provinceCode: '79', provinceName: 'Thành phố Hồ Chí Minh' }

describe('provinces and wards', () => {
  it('are 34 and 3321, each ward of one province', async () => {
    const provinces = await asked<Province>('province')
    expect(provinces).toHaveLength(34)
    expect(
      provinces
        .filter(({ name }) => name.startsWith('Thành phố '))
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['01', '22', '24', '31', '46', '48', '75', '79', '92'])
    expect(new Set(wards.map(({ code }) => code)).size).toBe(3321)
    expect(wards).toHaveLength(3321)
  })

  it('may be kept by a browser for an hour', async () => {
    const { headers } = await shop.app.inject({ url: '/mp/api/province', remoteAddress: '10.9.0.1' })
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  it('are found by their name without marks, and in any province', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...wards), async ward => {
        const typed = `${fold(ward.name)} ${fold(ward.provinceName)}`
        expect((await found(typed)).map(({ code }) => code)).toContain(ward.code)
        const within = await found(fold(ward.name), `&provinceCode=${ward.provinceCode}`)
        expect(within[0]!.provinceCode).toBe(ward.provinceCode)
        expect(within.map(({ code }) => code)).toContain(ward.code)
      }),
      { numRuns: 40 },
    )
  })

  it.each(['phường 14 Gò Vấp', 'phuong 14 go vap', 'P14 Q.Gò Vấp', 'P.14, Gò Vấp, TP.HCM'])(
    'are found by the name of before: %s',
    async keyword => {
      expect(await found(keyword)).toEqual([{ ...anHoiTay, former: 'Phường 14, Quận Gò Vấp, Thành phố Hồ Chí Minh' }])
    },
  )

  it('come whole words first: phường 1 before phường 14', async () => {
    const [first] = await found('phường 1 Gò Vấp')
    expect(first!.former).toBe('Phường 1, Quận Gò Vấp, Thành phố Hồ Chí Minh')
  })

  it('that became wards in 2026 are found by both names', async () => {
    expect((await found('phường dầu giây'))[0]).toMatchObject({
      name: 'Phường Dầu Giây',
      provinceName: 'Thành phố Đồng Nai',
      former: null,
    })
    expect((await found('xã dầu giây'))[0]).toMatchObject({ name: 'Phường Dầu Giây' })
  })

  it('take signs of a pattern as no pattern, and nothing finds nothing', async () => {
    expect(await found('xyz khong co')).toEqual([])
    expect((await found('%_')).length).toBe(50)
    expect((await found('an', '&limit=3')).length).toBe(3)
  })
})

describe('an address with a ward', () => {
  const body = { name: 'Lê Mai', address: '12 Lê Lợi', wardCode: '26882' }

  it('of a customer and a provider is answered with the ward, edited, cleared, and told in the log', async () => {
    for (const kind of ['customer', 'provider']) {
      const { data: made } = await owner.post(kind, { ...body, name: `${body.name} ${kind}` })
      expect(made).toMatchObject({ address: '12 Lê Lợi', ward: anHoiTay })
      const { data: moved } = await owner.patch(`${kind}/${made.id}`, { version: 1, wardCode: '26326' })
      expect(moved.ward).toMatchObject({ name: 'Phường Dầu Giây' })
      const { data: cleared } = await owner.patch(`${kind}/${made.id}`, { version: 2, wardCode: null })
      expect(cleared).toMatchObject({ address: '12 Lê Lợi', ward: null })
      const { data: log } = await owner.get(`user_log?subjectId=${made.id}`)
      expect(log.items.map((row: { after: { ward: string | null } }) => row.after.ward)).toEqual([
        null,
        'Phường Dầu Giây, Thành phố Đồng Nai',
        'Phường An Hội Tây, Thành phố Hồ Chí Minh',
      ])
    }
  })

  it('of the store and a branch stands in one line where it is shown and printed', async () => {
    const line = '12 Lê Lợi, Phường An Hội Tây, Thành phố Hồ Chí Minh'
    const chief = await shop.registerStore({ address: '12 Lê Lợi', wardCode: '26882' })
    const profile = (await chief.get('auth/profile')).data
    expect(profile.store.address).toBe(line)
    expect(profile.branches[0].address).toBe(line)
    expect((await chief.get('store')).data).toMatchObject({ address: '12 Lê Lợi', ward: anHoiTay })
    expect((await chief.get('till/context')).data).toMatchObject({
      branch: { address: line },
      store: { address: line },
    })
    const { data: other } = await chief.post('branch', { name: 'Hai', address: '5 Hùng Vương', wardCode: '26326' })
    expect(other.ward.name).toBe('Phường Dầu Giây')
    const { data: plain } = await chief.patch(`branch/${other.id}`, {
      version: 1,
      address: '5 Hùng Vương, Q.5',
      wardCode: null,
    })
    expect(plain).toMatchObject({ address: '5 Hùng Vương, Q.5', ward: null })
    expect((await chief.get('branch?scope=all&keyword=an hoi tay')).data.items).toHaveLength(1)
  })

  it('that does not exist is refused beside the field', async () => {
    const refusal = { status: 404, body: { error: 'not-found', issues: [{ path: 'wardCode' }] } }
    expect(await owner.post('customer', { ...body, id: newId(), wardCode: '99999' })).toMatchObject(refusal)
    expect(await owner.post('provider', { ...body, wardCode: '99999' })).toMatchObject(refusal)
    expect(await owner.post('branch', { name: 'Ba', wardCode: '99999' })).toMatchObject(refusal)
    expect(await owner.patch('store', { version: 1, wardCode: '99999' })).toMatchObject(refusal)
  })
})
