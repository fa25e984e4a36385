import { fold } from '@quay/domain/text/fold'

/** What a product is found by, folded and as written; places in the one are places in the other. */
export interface FindText {
  folded: string
  /** Lower case with its accents; null where folding moved the letters. */
  written: string | null
  /** Where the name ends, and where the group begins. */
  nameEnd: number
  groupStart: number
}

interface Found {
  name: string
  ingredient: string | null
  code: string
  registrationNumber: string | null
  units: readonly { barcodes: readonly string[] }[]
  /** "Hạ sốt, giảm đau, Giảm đau": what the goods are for. */
  group?: string | null | undefined
}

/** The one line by which a product is found: name, ingredient, codes, group. */
export function findText({ name, ingredient, code, registrationNumber, units, group }: Found): FindText {
  const before = [name, ingredient, code, registrationNumber, ...units.flatMap(unit => unit.barcodes)]
  const parts = [...before, group].map(part => written(part ?? ''))
  const text = parts.filter(Boolean).join(' ')
  const folded = fold(text)
  const groupLength = parts.at(-1)?.length ?? 0
  return {
    folded,
    written: folded.length === text.length ? text : null,
    nameEnd: fold(name).length,
    groupStart: folded.length - groupLength,
  }
}

/** Lower case, accents in one character each, single spaces. */
export const written = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** A word of a search. */
export interface FindWord {
  folded: string
  /** With its accents; null where none were typed, or folding moved the letters. */
  accented: string | null
  /** How often it was typed: "đau đầu" asks for two words, and one "dâu" is not both. */
  times: number
}

/** The words of a search, each folded word once. */
export function findWords(query: string): FindWord[] {
  const words = new Map<string, FindWord>()
  for (const typed of written(query).split(' ')) {
    const folded = fold(typed)
    if (!/[a-z\d]/.test(folded)) continue
    const known = words.get(folded)
    const accented = folded !== typed && folded.length === typed.length ? typed : null
    words.set(folded, { folded, accented: known?.accented ?? accented, times: (known?.times ?? 0) + 1 })
  }
  return [...words.values()]
}

/** Whether a text holds each word as often as it was typed. */
export function holdsAll({ folded }: FindText, words: readonly FindWord[]): boolean {
  return words.every(word => word.times === 1 || countOf(folded, word.folded) >= word.times)
}

/** How well the accents of a text agree with those typed: all of them, as far as either has any, or not. */
export const accents = { same: 0, open: 1, other: 2 } as const

/** A text is as good as its worst word, a word as its best place. */
export function accentsOf(text: FindText, words: readonly FindWord[]): number {
  let worst: number = accents.same
  for (const word of words) if (word.accented !== null) worst = Math.max(worst, accentsOfWord(text, word))
  return worst
}

function accentsOfWord({ folded, written }: FindText, word: FindWord): number {
  if (written === null || word.accented === null) return accents.open
  if (written.includes(word.accented)) return accents.same
  let at = folded.indexOf(word.folded)
  // One letter of it may be wrong; then there is no place to compare.
  if (at < 0) return accents.open
  for (; at >= 0; at = folded.indexOf(word.folded, at + 1))
    if (isOpen({ folded, written }, at, word.accented)) return accents.open
  return accents.other
}

/**
 * Accents that were typed have to be there; more may be, since the rest is typed later ("â" on the way to "ầ"). A word
 * that was written without any accent leaves open what it is.
 */
function isOpen({ folded, written }: { folded: string; written: string }, at: number, accented: string): boolean {
  for (let place = 0; place < accented.length; place++) {
    if (!isOnTheWay(accented[place]!, written[at + place]!)) {
      const start = folded.lastIndexOf(' ', at) + 1
      const end = folded.indexOf(' ', at)
      const whole = [start, end < 0 ? undefined : end] as const
      return folded.slice(...whole) === written.slice(...whole)
    }
  }
  return true
}

/** Whether a letter is another one, or becomes it with more accents. */
const isOnTheWay = (typed: string, letter: string): boolean =>
  typed === letter || [...marksOf(typed)].every(mark => marksOf(letter).includes(mark))

const knownMarks = new Map<string, string>()

/** The accents of a letter; the bar of đ is one. */
function marksOf(letter: string): string {
  let marks = knownMarks.get(letter)
  if (marks === undefined) {
    marks = letter === 'đ' ? letter : letter.normalize('NFD').slice(1)
    knownMarks.set(letter, marks)
  }
  return marks
}

function countOf(text: string, word: string): number {
  let count = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) count += 1
  return count
}
