import * as contract from '@quay/contract/contract'
import type { RouteSpec } from '@quay/contract/route'
import { expect } from 'vitest'

export type NamedRoute = readonly [name: string, route: RouteSpec]

/** Every route of the contract with its name, as in `bill.create`. What loops over it needs no change for a new one. */
export const allRoutes: readonly NamedRoute[] = Object.entries(contract).flatMap(([feature, map]) =>
  Object.entries(map as Record<string, RouteSpec>).map(([name, route]) => [`${feature}.${name}`, route] as const),
)

export const guardedRoutes = allRoutes.filter(([, route]) => route.permission !== 'public')

/** Routes by their feature: a loop is one test for each. */
export const byFeature = (routes: readonly NamedRoute[]): [feature: string, routes: NamedRoute[]][] => [
  ...Map.groupBy(routes, ([name]) => name.split('.')[0]!),
]

/** Checks every route, and fails with the name and the fault of all that are not as they should be. */
export async function checkEach(
  routes: readonly NamedRoute[],
  check: (name: string, route: RouteSpec) => Promise<void>,
): Promise<void> {
  const faults: string[] = []
  for (const [name, route] of routes)
    try {
      await check(name, route)
    } catch (error) {
      faults.push(`${name}: ${messageOf(error)}`)
    }
  if (faults.length) expect.fail(`${faults.length} of ${routes.length} routes:\n${faults.join('\n\n')}`)
}

/** With what was there instead, which an assertion keeps beside its message; of a property, what broke it stands first. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return `${messageOf(error.cause)}\n${error.message}`
  const { actual } = error as Error & { actual?: unknown }
  return actual === undefined ? error.message : `${error.message}\n${JSON.stringify(actual)?.slice(0, 500)}`
}
