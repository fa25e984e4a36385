import { defaultGrants } from '@quay/contract/areas'
import { type Grant, type Rights, rightsOf } from '@quay/contract/right/permission'
import { describe, expect, it } from 'vitest'
import { decideRoute } from './decide-route.ts'
import { returnPath } from './return-path.ts'
import { routeRights } from './route-rights.ts'

const visitor = { signedIn: false, rights: new Set<string>() as Rights }
const staff = { signedIn: true, rights: rightsOf(defaultGrants.staff) }
const admin = { signedIn: true, rights: rightsOf(defaultGrants.admin) }
const nobody = { signedIn: true, rights: new Set<string>() as Rights }
const slug = '/aB3_-xyzABCDEFGH012345'

describe('a visitor', () => {
  it.each(['/auth/sign-in', '/auth/sign-up', slug, '/nha-thuoc-minh-tam', '/auth/sign-in/'])('may see %s', path => {
    expect(decideRoute(path, visitor, routeRights)).toEqual({ kind: 'open' })
  })
  it.each([
    '/',
    '/403',
    '/sales',
    '/sale',
    '/cashbooks',
    '/markets',
    '/medicines',
    '/account',
    '/transactions/bill/1',
    '/x/y',
    '/auth/other',
    '/mp',
    '/auth',
    '/assets',
    '/metrics',
    '/robots.txt',
  ])('is sent from %s to the sign-in, and back afterwards', path => {
    expect(decideRoute(path, visitor, routeRights)).toEqual({ kind: 'sign-in', returnTo: path })
  })
})

describe('a signed-in person', () => {
  it.each(['/auth/sign-in', '/auth/sign-up'])('is sent home from %s', path => {
    expect(decideRoute(path, staff, routeRights).kind).toBe('home')
  })
  it.each(['/', '/403', '/account', slug, '/x/y', '/products', '/products/unheard-of', '/auth/other'])(
    'without any right may go to %s',
    path => {
      expect(decideRoute(path, nobody, routeRights).kind).toBe('open')
    },
  )
  it.each(Object.entries(routeRights).filter(([, right]) => typeof right === 'object'))(
    'needs the right on %s',
    path => {
      expect(decideRoute(path, nobody, routeRights).kind).toBe('forbidden')
      expect(decideRoute(path, admin, routeRights).kind).toBe('open')
    },
  )
  it.each<[string, 'open' | 'forbidden']>([
    ['/sales', 'open'],
    ['/sale', 'open'],
    ['/transactions/bill', 'open'],
    ['/transactions/bill/0199', 'open'],
    ['/transactions/bill/0199/print', 'open'],
    ['/transactions/bill/', 'open'],
    ['/products/import', 'forbidden'],
    ['/products/import/0199', 'forbidden'],
    ['/settings/log', 'forbidden'],
    ['/markets/store', 'forbidden'],
  ])('as staff at %s: %s', (path, kind) => {
    expect(decideRoute(path, staff, routeRights).kind).toBe(kind)
  })
})

it('what belongs to the till needs the model only, what brings lists in the right to create, what is the owner’s the right to delete the store, every other its read action', () => {
  for (const [path, right] of Object.entries(routeRights)) {
    if (typeof right !== 'object' || 'anyOf' in right) continue
    const withOnly = (action: 'create' | 'delete') =>
      decideRoute(path, { signedIn: true, rights: rightsOf([{ model: right.model, action }]) }, routeRights).kind
    const isSale = ['/sales', '/sale'].includes(path)
    expect([path, withOnly('create')]).toEqual([path, isSale || path.endsWith('/excel') ? 'open' : 'forbidden'])
    // Who may delete the store is its owner.
    const isOwners = path === '/settings/recovery-key'
    expect([path, withOnly('delete')]).toEqual([path, isSale || isOwners ? 'open' : 'forbidden'])
  }
})

it.each<[string, Grant, 'open' | 'forbidden']>([
  ['/products/customer-request', { model: 'sale', action: 'create' }, 'open'],
  ['/products/customer-request', { model: 'import_product', action: 'read' }, 'open'],
  ['/products/customer-request', { model: 'import_product', action: 'create' }, 'forbidden'],
  ['/products/customer-request', { model: 'list_product', action: 'read' }, 'forbidden'],
  ['/products/storage-conditions', { model: 'sale', action: 'read' }, 'forbidden'],
  ['/products/storage-conditions/0199', { model: 'check_inventory', action: 'read' }, 'open'],
])('%s with nothing but %o: %s', (path, grant, kind) => {
  expect(decideRoute(path, { signedIn: true, rights: rightsOf([grant]) }, routeRights).kind).toBe(kind)
})

it.each([
  ['/transactions/bill?status=SUCCEED', '/transactions/bill?status=SUCCEED'],
  [undefined, '/'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/auth/sign-in', '/'],
])('after the sign-in %s leads to %s', (asked, path) => {
  expect(returnPath(asked)).toBe(path)
})
