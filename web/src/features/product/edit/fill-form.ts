import type { Medicine } from '@quay/contract/medicine/shapes'
import { textsOfMedicine } from '@quay/domain/medicine/product-of-medicine'
import { unitsOfPacking } from '@quay/domain/medicine/units-of-packing'
import type { UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import { emptyUnit, type ProductForm } from './product-form.ts'

type Form = { getValues: UseFormGetValues<ProductForm>; setValue: UseFormSetValue<ProductForm> }

/**
 * Fills a product's form from the national list and links it. A new product takes everything over, its units too if
 * none has a name yet; an existing one takes only its empty fields, because what the store wrote stays. It
 * never fills prices.
 */
export function fillForm({ getValues, setValue }: Form, medicine: Medicine, isNew: boolean): void {
  const dirty = { shouldDirty: true, shouldValidate: false }
  for (const [field, text] of Object.entries(textsOfMedicine(medicine))) {
    const name = field as keyof ReturnType<typeof textsOfMedicine>
    if (text !== '' && (isNew || getValues(name) === '')) setValue(name, text, dirty)
  }
  setValue('medicineId', medicine.id, dirty)
  if (medicine.isPrescription !== null && isNew) setValue('isPrescription', medicine.isPrescription, dirty)
  if (medicine.controlGroup !== null && getValues('controlGroup') === null)
    setValue('controlGroup', medicine.controlGroup, dirty)
  const units = unitsOfPacking(medicine.packing)
  const untouched = getValues('units').every(unit => unit.name === '' && unit.price === null)
  if (isNew && units && untouched)
    setValue(
      'units',
      units.map((unit, place) => ({ ...emptyUnit, ...unit, isDefaultSale: place === 0 })),
      dirty,
    )
}
