import { compose } from '../text/compose.ts'

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
const phraseGap = 0.36

/** The lines of a page from its pieces of text, which programs write in any order and cut anywhere. */
export function linesOf(runs: readonly TextRun[]): PrintedLine[] {
  const lines: { y: number; runs: TextRun[] }[] = []
  const pieces = runs.filter(({ text }) => text.trim() !== '').flatMap(figuresApart)
  for (const run of pieces.toSorted((one, other) => one.y - other.y)) {
    const last = lines.at(-1)
    if (last && run.y - last.y <= run.size * 0.25) last.runs.push(run)
    else lines.push({ y: run.y, runs: [run] })
  }
  return lines.map(line => ({ y: line.y, phrases: phrasesOf(line.runs) }))
}

/**
 * Readers join what stands close on a line: "3 125.000" may be two cells. Figures are never one phrase, so they are parted again;
 * how wide each is, its letters tell closely enough.
 */
function figuresApart(run: TextRun): TextRun[] {
  const words = run.text.trim().split(/\s+/)
  if (words.length === 1 || !words.every(word => figure.test(word))) return [run]
  const widthOf = (word: string) => [...word].reduce((sum, letter) => sum + (/[.,/-]/.test(letter) ? 1 : 2), 0)
  const gap = run.size * (phraseGap + wordGap)
  const unit = (run.width - gap * (words.length - 1)) / words.reduce((sum, word) => sum + widthOf(word), 0)
  let x = run.x
  return words.map(text => {
    const piece = { ...run, text, x, width: unit * widthOf(text) }
    x += piece.width + gap
    return piece
  })
}

const figure = /^(-?[\d.,]*\d%?|kct|kkknt)$/i

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
  return phrases.map(phrase => ({ ...phrase, text: compose(phrase.text).replace(/\s+/g, ' ').trim() }))
}

/** The text of a line as a person reads it. */
export const textOfLine = ({ phrases }: PrintedLine): string => phrases.map(({ text }) => text).join(' ')
