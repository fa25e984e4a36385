import UFuzzy from '@leeoniya/ufuzzy'
import { borders, type FindText } from './find-text.ts'

const exactly = new UFuzzy()
const withOneError = new UFuzzy({ intraMode: 1 })

/** A folded line as words are looked for in it. */
export const lineOf = ({ folded }: FindText): string => folded.replace(betweenParts, ' ')

const betweenParts = new RegExp(`[${Object.values(borders).join('')}]`, 'g')

/** The places of the lines that hold every word, each anywhere. Null where none does. */
export const matchWords = (lines: string[], words: readonly string[]) => match(exactly, lines, words)

/**
 * The same with one letter of each word wrong, missing or too many: "amoxicillin" finds Amoxicilin. For a search that finds nothing
 * as it was typed; the till and the server ask the same.
 */
export const matchWithOneError = (lines: string[], words: readonly string[]) => match(withOneError, lines, words)

/** Each word looks only through what the words before it left. */
function match(matcher: UFuzzy, lines: string[], words: readonly string[]): number[] | null {
  let places: number[] | undefined
  for (const word of words) {
    const left = matcher.filter(lines, word, places)
    if (!left || left.length === 0) return null
    places = left
  }
  return places ?? null
}
