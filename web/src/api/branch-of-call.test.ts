import type { Profile } from '@quay/contract/session/shapes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { branchHeader } from './branch-of-call.ts'
import { standInBrowser } from './session/browser-stand-in.ts'
import { branchOfOtherRole, session, useSession } from './session/session.ts'

const [lan, a, a2, b] = [1, 2, 3, 4].map(last => `01990000-0000-7000-8000-00000000000${last}`) as [
  string,
  string,
  string,
  string,
]
const [manager, seller] = [
  { id: 'm', name: 'Trưởng quầy' },
  { id: 's', name: 'Người bán' },
]

/** Lan is manager at A and A2 and seller at B; a profile is for one of the two roles. */
const profileAs = (role: { id: string; name: string }) =>
  ({
    id: lan,
    store: { id: 'store', name: 'Bình An', isAgency: false },
    role: { ...role, permissions: [] },
    branches: [
      { id: a, isActive: true, isDefaultBranch: true, role: manager },
      { id: a2, isActive: true, isDefaultBranch: false, role: manager },
      { id: b, isActive: true, isDefaultBranch: false, role: seller },
    ],
  }) as unknown as Profile

beforeEach(() => {
  standInBrowser()
  session.end()
})
afterEach(() => vi.unstubAllGlobals())

describe('the branch of a call', () => {
  beforeEach(() => session.keepProfile(profileAs(manager)))

  it.each([
    ['that of the screen', {}, a],
    ['the one that the query names', { query: { branchId: b } }, b],
    ['the one that the body names', { body: { branchId: a2 }, query: { branchId: b } }, a2],
    ['that of the screen where the call names one of others', { query: { branchId: 'z' } }, a],
    ['that of the screen where the body is no record', { body: null }, a],
  ])('is %s', (_what, call, branch) => expect(branchHeader(call)).toEqual({ 'x-branch': branch }))

  it('is the one where waiting work was made', () => {
    expect(branchHeader({ body: { branchId: a } }, b)).toEqual({ 'x-branch': b })
  })
})

it('without a branch nothing is said', () => expect(branchHeader({ query: { branchId: a } })).toEqual({}))

describe('a profile', () => {
  it('leads to a branch at which its role holds, wherever one worked last', () => {
    session.keepProfile(profileAs(manager))
    session.chooseBranch(b)
    expect(branchOfOtherRole(profileAs(manager))).toBe(b)
    session.keepProfile(profileAs(manager))
    expect(useSession.getState().branchId).toBe(a)
    session.keepProfile(profileAs(seller), b)
    expect(useSession.getState().branchId).toBe(b)
    expect(branchOfOtherRole(profileAs(seller))).toBeUndefined()
  })
})
