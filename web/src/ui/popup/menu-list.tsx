import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { makeTypedLetters } from '../choice/typed-letters.ts'
import { useFocusInside } from '../window/use-focus-inside.ts'
import type { MenuEntry, MenuStart } from './menu.tsx'
import { MenuItem } from './menu-item.tsx'
import { useAnchoredPopover } from './use-anchored-popover.ts'
import { useLightDismiss } from './use-light-dismiss.ts'

type MenuListProps = {
  id: string
  label: string | undefined
  entries: readonly MenuEntry[]
  start: MenuStart
  align: 'start' | 'end'
  opener: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The open list of a Menu. The focus is on the entry that the keys or the mouse are at. */
export function MenuList({ id, label, entries, start, align, opener, onClose }: MenuListProps) {
  const popup = useRef<HTMLDivElement>(null)
  const [letters] = useState(makeTypedLetters)
  useAnchoredPopover(true, opener, popup, { align, asWide: true })
  useFocusInside(popup, list => (start === 'list' ? undefined : itemsOf(list).at(start === 'first' ? 0 : -1)) ?? list)
  useLightDismiss(popup, opener, onClose)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { key, ctrlKey, altKey, metaKey, target } = event
    if (event.nativeEvent.isComposing || ctrlKey || altKey || metaKey) return
    if (key === 'Tab' || key === 'Escape') {
      // From its button Tab goes on as if the menu had not been there.
      opener.current?.focus()
      onClose()
    }
    const isAct = key === 'Enter' || key === ' '
    const isMove = !isAct && move(event)
    // Its keys concern neither the screen nor the row or dialog that it stands in; those it does not know do.
    if (isAct || isMove || key === 'Escape' || key.length === 1) event.stopPropagation()
    if (key === ' ' && target instanceof HTMLAnchorElement) target.click()
    else if (!isMove && key !== 'Escape') return
    event.preventDefault()
  }
  function move({ key, timeStamp, currentTarget, target }: KeyboardEvent<HTMLDivElement>): boolean {
    const items = itemsOf(currentTarget)
    const at = items.indexOf(target as HTMLElement)
    const places: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at < 1 ? items.length : at) - 1,
      Home: 0,
      End: items.length - 1,
    }
    const names = items.map(item => item.textContent)
    const place = places[key] ?? (key.length === 1 ? letters(key, timeStamp, names, at) : undefined)
    if (place !== undefined) items[place]?.focus()
    return place !== undefined
  }
  return (
    <div
      ref={popup}
      id={id}
      popover="manual"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerLeave={event => event.currentTarget.focus()}
      className="fixed inset-auto m-0 min-w-48! overflow-auto whitespace-normal rounded-[8px] border-0 bg-raised p-1 font-normal text-13 text-ink shadow-2 outline-none! transition-opacity starting:opacity-0"
    >
      {entries.map(entry => (
        <MenuItem key={entry.id} entry={entry} onClose={onClose} />
      ))}
    </div>
  )
}

function itemsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}
