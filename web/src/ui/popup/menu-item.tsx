import Check from 'lucide-react/icons/check'
import { Link } from '../button/link.tsx'
import { classNames } from '../class-names.ts'
import { Kbd } from '../key/kbd.tsx'
import type { MenuEntry } from './menu.tsx'

const look =
  'flex min-h-control w-full cursor-default select-none items-center gap-2 rounded-1 px-2 py-1 text-left text-ink outline-none! ' +
  'focus:bg-accent-soft focus:outline-2! focus:-outline-offset-2 focus:outline-transparent ' +
  'aria-disabled:text-ink-off hover:no-underline'

/** An entry of an open Menu. A switch leaves the menu open, everything else closes it. */
export function MenuItem({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  if ('separator' in entry) return <hr className="-mx-1 my-1 h-px border-0 bg-line" />
  if ('heading' in entry) return <div className="px-2 pt-2 pb-1 text-11 text-ink-3">{entry.heading}</div>
  if ('to' in entry)
    return (
      <Link to={entry.to} role="menuitem" tabIndex={-1} onPointerMove={focusIt} onClick={onClose} className={look}>
        {entry.icon}
        {entry.label}
      </Link>
    )
  if ('checked' in entry)
    return (
      <button
        type="button"
        role="menuitemcheckbox"
        aria-checked={entry.checked}
        tabIndex={-1}
        onPointerMove={focusIt}
        onClick={() => entry.onCheckedChange(!entry.checked)}
        className={look}
      >
        <span className="size-4 shrink-0">{entry.checked && <Check className="text-accent-text" />}</span>
        {entry.label}
      </button>
    )
  const { disabled, onSelect } = entry
  function select() {
    if (disabled) return
    onClose()
    onSelect()
  }
  return (
    <button
      type="button"
      role="menuitem"
      aria-disabled={disabled}
      tabIndex={-1}
      onPointerMove={focusIt}
      onClick={select}
      className={classNames(look, entry.danger && 'text-danger-text!')}
    >
      {entry.icon}
      <span className="flex-1">{entry.label}</span>
      {entry.keyHint && <Kbd>{entry.keyHint}</Kbd>}
    </button>
  )
}

function focusIt({ currentTarget }: { currentTarget: HTMLElement }) {
  if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true })
}
