import { fold } from '../text/fold.ts'
import { written } from './find-text.ts'

/** A word of a search. */
export interface FindWord {
  folded: string
  /** The runs of letters and digits in it, which stand in this order: "vd-1234" also finds "VD 1234". */
  pieces: readonly string[]
  /** How often it was typed: "đau đầu" asks for two words, and one "dâu" is not both. */
  times: number
  /** With its accents; null where none were typed, or folding moved the letters. */
  accented: AccentedWord | null
}

/** A word that was typed with accents, and by which expressions it may still be the one that is meant. */
export interface AccentedWord {
  text: string
  /** More accents may come, since the rest is typed later: "â" on the way to "ầ". */
  onTheWay: string
  /** A word that was written without any accent leaves open what it is. */
  plain: string
}

/** The words of a search, each folded word once. What has no letter and no digit is no word. */
export function findWords(query: string): FindWord[] {
  const words = new Map<string, FindWord>()
  for (const typed of written(query).split(' ')) {
    const folded = fold(typed)
    const pieces = folded.match(/[a-z\d]+/g)
    if (!pieces) continue
    const known = words.get(folded)
    const accented = known?.accented ?? accentedWord(typed, folded)
    words.set(folded, { folded, pieces, times: (known?.times ?? 0) + 1, accented })
  }
  return [...words.values()]
}

/**
 * The expressions are of the kind that JavaScript and PostgreSQL read alike: literals, classes and anchors, nothing else.
 */
function accentedWord(typed: string, folded: string): AccentedWord | null {
  if (folded === typed || folded.length !== typed.length) return null
  return {
    text: typed,
    onTheWay: [...typed].map(lettersFrom).join(''),
    plain: `(^|[ \\n\\t\\f])[!-~]*${literal(folded)}[!-~]*([ \\n\\t\\f]|$)`,
  }
}

const vowels = { a: 'âă', e: 'ê', i: '', o: 'ôơ', u: 'ư', y: '' }
const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']

/** All letters of Vietnamese that have accents or may take some, each with what it is without. */
const letters: readonly { letter: string; base: string }[] = [
  ...Object.entries(vowels).flatMap(([base, others]) =>
    [base, ...others].flatMap(vowel => tones.map(tone => ({ letter: (vowel + tone).normalize('NFC'), base }))),
  ),
  { letter: 'd', base: 'd' },
  { letter: 'đ', base: 'd' },
]

/** A letter with the letters that it becomes by more accents, as a class of an expression. */
function lettersFrom(typed: string): string {
  const base = fold(typed)
  const marks = [...marksOf(typed)]
  const reached = letters.filter(one => one.base === base && marks.every(mark => marksOf(one.letter).includes(mark)))
  return reached.length > 1 ? `[${reached.map(one => one.letter).join('')}]` : literal(typed)
}

/** The accents of a letter; the bar of đ is one. */
const marksOf = (letter: string) => (letter === 'đ' ? letter : letter.normalize('NFD').slice(1))

/** As an expression takes it literally. */
const literal = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&')
