import { Menu as Base } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import type { ReactElement, ReactNode } from 'react'
import { kitText } from '../text/kit.ts'
import { classNames } from './class-names.ts'
import { Kbd } from './kbd.tsx'
import { Link } from './link.tsx'

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

/** Classes of one row of a menu or list of options. */
export const optionClass =
  'flex min-h-control w-full cursor-default select-none items-center gap-2 rounded-1 px-2 py-1 text-left text-ink outline-none! ' +
  'data-highlighted:bg-accent-soft data-highlighted:outline-2! data-highlighted:-outline-offset-2 data-highlighted:outline-transparent ' +
  'data-disabled:text-ink-off hover:no-underline'

/** Classes of the surface that menus, selects and comboboxes open. */
export const optionPopupClass =
  'max-h-(--available-height) min-w-(--anchor-width) max-w-(--available-width) overflow-auto rounded-[8px] bg-raised p-1 text-13 text-ink shadow-2 ' +
  'outline-none! transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0'

type MenuProps = { trigger: ReactElement; entries: MenuEntry[]; align?: 'start' | 'end'; label?: string }

/** A button that opens a list of commands, links and switches. Arrows, Home, End and typing choose. */
export function Menu({ trigger, entries, align = 'end', label }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal role="region" aria-label={kitText.openMenu}>
        <Base.Positioner align={align} sideOffset={4} collisionPadding={8} className="z-popover">
          <Base.Popup aria-label={label} className={classNames(optionPopupClass, 'min-w-48!')}>
            {entries.map(entry => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  if ('separator' in entry) return <Base.Separator className="-mx-1 my-1 h-px bg-line" />
  if ('heading' in entry) return <div className="px-2 pt-2 pb-1 text-11 text-ink-3">{entry.heading}</div>
  if ('to' in entry)
    return (
      <Base.LinkItem closeOnClick render={<Link to={entry.to} />} className={optionClass}>
        {entry.icon}
        {entry.label}
      </Base.LinkItem>
    )
  if ('checked' in entry)
    return (
      <Base.CheckboxItem checked={entry.checked} onCheckedChange={entry.onCheckedChange} className={optionClass}>
        <span className="size-4 shrink-0">
          <Base.CheckboxItemIndicator>
            <Check className="text-accent-text" />
          </Base.CheckboxItemIndicator>
        </span>
        {entry.label}
      </Base.CheckboxItem>
    )
  return (
    <Base.Item
      disabled={entry.disabled}
      onClick={entry.onSelect}
      className={classNames(optionClass, entry.danger && 'text-danger-text!')}
    >
      {entry.icon}
      <span className="flex-1">{entry.label}</span>
      {entry.keyHint && <Kbd>{entry.keyHint}</Kbd>}
    </Base.Item>
  )
}
