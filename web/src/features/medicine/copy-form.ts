import { medicineRoutes } from '@quay/contract/medicine/routes'
import type { Medicine } from '@quay/contract/medicine/shapes'
import { textsOfMedicine } from '@quay/domain/medicine/product-of-medicine'
import { unitsOfPacking } from '@quay/domain/medicine/units-of-packing'
import type { FieldValues } from 'react-hook-form'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'

export type CopiedUnit = { name: string; ratio: number | null; price: number | null }
export type CopiedItem = {
  medicine: Medicine
  name: string
  /** The first is the smallest. */
  units: CopiedUnit[]
  /** The units were read from the packing, and the user has not checked them yet. */
  isGuessed: boolean
}
export type CopyForm = { groupId: string | null; items: CopiedItem[] }

/** Medicines pay the rate of medicines unless a rule of the store says otherwise. */
const vatOfMedicines = 5

/** What the sheet shows of the medicines that were ticked: their names, the units of their packing, no price. */
export function copyFormOf(medicines: readonly Medicine[]): CopyForm {
  return {
    groupId: null,
    items: medicines.map(medicine => {
      const units = unitsOfPacking(medicine.packing)
      return {
        medicine,
        name: textsOfMedicine(medicine).name,
        units: (units ?? [{ name: '', ratio: 1 }]).map(unit => ({ ...unit, price: null })),
        isGuessed: units !== null,
      }
    }),
  }
}

/** Checks the sheet with the schema of the contract. */
export const copyResolver = formResolver(medicineRoutes.copy.body, bodyOf)

function bodyOf({ groupId, items }: CopyForm): FieldValues {
  return {
    items: items.map(({ medicine, name, units }) => ({
      ...withoutEmpty({ ...textsOfMedicine(medicine), groupId, controlGroup: medicine.controlGroup }),
      medicineId: medicine.id,
      type: 1,
      name,
      isLotManaged: true,
      vatRate: vatOfMedicines,
      isPrescription: medicine.isPrescription ?? false,
      units: units.map((unit, place) => ({
        ...withoutEmpty({ ratio: place === 0 ? 1 : unit.ratio, price: unit.price }),
        name: unit.name,
        isBase: place === 0,
        isDefaultSale: place === 0,
      })),
    })),
  }
}
