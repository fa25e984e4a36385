import { createContext, use } from 'react'
import type { Column, Use } from './column.ts'

/** A store that does without nothing. */
export const allUses: Readonly<Record<Use, boolean>> = { vat: true, lots: true, points: true }

const UsesContext = createContext(allUses)

/** Tells the kit what the store uses, as `needs` of a column names it. */
export const UsesProvider = UsesContext

/** The columns without those of what the store does without, where none of the rows has any of it. */
export function useNeededColumns<Row, C extends Pick<Column<Row>, 'needs' | 'has'>>(
  columns: readonly C[],
  rows: readonly Row[],
): readonly C[] {
  const uses = use(UsesContext)
  return columns.filter(({ needs, has }) => !needs || uses[needs] || (has !== undefined && rows.some(has)))
}
