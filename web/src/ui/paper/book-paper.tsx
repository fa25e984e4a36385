import type { BookRow } from '@quay/contract/book/shapes'
import { type BookForm, formNumber } from '@quay/domain/book/book-form'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { classNames } from '../class-names.ts'
import { BookTable } from './book-table.tsx'
import { PaperSignatures } from './paper.tsx'
import { PrintArea } from './print-area.tsx'

type BookPaperProps = {
  form: BookForm
  /** Who keeps the book, at the left of its head. */
  keeper: readonly string[]
  /** Between the title and the table. */
  lines: readonly string[]
  /** Under the table, before the signatures. */
  after?: readonly string[]
  rows: readonly BookRow[]
}

/** A book as its form is printed: who keeps it, number of the form, title, period, table, who signs. */
export function BookPaper({ form, keeper, lines, after = [], rows }: BookPaperProps) {
  return (
    <PrintArea className={classNames('text-12', form.isWide && '[page:wide]')}>
      <div className="grid grid-cols-2 gap-6">
        <div>
          {keeper.map((line, place) => (
            <p key={line} className={place === 0 ? 'font-bold' : undefined}>
              {line}
            </p>
          ))}
        </div>
        {form.number !== null && (
          <div className="text-center">
            <p className="font-bold">{formNumber(form.number)}</p>
            <p className="italic">{form.basis}</p>
          </div>
        )}
      </div>
      <h1 className="mt-4 text-center text-16">{form.title}</h1>
      {form.note && <p className="text-center">{form.note}</p>}
      {lines.map(line => (
        <p key={line} className="text-center">
          {line}
        </p>
      ))}
      <BookTable form={form} rows={rows} label={form.title} look="paper" />
      {after.map(line => (
        <p key={line} className="mt-2">
          {line}
        </p>
      ))}
      <p className="mt-3 text-right italic">{kitPartText.dayOfSigning}</p>
      <PaperSignatures who={form.signatures} hint={kitPartText.signHint} />
    </PrintArea>
  )
}
