import type { ExcelFile } from '@quay/contract/excel/shapes'
import { excelFields, fieldTitle } from '@quay/domain/excel/excel-field'
import { excelText } from '../../text/product/excel.ts'
import { Select } from '../../ui/choice/select.tsx'

type ColumnChoiceProps = {
  file: ExcelFile
  /** The field of each column by its place; none: the column is not read. */
  fields: Readonly<Record<number, string>>
  disabled: boolean
  onChange: (fields: Record<number, string>) => void
}

/** What each column of a file is taken for. A field is given once: taking it for one column takes it from the other. */
export function ColumnChoice({ file, fields, disabled, onChange }: ColumnChoiceProps) {
  const known = new Set([
    ...excelFields[file.kind].map(field => field.name),
    ...file.columns.flatMap(column => column.field ?? []),
    ...Object.values(fields),
  ])
  const options = [
    { value: '', label: excelText.ignore },
    ...[...known].map(name => ({ value: name, label: fieldTitle(file.kind, name) })),
  ]
  function choose(index: number, field: string) {
    const others = Object.entries(fields).filter(([place, taken]) => Number(place) !== index && taken !== field)
    onChange({ ...Object.fromEntries(others), ...(field && { [index]: field }) })
  }
  return (
    <div className="max-h-96 overflow-auto rounded-2 border border-line">
      <table aria-label={excelText.columns} className="w-full border-separate border-spacing-0">
        <thead className="sticky top-0 z-1 bg-surface text-left text-12 text-ink-2">
          <tr>
            <th className="border-line border-b px-3 py-2 font-medium">{excelText.column}</th>
            <th className="border-line border-b px-3 py-2 font-medium max-sm:hidden">{excelText.samples}</th>
            <th className="border-line border-b px-3 py-2 font-medium">{excelText.field}</th>
          </tr>
        </thead>
        <tbody>
          {file.columns.map(({ index, title, samples }) => (
            <tr key={index} className={fields[index] ? '' : 'text-ink-3'}>
              <td className="wrap-anywhere border-line border-b px-3 py-1.5">{title || excelText.noTitle}</td>
              <td className="max-w-80 truncate border-line border-b px-3 py-1.5 max-sm:hidden">
                {samples.join(' · ')}
              </td>
              <td className="w-56 border-line border-b px-3 py-1.5 max-sm:w-40">
                <Select
                  size="sm"
                  quiet
                  disabled={disabled}
                  label={`${excelText.field}: ${title || excelText.noTitle}`}
                  value={fields[index] ?? ''}
                  options={options}
                  onChange={field => choose(index, field)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
