import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type ChipProps = {
  children: ReactNode
  icon?: ReactNode
  /** In use: an active filter, a chosen option. */
  active?: boolean
  onClick?: () => void
  onRemove?: () => void
  /** Name of the remove button: "Bỏ lọc nhóm". */
  removeLabel?: string
}

/** A round label: a fact about a person, an active filter with its ×, or a filter to switch on. */
export function Chip({ children, icon, active = false, onClick, onRemove, removeLabel }: ChipProps) {
  const look = classNames(
    'inline-flex h-6 max-w-full items-center gap-1 whitespace-nowrap rounded-full border px-2 text-12 [&_svg]:size-3.5',
    active ? 'border-accent-line bg-accent-soft text-accent-text' : 'border-line-strong bg-surface text-ink-2',
  )
  if (onClick)
    return (
      <button
        type="button"
        aria-pressed={active}
        onClick={onClick}
        className={classNames(look, !active && 'hover:bg-hover')}
      >
        {icon}
        {children}
      </button>
    )
  return (
    <span className={look}>
      {icon}
      {children}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-mr-2 grid size-6 shrink-0 place-items-center rounded-full hover:text-ink"
        >
          <X />
        </button>
      )}
    </span>
  )
}
