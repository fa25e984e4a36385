import { drugSpelling } from './drug-spelling.ts'

/** Different names of one ingredient, and names that official lists misspell; spelled and without spaces. */
const synonyms: Readonly<Record<string, string>> = {
  acetaminofen: 'paracetamol',
  acetilsalicilic: 'aspirin',
  acidacetilsalicilic: 'aspirin',
  acetilsalicilicacid: 'aspirin',
  gliceriltrinitrat: 'nitroglicerin',
  metilenblu: 'xanhmetilen',
  metiltioninium: 'xanhmetilen',
  scopolaminbutilbromid: 'hioscinbutilbromid',
  butilscopolamin: 'hioscinbutilbromid',
  acenocumarol: 'acenocoumarol',
  nicoradil: 'nicorandil',
  amisulpirid: 'amisulprid',
  ciclosporina: 'ciclosporin',
}

const named = (key: string): string => synonyms[key] ?? key

/** An ingredient as it is compared: one spelling, no spaces, so that "Acid mefenamic" and "Acidmefenamic" are one. */
export const ingredientKey = (name: string): string => named(drugSpelling(name).replace(/[^a-z0-9]+/g, ''))

/** As many words as the name of an ingredient has at most. */
const longestName = 6

/** All names that may stand in what a pack says of its ingredients: every run of its words, as keys. */
export function namesWithin(ingredients: string): Set<string> {
  const words = drugSpelling(ingredients)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const names = new Set<string>()
  for (let start = 0; start < words.length; start++) {
    let run = ''
    for (const word of words.slice(start, start + longestName)) {
      run += word
      names.add(named(run))
    }
  }
  return names
}
