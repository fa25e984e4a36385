import { fold } from './fold.ts'

interface Searchable {
  name: string
  /** What finds a thing by itself when typed or scanned whole: its code, its barcodes, its phone. */
  keys: readonly (string | null | undefined)[]
  /** What may hold a word of the search as well. */
  others?: readonly (string | null | undefined)[]
}

/**
 * The one line by which a thing is found, folded: the name first, so that a prefix of the text is a prefix of the
 * name; each key between tabs, so that a whole key differs from a part of one. `fold` leaves neither tabs nor line
 * breaks inside a part, so a word is never found across two of them.
 */
export function searchText({ name, keys, others = [] }: Searchable): string {
  return `${fold(name)}\n\t${filled(keys).join('\t')}\t\n${filled(others).join('\n')}`
}

/** The words of a search, folded, each once; a thing is found when its text holds all of them. */
export function searchWords(keyword: string): string[] {
  return [...new Set(fold(keyword).split(' '))].filter(word => word !== '')
}

const filled = (parts: readonly (string | null | undefined)[]) => parts.map(part => fold(part ?? '')).filter(Boolean)
