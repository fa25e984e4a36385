import { excelColumnsAtMost } from '@quay/contract/excel/limits'
import type { ExcelKind } from '@quay/contract/excel/shapes'
import type { Cell, SheetRow } from '@quay/domain/excel/cell'
import { excelFields } from '@quay/domain/excel/excel-field'
import { decodeLetters, detectLettering, letteringOf } from '@quay/domain/excel/legacy-text'
import { cellText } from '@quay/domain/excel/read-cell'
import { readOldBills } from '@quay/domain/excel/read-old-bills'
import { readPartners } from '@quay/domain/excel/read-partners'
import { readProducts } from '@quay/domain/excel/read-products'
import { findHeader, headerKey, headerWithin, layoutOf, recogniseColumns } from '@quay/domain/excel/recognise-columns'
import { guardLimits } from '../../../apart/guard-limits.ts'
import { sheetRows } from './sheet-rows.ts'
import type { Answer, GridRow, GridTask, HeadFacts, ListTask, SheetTask } from './sheet-task.ts'
import { UnreadableFile } from './unreadable-file.ts'

// A process of its own: reading a big or a hostile file takes no time from requests, and one that bursts ends only this process.
// A thread would not do: a single text that is larger than its memory ends the whole process.

const chunk = 500
const tell = (answer: Answer) => void process.send!(answer)
const bytesOf = ({ bytes }: SheetTask) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A title of more letters is none that is known. */
const longestTitle = 200

/** Rows that are looked at to tell in which letters each column is written. */
const sampled = 300

async function readHead(task: ListTask): Promise<HeadFacts> {
  const first: SheetRow[] = []
  let count = 0
  for await (const row of sheetRows(bytesOf(task))) {
    if (++count % 1_000 === 0) tell({ read: count })
    if (first.length < sampled) first.push(row)
  }
  const header = findHeader(
    task.kind,
    first.slice(0, headerWithin).map(row => ({ ...row, cells: row.cells.map(cell => titleOf(task.kind, cell)) })),
  )
  if (!header) return { noHeader: neededTitles(task) }
  const place = first.findIndex(row => row.row === header.row)
  const below = first.slice(place + 1)
  const fields = recogniseColumns(task.kind, header.cells)
  const columns = header.cells.slice(0, excelColumnsAtMost).flatMap((cell, index) => {
    const title = cellText(cell).replace(/\s+/g, ' ').slice(0, 100)
    const texts = below.map(row => cellText(row.cells[index] ?? null)).filter(text => text !== '')
    if (title === '' && texts.length === 0) return []
    const lettering = detectLettering(texts)
    const samples = texts.slice(0, 3).map(text => decodeLetters(text, letteringOf(text, lettering)).slice(0, 60))
    return [{ index, title, samples, lettering, field: fields[index] ?? null }]
  })
  const layout = layoutOf(
    task.kind,
    header.cells.map(cell => headerKey(cellText(cell))),
  )
  return { layout, headerRow: header.row, rowCount: count - place - 1, columns }
}

/** A title is decided by itself: it may be in another font than what stands below it. One that is known is that. */
function titleOf(kind: ExcelKind, cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  const text = cell.slice(0, longestTitle)
  const readings = (['unicode', 'tcvn3', 'vni'] as const).map(lettering => decodeLetters(text, lettering))
  return (
    readings.find(reading => recogniseColumns(kind, [reading])[0] !== null) ?? decodeLetters(text, letteringOf(text))
  )
}

const neededTitles = ({ kind }: ListTask) =>
  excelFields[kind]
    .filter(field => field.isNeeded)
    .map(field => field.title)
    .join(', ')

async function readRecords(task: Extract<SheetTask, { work: 'records' }>): Promise<void> {
  const { kind, columns, headerRow, today } = task
  const options = { columns, today }
  const reader =
    kind === 'bill'
      ? readOldBills(options)
      : kind === 'customer' || kind === 'provider'
        ? readPartners({ kind, ...options })
        : readProducts({ kind, ...options })
  let read = 0
  for await (const row of sheetRows(bytesOf(task))) {
    if (row.row <= headerRow) continue
    reader.add(row)
    if (++read % 1_000 === 0) tell({ read })
  }
  const { records, issues } = reader.finish()
  tell({ issues, total: records.length })
  // One portion at a time, each when the one before was worked off: the other side never holds more.
  await new Promise<void>(resolve => {
    process.on('message', () => {
      // What was handed over is let go.
      const portion = records.splice(0, chunk)
      tell({ records: portion as never[] })
      if (!portion.length) resolve()
    })
  })
}

/** The longest text of a statement's cell that is looked at. */
const longestGridText = 600

async function readGrid(task: GridTask): Promise<void> {
  let rows: GridRow[] = []
  let count = 0
  for await (const { row, cells } of sheetRows(bytesOf(task))) {
    if (++count > task.most) throw new UnreadableFile(`có hơn ${task.most} dòng, hãy chia theo tháng`)
    rows.push({ row, cells: cells.map(cell => cellText(cell).slice(0, longestGridText)) })
    if (rows.length === chunk) {
      tell({ grid: rows })
      rows = []
    }
  }
  tell({ grid: rows })
}

guardLimits()

process.once('message', async (task: SheetTask) => {
  try {
    if (task.work === 'grid') await readGrid(task)
    else if (task.work === 'head') tell({ head: await readHead(task) })
    else await readRecords(task)
  } catch (error) {
    tell(error instanceof UnreadableFile ? { unreadable: error.message } : { failure: String((error as Error).stack) })
  }
})
