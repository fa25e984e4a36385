import { sessionRoutes } from '@quay/contract/session/routes'
import { readHandOver } from '../../offline/people/hand-over.ts'
import { rememberPerson } from '../../offline/people/known-people.ts'
import { ApiError } from '../api-error.ts'
import { call } from '../client.ts'
import { lockScreen } from './lock.ts'
import { branchOfOtherRole, session, useSession } from './session.ts'

const patienceMs = 10_000

/**
 * Asks who is signed in and enters with it. Without an answer of the server the profile kept in the browser serves,
 * so that the till opens in a shop whose line is cut.
 */
export async function loadProfile(): Promise<void> {
  session.fail(null)
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const profile = await call(sessionRoutes.profile, {}, { signal })
    // Where the branch last worked at opens another role, what counts is what one may do there.
    const wanted = useSession.getState().profile ? undefined : branchOfOtherRole(profile)
    session.keepProfile(wanted ? await call(sessionRoutes.profile, {}, { signal, at: wanted }) : profile)
    const { profile: entered } = useSession.getState()
    if (entered) rememberPerson(entered)
    // Somebody else took over without the network: before anything is done in this session they prove who they are.
    if (entered && readHandOver(entered.store.id)) lockScreen()
  } catch (error) {
    if (session.accessToken() === null && session.refreshToken() === null) return // the server ended the session
    if (session.enterStored()) return
    session.fail(error instanceof ApiError ? error.message : 'Máy chủ trả lời quá lâu.')
  }
}
