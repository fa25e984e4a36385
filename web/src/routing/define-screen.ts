import type { Model, ModelPermission, NeededRight } from '@quay/contract/right/permission'
import type { ComponentType } from 'react'
import type { Use } from '../ui/table/column.ts'

export type MenuGroup = 'main' | 'goods' | 'buying' | 'stock' | 'partners' | 'settings'

/** What stands before an entry, by its name in lucide; `menu-icons.tsx` has the pictures. */
export type MenuIcon =
  | 'arrow-left-right'
  | 'calendar-clock'
  | 'circle-dollar-sign'
  | 'clipboard-check'
  | 'clipboard-list'
  | 'download'
  | 'house'
  | 'package'
  | 'receipt-text'
  | 'scale'
  | 'shopping-bag'
  | 'stethoscope'
  | 'store'
  | 'truck'
  | 'user'
  | 'users-round'
  | 'wallet'

/**
 * An entry of the menu; or a page that stands as a tab beside another one's, under its entry. `label` names the page;
 * `entry` names the entry where it has tabs.
 */
export type MenuPlace = {
  order: number
  label: string
  /** Of what a store may do without: then it has no place there. */
  needs?: Use
} & ({ group: MenuGroup; icon: MenuIcon; entry?: string } | { within: string })

export type Screen = {
  /** As the address shows it; `$id` is a parameter. */
  path: string
  /**
   * The right that opens it and the paths below it (spec §2 and §6); left out where the path above says it. A page for
   * several kinds of people opens to any of their rights, and shows each what they may do. `visitor`: not signed in.
   */
  needs?: NeededRight | 'public' | 'signed-in' | 'visitor'
  /** The address of a thing of this kind, by its id: codes of documents lead there (`DocumentLink`). */
  shows?: Readonly<Record<string, (id: string) => string>>
  /** In the tab of the browser; a page of one thing puts the thing's name there itself (`useDocumentTitle`). */
  title: string
  /** Its place in the menu; shown to those whose rights open the path. */
  menu?: MenuPlace
  /** `shell` by default; `slim` shows the menu as icons (editors), `bare` no frame at all (the till, sign-in). */
  frame?: 'shell' | 'slim' | 'bare'
  /** Only announced: a screen that is built takes its place. */
  later?: true
  /** The component, loaded when a user goes there: a module with a default export. */
  load: () => Promise<{ default: ComponentType }>
}

/** Declares a screen. Each file of routes/ exports one as `screen`, or several as `screens`. */
export function defineScreen(screen: Screen): Screen {
  return screen
}

/** The right to read an area: what most screens need. */
export const read = (model: Model): ModelPermission => ({ model, action: 'read' })
