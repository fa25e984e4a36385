import { create } from 'zustand'

/** What this browser can do now: take a new build, be installed. */
export interface MenuEntry {
  id: string
  label: string
  onSelect: () => void
}

/** Entries of the person's menu that parts bring which come later. */
export const useMenuEntries = create<{ entries: readonly MenuEntry[] }>(() => ({ entries: [] }))

/** Puts an entry into the menu, or in the place of the one of its id. */
export function offerInMenu(entry: MenuEntry): void {
  const others = useMenuEntries.getState().entries.filter(({ id }) => id !== entry.id)
  useMenuEntries.setState({ entries: [...others, entry] })
}
