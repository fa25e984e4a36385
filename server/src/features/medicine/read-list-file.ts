import { createReadStream } from 'node:fs'
import * as path from 'node:path'
import { type NumberedRow, UnreadableList } from './import-medicines.ts'
import { readCsv } from './read-csv.ts'
import { readJsonObjects } from './read-json-objects.ts'

/**
 * The rows of a list in a file (CSV, TSV, JSON, or JSON by line as .ndjson), read as they are asked for. A row's place
 * is its line, in JSON the how-manieth it is. Throws UnreadableList for what is no such file.
 */
export async function* readListFile(file: string): AsyncGenerator<NumberedRow> {
  const pieces = utf8(createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 18 }), file)
  const kind = path.extname(file).toLowerCase()
  if (kind === '.json') yield* numbered(readJsonObjects(pieces))
  else if (kind === '.ndjson' || kind === '.jsonl') yield* numbered(objectsByLine(pieces))
  else yield* csvRows(pieces, file)
}

async function* csvRows(pieces: AsyncIterable<string>, file: string): AsyncGenerator<NumberedRow> {
  let head: string[] | undefined
  for await (const { line, cells } of readCsv(pieces)) {
    if (head) yield { place: line, row: Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])) }
    else head = cells
  }
  if (!head) throw new UnreadableList(`${path.basename(file)} trống`)
}

async function* numbered(rows: AsyncIterable<unknown>): AsyncGenerator<NumberedRow> {
  let place = 0
  for await (const row of rows) {
    place++
    if (typeof row === 'object' && row !== null) yield { place, row: row as NumberedRow['row'] }
  }
}

async function* objectsByLine(pieces: AsyncIterable<string>): AsyncGenerator<unknown> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    for (const line of lines) if (line.trim()) yield JSON.parse(line)
  }
  if (rest.trim()) yield JSON.parse(rest)
}

/** Lists that were saved as "Unicode text" have a zero in every other byte, and Excel files are no text at all. */
async function* utf8(pieces: AsyncIterable<string>, file: string): AsyncGenerator<string> {
  let isFirst = true
  for await (const piece of pieces) {
    if (isFirst && (piece.includes('\0') || piece.startsWith('PK')))
      throw new UnreadableList(
        `${path.basename(file)} không phải CSV hay JSON mã UTF-8. Trong Excel: Lưu thành, chọn CSV UTF-8.`,
      )
    isFirst = false
    yield piece
  }
}
