import { classNames } from '../class-names.ts'
import type { Column, Totals } from './column.ts'

type TotalsRowProps<Row> = {
  totals: Totals
  columns: ReadonlyArray<Column<Row>>
  /** Cells before the first column: the tick box, the arrow. */
  leading: number
  /** The column that stays at the left edge, by its id. */
  pinned: string | undefined
}

const cell = 'sticky top-8 z-[9] h-8 border-line-strong border-b bg-surface-2 px-2 font-semibold first:pl-4 last:pr-4'

/** The totals of the whole filter, sticky under the head. The words reach up to the first figure. */
export function TotalsRow<Row>({ totals, columns, leading, pinned }: TotalsRowProps<Row>) {
  const firstFigure = columns.findIndex(column => totals.cells[column.id] !== undefined)
  const wordSpan = firstFigure === -1 ? columns.length : firstFigure
  const isPinned = wordSpan === 1 && columns[0]!.id === pinned
  return (
    <tr>
      {leading > 0 && <td colSpan={leading} className={cell} />}
      {wordSpan > 0 && (
        <td
          colSpan={wordSpan}
          className={classNames(cell, 'max-w-0 truncate whitespace-nowrap', isPinned && 'left-0 z-sticky')}
        >
          {totals.label}
        </td>
      )}
      {columns.slice(wordSpan).map(column => (
        <td key={column.id} className={classNames(cell, column.numeric && 'text-right whitespace-nowrap')}>
          {totals.cells[column.id]}
        </td>
      ))}
    </tr>
  )
}
