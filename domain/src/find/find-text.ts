import { fold } from '../text/fold.ts'

/**
 * The one line by which a product is found, folded and as written; a place in the one is a place in the other. The name
 * comes first and ends with a line break, so that a prefix of the line is a prefix of the name; each key (code, number,
 * barcode) stands between tabs, so that a whole key differs from a part of one; behind the form feed stands what the
 * goods are for. No part holds such a border itself.
 */
export interface FindText {
  folded: string
  /** Lower case with its accents; null where folding moved the letters. */
  written: string | null
}

/** What a product is found by. */
export interface Found {
  name: string
  ingredient: string | null
  code: string
  registrationNumber: string | null
  barcodes: readonly string[]
  shortName?: string | null | undefined
  nationalCode?: string | null | undefined
  /** "Đau đầu, sốt": what it helps against. */
  symptoms?: string | null | undefined
  /** "Hạ sốt, giảm đau, Giảm đau": its group with the groups above. */
  group?: string | null | undefined
}

/** Ends the name, the words of a product, and what it is. */
export const borders = { name: '\n', key: '\t', purpose: '\f' } as const

export function findText(product: Found): FindText {
  const { name, ingredient, code, registrationNumber, barcodes, shortName, nationalCode, symptoms, group } = product
  const inParts = (take: (part: string) => string) => {
    const keys = [code, registrationNumber, ...barcodes].map(key => take(key ?? '')).filter(Boolean)
    const others = [shortName, nationalCode].map(part => take(part ?? '')).filter(Boolean)
    const purpose = [symptoms, group].map(part => take(part ?? '')).filter(Boolean)
    const { name: line, key, purpose: page } = borders
    const words = [take(name), take(ingredient ?? ''), key + keys.join(key) + key, ...others]
    return words.join(line) + page + purpose.join(line)
  }
  const folded = inParts(fold)
  const asWritten = inParts(written)
  return { folded, written: folded.length === asWritten.length ? asWritten : null }
}

/** Lower case, accents in one character each, single spaces. */
export const written = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
