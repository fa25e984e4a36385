import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standInBrowser } from '../../api/session/browser-stand-in.ts'
import { deliveringTill, keepOwnTill, newSecret } from '../../api/session/own-till.ts'
import { useSession } from '../../api/session/session.ts'
import { writeText } from '../../storage/stored.ts'

const storeId = '0199aaaa-0000-7000-8000-000000000001'
const id = '0199aaaa-0000-7000-8000-000000000002'
const till = { storeId, id, token: `${id}.${newSecret()}`, name: 'Quầy 1', prefix: 'Q1', paper: null, branchId: id }
const counts = { live: 0, kept: 0, behind: 0, refused: 0 }

const { left } = vi.hoisted(() => ({ left: { returns: [] as { state: string }[], steps: [] as unknown[] } }))
vi.mock('../outbox/return-queue.ts', () => ({ listQueuedReturns: async () => left.returns }))
vi.mock('../outbox/shift-steps.ts', () => ({ shiftSteps: async () => left.steps }))
const { forgetRetiredTill } = await import('./forget-till.ts')

let browser: ReturnType<typeof standInBrowser>
let deleted: string[]
beforeEach(() => {
  browser = standInBrowser()
  deleted = []
  Object.assign(left, { returns: [], steps: [] })
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }))
  const names = [`${storeId}.lan.people`, `${storeId}.${id}.goods`, `${storeId}.outbox`, 'other.b1.goods']
  vi.stubGlobal('indexedDB', {
    databases: async () => names.map(name => ({ name: `quay.v2.${name}` })),
    deleteDatabase: (name: string) => void deleted.push(name),
  })
  writeText('storeId', storeId)
  browser.store.set(`quay.v2.${storeId}.people`, '[{"profile":{"id":"lan"}}]')
  browser.store.set('quay.v1.hoa.parked', '{"accessToken":"a","refreshToken":"b"}')
  useSession.setState({ profile: { id: 'lan', store: { id: storeId } } as never })
  keepOwnTill({ ...till, isRetired: true })
})
afterEach(() => {
  keepOwnTill(null)
  useSession.setState({ profile: null })
  vi.unstubAllGlobals()
})

it.each([
  ['a sale', { ...counts, refused: 1 }, [], []],
  ['a return', counts, [{ state: 'queued' }], []],
  ['a step of a shift', counts, [], [{}]],
])('keeps everything while %s waits', async (_, waiting, returns, steps) => {
  Object.assign(left, { returns, steps })
  expect(await forgetRetiredTill(storeId, { counts: async () => waiting })).toBe(false)
  expect(deliveringTill()).not.toBeNull()
  expect(deleted).toEqual([])
})

it('forgets tokens, secret, people and goods of a retired till when all is delivered, and nothing of another store', async () => {
  left.returns = [{ state: 'sent' }]
  expect(await forgetRetiredTill(storeId, { counts: async () => counts })).toBe(true)
  expect([...new Set(deleted)]).toEqual([`quay.v2.${storeId}.lan.people`, `quay.v2.${storeId}.${id}.goods`])
  expect([...browser.store.keys()].filter(key => /till|parked|people|Token/.test(key))).toEqual([])
  expect(useSession.getState().profile).toBeNull()
})

it('leaves a till that is at work alone', async () => {
  keepOwnTill(till)
  expect(await forgetRetiredTill(storeId, { counts: async () => counts })).toBe(false)
})
