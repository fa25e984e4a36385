import type { NeededRight } from '@quay/contract/right/permission'
import { screens } from './screens.ts'

/**
 * Which right opens which path, as the screens say it: the guard and the menu both read it. A sub-path inherits from the
 * longest path above it that says one.
 */
export const routeRights: Readonly<Record<string, NeededRight | 'public' | 'signed-in' | 'visitor'>> =
  Object.fromEntries(screens.flatMap(({ path, needs }) => (needs ? [[path, needs]] : [])))

export type RouteRights = typeof routeRights
