import type { BookRow } from '@quay/contract/book/shapes'
import { type BookForm, headRows } from '@quay/domain/book/book-form'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import type { ReactNode } from 'react'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { classNames } from '../class-names.ts'

type Look = 'screen' | 'paper'

const looks: Record<Look, { table: string; cell: string; head: string; part: string; sum: string }> = {
  screen: {
    table: 'w-full border-separate border-spacing-0',
    cell: 'border-line border-b px-2.5 py-1.5 align-top',
    head: 'sticky top-0 border-line border-b bg-sunken px-2.5 py-1.5 text-12 font-semibold text-ink-2',
    part: 'bg-sunken font-semibold',
    sum: 'font-semibold',
  },
  paper: {
    table: 'mt-3 w-full border-collapse text-12',
    cell: 'border border-black px-1.5 py-0.5 align-top',
    head: 'border border-black px-1.5 py-1 text-center font-bold',
    part: 'font-bold',
    sum: 'font-bold',
  },
}

export type BookTableProps = {
  form: BookForm
  rows: readonly BookRow[]
  label: string
  look: Look
  /** What a row's first words lead to: a link around them. */
  link?: (row: BookRow, words: string) => ReactNode
}

/** The table of a book in the heads and columns of its form, on the screen as on paper. */
export function BookTable({ form, rows, label, look, link }: BookTableProps) {
  const { columns } = form
  const { table, cell, head, part, sum } = looks[look]
  const kinds = { HEAD: part, ROW: '', SUM: sum }
  return (
    <table aria-label={label} className={table}>
      <thead>
        {headRows(columns).map((cells, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of heads have no identity but their place
          <tr key={line}>
            {cells.map(({ head: name, span, down, isFigure }, place) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                key={place}
                scope={span > 1 ? 'colgroup' : 'col'}
                colSpan={span}
                rowSpan={down}
                className={classNames(
                  head,
                  look === 'screen' && (isFigure ? 'text-right' : 'text-left'),
                  look === 'screen' && line > 0 && 'top-8',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        ))}
        {look === 'paper' && columns.some(({ mark }) => mark) && (
          <tr>
            {columns.map(({ mark, head: name, above }) => (
              <td key={`${above} ${name}`} className={classNames(cell, 'text-center italic')}>
                {mark}
              </td>
            ))}
          </tr>
        )}
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a book have no identity but their place
          <tr key={line} className={classNames('break-inside-avoid', kinds[row.kind])}>
            {row.cells.map((content, place) => {
              const { format } = columns[place]!
              const words = textOf(content, format)
              const isLinked = link && row.opens && place === linkedPlace(row)
              return (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are its columns
                  key={place}
                  className={classNames(
                    cell,
                    (format === 'money' || format === 'quantity') && 'text-right whitespace-nowrap',
                    format === 'day' && 'whitespace-nowrap',
                  )}
                >
                  {isLinked ? link(row, words) : words}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      {look === 'paper' && form.isSignedByPage && (
        // The foot of a table stands again on each page.
        <tfoot>
          <tr>
            <td colSpan={columns.length} className="h-12 pt-2 text-center align-top italic">
              {form.signatures.map(name => kitPartText.signedByPage(name)).join('      ')}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The first cell with words in it: a code, a day, a name. */
const linkedPlace = ({ cells }: BookRow) => cells.findIndex(content => typeof content === 'string' && content !== '')

function textOf(content: BookRow['cells'][number], format: BookForm['columns'][number]['format']): string {
  if (content === null) return ''
  if (typeof content === 'number') return formatNumber(content)
  return format === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(content) ? formatDate(content) : content
}
