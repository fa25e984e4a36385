import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Money } from '../mark/money.tsx'

type FigureRowProps = { label: ReactNode; strong?: boolean } & (
  | { children: ReactNode }
  | { amount: number | null; amountClass?: string }
)

/** A line of a sum inside a `<dl>`: words left, figure or money right. `strong` is the line under the stroke. */
export function FigureRow({ label, strong = false, ...figure }: FigureRowProps) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-3',
        strong && 'border-line border-t pt-2 font-semibold',
      )}
    >
      <dt className={strong ? undefined : 'text-ink-2'}>{label}</dt>
      <dd className="text-right">
        {'amount' in figure ? <Money amount={figure.amount} className={figure.amountClass} /> : figure.children}
      </dd>
    </div>
  )
}
