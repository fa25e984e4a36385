import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AdminStanding, checkAdminLeft } from './check-admin-left.ts'

const admin: AdminStanding = { isAdmin: true, actsByOwnRole: true, isActive: true, hasAllHours: true }
const anyStanding = fc.record({
  isAdmin: fc.boolean(),
  actsByOwnRole: fc.boolean(),
  isActive: fc.boolean(),
  hasAllHours: fc.boolean(),
})
const canSetRight = (one: AdminStanding | null) =>
  Boolean(one?.isAdmin && one.actsByOwnRole && one.isActive && one.hasAllHours)

describe('an admin is left', () => {
  it('after any row of changes that the rule lets through', () => {
    const anyChanges = fc.array(fc.record({ who: fc.nat(3), after: fc.option(anyStanding, { nil: null }) }), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(anyChanges, changes => {
        const staff: (AdminStanding | null)[] = [
          admin,
          { ...admin, isActive: false },
          { ...admin, isAdmin: false },
          admin,
        ]
        for (const { who, after } of changes) {
          const before = staff[who]
          if (!before) continue
          const others = staff.filter((one, index) => index !== who && canSetRight(one)).length
          if (!checkAdminLeft('Hà', before, after, others)) staff[who] = after
        }
        expect(staff.some(canSetRight)).toBe(true)
      }),
    )
  })

  it.each([
    ['deleted', null, undefined],
    ['deactivated', { ...admin, isActive: false }, undefined],
    ['given another role', { ...admin, isAdmin: false }, 'roleId'],
    ['given another role at every branch', { ...admin, actsByOwnRole: false }, 'branchRoles'],
    ['bound to hours', { ...admin, hasAllHours: false }, 'accessWindows'],
  ])('the last one is not %s', (_what, after, path) => {
    const refusal = checkAdminLeft('Hà', admin, after, 0)
    expect(refusal).toMatchObject({ code: 'last-admin', details: { name: 'Hà' } })
    expect(refusal?.path).toBe(path)
    expect(checkAdminLeft('Hà', admin, after, 1)).toBeNull()
  })

  it('somebody who was none may do as they like', () => {
    expect(checkAdminLeft('Lan', { ...admin, hasAllHours: false }, null, 0)).toBeNull()
  })
})
