import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface Ranked {
  key: string
  /** What the row is of, and what a mouse reads of it where it is cut. */
  name: ReactNode
  fullName: string
  /** Said below the name. */
  detail?: string
  /** By which the bars are drawn. */
  size: number
  figure: ReactNode
}

/** The shortest bar of something, in per cent. */
const least = 2

/** The first rows of an order, each with its place, a bar beside the largest one, and its figure. */
export function RankedList({ rows, className }: { rows: readonly Ranked[]; className?: string }) {
  const most = Math.max(1, ...rows.map(({ size }) => Math.abs(size)))
  return (
    <ol className={className}>
      {rows.map(({ key, name, fullName, detail, size, figure }, place) => (
        <li
          key={key}
          className={classNames(
            'grid min-h-8 grid-cols-[20px_minmax(0,1fr)_minmax(60px,160px)_110px] items-center gap-3',
            'max-sm:grid-cols-[16px_minmax(0,1fr)_100px]',
            detail && 'py-1',
          )}
        >
          <span className="text-12 text-ink-3">{place + 1}</span>
          <span className="truncate" title={fullName}>
            {name}
            {detail && <span className="block truncate text-12 text-ink-3">{detail}</span>}
          </span>
          <span aria-hidden="true" className="h-1.5 max-sm:hidden">
            <span
              className="block h-full rounded-full bg-chart-0"
              style={{ width: `${size === 0 ? 0 : Math.max(least, (Math.abs(size) / most) * 100)}%` }}
            />
          </span>
          <span className="truncate text-right">{figure}</span>
        </li>
      ))}
    </ol>
  )
}
