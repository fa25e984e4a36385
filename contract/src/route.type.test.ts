import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { models } from './areas.ts'
import * as contract from './contract.ts'
import { isAllowed, rightsOf } from './right/permission.ts'
import { type FeatureRoutes, type RouteSpec, routes } from './route.ts'

const complete = {
  method: 'POST',
  path: '/thing',
  summary: 'Thử',
  permission: 'signed-in',
  response: z.null(),
  audit: 'bill.create',
  idempotency: 'key',
} as const

describe('a route that forgets something does not compile', () => {
  it('permission, audit action, idempotency class, a known model, a known action', () => {
    routes({ complete })
    const { permission: _p, ...withoutPermission } = complete
    const { audit: _a, ...withoutAudit } = complete
    const { idempotency: _i, ...withoutIdempotency } = complete
    // @ts-expect-error a route without a permission
    routes({ withoutPermission })
    // @ts-expect-error a write without an audit action
    routes({ withoutAudit })
    // @ts-expect-error a write without an idempotency class
    routes({ withoutIdempotency })
    // @ts-expect-error a model that does not exist
    routes({ model: { ...complete, permission: { model: 'bil' } } })
    // @ts-expect-error an action that does not exist
    routes({ action: { ...complete, permission: { model: 'bill', action: 'cancel' } } })
    // @ts-expect-error an audit action that the log has no words for
    routes({ audit: { ...complete, audit: 'bill.burn' } })
    expect(complete.permission).toBe('signed-in')
  })
})

describe('the contract', () => {
  const all: [string, RouteSpec][] = Object.entries<FeatureRoutes>(contract).flatMap(([feature, map]) =>
    Object.entries(map).map(([name, route]): [string, RouteSpec] => [`${feature}.${name}`, route]),
  )

  it('names each method and path once', () => {
    const addresses = all.map(([, route]) => `${route.method} ${route.path.replace(/:\w+/g, ':')}`)
    expect(addresses.filter((address, i) => addresses.indexOf(address) !== i)).toEqual([])
  })

  it.each(all)('%s refuses fields that it does not know', (_name, route) => {
    if (!route.body) return
    // Of a body of several forms each one says so; which form a body has is asked first.
    const forms = 'options' in route.body ? (route.body.options as z.ZodType[]) : [route.body]
    for (const form of forms) {
      const answer = form.safeParse({ 'không có trường này': 1 })
      expect(answer.error?.issues.map(issue => issue.code)).toContain('unrecognized_keys')
    }
  })

  it('opens nothing to the public but sign-in and registration, a forgotten password, the names of wards, what lies below public/, and health', () => {
    const open = all.filter(([, route]) => route.permission === 'public').map(([, route]) => route.path)
    expect(open.sort()).toEqual([
      '/auth/forgot',
      '/auth/login',
      '/auth/logout',
      '/auth/refresh-token',
      '/auth/register-store',
      '/auth/registration',
      '/province',
      '/public/bill/:slug',
      '/ward',
    ])
  })
})

describe('rights', () => {
  it('what is not listed is refused; a model alone is any action on it', () => {
    const rights = rightsOf([{ model: 'bill', action: 'read' }])
    expect(isAllowed(rights, { model: 'bill', action: 'read' })).toBe(true)
    expect(isAllowed(rights, { model: 'bill' })).toBe(true)
    expect(isAllowed(rights, { model: 'bill', action: 'delete' })).toBe(false)
    for (const model of models.filter(one => one !== 'bill')) expect(isAllowed(rights, { model })).toBe(false)
    expect(isAllowed(rights, { anyOf: [{ model: 'sale' }, { model: 'bill', action: 'read' }] })).toBe(true)
  })
})
