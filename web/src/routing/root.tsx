import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../api/session/session.ts'
import { useStoreUses } from '../api/session/store-uses.ts'
import { FullScreenSpinner } from '../ui/shell/full-screen-spinner.tsx'
import { KitProvider } from '../ui/shell/kit-provider.tsx'
import { BackGuard } from './back-guard.tsx'
import { Covers } from './covers.tsx'
import { decideRoute } from './decide-route.ts'
import { routeRights } from './route-rights.ts'
import { RouterLink } from './router-link.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const ForcedChange = lazy(() => import('../features/session/forced-change.tsx'))

/**
 * Around every screen: the kit, the title, what may cover it, and nothing of a screen once its guard has closed. A
 * password set by another person opens nothing but its own change.
 */
export function Root() {
  const session = useSession()
  const uses = useStoreUses()
  // The address runs ahead of what is drawn: what is drawn is what must be allowed.
  const drawn = useMatches({ select: matches => matches.at(-1)?.pathname ?? '/' })
  const open = decideRoute(drawn, session, routeRights).kind === 'open'
  if (session.profile?.mustChangePassword)
    return (
      <KitProvider link={RouterLink} uses={uses}>
        <Suspense fallback={<FullScreenSpinner />}>
          <ForcedChange />
        </Suspense>
      </KitProvider>
    )
  return (
    <KitProvider link={RouterLink} uses={uses} guides={session.signedIn ? '/guides' : undefined}>
      <ScreenTitle />
      <BackGuard />
      {open ? <Outlet /> : <FullScreenSpinner />}
      <Covers />
    </KitProvider>
  )
}

/** Stands before the screen, so that a page of one thing may put its own name over the screen's. */
function ScreenTitle() {
  const { href } = useLocation()
  const title = useMatches({ select: matches => matches.at(-1)?.staticData.screen?.title })
  useDocumentTitle(title ?? 'Không tìm thấy', href)
  return null
}
