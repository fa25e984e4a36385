import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'
import { standAtTill } from '../../../test/stand-at-till.ts'

const goodPin = '4071'
const otherPin = '82964'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const setPin = (person: Person, pin = goodPin) => person.post('auth/pin', { currentPassword: testPassword, pin })
const asPerson = async (tokens: { accessToken: string }) => {
  const get = (path: string) =>
    shop.call({ method: 'GET', url: `/mp/api/${path}`, headers: { authorization: `Bearer ${tokens.accessToken}` } })
  return { get, profile: (await get('auth/profile')).data }
}

describe('one’s own PIN', () => {
  it('is set with the password, shown as there, and opens the screen', async () => {
    const seller = await addEmployee(shop, owner)
    expect(seller.profile).toMatchObject({ hasPin: false, isPinLocked: false })
    expect(await seller.post('auth/unlock', { pin: goodPin })).toMatchObject({
      status: 409,
      body: { error: 'pin-missing' },
    })
    expect(await seller.post('auth/pin', { currentPassword: 'khong-phai', pin: goodPin })).toMatchObject({
      status: 422,
      body: { error: 'wrong-password' },
    })
    expect((await setPin(seller)).body.code).toBe(204)
    expect((await seller.get('auth/profile')).data).toMatchObject({ hasPin: true, isPinLocked: false })
    expect((await seller.post('auth/unlock', { pin: goodPin })).body.code).toBe(204)
    expect((await seller.post('auth/unlock', { password: testPassword })).body.code).toBe(204)
    expect((await seller.post('auth/unlock', { password: 'khong-phai' })).body.error).toBe('wrong-password')
    expect((await seller.post('auth/unlock', {})).status).toBe(422)
    expect((await seller.post('auth/unlock', { pin: goodPin, password: testPassword })).status).toBe(422)
  })

  let seller: Promise<Person>
  beforeAll(() => {
    seller = addEmployee(shop, owner)
  })
  it.each(['1234', '0000', '123123', '1990', '12ab', '123', '1234567', ''])(
    'refuses %s beside the field',
    async pin => {
      const reply = await setPin(await seller, pin)
      expect(reply.status).toBe(422)
      expect(reply.body.issues[0].path).toBe('pin')
    },
  )

  it('has six digits where it stands for changing roles', async () => {
    expect(await setPin(owner, goodPin)).toMatchObject({
      status: 422,
      body: { error: 'pin-six-digits', issues: [{ path: 'pin' }] },
    })
    expect((await setPin(owner, '407183')).body.code).toBe(204)
    const promoted = await addEmployee(shop, owner, { fullName: 'Mai' })
    await setPin(promoted)
    await inStore(shop, owner.profile.store.id, query =>
      query(
        `update employee set role_id = (select id from role where store_id = $1 and name = 'admin') where store_id = $1 and id = $2`,
        [owner.profile.store.id, promoted.profile.id],
      ),
    )
    expect(await promoted.post('auth/unlock', { pin: goodPin })).toMatchObject({
      status: 409,
      body: { error: 'pin-too-short', details: { name: 'Mai' } },
    })
  })

  it('is locked by five wrong ones, not the person, and opened by the password', async () => {
    const seller = await addEmployee(shop, owner)
    await setPin(seller)
    for (const left of [4, 3, 2, 1])
      expect(await seller.post('auth/unlock', { pin: '9999' })).toMatchObject({
        status: 422,
        body: { error: 'wrong-pin', details: { left } },
      })
    expect((await seller.post('auth/unlock', { pin: '9999' })).body.error).toBe('pin-locked')
    expect((await seller.post('auth/unlock', { pin: goodPin })).body.error).toBe('pin-locked')
    expect((await seller.get('auth/profile')).data).toMatchObject({ isPinLocked: true })
    expect((await owner.get(`user_log?action=pin.failed&subjectId=${seller.profile.id}`)).data.totalItem).toBe(5)
    expect((await seller.post('auth/unlock', { password: testPassword })).body.code).toBe(204)
    expect((await seller.post('auth/unlock', { pin: goodPin })).body.code).toBe(204)
  })

  it('gives five guesses also to forty that come at once', async () => {
    const seller = await addEmployee(shop, owner)
    await setPin(seller)
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, i) => seller.post('auth/unlock', { pin: `${5000 + i}` })),
    )
    expect(replies.filter(reply => reply.body.error === 'wrong-pin')).toHaveLength(4)
    expect(replies.filter(reply => reply.body.error === 'pin-locked')).toHaveLength(36)
  })

  it('stands in no answer and in no row of the log', async () => {
    const log = JSON.stringify((await owner.get('user_log?limit=200')).data)
    expect(log).not.toMatch(/argon2|4071|82964/)
  })
})

