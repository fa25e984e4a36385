import type { Rights } from '@quay/contract/right/permission'
import type { NavGroup, NavItem, NavPage } from '../ui/shell/navigation.ts'
import type { Use } from '../ui/table/column.ts'
import { allUses } from '../ui/table/use-needed-columns.ts'
import { decideRoute } from './decide-route.ts'
import type { MenuGroup, Screen } from './define-screen.ts'
import { menuIcons } from './menu-icons.tsx'
import { routeRights } from './route-rights.ts'

const groupNames: ReadonlyArray<[MenuGroup, string | undefined]> = [
  ['main', undefined],
  ['goods', 'Hàng và giá'],
  ['buying', 'Mua hàng'],
  ['stock', 'Kho'],
  ['partners', 'Khách hàng và tiền'],
  ['settings', 'Quản trị'],
]

/**
 * The menu of somebody with these rights: an entry for each job of which a page opens for them, with its pages as tabs.
 * Who may open one page of a job only gets that page under its own name. `waiting` counts by path, `uses` is what the store does.
 */
export function menuFor(
  rights: Rights,
  screens: readonly Screen[],
  waiting: Readonly<Record<string, number>> = {},
  uses: Readonly<Record<Use, boolean>> = allUses,
): NavGroup[] {
  const isUsed = ({ menu }: Screen) => !menu?.needs || uses[menu.needs]
  const groups = groupNames.map(([id, group]) => {
    const items = screens
      .flatMap(({ path, menu }) => (menu && 'group' in menu && menu.group === id ? [{ path, menu }] : []))
      .toSorted((one, other) => one.menu.order - other.menu.order)
      .flatMap(({ path, menu }): NavItem[] => {
        const pages = pagesOf(path, screens.filter(isUsed), rights)
        const [first] = pages
        if (!first) return []
        const label = pages.length > 1 ? (menu.entry ?? menu.label) : first.label
        const count = pages.reduce((sum, page) => sum + (waiting[page.to] ?? 0), 0)
        return [{ to: first.to, label, icon: menuIcons[menu.icon], count, pages }]
      })
    return group === undefined ? { items } : { group, items }
  })
  return groups.filter(({ items }) => items.length > 0)
}

/** The pages under an entry that open with these rights: its own first, then its tabs. */
function pagesOf(entry: string, screens: readonly Screen[], rights: Rights): NavPage[] {
  const isOpen = (path: string) => decideRoute(path, { signedIn: true, rights }, routeRights).kind === 'open'
  const place = ({ path, menu }: Screen): number | undefined => {
    if (!menu) return undefined
    if (path === entry) return -1
    return 'within' in menu && menu.within === entry ? menu.order : undefined
  }
  return screens
    .flatMap(screen => {
      const order = place(screen)
      return order !== undefined && isOpen(screen.path) ? [{ order, to: screen.path, label: screen.menu!.label }] : []
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ to, label }) => ({ to, label }))
}
