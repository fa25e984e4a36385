import { fold } from '../text/fold.ts'
import { borders, type FindText } from './find-text.ts'
import { type FindWord, findWords } from './find-words.ts'

/** How well the accents of a text agree with those typed: all of them, as far as either has any, or not. */
export const accents = { same: 0, open: 1, other: 2 } as const

/** How many places of a match there are, see `placeOf`: whose accents agree better comes before the best place. */
export const placesOfMatch = 6

/** A search as it is compared with one text after the other. */
export interface FindQuery {
  whole: string
  words: readonly FindWord[]
  /** Whether a text holds each word, as often as it was typed. */
  holds(text: FindText): boolean
  /** A text is as good as its worst word, a word as its best place. */
  accentsOf(text: FindText): number
  /** Where it matches, the best place first. */
  placeOf(text: FindText): number
}

/**
 * What tells which goods a search finds and in which order: the till by this function, the server by the statement of
 * `hits_of_goods`, which says the same in SQL; a property holds the two together.
 */
export function findQuery(query: string): FindQuery {
  const whole = fold(query)
  const words = findWords(query)
  const accented = words.flatMap(({ folded, accented }) =>
    accented ? [{ folded, text: accented.text, may: [new RegExp(accented.onTheWay), new RegExp(accented.plain)] }] : [],
  )
  const accentsOf = ({ folded, written }: FindText) => {
    if (accented.length > 0 && written === null) return accents.open
    let worst: number = accents.same
    for (const word of accented) {
      if (written!.includes(word.text)) continue
      // One letter of it may be wrong; then there is no place to compare.
      const isOpen = !folded.includes(word.folded) || word.may.some(expression => expression.test(written!))
      worst = Math.max(worst, isOpen ? accents.open : accents.other)
    }
    return worst
  }
  return {
    whole,
    words,
    holds: ({ folded }) => words.length > 0 && words.every(word => holdsWord(folded, word)),
    accentsOf,
    placeOf: text => placeOf(text, whole, words),
  }
}

/**
 * The name begins with the query, a word of it does, all words begin words of the name, stand in it, in the ingredient or a
 * code; or one stands only in what the goods are for.
 */
function placeOf({ folded }: FindText, whole: string, words: readonly FindWord[]): number {
  const name = folded.slice(0, folded.indexOf(borders.name))
  if (name.startsWith(whole)) return 0
  if (name.includes(` ${whole}`)) return 1
  if (words.every(word => name.startsWith(word.folded) || name.includes(` ${word.folded}`))) return 2
  if (words.every(word => name.includes(word.folded))) return 3
  const before = folded.slice(0, folded.indexOf(borders.purpose))
  return words.every(word => before.includes(word.folded)) ? 4 : 5
}

function holdsWord(folded: string, { folded: word, pieces, times }: FindWord): boolean {
  let at = 0
  for (const piece of pieces) {
    at = folded.indexOf(piece, at)
    if (at < 0) return false
    at += piece.length
  }
  return times === 1 || countOf(folded, word) >= times
}

function countOf(text: string, word: string): number {
  let count = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) count += 1
  return count
}
