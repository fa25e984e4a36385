export interface CsvRow {
  /** In the file, of its first line; the head is 1. */
  line: number
  cells: string[]
}

/**
 * Rows of a CSV text that comes in pieces, as RFC 4180 has it: quoted cells hold separators, line breaks and doubled
 * quotes. The separator (comma, semicolon, tab) is the one that the first line has most of. Empty lines are left out,
 * spaces round a cell too.
 */
export async function* readCsv(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let separator = ''
  let held = ''
  let cell = ''
  let cells: string[] = []
  let quoted = false
  let afterQuote = false
  let line = 1
  let began = 1
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
    afterQuote = false
  }
  const endRow = (): CsvRow | undefined => {
    endCell()
    const row = { line: began, cells }
    cells = []
    return row.cells.some(Boolean) ? row : undefined
  }

  function* take(text: string): Generator<CsvRow> {
    for (const letter of text) {
      if (quoted) {
        if (letter === '"') {
          quoted = false
          afterQuote = true
        } else cell += letter
      } else if (letter === '"' && afterQuote) {
        cell += '"'
        quoted = true
        afterQuote = false
      } else if (letter === '"' && cell.trim() === '') {
        cell = ''
        quoted = true
      } else if (letter === separator) endCell()
      else if (letter === '\n') {
        const row = endRow()
        if (row) yield row
        began = line + 1
      } else if (letter !== '\r') {
        cell += letter
        afterQuote = false
      }
      if (letter === '\n') line++
    }
  }

  for await (const piece of pieces) {
    const text = separator ? piece : held + piece
    if (!separator) {
      held = text
      if (!text.includes('\n')) continue
      separator = separatorOf(text)
      yield* take(text.replace(/^\uFEFF/, ''))
    } else yield* take(text)
  }
  if (!separator && held) {
    separator = separatorOf(held)
    yield* take(held.replace(/^\uFEFF/, ''))
  }
  const last = endRow()
  if (last) yield last
}

function separatorOf(text: string): string {
  const head = text.split('\n', 1)[0]!
  const count = (letter: string) => head.split(letter).length
  return [',', ';', '\t'].reduce((best, letter) => (count(letter) > count(best) ? letter : best))
}
