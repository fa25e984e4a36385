import { type FindText, type Found, findText } from '../src/find/find-text.ts'
import { accents, findQuery, placesOfMatch } from '../src/find/judge-find.ts'
import { fold } from '../src/text/fold.ts'

/** A search through all goods, one after the other: what the index of the till and the statement of the server have to give. */
export function plainSearch<Goods extends Found>(goods: readonly Goods[], keyword: string): Goods[] {
  const query = findQuery(keyword)
  if (query.words.length === 0) return []
  const isCode = (one: Goods) =>
    [one.code, ...one.barcodes, one.registrationNumber].some(key => key !== null && fold(key) === query.whole)
  const judged = goods
    .map(one => ({ one, text: findText(one) }))
    .filter(({ text }) => query.holds(text))
    .map(({ one, text }) => ({ one, text, isCode: isCode(one), accents: query.accentsOf(text) }))
  const agrees = judged.some(found => !found.isCode && found.accents !== accents.other)
  const rankOf = (found: { isCode: boolean; accents: number; text: FindText }) =>
    found.isCode ? -1 : found.accents * placesOfMatch + query.placeOf(found.text)
  return judged
    .filter(found => found.isCode || found.accents !== accents.other || !agrees)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || compare(a.text.folded, b.text.folded))
    .map(({ one }) => one)
}

/** The first 80 letters tell: the server keeps no more of them for the order. */
const compare = (a: string, b: string) =>
  a.slice(0, 80) === b.slice(0, 80) ? 0 : a.slice(0, 80) < b.slice(0, 80) ? -1 : 1
