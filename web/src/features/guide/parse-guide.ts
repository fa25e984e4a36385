/** A piece of a line: plain, the words of a button or field as the screen has them, a key or something to type, a link. */
export type Inline = { kind: 'text' | 'words' | 'typed'; text: string } | { kind: 'link'; text: string; to: string }

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph' | 'note'; line: readonly Inline[] }
  | { kind: 'steps'; start: number; items: readonly (readonly Inline[])[] }
  | { kind: 'bullets'; items: readonly (readonly Inline[])[] }
  | { kind: 'table'; head: readonly (readonly Inline[])[]; rows: readonly (readonly (readonly Inline[])[])[] }
  | { kind: 'picture'; name: string; alt: string }

const heading = /^(#{1,3}) (.+)$/
const step = /^(\d+)\. (.+)$/
const bullet = /^- (.+)$/
const note = /^> (.+)$/
const picture = /^!\[(.+)\]\(images\/([\w.-]+)\)$/
const row = /^\|(.+)\|$/
const ruler = /^\|[-| :]+\|$/
const inlines = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g

/**
 * Reads a guide of docs/huong-dan: the part of Markdown that the guides use. A step, a bullet, a row and a note is a line each;
 * what stands on lines without a blank one between them is a paragraph. Anything else, HTML too, is plain text.
 */
export function parseGuide(source: string): Block[] {
  const blocks: Block[] = []
  const lines = source.split(/\r?\n/)
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!
    const run = (kind: RegExp) => {
      const end = lines.findIndex((one, place) => place >= at && !kind.test(one))
      const taken = lines.slice(at, end < 0 ? lines.length : end)
      at += taken.length
      return taken
    }
    const ofList = (kind: RegExp) => run(kind).map(one => parseLine(kind.exec(one)!.at(-1)!))
    if (heading.test(line)) {
      const [, marks, text] = heading.exec(line)!
      blocks.push({ kind: 'heading', level: marks!.length as 1 | 2 | 3, text: text! })
      at++
    } else if (picture.test(line)) {
      const [, alt, name] = picture.exec(line)!
      blocks.push({ kind: 'picture', alt: alt!, name: name! })
      at++
    } else if (step.test(line)) {
      const start = Number(step.exec(line)![1])
      blocks.push({ kind: 'steps', start, items: ofList(step) })
    } else if (bullet.test(line)) {
      blocks.push({ kind: 'bullets', items: ofList(bullet) })
    } else if (note.test(line)) {
      for (const text of ofList(note)) blocks.push({ kind: 'note', line: text })
    } else if (row.test(line)) {
      const [head, ...rows] = run(row).filter(one => !ruler.test(one))
      blocks.push({ kind: 'table', head: cellsOf(head!), rows: rows.map(cellsOf) })
    } else if (line.trim()) {
      blocks.push({ kind: 'paragraph', line: parseLine(run(/^(?![#>|!-]|\d+\. )./).join(' ') || line) })
      if (lines[at] === line) at++
    } else at++
  }
  return blocks
}

const cellsOf = (line: string) =>
  row
    .exec(line)![1]!
    .split('|')
    .map(cell => parseLine(cell.trim()))

function parseLine(text: string): Inline[] {
  const pieces: Inline[] = []
  let from = 0
  for (const found of text.matchAll(inlines)) {
    if (found.index > from) pieces.push({ kind: 'text', text: text.slice(from, found.index) })
    const [whole, words, typed, link, to] = found
    if (words !== undefined) pieces.push({ kind: 'words', text: words })
    else if (typed !== undefined) pieces.push({ kind: 'typed', text: typed })
    else pieces.push({ kind: 'link', text: link!, to: to! })
    from = found.index + whole.length
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) })
  return pieces
}
