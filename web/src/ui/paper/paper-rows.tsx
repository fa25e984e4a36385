import { formatDate } from '@quay/domain/text/format-date'
import type { ReactNode } from 'react'
import type { Use } from '../table/column.ts'
import { useNeededColumns } from '../table/use-needed-columns.ts'
import { PaperTable, paperCell, paperFigure } from './paper.tsx'

const looks = {
  figure: paperFigure,
  center: `${paperCell} text-center`,
  plain: paperCell,
  wide: `${paperCell} min-w-16`,
}

/** A column of a table on paper. */
export type PaperColumn<Row> = {
  head: string
  cell: (row: Row, place: number) => ReactNode
  look?: keyof typeof looks
  /** Of what a store may do without: then it stands there only where a row `has` some all the same. */
  needs?: Use
  has?: (row: Row) => boolean
}

type PaperRowsProps<Row> = {
  columns: ReadonlyArray<PaperColumn<Row>>
  rows: readonly Row[]
  tight?: boolean
  /** A last row: the words before the column of that head, and what stands in it. */
  sum?: { label: string; under: string; value: ReactNode } | undefined
}

/** A table on paper by its columns, without those of what the store does without. */
export function PaperRows<Row>({ columns, rows, tight = false, sum }: PaperRowsProps<Row>) {
  const shown = useNeededColumns(columns, rows)
  const under = shown.findIndex(({ head }) => head === sum?.under)
  return (
    <PaperTable tight={tight} heads={shown.map(({ head }) => head)}>
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper is drawn once, and a lot may stand on it twice
        <tr key={place} className="break-inside-avoid">
          {shown.map(({ head, look = 'plain' as const, cell }) => (
            <td key={head} className={looks[look]}>
              {cell(row, place)}
            </td>
          ))}
        </tr>
      ))}
      {sum && (
        <tr className="break-inside-avoid font-bold">
          <td className={paperCell} colSpan={under}>
            {sum.label}
          </td>
          <td className={paperFigure}>{sum.value}</td>
          {shown.slice(under + 1).map(({ head }) => (
            <td key={head} className={paperCell} />
          ))}
        </tr>
      )}
    </PaperTable>
  )
}

/** What says which lot a row of a paper is of. */
type OfLot = { lotNumber: string; expiryDate: string | null }

/** The two columns of a lot: its number and its last day. */
export const lotColumns = <Row extends OfLot>(
  numberHead: string,
  expiryHead: string,
  expiryOf: (row: Row) => string | null = row => row.expiryDate,
): ReadonlyArray<PaperColumn<Row>> => {
  const ofLots = { needs: 'lots', has: (row: Row) => row.lotNumber !== '' } as const
  return [
    { ...ofLots, head: numberHead, cell: row => row.lotNumber },
    {
      ...ofLots,
      head: expiryHead,
      cell: row => {
        const day = expiryOf(row)
        return day && formatDate(day)
      },
    },
  ]
}
