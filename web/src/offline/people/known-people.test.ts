import type { Profile } from '@quay/contract/session/shapes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standInBrowser } from '../../api/session/browser-stand-in.ts'
import { setOpenCode, tryOpenCode } from '../goods/open-code.ts'
import { forgetWhoWas } from './forget-people.ts'
import { dropOnceCode, hasOpenCode, knownPeople, rememberPerson } from './known-people.ts'

const person = (id: string) => ({ id, fullName: id, store: { id: 's1' } }) as unknown as Profile

let browser: ReturnType<typeof standInBrowser>
beforeEach(() => {
  browser = standInBrowser()
  rememberPerson(person('lan'))
})
afterEach(() => {
  browser.store.clear()
  vi.unstubAllGlobals()
})

it('knows a person no more who signed out, nor what their branches had set; others stay', () => {
  rememberPerson(person('hoa'))
  for (const key of ['quay.v1.hoa.b1.tillContext', 'quay.v1.hoa.b1.drafts', 'quay.v1.lan.b1.tillContext'])
    browser.store.set(key, '{}')
  forgetWhoWas(person('hoa'))
  expect(knownPeople('s1').map(({ profile }) => profile.id)).toEqual(['lan'])
  expect([...browser.store.keys()].filter(key => key.includes('b1'))).toEqual([
    'quay.v1.hoa.b1.drafts',
    'quay.v1.lan.b1.tillContext',
  ])
})

it('opens by the own code alone, of which nothing readable is kept', async () => {
  await setOpenCode('s1', 'lan', 'hoa mai')
  expect([...browser.store.values()].join()).not.toContain('hoa mai')
  expect(await tryOpenCode('s1', 'lan', 'hoa đào', 0)).toBe('wrong')
  expect(await tryOpenCode('s1', 'lan', 'hoa mai', 1)).toBe('right')
  expect(await tryOpenCode('s1', 'ha', 'hoa mai', 2)).toBe('wrong')
})

it('takes five tries a minute, right ones too', async () => {
  await setOpenCode('s1', 'lan', 'hoa mai')
  for (let at = 0; at < 5; at += 1) expect(await tryOpenCode('s1', 'lan', 'sai', at * 1_000)).toBe('wrong')
  expect(await tryOpenCode('s1', 'lan', 'hoa mai', 5_000)).toEqual({ waitMs: 55_000 })
  expect(await tryOpenCode('s1', 'lan', 'hoa mai', 60_001)).toBe('right')
})

it('keeps who worked here, the last one first, with the code of before', async () => {
  await setOpenCode('s1', 'lan', 'hoa mai')
  rememberPerson(person('ha'))
  rememberPerson(person('lan'))
  expect(knownPeople('s1').map(({ profile }) => profile.id)).toEqual(['lan', 'ha'])
  expect(hasOpenCode('s1', 'lan')).toBe(true)
  expect(hasOpenCode('s1', 'ha')).toBe(false)
})

it('forgets a code that was for once when the screen is open, and no other', async () => {
  await setOpenCode('s1', 'lan', 'hoa mai', true)
  dropOnceCode('s1', 'lan')
  expect(hasOpenCode('s1', 'lan')).toBe(false)
  await setOpenCode('s1', 'lan', 'hoa mai')
  dropOnceCode('s1', 'lan')
  expect(hasOpenCode('s1', 'lan')).toBe(true)
})
