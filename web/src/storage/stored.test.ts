import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInBrowser } from '../api/session/browser-stand-in.ts'
import { lookOf, recordTable, type StoredKey } from './record-table.ts'
import { readRecord, readText, watchSetAside, writeText } from './stored.ts'

const keys = [
  ...Object.keys(recordTable.ofSession),
  ...Object.keys(recordTable.ofDevice).map(name => `quay.v1.${name}`),
  ...Object.keys(recordTable.ofUser).map(name => `quay.v1.u1.${name}`),
  ...Object.keys(recordTable.ofBranch).map(name => `quay.v1.u1.b1.${name}`),
  ...Object.keys(recordTable.ofTill).map(name => `quay.v2.${name}`),
  ...Object.keys(recordTable.ofStore).map(name => `quay.v2.s1.${name}`),
  'quay.v1.columns.products',
] as StoredKey[]

/** A half-written record, one of another program, and one of a version that is gone. */
const unreadable = ['{"version":1,"dra', ' \n', '{"version":0}', '"text"', '[[[', 'null', '\u0000']

let browser: ReturnType<typeof standInBrowser>
let told: StoredKey[]
beforeEach(() => {
  browser = standInBrowser()
  told = []
  watchSetAside(key => told.push(key))
})
afterEach(() => {
  // What only the page remembers goes with the page.
  standInBrowser()
  for (const key of keys) for (const name of [key, `quay.v1.broken.${key}`]) writeText(name as StoredKey, null)
  vi.unstubAllGlobals()
})

const read = (key: StoredKey) => ('json' in lookOf(key) ? readRecord(key, value => value) : readText(key))

describe.each(keys)('the record %s', key => {
  it('is set aside where it cannot be read, told, and gone the next time', () => {
    for (const text of unreadable) {
      const look = lookOf(key)
      if ('text' in look ? look.text(text) : isReadable(look.json, text)) continue
      browser.store.set(key, text)
      told = []
      expect(read(key)).toBeNull()
      expect(told).toEqual([key])
      expect(browser.store.has(key)).toBe(false)
      expect(browser.store.get(`quay.v1.broken.${key}`)).toBe(text)
      expect(read(key)).toBeNull()
      expect(told).toHaveLength(1)
    }
  })

  it('is remembered by the page where the browser has no room', () => {
    browser.forbid('write')
    expect(writeText(key, sampleOf(key))).toBe(false)
    expect(read(key)).not.toBeNull()
    expect(writeText(key, null)).toBe(false)
    expect(read(key)).toBeNull()
  })

  it('that is broken stays where it is while there is no room to set it aside, and breaks nothing', () => {
    browser.store.set(key, '\u0000 {')
    if (lookAccepts(key, '\u0000 {')) return
    browser.forbid('write')
    expect(read(key)).toBeNull()
    expect(browser.store.get(key)).toBe('\u0000 {')
  })

  it('is none where the browser keeps nothing at all', () => {
    browser.forbid('everything')
    expect(read(key)).toBeNull()
    writeText(key, sampleOf(key))
    expect(read(key)).not.toBeNull()
  })
})

it('is read by nobody under a name that the table does not have', () => {
  expect(() => lookOf('quay.v1.u.b.something' as StoredKey)).toThrow(/something/)
})

function isReadable(json: (value: unknown) => boolean, text: string): boolean {
  try {
    return json(JSON.parse(text))
  } catch {
    return false
  }
}

function lookAccepts(key: StoredKey, text: string): boolean {
  const look = lookOf(key)
  return 'text' in look ? look.text(text) : isReadable(look.json, text)
}

/** Something that the table's look takes. */
function sampleOf(key: StoredKey): string {
  const samples = [
    'on',
    'dark',
    'dense',
    'true',
    'text',
    '1795277711644',
    '0199aaaa-0000-7000-8000-000000000001',
    '{}',
    '[]',
    '{"version":1,"drafts":[]}',
    '{"id":"x","store":{}}',
    '{"userId":"x"}',
    '{"accessToken":"a","refreshToken":"r"}',
  ]
  const found = samples.find(text => lookAccepts(key, text))
  if (found === undefined) throw new Error(`No sample for ${key}`)
  return found
}
