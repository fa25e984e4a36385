import { type SampleBody, type SampleMedicine, sampleBody } from '@quay/contract/sample-medicine/shapes'
import { formResolver } from '../../api/form/form-resolver.ts'
import { sampleText } from '../../text/product/sample-medicine.ts'

type Unit = { id: string; name: string; price: number }

/** A component as the form has it. */
export type ItemForm = {
  productId: string
  name: string
  units: readonly Unit[]
  unitId: string
  quantity: number | null
  morning: number | null
  noon: number | null
  afternoon: number | null
  evening: number | null
  meal: '' | 'BEFORE' | 'WITH' | 'AFTER'
  note: string
}

export type SampleForm = {
  code: string
  name: string
  disease: string
  priceKind: 'SUM' | 'FIXED'
  price: number | null
  note: string
  doctor: { id: string; name: string } | null
  items: ItemForm[]
}

/** A template as the form begins; without one, empty. */
export function formOf(sample: SampleMedicine | null): SampleForm {
  if (!sample)
    return { code: '', name: '', disease: '', priceKind: 'SUM', price: null, note: '', doctor: null, items: [] }
  const { code, name, priceKind } = sample
  return {
    code,
    name,
    disease: sample.disease ?? '',
    priceKind,
    price: priceKind === 'FIXED' ? sample.price : null,
    note: sample.note ?? '',
    doctor: sample.doctorId === null ? null : { id: sample.doctorId, name: sample.doctorName ?? '' },
    items: sample.items.map(item => ({
      productId: item.productId,
      name: item.productName,
      units: [{ id: item.unitId, name: item.unitName, price: item.unitPrice }],
      unitId: item.unitId,
      quantity: item.quantity,
      morning: item.morning,
      noon: item.noon,
      afternoon: item.afternoon,
      evening: item.evening,
      meal: item.meal ?? '',
      note: item.note ?? '',
    })),
  }
}

/** The template as it is sent; an empty code is left to the counter. */
const bodyOf = (form: SampleForm) => ({
  ...(form.code.trim() && { code: form.code.trim() }),
  name: form.name.trim(),
  disease: form.disease.trim() || null,
  priceKind: form.priceKind,
  price: form.priceKind === 'FIXED' ? form.price : null,
  note: form.note.trim() || null,
  doctorId: form.doctor?.id ?? null,
  items: form.items.map(({ name: _, units: _units, meal, note, ...item }) => ({
    ...item,
    meal: meal || null,
    note: note.trim() || null,
  })),
})

const sent = sampleBody.omit({ id: true }).refine(({ priceKind, price }) => priceKind !== 'FIXED' || price !== null, {
  path: ['price'],
  message: sampleText.priceMissing,
})
export type SentSample = Omit<SampleBody, 'id'>

export const sampleResolver = formResolver(sent, bodyOf)

/** What the components cost one by one, in đồng. */
export const sumOf = (items: readonly ItemForm[]): number =>
  items.reduce((sum, { units, unitId, quantity }) => {
    const price = units.find(unit => unit.id === unitId)?.price ?? 0
    return sum + price * (quantity ?? 0)
  }, 0)
