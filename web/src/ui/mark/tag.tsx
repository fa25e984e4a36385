import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type Tone, tones } from './badge.tsx'

type TagProps = { tone?: Tone; icon?: ReactNode; children: ReactNode; onClick?: () => void; label?: string }

/** A small mark on a line: its lot, a warning, a kind. With `onClick` it becomes a button (`label` names it). */
export function Tag({ tone = 'neutral', icon, children, onClick, label }: TagProps) {
  const look = classNames(
    'inline-flex h-(--tag-height,19px) items-center gap-1 whitespace-nowrap rounded-1 px-[5px] font-medium text-11 [&_svg]:size-3',
    tones[tone],
  )
  if (!onClick)
    return (
      <span className={look}>
        {icon}
        {children}
      </span>
    )
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        look,
        'relative after:absolute after:-inset-y-1 after:inset-x-0 hover:ring-1 hover:ring-current',
      )}
    >
      {icon}
      {children}
    </button>
  )
}
