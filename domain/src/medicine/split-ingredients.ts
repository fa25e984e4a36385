import { ingredientKey } from './ingredient-key.ts'

/** Salts and water after an ingredient: "Amoxicilin trihydrat" is amoxicilin. */
const salts = new Set(
  `hydroclorid hydrochlorid hcl sulfat maleat fumarat tartrat citrat mesylat besylat besilat natri kali trihydrat monohydrat
   dihydrat hemihydrat phosphat acetat hydrobromid bromhydrat succinat tromethamin axetil medoxomil dinatri hydrat khan`
    .split(/\s+/)
    .map(ingredientKey),
)

/** What many goods hold and nobody takes too much of by it. */
const harmless = new Set(
  ['Natri clorid', 'Nước', 'Nước cất', 'Glucose', 'Dextrose', 'Ethanol', 'Tá dược'].map(ingredientKey),
)

/** An ingredient with the words that name it on the pack. */
export interface Ingredient {
  key: string
  name: string
}

/**
 * The ingredients that a pack names: "Paracetamol 500mg + Codein phosphat (hemihydrat) 30mg" is paracetamol and codein.
 * Strengths, salts and what stands in brackets are left out.
 */
export function splitIngredients(ingredients: string | null | undefined): Ingredient[] {
  if (!ingredients) return []
  const found = new Map<string, Ingredient>()
  for (const part of ingredients.replace(/\([^()]*\)/g, ' ').split(/[+;,/&]|\svà\s/)) {
    const words = part
      .replace(/(?<![\p{L}\d])\d[\d.,]*\s*(?:mg|mcg|µg|μg|kg|g|ml|l|iu|ui|đvqt|%)?(?![\p{L}\d])/giu, ' ')
      .split(/\s+/)
      .filter(Boolean)
    while (words.length > 1 && salts.has(ingredientKey(words.at(-1)!))) words.pop()
    const key = ingredientKey(words.join(' '))
    if (key.length > 2 && !harmless.has(key) && !found.has(key)) found.set(key, { key, name: words.join(' ') })
  }
  return [...found.values()]
}
