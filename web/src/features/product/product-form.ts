import type { VatRate } from '@quay/contract/enumeration'
import { type Product, productBody, type productPatch } from '@quay/contract/product'
import { vatRateInWords } from '@quay/domain/tax/vat-rate-in-words'
import { formatDong } from '@quay/domain/text/format-number'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../api/form-resolver.ts'
import { withCleared } from '../../api/with-cleared.ts'
import { productText, productTypeText } from '../../text/product.ts'

export type UnitForm = {
  id: string | undefined
  name: string
  ratio: number | null
  price: number | null
  barcode: string
  isDefaultSale: boolean
}

/** Texts that a product need not have, as the form holds them: empty where there is none. */
export const optionalTexts = [
  'registrationNumber',
  'activeIngredient',
  'strength',
  'dosageForm',
  'packing',
  'manufacturer',
  'country',
  'controlGroup',
  'shelfPosition',
  'description',
] as const
type OptionalText = (typeof optionalTexts)[number]

export type ProductForm = Record<OptionalText, string> & {
  type: 1 | 2
  name: string
  code: string
  groupId: string | null
  vatRate: VatRate
  isLotManaged: boolean
  isPrescription: boolean
  minStock: number | null
  maxStock: number | null
  /** The first is the base unit: stock is counted in it. */
  units: UnitForm[]
}

type Body = z.output<typeof productBody>

export const emptyUnit: UnitForm = {
  id: undefined,
  name: '',
  ratio: null,
  price: null,
  barcode: '',
  isDefaultSale: false,
}

/** A product as the form holds it; without one, what most new goods of a pharmacy have in common. */
export function formOf(product: Product | null): ProductForm {
  const texts = Object.fromEntries(optionalTexts.map(name => [name, product?.[name] ?? ''])) as Record<
    OptionalText,
    string
  >
  const units = product?.units.toSorted((one, other) => Number(other.isBase) - Number(one.isBase))
  return {
    ...texts,
    type: product?.type === 2 ? 2 : 1,
    name: product?.name ?? '',
    code: product?.code ?? '',
    groupId: product?.groupId ?? null,
    vatRate: (product?.vatRate ?? 5) as VatRate,
    isLotManaged: product?.isLotManaged ?? true,
    isPrescription: product?.isPrescription ?? false,
    minStock: product?.minStock ?? null,
    maxStock: product?.maxStock ?? null,
    units: units?.map(unit => ({ ...unit, barcode: unit.barcode ?? '' })) ?? [
      { ...emptyUnit, ratio: 1, isDefaultSale: true },
    ],
  }
}

/** Checks the form with the schema of the contract. */
export const productResolver = formResolver(productBody, bodyOf)

function bodyOf({ units, ...fields }: ProductForm): FieldValues {
  return {
    ...withoutEmpty(fields),
    units: units.map(({ id, name, ratio, price, barcode, isDefaultSale }, place) => ({
      ...withoutEmpty({ id: id ?? null, price, ratio: place === 0 ? 1 : ratio }),
      name,
      barcode: barcode.trim() === '' ? null : barcode,
      isBase: place === 0,
      isDefaultSale,
    })),
  }
}

/** What an edit sends: what was emptied is cleared. */
export function patchOf(body: Body, version: number): z.input<typeof productPatch> {
  const { id: _id, ...fields } = body
  return { ...withCleared(fields, [...optionalTexts, 'groupId', 'minStock', 'maxStock']), version }
}

const compared = ['name', 'code', 'groupName', 'vatRate', 'isLotManaged', 'isPrescription', 'type', 'isActive'] as const

/** What somebody else changed in a product, in words: "Giá bán: Viên 500đ, Hộp 45.000đ". */
export function changesBetween(before: Product, after: Product): string[] {
  const { fields } = productText
  const labels = { ...fields, groupName: fields.groupId }
  const changed = [...compared, ...optionalTexts, 'minStock' as const, 'maxStock' as const]
    .filter(name => before[name] !== after[name])
    .map(name => `${labels[name]}: ${inWords(name, after[name])}`)
  const units = unitsInWords(after)
  return unitsInWords(before) === units ? changed : [...changed, `${productText.units}: ${units}`]
}

function unitsInWords({ units }: Product): string {
  return units
    .map(unit => `${unit.name} (${unit.ratio}) ${formatDong(unit.price)} ${unit.barcode ?? ''}`.trim())
    .join(', ')
}

function inWords(name: string, value: string | number | boolean | null): string {
  if (value === null || value === '') return productText.none
  if (name === 'vatRate') return vatRateInWords(Number(value))
  if (name === 'type') return productTypeText[Number(value)] ?? String(value)
  if (name === 'isActive') return value === 1 ? productText.yes : productText.no
  if (typeof value === 'boolean') return value ? productText.yes : productText.no
  return String(value)
}
