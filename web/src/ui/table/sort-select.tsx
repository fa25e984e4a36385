import { listText } from '../../text/kit/list.ts'
import { Select } from '../choice/select.tsx'
import type { Column, Sort } from './column.ts'

type SortSelectProps<Row> = {
  columns: ReadonlyArray<Column<Row>>
  sort: Sort | null | undefined
  onSort: (sort: Sort | null) => void
}

const usual = ''
const nameOf = ({ columnId, descending }: Sort) => `${columnId} ${descending ? 'down' : 'up'}`

/** The order of a list whose columns have no heads: on a phone. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const orders = columns.flatMap(({ id, header, sortable, numeric, fromLast }) =>
    sortable
      ? [false, true].map(descending => ({
          sort: { columnId: id, descending },
          label: listText.sortedBy(header, numeric ? 'figure' : fromLast ? 'instant' : 'words', descending),
        }))
      : [],
  )
  return (
    <Select
      value={sort ? nameOf(sort) : usual}
      onChange={value => onSort(orders.find(order => nameOf(order.sort) === value)?.sort ?? null)}
      options={[
        { value: usual, label: listText.usualOrder },
        ...orders.map(({ sort: one, label }) => ({ value: nameOf(one), label })),
      ]}
    />
  )
}
