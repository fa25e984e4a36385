import type { SampleBody, SampleMedicine } from '@quay/contract/sample-medicine/shapes'
import { newId } from '../../api/new-id.ts'
import { sampleText } from '../../text/sample-medicine.ts'

type Unit = { id: string; name: string; price: number }

/** A component as the form has it. */
export interface ItemForm {
  key: string
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

export interface SampleForm {
  code: string
  name: string
  disease: string
  priceKind: 'SUM' | 'FIXED'
  price: number | null
  note: string
  doctor: { id: string; name: string } | null
  items: readonly ItemForm[]
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
      key: newId(),
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
export const bodyOf = (form: SampleForm): Omit<SampleBody, 'id'> => ({
  ...(form.code.trim() && { code: form.code.trim() }),
  name: form.name.trim(),
  disease: form.disease.trim() || null,
  priceKind: form.priceKind,
  price: form.priceKind === 'FIXED' ? form.price : null,
  note: form.note.trim() || null,
  doctorId: form.doctor?.id ?? null,
  items: form.items.map(({ key: _, name: _name, units: _units, meal, note, quantity, ...item }) => ({
    ...item,
    quantity: quantity ?? 0,
    meal: meal || null,
    note: note.trim() || null,
  })),
})

/** What keeps the form from being sent, by its field; null when nothing. */
export function problemOf(form: SampleForm): { path: string; text: string } | null {
  if (form.name.trim() === '') return { path: 'name', text: sampleText.nameMissing }
  if (form.items.length === 0) return { path: 'items', text: sampleText.noItems }
  const empty = form.items.findIndex(item => !item.quantity)
  if (empty >= 0) return { path: `items.${empty}.quantity`, text: sampleText.quantityMissing(form.items[empty]!.name) }
  if (form.priceKind === 'FIXED' && form.price === null) return { path: 'price', text: sampleText.priceMissing }
  return null
}

/** What the components cost one by one, in đồng. */
export const sumOf = ({ items }: SampleForm): number =>
  items.reduce((sum, { units, unitId, quantity }) => {
    const price = units.find(unit => unit.id === unitId)?.price ?? 0
    return sum + price * (quantity ?? 0)
  }, 0)
