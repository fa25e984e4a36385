import type { Cell, SheetRow } from '@quay/domain/excel/cell'
import { addDays } from '@quay/domain/time/calendar'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { UnreadableFile } from './unreadable-file.ts'
import { unpacked, type ZipParts, zipParts } from './zip-parts.ts'

// A workbook (ECMA-376) read as it is unpacked, in time that grows with its size alone: the parser never looks back, and what
// no list has (too many cells in a row, a document type) ends the reading. Why not a library of workbooks:
// docs/decisions/2026-11-22-sheets-by-saxes.md

/** No list is this wide: what is there is there to take time. */
export const widestAtMost = 2_000
/** As Excel's cells hold at most. */
const longestText = 32_767
/** No part of a workbook lies this deep: elements that are never closed would only fill the memory. */
const deepestElement = 64

/** The rows of a workbook's first sheet that can be seen. Throws UnreadableFile, and errors of the parser for what is no XML. */
export async function* xlsxRows(bytes: Buffer): AsyncGenerator<SheetRow> {
  const parts = zipParts(bytes)
  if (!parts) throw new UnreadableFile('tệp nén này không phải bảng tính, hoặc giải nén ra quá lớn')
  const { sheet, sharedStrings, styles, is1904 } = await readWorkbook(parts)
  const shared = sharedStrings ? await readSharedStrings(parts, sharedStrings) : []
  const dateStyles = styles ? await readDateStyles(parts, styles) : new Set<number>()
  const rows: SheetRow[] = []
  const handlers = sheetHandlers({ shared, dateStyles, is1904 }, row => rows.push(row))
  for await (const _ of parsed(parts, sheet, handlers)) yield* rows.splice(0)
}

interface Handlers {
  open?: (name: string, attributes: SaxesTagPlain['attributes']) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** Reads a part and gives a turn after each piece of it. */
async function* parsed(parts: ZipParts, name: string, { open, close, text }: Handlers): AsyncGenerator<void> {
  const part = parts.get(name)
  if (!part) throw new UnreadableFile('tệp thiếu một phần của bảng tính')
  const parser = new SaxesParser({ xmlns: false, position: false })
  const refuse = (error: Error) => {
    throw error
  }
  parser.on('error', refuse)
  parser.on('doctype', () => refuse(new UnreadableFile('tệp có phần không dùng trong bảng tính')))
  let depth = 0
  parser.on('opentag', tag => {
    depth += 1
    if (depth > deepestElement) refuse(new UnreadableFile('tệp có phần lồng nhau quá sâu'))
    open?.(localName(tag.name), tag.attributes)
  })
  parser.on('closetag', tag => {
    depth -= 1
    close?.(localName(tag.name))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  const decoder = new TextDecoder()
  for await (const piece of unpacked(part)) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield
  }
  parser.close()
  yield
}

async function readPart(parts: ZipParts, name: string, handlers: Handlers): Promise<void> {
  for await (const _ of parsed(parts, name, handlers));
}

/** Some programs write a prefix before every name: `x:row`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

interface Workbook {
  sheet: string
  sharedStrings?: string
  styles?: string
  is1904: boolean
}

/** Where the parts of the workbook are: its first visible sheet, its texts and its styles. */
async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  const main = (await relationsOf(parts, '')).find(one => one.type.endsWith('/officeDocument'))?.target
  const path = main ?? 'xl/workbook.xml'
  const relations = await relationsOf(parts, path)
  const sheets: { relation: string; isHidden: boolean }[] = []
  let is1904 = false
  await readPart(parts, path, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
      const relation = Object.entries(attributes).find(([key]) => localName(key) === 'id')?.[1]
      if (name === 'sheet' && relation !== undefined)
        sheets.push({ relation, isHidden: (attributes.state ?? 'visible') !== 'visible' })
    },
  })
  const chosen = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]
  const byType = (end: string) => relations.find(one => one.type.endsWith(end))?.target
  const sheet = relations.find(({ id }) => id === chosen?.relation)?.target ?? byType('/worksheet')
  if (!sheet) throw new UnreadableFile('tệp không có bảng tính nào')
  const [sharedStrings, styles] = [byType('/sharedStrings'), byType('/styles')]
  return { sheet, is1904, ...(sharedStrings && { sharedStrings }), ...(styles && { styles }) }
}

/** What a part refers to; the whole package for an empty name. */
async function relationsOf(parts: ZipParts, name: string) {
  const slash = name.lastIndexOf('/') + 1
  const [folder, file] = [name.slice(0, slash), name.slice(slash)]
  const found: { id: string; type: string; target: string }[] = []
  const path = `${folder}_rels/${file}.rels`
  if (!parts.has(path)) return found
  await readPart(parts, path, {
    open(element, { Id = '', Type = '', Target = '' }) {
      if (element === 'Relationship') found.push({ id: Id, type: Type, target: resolved(folder, Target) })
    },
  })
  return found
}

/** The name of a part from a reference to it: from the root of the zip, or from the folder of what refers to it. */
const resolved = (folder: string, target: string): string =>
  new URL(target.replaceAll('\\', '/'), `zip:///${folder}`).pathname.slice(1).toLowerCase()

