import type { ControlGroup } from '@quay/contract/enumeration'
import { type RegistrationKind, readRegistrationNumber } from './read-registration-number.ts'

/** What the national list says of goods: by their number, else of all medicines with their active ingredient. */
export interface Listed {
  isPrescription: boolean | null
  controlGroup: ControlGroup | null
}

interface Goods {
  registrationNumber?: string | null | undefined
  activeIngredient?: string | null | undefined
}

export interface MedicineFlags {
  /** Goods with the number of a medicine, and goods with an ingredient that have no permit as something else. */
  isMedicine: boolean
  isPrescription: boolean
  controlGroup: ControlGroup | null
}

const otherGoods: readonly (RegistrationKind | null)[] = ['supplement', 'cosmetic', 'device']

/**
 * Decides whether new goods are a medicine, and how it may be sold, where the caller does not say so. Asks in this order:
 * the national list by their number, the number itself (its flags, Thông tư 32/2026 annex V), and what the list says of
 * every medicine with their ingredient.
 */
export function decideMedicineFlags(
  { registrationNumber, activeIngredient }: Goods,
  listed: { byNumber: Listed | null; byIngredient: Listed | null },
  thisYear: number,
): MedicineFlags {
  const number = registrationNumber ? readRegistrationNumber(registrationNumber, thisYear).current : null
  const isOther = number !== null && otherGoods.includes(number.kind)
  const { byNumber } = listed
  const byIngredient = isOther ? null : listed.byIngredient
  return {
    isMedicine: byNumber !== null || (!isOther && (number !== null || Boolean(activeIngredient?.trim()))),
    isPrescription: byNumber?.isPrescription ?? number?.isPrescription ?? byIngredient?.isPrescription ?? false,
    controlGroup:
      byNumber?.controlGroup ?? (number?.tellsControl ? number.controlGroup : (byIngredient?.controlGroup ?? null)),
  }
}
