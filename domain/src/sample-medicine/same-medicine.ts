import { fold } from '../text/fold.ts'

/** What a medicine is, beyond its name. */
export interface Medicine {
  ingredient: string | null
  strength: string | null
}

/** The ingredients of a medicine, folded, in order: "Paracetamol + Codein" and "codein, paracetamol" are the same. */
export function ingredientsOf({ ingredient }: Pick<Medicine, 'ingredient'>): string[] {
  const names = fold(ingredient ?? '')
    .split(/\s*[,;+/&]\s*| va | and /)
    .map(name => name.replace(/\s*\([^)]*\)/g, '').trim())
  return [...new Set(names)].filter(name => name !== '').sort()
}

/**
 * Whether one medicine may stand in for the other by what is in them: the same ingredients in the same strength
 * (Thông tư 02/2018 III.2.c names ingredient, route and dose; who substitutes looks at the rest). What has no
 * ingredient or no strength written down is like nothing.
 */
export function isSameMedicine(one: Medicine, other: Medicine): boolean {
  const [own, others] = [ingredientsOf(one), ingredientsOf(other)]
  const strength = strengthKey(one.strength)
  return own.length > 0 && own.join() === others.join() && strength !== '' && strength === strengthKey(other.strength)
}

/** "500 MG" and "500mg" have the same key. "0,5 g" has another: units are not converted. */
const strengthKey = (strength: string | null) =>
  fold(strength ?? '')
    .replace(/\s+/g, '')
    .replaceAll(',', '.')
