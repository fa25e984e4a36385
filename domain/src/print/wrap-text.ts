import type { Measure, TextStyle } from './part.ts'

/**
 * Breaks a text into lines that are no wider than `width` dots: between words, and inside a word only where it alone is wider. Line
 * breaks of the text stay. Letters are whole ones with their marks (NFC), so no tone is parted from its vowel.
 */
export function wrapText(text: string, width: number, style: TextStyle, measure: Measure): string[] {
  return text
    .normalize('NFC')
    .split(/\r?\n/)
    .flatMap(line => wrapLine(line, width, style, measure))
}

function wrapLine(text: string, width: number, style: TextStyle, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[ \t]+/).filter(one => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer, style) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = breakWord(word, width, style, measure)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1)!
  }
  return [...lines, line]
}

/** Pieces of a word that is wider than the paper. A piece has one letter at least. */
function breakWord(word: string, width: number, style: TextStyle, measure: Measure): string[] {
  if (measure(word, style) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter, style) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** As much of a text as stands on one line, with dots behind what is left out. */
export function cutText(text: string, width: number, style: TextStyle, measure: Measure): string {
  const whole = text.normalize('NFC')
  if (measure(whole, style) <= width) return whole
  const letters = [...whole]
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`, style) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
