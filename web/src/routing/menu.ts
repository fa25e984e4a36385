import type { Rights } from '@quay/contract/permission'
import type { NavGroup } from '../ui/navigation.ts'
import { decideRoute } from './decide-route.ts'
import type { MenuGroup, Screen } from './define-screen.ts'
import { routeRights } from './route-rights.ts'

const groupNames: ReadonlyArray<[MenuGroup, string | undefined]> = [
  ['main', undefined],
  ['goods', 'Hàng và giá'],
  ['buying', 'Mua hàng'],
  ['stock', 'Kho'],
  ['care', 'Chất lượng (GPP)'],
  ['partners', 'Đối tác và tiền'],
  ['settings', 'Quản trị'],
]

/** The menu of somebody with these rights: the screens that have a place in it and open for them. `waiting` counts by path. */
export function menuFor(
  rights: Rights,
  screens: readonly Screen[],
  waiting: Readonly<Record<string, number>> = {},
): NavGroup[] {
  const groups = groupNames.map(([id, group]) => {
    const items = screens
      .flatMap(({ path, menu }) => (menu?.group === id ? [{ path, menu }] : []))
      .filter(({ path }) => decideRoute(path, { signedIn: true, rights }, routeRights).kind === 'open')
      .toSorted((one, other) => one.menu.order - other.menu.order)
      .map(({ path, menu }) => ({ to: path, label: menu.label, icon: menu.icon, count: waiting[path] ?? 0 }))
    return group === undefined ? { items } : { group, items }
  })
  return groups.filter(({ items }) => items.length > 0)
}
