import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp, testPassword } from '../../../test/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const login = (username: string, password: string) =>
  shop.call({ method: 'POST', url: '/mp/api/auth/login', payload: { username, password } })

it('sixty guesses at once are no more guesses than sixty in a row', async () => {
  const owner = await shop.registerStore()
  const replies = await Promise.all(Array.from({ length: 60 }, (_, i) => login(owner.profile.username, `doan-${i}`)))
  const looked = replies.filter(reply => reply.body.error === 'wrong-login')
  expect(looked.length).toBeLessThanOrEqual(8)
  for (const reply of replies.filter(one => !looked.includes(one)))
    expect(reply).toMatchObject({ status: 429, body: { error: 'login-locked' } })
  expect(await login(owner.profile.username, testPassword)).toMatchObject({ status: 429 })
})

it('some devices of one person may sign in at once', async () => {
  const owner = await shop.registerStore()
  const replies = await Promise.all([1, 2, 3, 4].map(() => login(owner.profile.username, testPassword)))
  expect(replies.map(reply => reply.status)).toEqual([200, 200, 200, 200])
})

it('a signed-in device gives no more guesses at the password than the sign-in page', async () => {
  const owner = await shop.registerStore()
  const guess = () => owner.post('auth/change-password', { currentPassword: 'doan-mo', newPassword: 'mat-khau-moi' })
  for (let i = 0; i < 5; i++) expect(await guess()).toMatchObject({ status: 422, body: { error: 'wrong-password' } })
  expect(await guess()).toMatchObject({ status: 429, body: { error: 'login-locked' } })
  expect((await owner.get('user_log?action=session.login-failed')).data.totalItem).toBe(5)
  expect((await owner.get('auth/profile')).status).toBe(200)
})

it('a device that was signed out already is signed out once in the log', async () => {
  const owner = await shop.registerStore()
  const here = await shop.signIn(owner.profile.username, testPassword)
  const other = (await here.get('auth/session')).data.find((one: { isCurrent: boolean }) => !one.isCurrent)
  for (let i = 0; i < 2; i++) expect((await here.delete(`auth/session/${other.id}`)).body.code).toBe(204)
  expect((await here.get('user_log?action=session.logout')).data.totalItem).toBe(1)
})
