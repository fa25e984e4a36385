import { formatDong } from '@quay/domain/text/format-number'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** A cell of a table on paper, and one with a figure. */
export const paperCell = 'border border-black px-1.5 py-1 align-top'
export const paperFigure = `${paperCell} text-right`

/** Who the paper is from: the first line is the name. */
export function PaperIssuer({ lines: [name, ...rest] }: { lines: readonly string[] }) {
  return (
    <>
      <p className="font-bold text-14">{name}</p>
      {rest.map(line => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}

/** A line with its label; without a value there is no line. */
export function PaperLine({
  label,
  strong = false,
  children,
}: {
  label: string
  strong?: boolean
  children: ReactNode
}) {
  if (!children) return null
  return (
    <p>
      {label}: {strong ? <b>{children}</b> : children}
    </p>
  )
}

type PaperTableProps = {
  heads: readonly string[]
  /** Low rows and narrow cells: a month of days, or many columns, on one page. */
  tight?: boolean
  children: ReactNode
}

/** A table with lines all around; its heads stand again on each page. */
export function PaperTable({ heads, tight = false, children }: PaperTableProps) {
  return (
    <table
      className={classNames(
        'mt-3 w-full border-collapse',
        tight && '[&_td]:px-1 [&_td]:py-0.5 [&_th]:px-1 [&_th]:py-0.5',
      )}
    >
      <thead>
        <tr>
          {heads.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
            <th key={place} scope="col" className={`${paperCell} text-center font-bold`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

const columns: Record<number, string> = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' }

/** Places to sign, two to four beside each other; never divided between two pages. */
export function PaperSignatures({ who, hint }: { who: readonly string[]; hint: string }) {
  return (
    <div className={`mt-6 grid break-inside-avoid text-center ${columns[who.length]}`}>
      {who.map(name => (
        <div key={name} className="h-28">
          <p className="font-bold">{name}</p>
          <p className="italic">{hint}</p>
        </div>
      ))}
    </div>
  )
}

/** A sum at the foot of a paper, in a `dl` of two columns. */
export function PaperSum({ label, amount }: { label: string; amount: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="text-right font-bold">{formatDong(amount)}</dd>
    </>
  )
}
