import { isAllowed, type Rights } from '@quay/contract/right/permission'
import type { RouteRights } from './route-rights.ts'

export type RouteDecision =
  /** The screen of that path, or the page that says it does not exist. */
  { kind: 'open' } | { kind: 'sign-in'; returnTo: string } | { kind: 'home' } | { kind: 'forbidden' }

/** Single segments that are never a public page: they belong to the server or to the session. */
const neverSlugs = new Set(['mp', 'auth', 'assets', 'metrics', '403'])

/**
 * Decides what happens when a user goes to a path (spec §2). A visitor sees the sign-in, the sign-up and public
 * pages of one segment, and is sent to the sign-in from anywhere else; a signed-in person is sent home from the
 * sign-in and to /403 from what the role does not open. An unlisted path is never forbidden.
 */
export function decideRoute(
  path: string,
  session: { signedIn: boolean; rights: Rights },
  table: RouteRights,
): RouteDecision {
  const needs = rightFor(normalized(path), table)
  if (needs === 'public') return { kind: 'open' }
  if (needs === 'visitor') return session.signedIn ? { kind: 'home' } : { kind: 'open' }
  if (!session.signedIn) return { kind: 'sign-in', returnTo: path }
  if (needs === 'signed-in' || isAllowed(session.rights, needs)) return { kind: 'open' }
  return { kind: 'forbidden' }
}

/** The right that a path needs: its own, else that of the nearest listed path above it. */
export function rightFor(path: string, table: RouteRights): RouteRights[string] {
  const parts = path.split('/').filter(part => part !== '')
  const own = table[path]
  if (own !== undefined) return own
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const above = table[`/${parts.slice(0, length).join('/')}`]
    if (above !== undefined && above !== 'visitor') return above
  }
  return parts.length === 1 && isSlug(parts[0]!) ? 'public' : 'signed-in'
}

function isSlug(segment: string): boolean {
  return !neverSlugs.has(segment) && !/\.[a-z0-9]+$/i.test(segment)
}

function normalized(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
