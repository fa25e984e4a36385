import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import type { ReactNode } from 'react'
import { listText } from '../text/kit/list.ts'
import { Money } from '../ui/mark/money.tsx'
import type { Totals } from '../ui/table/column.ts'
import type { ListDefinition } from './define-list.ts'
import type { ListRoute, RowOf } from './filter.ts'
import type { ListState } from './use-list.ts'

/** The sums under a list: those of the whole filter where its route tells them, else of the rows that came whole. */
export const totalsShown = <R extends ListRoute, T extends ListRoute>(
  { definition, total }: Pick<ListState<R, T>, 'definition' | 'total'>,
  rows: readonly RowOf<R>[],
): Totals | undefined => (total !== undefined ? totalsOf(definition, total) : sumsOf(definition, rows))

function totalsOf<R extends ListRoute, T extends ListRoute>(
  { words, totals, totalsLabel }: ListDefinition<R, T>,
  total: Answer<T>,
): Totals | undefined {
  if (!totals) return undefined
  const { count } = total as { count?: number }
  const cells = Object.fromEntries(Object.entries(totals(total)).map(([id, cell]) => [id, inTotals(cell)]))
  return { label: totalsLabel?.(total) ?? (words.totals ?? listText.totalOf)(formatNumber(count ?? 0)), cells }
}

/** The sums of a list that came whole. */
function sumsOf<R extends ListRoute, T extends ListRoute>(
  { words, figures = {} }: ListDefinition<R, T>,
  rows: readonly RowOf<R>[],
): Totals | undefined {
  const added = Object.entries(figures).filter(([, { adds }]) => adds)
  if (added.length === 0 || rows.length === 0) return undefined
  const cells = added.map(([id, { of, adds }]) => {
    const known = rows.map(of).filter(value => value !== null && value !== undefined)
    const sum = known.length > 0 ? known.reduce((all, value) => all + value, 0) : null
    return [id, adds === 'count' ? formatNumber(sum ?? 0) : <Money key={id} amount={sum} />] as const
  })
  const count = formatNumber(rows.length)
  return { label: words.totals?.(count) ?? listText.totalOf(count), cells: Object.fromEntries(cells) }
}

function inTotals(cell: ReactNode): ReactNode {
  if (typeof cell === 'number') return <Money amount={cell} />
  return cell ?? <Money amount={null} />
}
