import type { Profile } from '@quay/contract/session/shapes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInBrowser } from './browser-stand-in.ts'
import { followOtherTabs, session, useSession } from './session.ts'

const uuid = (last: number) => `01990000-0000-7000-8000-00000000000${last}`
const branch = (last: number, isDefaultBranch: boolean) => ({
  id: uuid(last),
  name: `Chi nhánh ${last}`,
  address: null,
  phone: null,
  timeZone: 'Asia/Ho_Chi_Minh',
  dayCutOffHour: 0,
  isDefaultBranch,
  isActive: true,
})
const profile: Profile = {
  id: uuid(1),
  fullName: 'Trần Thu Hà',
  username: 'ha',
  phone: null,
  email: null,
  avatar: null,
  version: 1,
  isPharmacist: false,
  hasPin: false,
  isPinLocked: false,
  hasTotp: false,
  mustChangePassword: false,
  store: { id: uuid(2), name: 'Minh Tâm', phone: '0900000000', address: null, isAgency: true, idleLockMinutes: null },
  role: { id: uuid(3), name: 'admin', permissions: [{ model: 'sale', action: 'create' }] },
  branches: [branch(4, false), branch(5, true)],
}

let browser: ReturnType<typeof standInBrowser>
beforeEach(() => {
  browser = standInBrowser()
  session.end()
})
afterEach(() => {
  // What only the page remembers goes with the page.
  standInBrowser()
  session.end()
  vi.unstubAllGlobals()
})

describe('a session', () => {
  it('keeps its records under the names of the specification', () => {
    session.keepTokens({ accessToken: 'a', refreshToken: 'r' })
    session.keepProfile(profile)
    const { store } = browser
    expect(store.get('accessToken')).toBe('a')
    expect(store.get('refreshToken')).toBe('r')
    expect(store.get('storeId')).toBe(uuid(2))
    expect(store.get('branchId')).toBe(uuid(5))
    expect(store.get('isAgency')).toBe('true')
    expect(JSON.parse(store.get('profile') ?? '')).toEqual(profile)
    expect(useSession.getState().rights.has('sale/create')).toBe(true)
  })

  it('chooses the default branch, and the one last chosen by this person afterwards', () => {
    session.keepProfile(profile)
    session.chooseBranch(uuid(4))
    session.end()
    session.keepProfile(profile)
    expect(useSession.getState().branchId).toBe(uuid(4))
    session.keepProfile({ ...profile, id: uuid(9) })
    expect(useSession.getState().branchId).toBe(uuid(5))
  })

  it('does not choose a branch that is not of the person', () => {
    session.keepProfile(profile)
    session.chooseBranch(uuid(8))
    expect(useSession.getState().branchId).toBe(uuid(5))
  })

  it('leaves drafts alone when it ends', () => {
    session.keepTokens({ accessToken: 'a', refreshToken: 'r' })
    session.keepProfile(profile)
    browser.store.set(`quay.v1.${uuid(1)}.${uuid(5)}.orders`, '[]')
    session.end()
    expect(useSession.getState()).toMatchObject({ signedIn: false, profile: null, branchId: null })
    expect([...browser.store.keys()].filter(key => !key.startsWith('quay.v1.'))).toEqual([])
    expect(browser.store.has(`quay.v1.${uuid(1)}.${uuid(5)}.orders`)).toBe(true)
  })
})

describe('somebody else at this browser', () => {
  it('sees nothing of the person before, whose drafts stay', () => {
    session.keepTokens({ accessToken: 'a', refreshToken: 'r', browserToken: 'b1' })
    session.keepProfile(profile)
    browser.store.set(`quay.v1.${uuid(1)}.${uuid(5)}.orders`, '[]')
    browser.store.set('quay.v1.lock', `{"userId":"${uuid(1)}"}`)
    session.enterAs({ accessToken: 'a2', refreshToken: 'r2', browserToken: 'b1' })
    expect(useSession.getState()).toMatchObject({ signedIn: true, profile: null, branchId: null })
    expect(session.enterStored()).toBe(false)
    expect(session.accessToken()).toBe('a2')
    expect(session.browserToken()).toBe('b1')
    expect(browser.store.has('quay.v1.lock')).toBe(false)
    expect(browser.store.has(`quay.v1.${uuid(1)}.${uuid(5)}.orders`)).toBe(true)
  })

  it('works on where the browser keeps nothing, as long as the page stands', () => {
    browser.forbid('everything')
    session.keepTokens({ accessToken: 'a', refreshToken: 'r' })
    session.keepProfile(profile)
    session.chooseBranch(uuid(4))
    expect(session.accessToken()).toBe('a')
    expect(useSession.getState().branchId).toBe(uuid(4))
    session.end()
    expect(session.accessToken()).toBeNull()
  })
})

describe('the profile kept in the browser', () => {
  it('serves a start without the server', () => {
    session.keepProfile(profile)
    useSession.setState({ profile: null })
    expect(session.enterStored()).toBe(true)
    expect(useSession.getState().profile).toEqual(profile)
  })

  it.each(['{', '"text"', 'null', '{"id":1}', JSON.stringify({ ...profile, branches: 'none' })])(
    'is set aside when it cannot be read: %s',
    broken => {
      browser.store.set('profile', broken)
      expect(session.enterStored()).toBe(false)
      expect(browser.store.has('profile')).toBe(false)
      expect(browser.store.get('quay.v1.broken.profile')).toBe(broken)
    },
  )
})

describe('another tab', () => {
  it('that signs out signs this one out', () => {
    session.keepTokens({ accessToken: 'a', refreshToken: 'r' })
    session.keepProfile(profile)
    const startAnew = vi.fn()
    const stop = followOtherTabs(startAnew)
    browser.otherTab('refreshToken', null)
    browser.otherTab('accessToken', null)
    expect(useSession.getState().signedIn).toBe(false)
    expect(startAnew).not.toHaveBeenCalled()
    stop()
  })

  it('that refreshes changes nothing here; somebody else signing in starts this one anew', () => {
    session.keepTokens({ accessToken: 'a', refreshToken: 'r' })
    session.keepProfile(profile)
    const startAnew = vi.fn()
    const stop = followOtherTabs(startAnew)
    browser.otherTab('accessToken', 'b')
    browser.otherTab('profile', JSON.stringify(profile))
    expect(startAnew).not.toHaveBeenCalled()
    browser.otherTab('profile', JSON.stringify({ ...profile, id: uuid(9) }))
    expect(startAnew).toHaveBeenCalledOnce()
    stop()
  })
})
