import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { useSession } from './api/session/session.ts'
import { decideRoute } from './routing/decide-route.ts'
import type { Screen } from './routing/define-screen.ts'
import { readQuery, writeQuery } from './routing/query-text.ts'
import { returnPath } from './routing/return-path.ts'
import { Root } from './routing/root.tsx'
import { RouteError } from './routing/route-error.tsx'
import { routeRights } from './routing/route-rights.ts'
import { screens } from './routing/screens.ts'
import { FullScreenSpinner } from './ui/shell/full-screen-spinner.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen
  }
}

const root = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('./features/shell/not-found.tsx')),
  beforeLoad: ({ location }) => {
    const decision = decideRoute(location.pathname, useSession.getState(), routeRights)
    const { return: asked } = location.search as { return?: string }
    if (decision.kind === 'sign-in') {
      const came = decision.returnTo + location.searchStr
      throw redirect({ href: `/auth/sign-in${writeQuery({ return: came === '/' ? undefined : came })}` })
    }
    if (decision.kind === 'home') throw redirect({ href: returnPath(asked) })
    if (decision.kind === 'forbidden') throw redirect({ href: '/403' })
  },
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyRouteComponent(() => import('./features/shell/shell.tsx')),
})

const route = (screen: Screen) =>
  createRoute({
    getParentRoute: () => (screen.frame === 'bare' ? root : shell),
    path: screen.path,
    component: lazyRouteComponent(screen.load),
    staticData: { screen },
  })

const isBare = (screen: Screen) => screen.frame === 'bare'

/** The application's router: every screen behind the guard, in the frame that it asks for. */
export const router = createRouter({
  routeTree: root.addChildren([
    ...screens.filter(isBare).map(route),
    shell.addChildren(screens.filter(screen => !isBare(screen)).map(route)),
  ]),
  notFoundMode: 'root',
  trailingSlash: 'never',
  parseSearch: readQuery,
  stringifySearch: writeQuery,
  defaultPreload: false,
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  defaultPendingComponent: FullScreenSpinner,
  defaultErrorComponent: RouteError,
})
