import { type Outcome, refuse } from '../refusal.ts'

/** Groups have three levels (spec §3). */
export const deepestGroup = 3

interface Group {
  id: string
  parentId: string | null
  level: number
}

/**
 * Decides a group's new place: under another group, or at the top (null). It goes with all groups under it, so the deepest
 * of them must still fit into three levels. Gives the levels that change. Refuses a place in itself or below itself.
 */
export function decideGroupMove(
  groups: readonly Group[],
  id: string,
  parentId: string | null,
): Outcome<{ levels: { id: string; level: number }[] }> {
  const own = withDescendants(groups, id)
  if (parentId !== null && own.some(group => group.id === parentId)) return refuse('group-into-itself', {}, 'parentId')
  const parent = groups.find(group => group.id === parentId)
  if (parentId !== null && !parent) return refuse('not-found', { kind: 'group', id: parentId }, 'parentId')
  const by = (parent?.level ?? 0) + 1 - (groups.find(group => group.id === id)?.level ?? 1)
  const levels = own.map(group => ({ id: group.id, level: group.level + by }))
  if (levels.some(({ level }) => level > deepestGroup)) return refuse('group-too-deep', {}, 'parentId')
  return { ok: true, levels }
}

/** A group with all groups under it. */
export function withDescendants<G extends Group>(groups: readonly G[], id: string): G[] {
  const own = groups.filter(group => group.id === id)
  // Every group that is found brings those under it; three levels end it.
  for (const group of own) own.push(...groups.filter(other => other.parentId === group.id))
  return own
}
