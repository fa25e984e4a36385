import type { ReactNode } from 'react'

export type NavItem = {
  to: string
  label: string
  icon: ReactNode
  /** What waits there. */
  count?: number
}

export type NavGroup = {
  /** The first group needs no name. */
  group?: string
  items: readonly NavItem[]
}

/** Whether a path lies at or under an item: the item of a detail page is its list. */
export function isCurrent(item: NavItem, path: string): boolean {
  return path === item.to || (item.to !== '/' && path.startsWith(`${item.to}/`))
}
