import { useBelow } from '../viewport.ts'
import type { Column } from './column.ts'

/** The columns that have room in the window as it is. */
export function useShownColumns<Row>(columns: ReadonlyArray<Column<Row>>): Array<Column<Row>> {
  const below = { sm: useBelow('sm'), md: useBelow('md'), lg: useBelow('lg') }
  return columns.filter(column => !column.hideBelow || !below[column.hideBelow])
}
