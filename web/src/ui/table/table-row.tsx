import type { FocusEventHandler, KeyboardEventHandler, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type CellHeight, cellClass } from './cell-class.ts'
import type { Column } from './column.ts'

type TableRowProps<Row> = {
  row: Row
  columns: ReadonlyArray<Column<Row>>
  /** The column that stays at the left edge, by its id. */
  pinned: string | undefined
  height: CellHeight
  /** Has or last had the focus: 3 px accent edge. */
  current: boolean
  selected: boolean
  /** Undefined where rows do not expand. */
  expanded: boolean | undefined
  span: number
  detail: ReactNode
  tick: ReactNode
  /** Expands a row that opens elsewhere. */
  arrow: ReactNode
  rowProps: {
    tabIndex: number
    'data-row': number
    onFocus: FocusEventHandler<HTMLElement>
    onKeyDown: KeyboardEventHandler<HTMLElement>
  }
  onClick: ((row: Row) => void) | undefined
}

/** One row, and its detail under it when it is expanded. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, pinned, height, current, selected, expanded, span, detail, tick, arrow, rowProps, onClick } =
    props
  function click(event: MouseEvent<HTMLElement>) {
    if (!isControl(event) && !isSelectingText()) onClick?.(row)
  }
  return (
    <>
      <tr
        {...rowProps}
        aria-expanded={expanded}
        onClick={click}
        className={classNames(
          'ring-in',
          onClick && 'cursor-default',
          selected || expanded ? 'bg-accent-soft' : 'bg-surface hover:bg-hover',
          (current || expanded) && '[&>td:first-child]:shadow-[inset_3px_0_0_var(--accent)]',
          // A cell that stays at the edge lies above the ring of its row, and takes its colour.
          pinned && 'focus-visible:bg-accent-soft',
          expanded && '[&>td]:border-transparent!',
        )}
      >
        {tick && <td className={classNames(cellClass({}, height), 'w-9')}>{tick}</td>}
        {arrow && <td className={classNames(cellClass({}, height), 'w-9 pr-0!')}>{arrow}</td>}
        {columns.map(column => (
          <td
            key={column.id}
            className={classNames(cellClass(column, height), column.id === pinned && 'sticky left-0 z-1 bg-inherit')}
          >
            {height === 'figures' || height === 'content' ? column.cell(row) : inTwoLines(column.cell(row))}
          </td>
        ))}
      </tr>
      {detail && (
        <tr>
          <td colSpan={span} className="border-line border-b bg-surface-2 p-0 shadow-[inset_3px_0_0_var(--accent)]">
            {detail}
          </td>
        </tr>
      )}
    </>
  )
}

/** Words that would wrap further are cut, so that the rows keep their height; the whole is in the tooltip. */
const inTwoLines = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? (
    <span className="line-clamp-2" title={content}>
      {content}
    </span>
  ) : (
    content
  )

function isControl(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a, button, input, label, select, textarea') !== null
}

/** A person who marks a code to copy it does not mean to open the row. */
function isSelectingText(): boolean {
  return window.getSelection()?.type === 'Range'
}
