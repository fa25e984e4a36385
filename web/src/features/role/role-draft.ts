import { areas, everything } from '@quay/contract/areas'
import type { Grant } from '@quay/contract/right/permission'
import { actionText } from '@quay/contract/right/right-text'
import type { Role } from '@quay/contract/role/shapes'
import { describeRights } from '@quay/domain/access/describe-rights'
import { formatPercent } from '@quay/domain/text/format-number'
import { roleWords } from '../../text/setting/role.ts'

/** A right as the matrix marks it: `bill/read`. */
export type RightKey = `${Grant['model']}/${Grant['action']}`

/** A role while it is written. */
export type RoleDraft = {
  name: string
  note: string
  /** Basis points; null is what the store allows everybody. */
  discountLimit: number | null
  rights: ReadonlySet<RightKey>
}

export const keyOf = ({ model, action }: Grant): RightKey => `${model}/${action}`

/** The rights of these keys, in the order of the contract. */
export const grantsOf = (rights: ReadonlySet<RightKey>): Grant[] => everything.filter(grant => rights.has(keyOf(grant)))

/** A role as it is begun to be edited; an empty one where there is none. */
export function draftOf(role: Role | null): RoleDraft {
  return {
    name: role?.name ?? '',
    note: role?.note ?? '',
    discountLimit: role?.discountLimit ?? null,
    rights: new Set(role?.permissions.map(keyOf)),
  }
}

/** The rights with these ones switched. */
export function withRights(
  rights: ReadonlySet<RightKey>,
  keys: readonly RightKey[],
  on: boolean,
): ReadonlySet<RightKey> {
  const next = new Set(rights)
  for (const key of keys) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

export type RoleChanges = { given: string[]; taken: string[]; others: string[] }

/** What the draft makes different, in words. */
export function changesOf(before: RoleDraft, after: RoleDraft): RoleChanges {
  const only = (one: RoleDraft, other: RoleDraft) =>
    grantsOf(new Set([...one.rights].filter(key => !other.rights.has(key))))
  const others: string[] = []
  if (before.name !== after.name) others.push(`${roleWords.fields.name}: ${before.name} → ${after.name}`)
  if (before.note !== after.note) others.push(`${roleWords.fields.note}: ${after.note || '–'}`)
  if (before.discountLimit !== after.discountLimit)
    others.push(
      `${roleWords.fields.discountLimit}: ${describeLimit(before.discountLimit)} → ${describeLimit(after.discountLimit)}`,
    )
  return { given: describeRights(only(after, before)), taken: describeRights(only(before, after)), others }
}

export const isChanged = ({ given, taken, others }: RoleChanges): boolean =>
  given.length + taken.length + others.length > 0

const describeLimit = (limit: number | null) => (limit === null ? roleWords.storeLimit : formatPercent(limit))

/** Rights by which one gives oneself rights back. */
const wayBack: readonly Grant[] = [
  { model: 'role', action: 'read' },
  { model: 'role', action: 'update' },
  { model: 'employee', action: 'read' },
  { model: 'employee', action: 'update' },
]

/** The rights that a person with the role would take from themselves and could not restore, in words. */
export function lockOutOf(before: RoleDraft, after: RoleDraft): string[] {
  return wayBack
    .filter(grant => before.rights.has(keyOf(grant)) && !after.rights.has(keyOf(grant)))
    .map(({ model, action }) => `“${areas[model].name}: ${actionText[action].toLowerCase()}”`)
}
