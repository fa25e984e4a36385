import { useSession } from '../api/session/session.ts'
import { decideRoute } from './decide-route.ts'
import { routeRights } from './route-rights.ts'

/** Tells whether the signed-in person may open an address inside the application; its query does not count. */
export function useMayOpen(): (to: string) => boolean {
  const session = useSession()
  return to => decideRoute(to.split('?')[0]!, session, routeRights).kind === 'open'
}
