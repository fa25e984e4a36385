import { fold } from '@quay/domain/text/fold'
import type { MedicineRow } from './medicine-row.ts'

/**
 * What a medicine is found by, folded: each part begins after a space, so that a short word is looked for at the
 * beginning of words, which the trigram index can answer.
 */
export function medicineSearchText(row: MedicineRow): string {
  const parts = [
    row.name,
    row.registrationNumber,
    row.formerNumber,
    row.nationalCode,
    row.activeIngredient,
    row.strength,
    row.manufacturer,
    row.registrant,
  ]
  return ` ${parts.flatMap(part => (part === null ? [] : fold(part))).join(' | ')} `
}
