import { everything } from '@quay/contract/areas'
import { type Grant, rightsOf } from '@quay/contract/right/permission'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Authority, commonPower, discountAuthority, isHigherLimit, missingRights } from './authority.ts'
import {
  checkPersonChanged,
  checkRoleGiven,
  checkRoleGrant,
  isAbove,
  isAboveAnywhere,
  type RoleAuthority,
} from './check-grant.ts'

/** Some of all rights. */
const anyGrants: fc.Arbitrary<Grant[]> = fc.subarray([...everything])

/** Basis points, or none of one's own. */
const anyLimit = fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null })

const anyRole: fc.Arbitrary<RoleAuthority> = fc.record({
  name: fc.constantFrom('staff', 'Thủ kho'),
  grants: anyGrants,
  discountLimit: anyLimit,
})

/** What a person with the role can do. */
const holderOf = ({ grants, discountLimit }: Pick<RoleAuthority, 'grants' | 'discountLimit'>): Authority => ({
  rights: rightsOf(grants),
  discountLimit,
})

const held = (grants: readonly { model: string; action: string }[]) =>
  new Set(grants.map(({ model, action }) => `${model}/${action}`))

describe('what may be granted', () => {
  it('never makes anybody able to do what the granter is not', () => {
    fc.assert(
      fc.property(anyRole, anyRole, anyLimit, (own, asked, storeLimit) => {
        const caller = holderOf(own)
        if (checkRoleGrant(caller, null, asked, storeLimit)) return
        expect([...held(asked.grants)].filter(key => !held(own.grants).has(key))).toEqual([])
        expect(
          isHigherLimit(discountAuthority(holderOf(asked), storeLimit), discountAuthority(caller, storeLimit)),
        ).toBe(false)
      }),
    )
  })

  it('is everything that one has oneself, and less', () => {
    fc.assert(
      fc.property(anyRole, fc.infiniteStream(fc.boolean()), anyLimit, (own, keep, storeLimit) => {
        const kept = own.grants.filter(() => keep.next().value)
        // With the right to pass the limit taken out, the role's own number would be a limit anew.
        const part = { ...own, grants: kept }
        expect(checkRoleGrant(holderOf(own), own, own, storeLimit)).toBeNull()
        expect(checkRoleGrant(holderOf(own), own, part, storeLimit)).toBeNull()
        expect(checkRoleGiven(holderOf(own), part, storeLimit)).toBeNull()
      }),
    )
  })

  it('is the same whether it is made, edited into a role below, or given to somebody', () => {
    fc.assert(
      fc.property(anyRole, anyRole, anyLimit, (own, asked, storeLimit) => {
        const caller = holderOf(own)
        const below = { ...own, name: 'x', grants: [], discountLimit: 0 }
        const made = checkRoleGrant(caller, null, asked, storeLimit)
        expect(checkRoleGrant(caller, below, asked, storeLimit)).toEqual(made)
        expect(checkRoleGiven(caller, asked, storeLimit) === null).toBe(made === null)
        expect(isAbove(asked, caller, storeLimit)).toBe(made !== null)
      }),
    )
  })

  it('leaves alone what is above, and lets everything be done by who has everything', () => {
    fc.assert(
      fc.property(anyRole, anyRole, anyLimit, (own, other, storeLimit) => {
        const caller = holderOf(own)
        const above = isAbove(other, caller, storeLimit)
        const person = { fullName: 'Lan', held: [{ branchId: null, role: other }] }
        expect(checkPersonChanged(() => caller, person, storeLimit)?.code).toBe(above ? 'person-above-own' : undefined)
        if (above) expect(checkRoleGrant(caller, other, own, storeLimit)?.code).toBe('role-above-own')
        const admin = { rights: rightsOf(everything), discountLimit: null }
        expect(checkPersonChanged(() => admin, person, storeLimit)).toBeNull()
        expect(checkRoleGrant(admin, other, own, storeLimit)).toBeNull()
      }),
    )
  })

  it('at a branch where the giver holds another role, is no more than either of the two gives', () => {
    fc.assert(
      fc.property(anyRole, anyRole, anyRole, anyLimit, (acting, there, asked, storeLimit) => {
        const both = commonPower(holderOf(acting), holderOf(there), storeLimit)
        const [byActing, byThere, byBoth] = [holderOf(acting), holderOf(there), both].map(power =>
          checkRoleGiven(power, asked, storeLimit),
        )
        expect(byBoth === null).toBe(byActing === null && byThere === null)
      }),
    )
  })

  it('somebody is above where any of their roles is, at its branch', () => {
    fc.assert(
      fc.property(anyRole, anyRole, anyRole, anyLimit, (acting, there, other, storeLimit) => {
        const powerAt = (branchId: string | null) => holderOf(branchId === 'there' ? there : acting)
        const held = [
          { branchId: null, role: acting },
          { branchId: 'there', role: other },
        ]
        expect(isAboveAnywhere(held, powerAt, storeLimit)).toBe(isAbove(other, holderOf(there), storeLimit))
      }),
    )
  })

  it('names exactly what is missing', () => {
    fc.assert(
      fc.property(anyGrants, anyGrants, (own, asked) => {
        const missing = [...held(asked)].filter(key => !held(own).has(key))
        expect([...held(missingRights(rightsOf(own), asked))]).toEqual(missing)
      }),
    )
  })

  it('does not count stored grants that are no right', () => {
    const odd = { model: 'cost', action: 'delete' } as const
    expect(missingRights(new Set(), [odd])).toEqual([])
  })
})

describe('the sentence of a refusal', () => {
  it('names five models and counts the rest', () => {
    const refusal = checkRoleGrant(
      holderOf({ grants: [], discountLimit: null }),
      null,
      { name: 'x', grants: everything, discountLimit: null },
      null,
    )
    expect(refusal).toMatchObject({ code: 'right-not-held', path: 'permissions' })
    expect((refusal!.details as { rights: string }).rights).toMatch(
      /^Tổng quan: xem, thêm, sửa, xóa; .* và \d+ mục khác$/,
    )
  })

  it('tells both limits', () => {
    const role = (discountLimit: number | null) => ({ name: 'x', grants: [], discountLimit })
    expect(checkRoleGiven(holderOf(role(500)), role(null), null)?.details).toEqual({
      asked: 'không giới hạn',
      limit: '5%',
    })
    expect(checkRoleGiven(holderOf(role(null)), role(1_250), 1_000)?.details).toEqual({ asked: '12,5%', limit: '10%' })
    expect(checkRoleGiven(holderOf(role(null)), role(1_250), null)).toBeNull()
  })
})
