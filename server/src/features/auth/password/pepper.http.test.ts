import { hash as argon2, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testKeys, testPassword } from '../../../../test/app.ts'
import { addEmployee, inStore } from '../../../../test/factories.ts'
import { checkPassword, hashPassword, isOldHash, ownWork } from './password.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const pin = '4071'
const hashesOf = async (person: Person) => {
  const [row] = await inStore(shop, owner.profile.store.id, query =>
    query('select password_hash as password, pin_hash as pin from employee where id = $1', [person.profile.id]),
  )
  return row as { password: string; pin: string | null }
}
const store = (person: Person, hashes: { password: string; pin: string }) =>
  inStore(shop, owner.profile.store.id, query =>
    query('update employee set password_hash = $2, pin_hash = $3 where id = $1', [
      person.profile.id,
      hashes.password,
      hashes.pin,
    ]),
  )
const bare = async () => {
  const { passwordCost } = testKeys
  return { password: await argon2(testPassword, passwordCost), pin: await argon2(pin, passwordCost) }
}
const otherKeys = { ...testKeys, secret: 'a secret that this server never had, and never will' }
const login = (person: Person) =>
  shop.call({
    method: 'POST',
    url: '/mp/api/auth/login',
    payload: { username: person.profile.username, password: testPassword },
  })

it('what the database keeps of a PIN or a password fits neither without the secret', async () => {
  const lan = await addEmployee(shop, owner)
  await lan.post('auth/pin', { currentPassword: testPassword, pin })
  const hashes = await hashesOf(lan)
  const plain = (kept: string) => kept.slice(kept.indexOf('$'))
  expect(await verify(plain(hashes.pin!), pin)).toBe(false)
  expect(await verify(plain(hashes.password), testPassword)).toBe(false)
  expect(await checkPassword(testKeys, hashes.pin!, pin, ownWork)).toBe('fits')
  expect(await checkPassword(otherKeys, hashes.pin!, pin, ownWork)).toBe('gone')
})

it('a hash of before is made anew when it is used, by devices that sign in at the same moment too', async () => {
  const lan = await addEmployee(shop, owner)
  await store(lan, await bare())
  const replies = await Promise.all(Array.from({ length: 4 }, () => login(lan)))
  expect(replies.map(reply => reply.status)).toEqual(Array(4).fill(200))
  expect(isOldHash(testKeys, (await hashesOf(lan)).password)).toBe(false)
  expect((await login(lan)).status).toBe(200)

  expect(isOldHash(testKeys, (await hashesOf(lan)).pin!)).toBe(true)
  expect((await lan.post('auth/unlock', { pin: '9999' })).body.error).toBe('wrong-pin')
  const unlocked = await Promise.all(Array.from({ length: 3 }, () => lan.post('auth/unlock', { pin })))
  expect(unlocked.map(reply => reply.body.code)).toEqual([204, 204, 204])
  expect(isOldHash(testKeys, (await hashesOf(lan)).pin!)).toBe(false)
})

it('a hash of an older secret still fits, and is made anew with the one of now', async () => {
  const old = { ...testKeys, secret: 'the secret of before, at least 32 characters' }
  const now = { ...testKeys, oldSecrets: [old.secret] }
  const hash = await hashPassword(old, testPassword, ownWork)
  expect(await checkPassword(now, hash, testPassword, ownWork)).toBe('fits')
  expect(await checkPassword(now, hash, 'khong-phai', ownWork)).toBe('wrong')
  expect(isOldHash(now, hash)).toBe(true)
})

it('where the secret is gone, the sign-in says how to get in, and a PIN that it has to be set anew', async () => {
  const lan = await addEmployee(shop, owner)
  await store(lan, {
    password: await hashPassword(otherKeys, testPassword, ownWork),
    pin: await hashPassword(otherKeys, pin, ownWork),
  })
  const reply = await login(lan)
  expect(reply).toMatchObject({ status: 409, body: { error: 'password-key-missing' } })
  expect(reply.body.message).toContain('npm run reset-password')
  expect((await lan.post('auth/unlock', { pin })).body.error).toBe('pin-missing')
  expect((await lan.post('auth/unlock', { password: testPassword })).body.error).toBe('password-key-missing')
})
