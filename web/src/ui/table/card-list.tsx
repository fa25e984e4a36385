import { Fragment } from 'react'
import { listText } from '../../text/kit/list.ts'
import { Checkbox } from '../choice/checkbox.tsx'
import { toggleKey } from '../choice/toggle-key.ts'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../page/skeleton.tsx'
import type { Column } from './column.ts'
import type { DataTableProps } from './data-table.tsx'
import { ExpandArrow } from './expand-arrow.tsx'

/** The phone form of a DataTable: name and amount on the first line, the rest quietly under it. */
export function CardList<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, rowLabel, selection, renderDetail, expandedKey, onExpandedChange, onOpen, totals, loading } =
    props
  if (loading && rows.length === 0)
    return (
      <div className="border-line border-t p-3">
        <Skeleton lines={8} />
      </div>
    )
  const at = (place: NonNullable<Column<Row>['card']>) => props.columns.filter(column => column.card === place)
  const places = { title: at('title'), line2: at('line2'), amount: at('amount') }
  const amountTotal = places.amount.map(column => <Fragment key={column.id}>{totals?.cells[column.id]}</Fragment>)

  function toggle(row: Row) {
    onExpandedChange?.(expandedKey === rowKey(row) ? null : rowKey(row))
  }
  function open(row: Row) {
    if (onOpen) onOpen(row)
    else toggle(row)
  }
  return (
    <div className="border-line border-t">
      {totals && (
        <div className="flex min-h-9 items-center justify-between gap-3 bg-surface-2 px-3 font-semibold">
          <span className="min-w-0">{totals.label}</span>
          <span className="shrink-0">{amountTotal}</span>
        </div>
      )}
      <ul aria-label={props.label}>
        {rows.map(row => {
          const key = rowKey(row)
          const expanded = expandedKey === key
          return (
            <li
              key={key}
              className={classNames(
                'border-line border-b last:border-b-0',
                (selection?.keys.has(key) || expanded) && 'bg-accent-soft',
              )}
            >
              <div className="relative flex gap-2 px-3 py-2">
                {(renderDetail || onOpen) && (
                  <button
                    type="button"
                    aria-label={listText.showDetail(rowLabel(row))}
                    aria-expanded={renderDetail && !onOpen ? expanded : undefined}
                    onClick={() => open(row)}
                    className="ring-in absolute inset-0"
                  />
                )}
                {selection && (
                  <Checkbox
                    aria-label={listText.selectRow(rowLabel(row))}
                    // The card under it is a button: a finger needs more than the box.
                    className="relative -my-2 -ml-3 min-w-11 justify-center [&_input]:size-6"
                    checked={selection.keys.has(key)}
                    onChange={() => selection.onChange(toggleKey(selection.keys, key))}
                  />
                )}
                <CardBody row={row} places={places} />
                {renderDetail && onOpen && (
                  <span className="relative -my-1 -mr-2 self-center">
                    <ExpandArrow touch name={rowLabel(row)} expanded={expanded} onToggle={() => toggle(row)} />
                  </span>
                )}
              </div>
              {expanded && renderDetail?.(row)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type Places<Row> = Record<NonNullable<Column<Row>['card']>, ReadonlyArray<Column<Row>>>

// The button that opens the card lies over it, so only links and buttons in the cells are lifted above; a link is
// then a target of its own, and as high as a finger needs. A link around a name and its second line keeps them under
// each other, and one around a name in two parts breaks where its words do.
const throughToButton =
  'pointer-events-none [&_a]:pointer-events-auto [&_a]:relative [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center ' +
  '[&_a:has(>div)]:flex-col [&_a:has(>div)]:items-start [&_a:has(>span+span)]:inline-block ' +
  '[&_button]:pointer-events-auto [&_button]:relative'

function CardBody<Row>({ row, places }: { row: Row; places: Places<Row> }) {
  return (
    <div
      className={classNames('grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5', throughToButton)}
    >
      <div className="font-semibold">
        {places.title.map(column => (
          <div key={column.id}>{column.cell(row)}</div>
        ))}
      </div>
      <div className="text-right font-semibold">
        {places.amount.map(column => (
          <div key={column.id}>{column.cell(row)}</div>
        ))}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-2">
        {places.line2.map(column => {
          const cell = column.cell(row)
          // A figure is named; one that is not there has nothing to name.
          if (cell === null || cell === undefined || cell === false || cell === '') return null
          return (
            <span key={column.id} className="min-w-0 max-w-full">
              {column.numeric && `${column.header} `}
              {cell}
            </span>
          )
        })}
      </div>
    </div>
  )
}
