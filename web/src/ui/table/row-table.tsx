import { listText } from '../../text/kit/list.ts'
import { Checkbox } from '../choice/checkbox.tsx'
import { toggleKey } from '../choice/toggle-key.ts'
import { classNames } from '../class-names.ts'
import { SkeletonBar } from '../page/skeleton.tsx'
import { cellClass } from './cell-class.ts'
import type { DataTableProps } from './data-table.tsx'
import { ExpandArrow } from './expand-arrow.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TotalsRow } from './totals-row.tsx'
import { useRowFocus } from './use-row-focus.ts'
import { useShownColumns } from './use-shown-columns.ts'

const skeletonRows = 8

/** The table form of a DataTable. It scrolls inside the box it is given; the head stays. */
export function RowTable<Row>(props: DataTableProps<Row>) {
  const {
    rows,
    rowKey,
    rowLabel,
    selection,
    renderDetail,
    expandedKey,
    onExpandedChange,
    totals,
    loading = false,
  } = props
  const height = props.rowHeight ?? (props.dense ? 'figures' : 'content')
  const columns = useShownColumns(props.columns)
  // A row that opens elsewhere has an arrow of its own for what it shows here.
  const arrows = renderDetail !== undefined && props.onOpen !== undefined
  const leading = (selection ? 1 : 0) + (arrows ? 1 : 0)
  const span = columns.length + leading
  // What the row is stays at the left edge while its figures pass under it.
  const pinned = leading === 0 && columns[0]?.elastic ? columns[0].id : undefined
  const toggleDetail = (row: Row) => onExpandedChange?.(expandedKey === rowKey(row) ? null : rowKey(row))
  const open = props.onOpen ?? (renderDetail && toggleDetail)
  const tick = selection && ((row: Row) => selection.onChange(toggleKey(selection.keys, rowKey(row))))
  const focus = useRowFocus({ rows, rowKey, onEnter: open, onSpace: tick, onToggle: renderDetail && toggleDetail })

  return (
    <div className="min-h-0 flex-1 overflow-auto border-line border-t">
      <table
        // Rows that expand say so, which only the rows of a treegrid may.
        role={renderDetail && 'treegrid'}
        aria-label={props.label}
        aria-busy={loading}
        className="w-full border-separate border-spacing-0"
      >
        <TableHead {...props} columns={columns} arrows={arrows} pinned={pinned} />
        <tbody data-rows>
          {totals && <TotalsRow totals={totals} columns={columns} leading={leading} pinned={pinned} />}
          {loading && rows.length === 0
            ? Array.from({ length: skeletonRows }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity but their place
                <tr key={place}>
                  <td colSpan={span} className={classNames(cellClass({}, height), 'px-4')}>
                    <SkeletonBar className={place % 2 ? 'w-3/4' : 'w-11/12'} />
                  </td>
                </tr>
              ))
            : rows.map((row, place) => {
                const key = rowKey(row)
                return (
                  <TableRow
                    key={key}
                    row={row}
                    columns={columns}
                    pinned={pinned}
                    height={height}
                    current={focus.current === key}
                    selected={selection?.keys.has(key) ?? false}
                    expanded={renderDetail ? expandedKey === key : undefined}
                    span={span}
                    detail={renderDetail && expandedKey === key ? renderDetail(row) : null}
                    rowProps={focus.rowProps(row, place)}
                    onClick={open}
                    arrow={
                      arrows ? (
                        <ExpandArrow
                          name={rowLabel(row)}
                          expanded={expandedKey === key}
                          onToggle={() => toggleDetail(row)}
                        />
                      ) : null
                    }
                    tick={
                      tick && (
                        <Checkbox
                          aria-label={listText.selectRow(rowLabel(row))}
                          checked={selection?.keys.has(key) ?? false}
                          onChange={() => tick(row)}
                        />
                      )
                    }
                  />
                )
              })}
        </tbody>
      </table>
    </div>
  )
}