async function readSharedStrings(parts: ZipParts, name: string): Promise<string[]> {
  const shared: string[] = []
  const text = textCollector()
  await readPart(parts, name, {
    ...text,
    close(element) {
      text.close(element)
      if (element === 'si') shared.push(text.take())
    },
  })
  return shared
}

/** Puts the texts of `t` and `v` together, those of phonetic hints left out. */
function textCollector() {
  let collected = ''
  let isIn = false
  let isHint = false
  return {
    open(name: string) {
      if (name === 'rPh') isHint = true
      else if (name === 't' || name === 'v') isIn = !isHint
    },
    close(name: string) {
      if (name === 'rPh') isHint = false
      else if (name === 't' || name === 'v') isIn = false
    },
    text(piece: string) {
      if (isIn && collected.length < longestText) collected += piece.slice(0, longestText - collected.length)
    },
    /** What was collected since the last time. */
    take() {
      const text = collected
      collected = ''
      return text
    },
  }
}

/** Formats of the standard that show a day (18.8.30), a time of day alone left out. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** The styles whose numbers are days. */
async function readDateStyles(parts: ZipParts, name: string): Promise<Set<number>> {
  const dateFormats = new Set<number>()
  const dateStyles = new Set<number>()
  let isCellStyle = false
  let place = 0
  await readPart(parts, name, {
    open(element, { numFmtId, formatCode }) {
      if (element === 'numFmt' && showsDay(formatCode ?? '')) dateFormats.add(Number(numFmtId))
      else if (element === 'cellXfs') isCellStyle = true
      else if (element === 'xf' && isCellStyle) {
        const format = Number(numFmtId ?? 0)
        if (isBuiltInDate(format) || dateFormats.has(format)) dateStyles.add(place)
        place++
      }
    },
    close(element) {
      if (element === 'cellXfs') isCellStyle = false
    },
  })
  return dateStyles
}

/** Whether a format shows a day: letters of a day or year, or a month without hours, outside quotes and brackets. */
function showsDay(format: string): boolean {
  const bare = format
    .slice(0, 300)
    .replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '')
    .toLowerCase()
  if (bare === 'general') return false
  return /[dy]/.test(bare) || (bare.includes('m') && !/[hs]/.test(bare))
}

interface Meanings {
  shared: readonly string[]
  dateStyles: ReadonlySet<number>
  is1904: boolean
}

/** Makes rows of the cells of a sheet; the number of a row and the column of a cell are those that they name. */
function sheetHandlers(meanings: Meanings, tell: (row: SheetRow) => void): Handlers {
  const text = textCollector()
  let row: { row: number; cells: Cell[]; count: number } | null = null
  let last = 0
  let column = -1
  let type = 'n'
  let style = 0
  return {
    text: text.text,
    open(name, attributes) {
      text.open(name)
      if (name === 'row') {
        last = Math.max(last + 1, rowNumber(attributes.r) ?? 0)
        row = { row: last, cells: [], count: 0 }
        column = -1
      } else if (name === 'c' && row) {
        column = columnOf(attributes.r) ?? column + 1
        type = attributes.t ?? 'n'
        style = Number(attributes.s ?? 0)
        text.take()
        if (++row.count > widestAtMost) throw new UnreadableFile(`dòng ${row.row} có quá nhiều cột`)
      }
    },
    close(name) {
      text.close(name)
      if (name === 'c' && row) {
        const cell = cellOf(text.take(), type, style, meanings)
        if (cell !== null && column >= widestAtMost) throw new UnreadableFile(`dòng ${row.row} có quá nhiều cột`)
        if (cell !== null) {
          while (row.cells.length < column) row.cells.push(null)
          row.cells[column] = cell
        }
      } else if (name === 'row' && row) {
        tell({ row: row.row, cells: row.cells })
        row = null
      }
    },
  }
}

const rowNumber = (reference: string | undefined): number | null =>
  reference !== undefined && /^\d{1,7}$/.test(reference) ? Number(reference) : null

/** The column of a reference like BC12, from nought. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1]
  if (letters === undefined) return null
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function cellOf(text: string, type: string, style: number, { shared, dateStyles, is1904 }: Meanings): Cell {
  if (type === 's') return plain(shared[Number(text)] ?? '')
  if (type === 'b') return text === '' ? null : text.trim() === '1'
  if (type === 'd') return text.slice(0, 10) || null
  if (type !== 'n') return plain(text)
  if (text.trim() === '') return null
  const number = Number(text)
  if (!Number.isFinite(number)) return plain(text)
  return dateStyles.has(style) ? dayOf(number, is1904) : number
}

/** Days are counted from 1900 with a 29th of February that never was, in old files of the Mac from 1904. */
function dayOf(serial: number, is1904: boolean): Cell {
  if (serial < 0 || serial > 2_958_465) return serial
  const days = Math.floor(serial)
  if (is1904) return addDays('1904-01-01', days)
  return addDays(days < 60 ? '1899-12-31' : '1899-12-30', days)
}

/** Signs that XML cannot hold are written by their code: _x000D_. */
const plain = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
