import { contract } from '@quay/contract/contract'
import type { RouteSpec } from '@quay/contract/route'

/** Every route of the contract with its name, as in `bill.create`. What loops over it needs no change for a new one. */
export const allRoutes: readonly (readonly [name: string, route: RouteSpec])[] = Object.entries(contract).flatMap(
  ([feature, map]) =>
    Object.entries(map as Record<string, RouteSpec>).map(([name, route]) => [`${feature}.${name}`, route] as const),
)

export const guardedRoutes = allRoutes.filter(([, route]) => route.permission !== 'public')
