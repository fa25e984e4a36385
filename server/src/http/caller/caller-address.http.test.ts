import { afterAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'

const apps: TestApp[] = []
afterAll(() => Promise.all(apps.map(app => app.close())))

async function behind(trustProxy: false | number | string[]) {
  const shop = await testApp({}, { trustProxy })
  apps.push(shop)
  const owner = await shop.registerStore()
  /** The address that is kept of a sign-in whose headers say so, from a proxy at 10.0.0.2. */
  return async (forwarded: string) => {
    const { username } = owner.profile
    const reply = await shop.call({
      method: 'POST',
      url: '/mp/api/auth/login',
      remoteAddress: '10.0.0.2',
      headers: { 'x-forwarded-for': forwarded },
      payload: { username, password: 'mat-khau-thu' },
    })
    expect(reply.status).toBe(200)
    const { rows } = await shop.database.owner.query('select address from user_log order by at desc, id desc limit 1')
    return rows[0].address
  }
}

describe('the address of a caller', () => {
  it('is that of the connection where no proxy is named, whatever a header says', async () => {
    expect(await (await behind(false))('1.2.3.4')).toBe('10.0.0.2')
  })

  it('is what the nearest proxy wrote, not what a caller wrote before it', async () => {
    const keptOf = await behind(1)
    expect(await keptOf('203.0.113.9')).toBe('203.0.113.9')
    expect(await keptOf('1.1.1.1, 2.2.2.2, 203.0.113.9')).toBe('203.0.113.9')
    expect(await (await behind(2))('1.1.1.1, 203.0.113.9, 10.0.0.3')).toBe('203.0.113.9')
  })

  it('counts from proxies with a name only', async () => {
    expect(await (await behind(['10.0.0.0/30']))('1.1.1.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(await (await behind(['10.0.0.9']))('203.0.113.9')).toBe('10.0.0.2')
  })

  it('is an address: other text is not kept', async () => {
    const keptOf = await behind(1)
    expect(await keptOf('<script>alert(1)</script>')).toBe('10.0.0.2')
    expect(await keptOf('203.0.113.9, unknown')).toBe('10.0.0.2')
  })
})
