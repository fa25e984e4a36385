import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeText } from '../../storage/stored.ts'
import { standInBrowser } from './browser-stand-in.ts'
import { openOwnTill } from './open-own-till.ts'
import { deliveringTill, keepOwnTill, newSecret, ownTill } from './own-till.ts'

const storeId = '0199aaaa-0000-7000-8000-000000000001'
const id = '0199aaaa-0000-7000-8000-000000000002'
const till = () => ({
  storeId,
  id,
  token: `${id}.${newSecret()}`,
  name: 'Quầy 1',
  prefix: 'Q1',
  paper: 80 as const,
  branchId: '0199aaaa-0000-7000-8000-000000000003',
})

let browser: ReturnType<typeof standInBrowser>
beforeEach(() => {
  browser = standInBrowser()
  writeText('storeId', storeId)
})
afterEach(() => {
  keepOwnTill(null)
  vi.unstubAllGlobals()
})

/** The server's answer to the next call. */
const answering = (status: number, envelope: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(envelope), { status }))

describe('a browser', () => {
  it('is the till that it was made, in its own store only', () => {
    expect(ownTill()).toBeNull()
    const made = till()
    keepOwnTill(made)
    expect(ownTill()).toEqual(made)
    writeText('storeId', '0199aaaa-0000-7000-8000-000000000009')
    expect(ownTill()).toBeNull()
  })

  it('is none by a record that is broken or of another form; that one is set aside', () => {
    for (const broken of [
      '{"storeId":1}',
      JSON.stringify({ ...till(), token: 'x' }),
      JSON.stringify({ ...till(), paper: 57 }),
    ]) {
      browser.store.set('quay.v1.till', broken)
      expect(ownTill()).toBeNull()
      expect(browser.store.get('quay.v1.broken.quay.v1.till')).toBe(broken)
    }
  })

  it('makes secrets that a server takes and that never repeat', () => {
    const made = Array.from({ length: 100 }, newSecret)
    expect(new Set(made).size).toBe(100)
    for (const secret of made) expect(secret).toMatch(/^[\w-]{43}$/)
  })
})

describe('opening the till', () => {
  it('takes over its name of today', async () => {
    keepOwnTill(till())
    const { id, branchId } = till()
    const data = { id, branchId, name: 'Quầy thuốc', prefix: 'Q1', paper: null, isActive: 1 }
    answering(200, { code: 200, data })
    await openOwnTill()
    expect(ownTill()).toMatchObject({ name: 'Quầy thuốc', paper: null })
  })

  it('that was retired, or that the server does not know, ends it', async () => {
    const { id, branchId } = till()
    keepOwnTill(till())
    answering(200, { code: 200, data: { id, branchId, name: 'Quầy 1', prefix: 'Q1', paper: null, isActive: 0 } })
    await openOwnTill()
    expect(ownTill()).toBeNull()
    // Its secret stays until what it sold is delivered.
    expect(deliveringTill()?.isRetired).toBe(true)
    answering(200, { code: 200, data: { id, branchId, name: 'Quầy 1', prefix: 'Q1', paper: null, isActive: 1 } })
    await openOwnTill()
    expect(ownTill()?.name).toBe('Quầy 1')
    answering(404, { code: 404, error: 'not-found', message: 'Không tìm thấy dữ liệu này.' })
    await openOwnTill()
    expect([ownTill(), deliveringTill()]).toEqual([null, null])
  })

  it('without a network, or with a server in trouble, changes nothing', async () => {
    keepOwnTill(till())
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await openOwnTill()
    answering(500, { code: 500, error: 'internal-error', message: '' })
    await openOwnTill()
    expect(ownTill()?.name).toBe('Quầy 1')
  })
})
