import type { ControlGroup } from '@quay/contract/enumeration'

/** What a list tells of a medicine. */
interface ListedMedicine {
  id: string
  registrationNumber: string
  formerNumber: string | null
  nationalCode: string | null
  name: string
  activeIngredient: string | null
  strength: string | null
  dosageForm: string | null
  route: string | null
  packing: string | null
  manufacturer: string | null
  country: string | null
  isPrescription: boolean | null
  controlGroup: ControlGroup | null
}

/** As many letters as the fields of a product take. */
const lengths = {
  name: 200,
  activeIngredient: 300,
  strength: 100,
  dosageForm: 100,
  route: 100,
  packing: 200,
  manufacturer: 200,
  country: 100,
  nationalCode: 40,
} as const

export type MedicineTexts = { [Field in keyof typeof lengths | 'registrationNumber']: string }

/**
 * The texts that a product takes over from the national list; empty where the list says nothing. What is longer than
 * the field ends in "…". A renewed number stands with the one before it, because packs of both are on the shelf. Prices
 * are never among it.
 */
export function textsOfMedicine(medicine: ListedMedicine): MedicineTexts {
  const { registrationNumber, formerNumber } = medicine
  const texts = Object.fromEntries(
    Object.entries(lengths).map(([field, most]) => [
      field,
      within(medicine[field as keyof typeof lengths] ?? '', most),
    ]),
  ) as { [Field in keyof typeof lengths]: string }
  return { ...texts, registrationNumber: formerNumber ? `${registrationNumber} (${formerNumber})` : registrationNumber }
}

const within = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)
