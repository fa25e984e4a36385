import { type Refusal, refuse } from '../refusal.ts'

/** The facts by which a person counts as an admin who can always repair the access of a store. */
export interface AdminStanding {
  /** Holds the default role admin as their own. */
  isAdmin: boolean
  /** Works nowhere, or at a branch where they hold no other role: there they act as admin. */
  actsByOwnRole: boolean
  isActive: boolean
  /** Not bound to hours. */
  hasAllHours: boolean
}

const canSetRight = ({ isAdmin, actsByOwnRole, isActive, hasAllHours }: AdminStanding) =>
  isAdmin && actsByOwnRole && isActive && hasAllHours

/**
 * A store always keeps an active admin whom no hours shut out. `others` is how many there are besides this person,
 * counted under lock; `after` is null for a person who is deleted. The field at fault is named.
 */
export function checkAdminLeft(
  fullName: string,
  before: AdminStanding,
  after: AdminStanding | null,
  others: number,
): Refusal | null {
  if (others > 0 || !canSetRight(before) || (after && canSetRight(after))) return null
  return refuse('last-admin', { name: fullName }, after?.isActive ? fieldAtFault(after) : undefined)
}

const fieldAtFault = ({ isAdmin, actsByOwnRole }: AdminStanding) =>
  !isAdmin ? 'roleId' : actsByOwnRole ? 'accessWindows' : 'branchRoles'
