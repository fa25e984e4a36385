import type { ReactNode } from 'react'
import type { Bound } from '../viewport.ts'

/** What a store may do without. */
export type Use = 'vat' | 'lots' | 'points'

/** A column of a DataTable. */
export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures: right edge, no wrapping. */
  numeric?: boolean
  /** CSS width: `120px`, `20%`. Without it the content decides. */
  width?: string
  /** Takes the room that is left and cuts its text short (TwoLines); one column of a list should. */
  elastic?: boolean
  /** An elastic one with room for long names, beside figures that are pushed to the side. */
  roomy?: boolean
  /** Left out in windows narrower than this. */
  hideBelow?: Exclude<Bound, 'xl'>
  /** Off until the person turns it on in the column chooser. */
  defaultHidden?: boolean
  /** Cannot be turned off. */
  fixed?: boolean
  sortable?: boolean
  /** Sorted by it, the last comes first: instants. What is `numeric` does so by itself. */
  fromLast?: boolean
  /** Of what a store may do without: then it stands there only where a row `has` some all the same. */
  needs?: Use
  has?: (row: Row) => boolean
  /** Where it stands on the card of a phone; left out, it is not on the card. */
  card?: 'title' | 'line2' | 'amount'
}

export type Sort = { columnId: string; descending: boolean }

/** Totals of the whole filter: words on the left, figures under their columns. */
export type Totals = { label: ReactNode; cells: Readonly<Record<string, ReactNode>> }

/**
 * The order after a press on the head of a column: first the way one mostly wants (texts A to Z, figures and instants from
 * the greatest), then the other way round, then the list's own order (null).
 */
export function nextSort(
  column: Pick<Column<never>, 'id' | 'numeric' | 'fromLast'>,
  now: Sort | null | undefined,
): Sort | null {
  const first = Boolean(column.numeric || column.fromLast)
  if (now?.columnId !== column.id) return { columnId: column.id, descending: first }
  return now.descending === first ? { columnId: column.id, descending: !first } : null
}
