import type { ExcelKind } from '@quay/contract/excel/shapes'
import type { FileAnswer } from '@quay/contract/route'
import { type ExcelField, fieldTitle, usedFields } from '@quay/domain/excel/excel-field'
import { type ExportColumn, writeXlsx } from '../../../export/write-xlsx.ts'
import type { Uses } from '../../setting/read-uses.ts'

/** Numbered columns that a template shows a second time, to say that they go on. */
const shownTwice = new Set(['unit', 'ratio', 'price', 'barcode', 'lotNumber', 'expiry', 'lotQuantity'])

/** The second unit of the example: a box. */
const second: Readonly<Record<string, string | number>> = { 'unit.2': 'Hộp', 'ratio.2': 100, 'price.2': 110_000 }

/** Our own file of a kind with one line as an example: the titles are those that the import knows and the store uses. */
export function templateSheet(kind: ExcelKind, uses: Uses): FileAnswer {
  const columns = usedFields(kind, uses).flatMap(field => columnsOf(kind, field))
  return { name: `mau-${names[kind]}.xlsx`, rows: 1, bytes: writeXlsx('Mẫu', columns, once()) }
}

const names: Readonly<Record<ExcelKind, string>> = {
  product: 'hang-hoa',
  stock: 'ton-dau-ky',
  price: 'gia-ban',
  customer: 'khach-hang',
  provider: 'nha-cung-cap',
  bill: 'hoa-don-cu',
}

function columnsOf(kind: ExcelKind, field: ExcelField): ExportColumn<null>[] {
  // Units in rows of their own are how others write them; ours stand in numbered columns.
  if (field.name === 'baseCode') return []
  const places = field.repeats && kind === 'product' && shownTwice.has(field.name) ? [1, 2] : [1]
  return places
    .filter(place => !(field.name === 'ratio' && place === 1))
    .map(place => {
      const name = place === 1 ? field.name : `${field.name}.${place}`
      const example = place === 1 ? (field.example ?? null) : (second[name] ?? null)
      return { header: fieldTitle(kind, name), ...(field.width && { width: field.width }), value: () => example }
    })
}

async function* once(): AsyncGenerator<null> {
  yield null
}
