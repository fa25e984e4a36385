import type { bankTransferRoutes } from '@quay/contract/bank-transfer/routes'
import type { Answer } from '@quay/contract/route'
import { bankTransferText as words } from '../../text/money/bank-transfer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import type { ChosenColumns, ColumnName } from './chosen-columns.ts'
import { columnNames, neededColumns } from './chosen-columns.ts'

type Preview = Answer<typeof bankTransferRoutes.previewStatement>

type StatementColumnsProps = {
  preview: Preview
  /** Null: as the server knows them. */
  chosen: ChosenColumns | null
  onChange: (chosen: ChosenColumns) => void
  /** It was tried to send them: what is missing is told. */
  asked: boolean
}

const unchosen: ChosenColumns = {
  head: 0,
  date: null,
  credit: null,
  content: null,
  debit: null,
  balance: null,
  reference: null,
  way: null,
}

/** Which column of a statement is which: told where it is known, chosen by hand where it is not, or where a person wants it otherwise. */
export function StatementColumns({ preview, chosen, onChange, asked }: StatementColumnsProps) {
  const { rows, columns, isRemembered } = preview
  if (!chosen && columns) {
    const known = columnNames
      .flatMap(name =>
        columns[name] === null ? [] : [`${words.columnNames[name]} “${titleOf(rows, columns.head, columns[name])}”`],
      )
      .join(', ')
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-2">{isRemembered ? words.columnsKept(known) : words.columnsKnown(known)}</p>
        <Button size="sm" onClick={() => onChange(columns)}>
          {words.chooseColumns}
        </Button>
      </div>
    )
  }
  const now = chosen ?? unchosen
  const width = Math.max(0, ...rows.map(row => row.length))
  const titles = Array.from({ length: width }, (_, place) => ({
    value: String(place),
    label: titleOf(rows, now.head, place),
  }))
  const optional = [{ value: '', label: words.noColumn }, ...titles]
  const set = (name: ColumnName, value: string) => onChange({ ...now, [name]: value === '' ? null : Number(value) })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{words.columnsTitle}</legend>
      {!columns && <p className="text-ink-2">{words.columnsUnknown}</p>}
      <Field label={words.head}>
        <Select
          value={String(now.head)}
          options={rows.map((row, place) => ({
            value: String(place),
            label: words.headRow(place + 1, row.filter(Boolean).slice(0, 4).join(' · ')),
          }))}
          onChange={value => onChange({ ...now, head: Number(value) })}
        />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        {columnNames.map(name => {
          const isNeeded = neededColumns.includes(name)
          return (
            <Field
              key={name}
              label={words.columnNames[name]}
              required={isNeeded}
              hint={name === 'credit' ? words.creditHint : undefined}
              error={asked && isNeeded && now[name] === null ? words.columnMissing : undefined}
            >
              <Select
                value={now[name] === null ? '' : String(now[name])}
                options={isNeeded ? titles : optional}
                onChange={value => set(name, value)}
              />
            </Field>
          )
        })}
      </div>
    </fieldset>
  )
}

const titleOf = (rows: Preview['rows'], head: number, place: number) =>
  rows[head]?.[place]?.trim() || words.unnamed(place + 1)
