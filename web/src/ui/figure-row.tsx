import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type FigureRowProps = { label: ReactNode; strong?: boolean; children: ReactNode }

/** A line of a sum inside a `<dl>`: words left, figure right. `strong` is the line under the stroke. */
export function FigureRow({ label, strong = false, children }: FigureRowProps) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-3',
        strong && 'border-line border-t pt-2 font-semibold',
      )}
    >
      <dt className={strong ? undefined : 'text-ink-2'}>{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}
