import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchPublic } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server
let at: string
let asked: string[] = []
const answers: Record<string, RequestListener> = {
  '/a.png': (_, reply) => reply.end('bytes of a picture'),
  '/large': (_, reply) => reply.end(Buffer.alloc(2048)),
  '/growing': (_, reply) => {
    const more = setInterval(() => reply.write(Buffer.alloc(700)), 1)
    reply.on('close', () => clearInterval(more))
  },
  '/silent': () => {},
  '/cut': (_, reply) => {
    reply.writeHead(200, { 'content-length': 1000 })
    reply.write('half')
    setTimeout(() => reply.destroy(), 5)
  },
  '/busy': (_, reply) => reply.writeHead(503).end(),
  '/moved': (_, reply) => reply.writeHead(302, { location: '/a.png' }).end(),
  '/circle': (_, reply) => reply.writeHead(301, { location: '/circle' }).end(),
  '/inside': (_, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/elsewhere': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
}
beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url!)
    const answer = answers[request.url!]
    if (answer) answer(request, reply)
    else reply.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Everything that is public, and the computer of the test. */
const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address)
const fetchHere = (path: string, patience = 2_000) =>
  fetchPublic(path.startsWith('/') ? at + path : path, {
    most: 1024,
    signal: AbortSignal.timeout(patience),
    isAllowed,
  })

it('gives the bytes of an address, over a redirection too', async () => {
  const bytes = Buffer.from('bytes of a picture')
  expect(await fetchHere('/a.png')).toEqual({ outcome: 'taken', bytes })
  expect(await fetchHere('/moved')).toEqual({ outcome: 'taken', bytes })
})

it.each([
  ['/none', 'refused', '404'],
  ['/large', 'refused', 'lớn hơn'],
  ['/growing', 'refused', 'lớn hơn'],
  ['/circle', 'refused', 'quá nhiều lần'],
  ['/inside', 'refused', 'mạng nội bộ'],
  ['/elsewhere', 'refused', 'http hay https'],
  ['file:///etc/passwd', 'refused', 'http hay https'],
  ['http://user:secret@example.com/', 'refused', 'http hay https'],
  ['no address', 'refused', 'http hay https'],
  ['/busy', 'unreachable', '503'],
  ['/cut', 'unreachable', 'Không kết nối được'],
  ['http://127.0.0.1:1/', 'unreachable', 'Không kết nối được'],
])('%s is %s: %s', async (path, outcome, words) => {
  expect(await fetchHere(path)).toEqual({ outcome, words: expect.stringContaining(words) })
})

it('does not wait longer than it was told', async () => {
  expect(await fetchHere('/silent', 100)).toMatchObject({ outcome: 'unreachable' })
})

it.each([
  () => `${at}/a.png`,
  () => at.replace('127.0.0.1', 'localhost'),
  () => at.replace('127.0.0.1', '0x7f.1'),
  () => at.replace('127.0.0.1', '2130706433'),
  () => at.replace('127.0.0.1', '0'),
  () => at.replace('127.0.0.1', '[::1]'),
  () => at.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
])('never connects to a network of its own, however it is written (%#)', async address => {
  asked = []
  const fetched = await fetchPublic(address(), { most: 1024, signal: AbortSignal.timeout(2_000) })
  expect(fetched).toEqual({ outcome: 'refused', words: expect.stringContaining('mạng nội bộ') })
  expect(asked).toEqual([])
})
