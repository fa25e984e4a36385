import { readText } from '../storage/stored.ts'
import { useSession } from './session/session.ts'

/** The parts of a call in which it may name a branch. */
interface Named {
  query?: unknown
  body?: unknown
}

/**
 * The header that says at which branch a call is made, for the server to take the role that the person holds there: the
 * branch that the call itself names where that is one of theirs, else the one of the screen.
 */
export function branchHeader({ query, body }: Named, at?: string): Record<string, string> {
  const { profile, branchId } = useSession.getState()
  const own = (part: unknown) => {
    const named = (part as { branchId?: unknown } | null | undefined)?.branchId
    return profile?.branches.find(({ id }) => id === named)?.id
  }
  // Before the profile is known: the branch that this browser worked at.
  const branch = at ?? own(body) ?? own(query) ?? branchId ?? readText('branchId')
  return branch ? { 'x-branch': branch } : {}
}
