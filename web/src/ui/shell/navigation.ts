import type { ReactNode } from 'react'

export type NavPage = { to: string; label: string }

export type NavItem = {
  to: string
  label: string
  icon: ReactNode
  /** What waits there. */
  count?: number
  /** The pages of the entry, its own among them; more than one stand as tabs in the page's head. */
  pages: readonly NavPage[]
}

export type NavGroup = {
  /** The first group needs no name. */
  group?: string
  items: readonly NavItem[]
}

/** Whether a path lies at or under a page of an item: the item of a detail page is its list. */
export function isCurrent({ pages }: NavItem, path: string): boolean {
  return pages.some(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)))
}

/** The tabs of a page: the pages of its entry where there are several. A page below them has none. */
export function tabsOf(groups: readonly NavGroup[], path: string): readonly NavPage[] {
  const item = groups.flatMap(({ items }) => items).find(({ pages }) => pages.some(({ to }) => to === path))
  return item && item.pages.length > 1 ? item.pages : []
}
