import type { ReactNode } from 'react'
import { Card } from '../page/card.tsx'
import { BookTable, type BookTableProps } from './book-table.tsx'

interface BookCardProps extends Pick<BookTableProps, 'form' | 'rows' | 'link'> {
  /** What stands between the title and the table. */
  lines?: readonly string[]
  /** Said where the period has no row. */
  noRows: string
  /** The name of the part that scrolls. */
  region: string
  /** The rows are those of the question before. */
  isOld: boolean
}

/** A book on the screen: its title, its lines, and its table in a part that scrolls. */
export function BookCard({ form, rows, link, lines = [], noRows, region, isOld }: BookCardProps): ReactNode {
  return (
    <Card padded={false} title={form.title} className={isOld ? 'opacity-60' : ''}>
      {lines.map(line => (
        <p key={line} className="px-4 pb-2 text-ink-2">
          {line}
        </p>
      ))}
      {rows.every(({ kind }) => kind !== 'ROW') && <p className="px-4 pb-3 text-ink-2">{noRows}</p>}
      <section
        aria-label={region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="max-h-[70vh] overflow-auto border-line border-t"
      >
        <BookTable form={form} rows={rows} label={form.title} look="screen" {...(link && { link })} />
      </section>
    </Card>
  )
}
