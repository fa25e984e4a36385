import { type Grant, rightsOf } from '@quay/contract/right/permission'
import { roleText } from '@quay/contract/right/role-text'
import { type Refusal, refuse } from '../refusal.ts'
import { formatPercent } from '../text/format-number.ts'
import { type Authority, discountAuthority, isHigherLimit, missingRights } from './authority.ts'
import { describeRights } from './describe-rights.ts'

/** A role as guards see it. */
export interface RoleAuthority {
  name: string
  grants: readonly Grant[]
  /** Basis points; null is what the store allows everybody. */
  discountLimit: number | null
}

/** A role of a person: at one branch, or (null) at all branches where they have no other role. */
export interface HeldRole {
  branchId: string | null
  role: RoleAuthority
}

/** What the caller can do at a branch: where they hold another role than the one they act in, what both open. */
export type PowerAt = (branchId: string | null) => Authority

/** Whether a person has, at any branch, a right that the caller lacks at that branch. */
export const isAboveAnywhere = (held: readonly HeldRole[], powerAt: PowerAt, storeLimit: number | null): boolean =>
  held.some(({ branchId, role }) => isAbove(role, powerAt(branchId), storeLimit))

/** Whether a role holds something that the caller lacks: a right, or a higher discount limit. */
export function isAbove(role: RoleAuthority, caller: Authority, storeLimit: number | null): boolean {
  return (
    missingRights(caller.rights, role.grants).length > 0 ||
    isHigherLimit(limitOf(role, storeLimit), discountAuthority(caller, storeLimit))
  )
}

/**
 * Whether the caller may give a role this content: callers cannot grant a right or a discount limit that they lack.
 * `before` is the role as it was; callers cannot change a role that is above their own.
 */
export function checkRoleGrant(
  caller: Authority,
  before: RoleAuthority | null,
  after: RoleAuthority,
  storeLimit: number | null,
): Refusal | null {
  if (before && isAbove(before, caller, storeLimit)) return refuse('role-above-own', { name: roleText(before.name) })
  const missing = missingRights(caller.rights, after.grants)
  if (missing.length) return refuse('right-not-held', { rights: inSentence(missing), missing }, 'permissions')
  return checkLimit(caller, after, storeLimit, 'discountLimit')
}

/** Whether the caller may give the role: they need every right of it at the branch where it will apply. */
export function checkRoleGiven(
  caller: Authority,
  role: RoleAuthority,
  storeLimit: number | null,
  path = 'roleId',
): Refusal | null {
  const missing = missingRights(caller.rights, role.grants)
  if (missing.length)
    return refuse('role-beyond-own', { name: roleText(role.name), rights: inSentence(missing), missing }, path)
  return checkLimit(caller, role, storeLimit, path)
}

/** Whether the caller may change a person with these roles. A person with more rights than the caller is refused. */
export function checkPersonChanged(
  powerAt: PowerAt,
  person: { fullName: string; held: readonly HeldRole[] },
  storeLimit: number | null,
): Refusal | null {
  return isAboveAnywhere(person.held, powerAt, storeLimit)
    ? refuse('person-above-own', { name: person.fullName })
    : null
}

function checkLimit(caller: Authority, role: RoleAuthority, storeLimit: number | null, path: string): Refusal | null {
  const [asked, own] = [limitOf(role, storeLimit), discountAuthority(caller, storeLimit)]
  if (own === null || !isHigherLimit(asked, own)) return null
  return refuse(
    'discount-limit-not-held',
    { asked: asked === null ? 'không giới hạn' : formatPercent(asked), limit: formatPercent(own) },
    path,
  )
}

const limitOf = ({ grants, discountLimit }: RoleAuthority, storeLimit: number | null) =>
  discountAuthority({ rights: rightsOf(grants), discountLimit }, storeLimit)

/** A sentence names a few; the rest is counted. */
const namedAtMost = 5
function inSentence(grants: readonly Grant[]): string {
  const words = describeRights(grants)
  const rest = words.length - namedAtMost
  return rest > 0 ? `${words.slice(0, namedAtMost).join('; ')} và ${rest} mục khác` : words.join('; ')
}
