import { sessionRoutes } from '@quay/contract/session/routes'
import type { Profile } from '@quay/contract/session/shapes'
import { call } from '../client.ts'
import { type Branch, hasRoleOf, session } from './session.ts'

const patienceMs = 10_000

/**
 * Goes on at another branch. Where the person holds another role there, the profile is loaded anew, and with it the
 * rights; without the server that is not possible. Gives whether the role changed. Throws ApiError.
 */
export async function changeBranch(profile: Profile, to: Branch): Promise<boolean> {
  if (hasRoleOf(profile, to)) {
    session.chooseBranch(to.id)
    return false
  }
  const signal = AbortSignal.timeout(patienceMs)
  session.keepProfile(await call(sessionRoutes.profile, {}, { signal, at: to.id }), to.id)
  return true
}
