import type { ExcelKind, ExcelLayout } from '@quay/contract/excel/shapes'
import { fold } from '../text/fold.ts'
import type { Cell, SheetRow } from './cell.ts'
import { excelFields, mostRepeats } from './excel-field.ts'
import { cellText } from './read-cell.ts'

/** A title without accents, spaces and signs: columns are known by their names, never by their places. */
export const headerKey = (title: string): string => fold(title).replace(/[^a-z0-9]/g, '')

/** Rows above the titles: name of the shop, of the list, the day. */
export const headerWithin = 20

/** The row that holds the titles: of the first rows the one with most known titles, at least two. */
export function findHeader(kind: ExcelKind, rows: readonly SheetRow[]): SheetRow | undefined {
  let best: { row: SheetRow; known: number } | undefined
  for (const row of rows.slice(0, headerWithin)) {
    const known = recogniseColumns(kind, row.cells).filter(Boolean).length
    if (known >= 2 && known > (best?.known ?? 0)) best = { row, known }
  }
  return best?.row
}

/** For each column the field that it holds, or null. A field is given once: to the title that says it best. */
export function recogniseColumns(kind: ExcelKind, titles: readonly Cell[]): (string | null)[] {
  const keys = titles.map(title => headerKey(cellText(title)))
  const layout = layoutOf(kind, keys)
  const taken = new Map<string, { column: number; rank: number }>()
  for (const [column, key] of keys.entries()) {
    const found = key ? fieldOf(kind, key, layout) : undefined
    const before = found && taken.get(found.name)
    if (found && (!before || found.rank < before.rank)) taken.set(found.name, { column, rank: found.rank })
  }
  const fields: (string | null)[] = keys.map(() => null)
  for (const [name, { column }] of taken) fields[column] = name
  return fields
}

/** Whose file it is, by titles that only theirs have. */
export function layoutOf(kind: ExcelKind, keys: readonly string[]): ExcelLayout {
  const has = (...titles: string[]) => titles.every(title => keys.includes(title))
  if (kind === 'product' || kind === 'stock' || kind === 'price') {
    if (has('madvtcoban', 'mahang') && has('mathuoc')) return 'kiotviet-pharmacy'
    if (has('mahang', 'nhomhang3cap') || has('madvtcoban', 'mahhlienquan')) return 'kiotviet-retail'
    if (has('mathuoc', 'donvithunguyen') || has('mathuoc', 'sodudauky')) return 'webnhathuoc'
  }
  if (kind === 'customer' && has('makhachhang') && (has('tongbantrutrahang') || has('chinhanhtao'))) return 'kiotviet'
  if (kind === 'provider' && has('manhacungcap') && has('tongmua')) return 'kiotviet'
  if (kind === 'bill' && has('mahoadon', 'khachcantra', 'mahang')) return 'kiotviet'
  const own = excelFields[kind].slice(0, 4).map(field => headerKey(field.title))
  return has(...own) ? 'own' : 'other'
}

const webNhaThuoc: Readonly<Record<string, string>> = {
  // Its Mã thuốc is the shop's own code; in KiotViet the same title is the code of the national database.
  mathuoc: 'code',
  donvithunguyen: 'unit.2',
  heso: 'ratio.2',
}

function fieldOf(kind: ExcelKind, key: string, layout: ExcelLayout): { name: string; rank: number } | undefined {
  const isWebNhaThuoc = layout === 'webnhathuoc' || layout === 'other'
  if (isWebNhaThuoc && webNhaThuoc[key] && hasField(kind, webNhaThuoc[key])) return { name: webNhaThuoc[key], rank: 0 }
  const [, stem, number] = /^(.*?)(\d{1,2})?$/.exec(key)!
  for (const field of excelFields[kind]) {
    const titles = [headerKey(field.title), ...(field.also ?? [])]
    const whole = titles.indexOf(key)
    if (whole >= 0) return { name: field.name, rank: whole }
    const numbered = number && field.repeats ? titles.indexOf(stem!) : -1
    const place = Number(number)
    if (numbered >= 0 && place >= 1 && place <= mostRepeats)
      return { name: place === 1 ? field.name : `${field.name}.${place}`, rank: numbered }
  }
  return undefined
}

const hasField = (kind: ExcelKind, name: string) => excelFields[kind].some(field => field.name === name.split('.')[0])
