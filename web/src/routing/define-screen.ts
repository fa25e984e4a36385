import type { ComponentType, ReactNode } from 'react'

export type MenuGroup = 'main' | 'goods' | 'buying' | 'stock' | 'partners' | 'settings'

/**
 * An entry of the menu; or a page that stands as a tab beside another one's, under its entry. `label` names the page;
 * `entry` names the entry where it has tabs.
 */
export type MenuPlace = { order: number; label: string } & (
  | { group: MenuGroup; icon: ReactNode; entry?: string }
  | { within: string }
)

export type Screen = {
  /** As the address shows it; `$id` is a parameter. The right it needs stands in route-rights.ts. */
  path: string
  /** In the tab of the browser; a page of one thing puts the thing's name there itself (`useDocumentTitle`). */
  title: string
  /** Its place in the menu; shown to those whose rights open the path. */
  menu?: MenuPlace
  /** `shell` by default; `slim` shows the menu as icons (editors), `bare` no frame at all (the till, sign-in). */
  frame?: 'shell' | 'slim' | 'bare'
  /** Only announced: a screen that is built takes its place. */
  later?: true
  /** The component, loaded when somebody goes there: a module with a default export. */
  load: () => Promise<{ default: ComponentType }>
}

/** Declares a screen. Each file of routes/ exports one as `screen`, or several as `screens`. */
export function defineScreen(screen: Screen): Screen {
  return screen
}
