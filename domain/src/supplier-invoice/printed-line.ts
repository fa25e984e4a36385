/** A piece of text where it stands on a page: points from the left and from the top, `y` that of its baseline. */
export interface TextRun {
  text: string
  x: number
  y: number
  width: number
  /** Of its letters. */
  size: number
}

/** Words that stand together; a gap wider than between words ends it. */
export interface Phrase {
  text: string
  left: number
  right: number
  y: number
}

/** What stands on one baseline, from the left. */
export interface PrintedLine {
  y: number
  phrases: Phrase[]
}

// Shares of the size of the letters: between pieces of one word, and between two words.
const wordGap = 0.14
const phraseGap = 0.5

/** The lines of a page from its pieces of text, which programs write in any order and cut anywhere. */
export function linesOf(runs: readonly TextRun[]): PrintedLine[] {
  const lines: { y: number; runs: TextRun[] }[] = []
  for (const run of runs.filter(({ text }) => text.trim() !== '').toSorted((one, other) => one.y - other.y)) {
    const last = lines.at(-1)
    if (last && run.y - last.y <= run.size * 0.25) last.runs.push(run)
    else lines.push({ y: run.y, runs: [run] })
  }
  return lines.map(line => ({ y: line.y, phrases: phrasesOf(line.runs) }))
}

function phrasesOf(runs: readonly TextRun[]): Phrase[] {
  const phrases: Phrase[] = []
  for (const { text, x, y, width, size } of runs.toSorted((one, other) => one.x - other.x)) {
    const last = phrases.at(-1)
    const gap = last ? (x - last.right) / size : Number.POSITIVE_INFINITY
    if (last && gap < phraseGap) {
      const isApart = gap > wordGap || /^\s|\s$/.test(`${text[0]}${last.text.at(-1)}`)
      last.text = `${last.text.trimEnd()}${isApart ? ' ' : ''}${text.trimStart()}`
      last.right = Math.max(last.right, x + width)
    } else phrases.push({ text: text.trimStart(), left: x, right: x + width, y })
  }
  return phrases.map(phrase => ({ ...phrase, text: phrase.text.normalize('NFC').replace(/\s+/g, ' ').trim() }))
}

/** A line as somebody reads it. */
export const textOfLine = ({ phrases }: PrintedLine): string => phrases.map(({ text }) => text).join(' ')
