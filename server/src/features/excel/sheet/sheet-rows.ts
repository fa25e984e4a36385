import { isUtf8 } from 'node:buffer'
import { excelColumnsAtMost, excelRowsAtMost } from '@quay/contract/excel/limits'
import type { Cell, SheetRow } from '@quay/domain/excel/cell'
import { decodeLetters, vietnameseScore } from '@quay/domain/excel/legacy-text'
import { compose } from '@quay/domain/text/compose'
import { UnreadableFile } from './unreadable-file.ts'
import { widestAtMost, xlsxRows } from './xlsx-rows.ts'

/** The name of the shop, the date and the titles may stand above the rows. */
const rowsAboveAtMost = 20

/** The rows of a file's first sheet; what kind of file it is, its bytes tell. Throws UnreadableFile. */
export async function* sheetRows(bytes: Buffer): AsyncGenerator<SheetRow> {
  let count = 0
  for await (const { row, cells } of rowsOf(bytes)) {
    const width = cells.findLastIndex(cell => cell !== null && cell !== '') + 1
    if (width === 0) continue
    if (width > widestAtMost) throw new UnreadableFile(`dòng ${row} có quá nhiều cột`)
    if (++count > excelRowsAtMost + rowsAboveAtMost)
      throw new UnreadableFile(`có hơn ${excelRowsAtMost} dòng, hãy chia làm nhiều tệp`)
    yield {
      row,
      cells:
        width < cells.length || width > excelColumnsAtMost
          ? cells.slice(0, Math.min(width, excelColumnsAtMost))
          : cells,
    }
  }
}

async function* rowsOf(bytes: Buffer): AsyncGenerator<SheetRow> {
  const kind = kindOf(bytes)
  try {
    if (kind === 'zip') yield* xlsxRows(bytes)
    else if (kind === 'ole') yield* xlsRows(bytes)
    else yield* csvRows(bytes)
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(reasonOf(error))
  }
}

/** What a reader throws is about the file; its words are for programmers. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'EncryptedFileError') return 'tệp có mật khẩu. Bỏ mật khẩu rồi tải lại'
  return 'tệp hỏng hoặc không phải bảng tính. Mở nó bằng Excel, lưu thành .xlsx rồi tải lại'
}

function kindOf(bytes: Buffer): 'zip' | 'ole' | 'text' {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return 'zip'
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') return 'ole'
  const begin = bytes.subarray(0, 1024)
  const isUtf16 = begin[0] === 0xff && begin[1] === 0xfe
  if (begin.subarray(0, 5).toString('latin1') === '%PDF-')
    throw new UnreadableFile('đây là tệp PDF, cần tệp Excel hoặc CSV')
  if (!isUtf16 && begin.includes(0)) throw new UnreadableFile('đây không phải tệp Excel hay CSV')
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(begin.toString('latin1')))
    throw new UnreadableFile('đây là trang web mang đuôi Excel. Mở nó bằng Excel rồi lưu thành .xlsx')
  return 'text'
}

// The reader of other forms is loaded only for them: starting the program is most of the work for a small file.
/** Excel 97–2003. A workbook with a password is kept in the same container. */
async function* xlsRows(bytes: Buffer): AsyncGenerator<SheetRow> {
  const { readXls } = await import('hucre')
  const workbook = await readXls(bytes)
  for (const [i, values] of (workbook.sheets[0]?.rows ?? []).entries()) yield { row: i + 1, cells: values.map(cellOf) }
}

async function* csvRows(bytes: Buffer): AsyncGenerator<SheetRow> {
  const { parseCsv } = await import('hucre/csv')
  const lines = parseCsv(csvText(bytes), { skipBom: true, maxRows: excelRowsAtMost + 50 })
  for (const [i, values] of lines.entries()) yield { row: i + 1, cells: values.map(cellOf) }
}

/** The letters of a CSV: Unicode, Windows of Vietnam, or one byte each of an old font, which the columns tell. */
function csvText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const sample = bytes.subarray(0, 65_536)
  const windows = new TextDecoder('windows-1258')
  const old = sample.toString('latin1')
  const asWindows = vietnameseScore(compose(windows.decode(sample)))
  const asOld = Math.max(vietnameseScore(decodeLetters(old, 'tcvn3')), vietnameseScore(decodeLetters(old, 'vni')))
  return asWindows > asOld ? compose(windows.decode(bytes)) : bytes.toString('latin1')
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : dayOf(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

/** A sheet knows no zones: its day is the one of UTC that the reader gives. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
