import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { enableHsts, isOfInternet } from './enable-hsts.ts'

it.each([
  ['quay.nhathuoc.vn', true],
  ['localhost', false],
  ['may-quay', false],
  ['may-quay.local', false],
  ['MAY.LOCAL', false],
  ['192.168.1.5', false],
  ['[fd00::2]', false],
])('HSTS for %s: %s', (host, expected) => {
  expect(isOfInternet(host)).toBe(expected)
})

it('is sent under a name of the internet and nowhere else', async () => {
  const app = Fastify()
  enableHsts(app)
  app.get('/', () => 'ok')
  const sent = async (host: string) =>
    (await app.inject({ url: '/', headers: { host } })).headers['strict-transport-security']
  expect(await sent('quay.nhathuoc.vn:443')).toBe('max-age=31536000')
  for (const host of ['localhost:3000', '192.168.1.5:3443', 'may-quay.local:3443', '[fd00::2]:3443'])
    expect(await sent(host)).toBeUndefined()
  await app.close()
})
