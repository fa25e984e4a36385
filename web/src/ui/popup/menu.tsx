import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { MenuList } from './menu-list.tsx'

export type MenuEntry =
  | {
      id: string
      label: string
      icon?: ReactNode
      keyHint?: string
      danger?: boolean
      disabled?: boolean
      onSelect: () => void
    }
  | { id: string; label: string; icon?: ReactNode; to: string }
  | { id: string; label: string; checked: boolean; onCheckedChange: (checked: boolean) => void }
  | { id: string; heading: string }
  | { id: string; separator: true }

/** Where the focus goes when a menu opens: the keyboard wants an entry, the mouse the list. */
export type MenuStart = 'first' | 'last' | 'list'

type MenuProps = {
  trigger: ReactElement<ComponentProps<'button'>>
  entries: MenuEntry[]
  align?: 'start' | 'end'
  label?: string
}

/**
 * A button that opens a list of commands, links and switches. Arrows, Home, End and typing choose. Written here because
 * it stands on the till, where Base UI's would be an eighth of the first load.
 */
export function Menu({ trigger, entries, align = 'end', label }: MenuProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [start, setStart] = useState<MenuStart | null>(null)

  function onKeyDown(event: KeyboardEvent) {
    const from = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key]
    if (!from) return
    event.preventDefault()
    setStart(from)
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: opener,
        'aria-haspopup': 'menu',
        'aria-expanded': start !== null,
        'aria-controls': start ? id : undefined,
        // A click of the keyboard has no count.
        onClick: event => setStart(start ? null : event.detail === 0 ? 'first' : 'list'),
        onKeyDown,
      })}
      {start && (
        <MenuList
          id={id}
          label={label}
          entries={entries}
          start={start}
          align={align}
          opener={opener}
          onClose={() => setStart(null)}
        />
      )}
    </>
  )
}
