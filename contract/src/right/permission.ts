import type { declaredAreas } from '../areas.ts'

/** An area of rights; `areas.ts` has them with their words, which the till does not load. */
export type Model = keyof typeof declaredAreas

export const actions = ['read', 'create', 'update', 'delete'] as const
export type Action = (typeof actions)[number]

/** One right of a role. */
export interface Grant {
  model: Model
  action: Action
}
/** Without an action the model alone suffices: any right on it opens the route (spec §6: sale and home). */
export interface ModelPermission {
  model: Model
  action?: Action
}
/** One right, or any one of several. */
export type NeededRight = ModelPermission | { anyOf: readonly [ModelPermission, ...ModelPermission[]] }

/**
 * What people find by name in forms that are about something else. Each area of rights says in its `rights.ts` what it lets people
 * find; `find-right.ts` collects them.
 */
export type Findable = 'goods' | 'providers' | 'accounts'

export type Permission = 'public' | 'signed-in' | NeededRight | { finds: Findable }

/** A role's rights as a set of `model` and `model/action`, so that one look-up answers each question. */
export type Rights = ReadonlySet<string>

/** Takes a role's grants and gives the set that `isAllowed` reads. */
export function rightsOf(grants: readonly { model: string; action: string }[]): Rights {
  return new Set(grants.flatMap(grant => [grant.model, `${grant.model}/${grant.action}`]))
}

/** Whether the rights hold the permission; what is not listed is refused. */
export function isAllowed(
  rights: Rights,
  permission: ModelPermission | { anyOf: readonly ModelPermission[] },
): boolean {
  if ('anyOf' in permission) return permission.anyOf.some(one => isAllowed(rights, one))
  return rights.has(permission.action ? `${permission.model}/${permission.action}` : permission.model)
}