describe('the switch to a colleague', () => {
  it('begins a session of the colleague on this device and ends the earlier one', async () => {
    const [lan, hoa] = [
      await addEmployee(shop, owner, { fullName: 'Lan' }),
      await addEmployee(shop, owner, { fullName: 'Hoa' }),
    ]
    await setPin(hoa, otherPin)
    await standAtTill(owner, lan)
    expect((await lan.get('auth/colleague')).data).toContainEqual({
      id: hoa.profile.id,
      fullName: 'Hoa',
      roleName: 'staff',
      isPinLocked: false,
      needsPassword: false,
    })
    const reply = await lan.post('auth/switch', { employeeId: hoa.profile.id, pin: otherPin })
    expect(reply.status).toBe(200)
    const now = await asPerson(reply.data)
    expect(now.profile.fullName).toBe('Hoa')
    expect((await lan.get('auth/profile')).status).toBe(401)
    expect((await owner.get('user_log?action=session.switch')).data.items[0]).toMatchObject({
      employeeName: 'Hoa',
      before: { employee: 'Lan' },
      after: { employee: 'Hoa' },
    })
    const sessions = (await now.get('auth/session')).data
    expect(sessions.find((one: { isCurrent: boolean }) => one.isCurrent)).toMatchObject({ startedBy: 'pin' })
  })

  it('leaves the earlier session while its sales are still on their way, and each bill has its seller', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const bill = {
      items: [{ productId: product.id, unitId: product.units.Viên, quantity: 1 }],
      payments: [{ method: 'CASH', amount: 1_000 }],
    }
    const [lan, hoa] = [
      await addEmployee(shop, owner, { fullName: 'Lan' }),
      await addEmployee(shop, owner, { fullName: 'Hoa' }),
    ]
    await setPin(hoa, otherPin)
    await standAtTill(owner, lan)
    const reply = await lan.post('auth/switch', { employeeId: hoa.profile.id, pin: otherPin, keepEarlier: true })
    const sold = await shop.call({
      method: 'POST',
      url: '/mp/api/bill',
      headers: { authorization: `Bearer ${reply.data.accessToken}`, 'content-type': 'application/json' },
      payload: JSON.stringify(bill),
    })
    expect(sold.data.sellerName).toBe('Hoa')
    expect((await lan.post('bill', bill)).data.sellerName).toBe('Lan')
    await shop.call({ method: 'POST', url: '/mp/api/auth/logout', payload: { refreshTk: lan.refreshToken } })
    expect((await lan.get('auth/profile')).status).toBe(401)
  })

  it('knows nobody of another branch or store, nobody who left, and nobody without a PIN', async () => {
    const elsewhere = await addBranch(shop, owner, 'Chi nhánh xa')
    const lan = await addEmployee(shop, owner)
    const far = await addEmployee(shop, owner, { branchIds: [elsewhere] })
    const stranger = await shop.registerStore()
    const bare = await addEmployee(shop, owner)
    await standAtTill(owner, lan)
    await setPin(far)
    await setPin(stranger, '407183')
    for (const person of [far, stranger])
      expect(await lan.post('auth/switch', { employeeId: person.profile.id, pin: goodPin })).toMatchObject({
        status: 404,
      })
    expect(await lan.post('auth/switch', { employeeId: bare.profile.id, pin: goodPin })).toMatchObject({
      status: 409,
      body: { error: 'pin-missing' },
    })
    expect((await lan.get('auth/colleague?model=%00&action=read')).status).toBe(422)
    const names = (await lan.get('auth/colleague')).data.map((one: { id: string }) => one.id)
    for (const person of [far, stranger, bare]) expect(names).not.toContain(person.profile.id)
    expect((await lan.get('auth/profile')).status).toBe(200)
  })

  it('by PIN is for browsers where the person used the password before, and for registered tills', async () => {
    const [lan, hoa] = [await addEmployee(shop, owner), await addEmployee(shop, owner, { fullName: 'Hoa' })]
    for (const person of [lan, hoa]) await setPin(person, otherPin)
    const byPin = (session: { accessToken: string }) => switchTo(session, { employeeId: hoa.profile.id, pin: otherPin })
    expect(await byPin(lan)).toMatchObject({
      status: 409,
      body: { error: 'password-needed', details: { name: 'Hoa' } },
    })
    const marked = (await lan.get('auth/colleague')).data.find((one: { id: string }) => one.id === hoa.profile.id)
    expect(marked).toMatchObject({ needsPassword: true })

    // The password does it once; then Lan signs in again in the same browser, and the PIN is enough.
    const wrong = await switchTo(lan, { employeeId: hoa.profile.id, password: 'khong-phai' })
    expect(wrong).toMatchObject({ status: 422, body: { error: 'wrong-password' } })
    const first = await switchTo(lan, { employeeId: hoa.profile.id, password: testPassword })
    expect(first.status).toBe(200)
    const again = await shop.call({
      method: 'POST',
      url: '/mp/api/auth/login',
      payload: {
        username: lan.profile.username,
        password: testPassword,
        browserToken: first.data.browserToken,
      },
    })
    expect((await byPin(again.data)).status).toBe(200)

    // Elsewhere it still is not, unless the browser is a till; one that was retired is none.
    const elsewhere = await shop.signIn(lan.profile.username, testPassword)
    expect((await byPin(elsewhere)).body.error).toBe('password-needed')
    const till = await standAtTill(owner, elsewhere)
    await owner.patch(`device/${till}`, { version: 1, isActive: 0 })
    expect((await byPin(elsewhere)).body.error).toBe('password-needed')
    await standAtTill(owner, elsewhere)
    const taken = await byPin(elsewhere)
    expect(taken.status).toBe(200)
    // The till stays one for who came by PIN.
    expect((await switchTo(taken.data, { employeeId: lan.profile.id, pin: otherPin })).status).toBe(200)
  })

  it('gives no more guesses at the password of a colleague than at one’s own', async () => {
    const [lan, hoa] = [await addEmployee(shop, owner), await addEmployee(shop, owner)]
    await setPin(hoa, otherPin)
    const guess = () => switchTo(lan, { employeeId: hoa.profile.id, password: 'khong-phai' })
    const errors = []
    for (let i = 0; i < 6; i++) errors.push((await guess()).body.error)
    expect(errors).toEqual([...Array(5).fill('wrong-password'), 'login-locked'])
    expect((await shop.signIn(hoa.profile.username, testPassword)).profile.id).toBe(hoa.profile.id)
  })
})

const switchTo = ({ accessToken }: { accessToken: string }, body: object) =>
  shop.call({
    method: 'POST',
    url: '/mp/api/auth/switch',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
