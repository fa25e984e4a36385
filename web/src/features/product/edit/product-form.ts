import type { ControlGroup, ReturnPolicy, StorageCondition, VatRate } from '@quay/contract/enumeration'
import { undeclaredVat } from '@quay/contract/enumeration'
import { type Product, productBody, type productPatch } from '@quay/contract/product/shapes'
import type { PickedImage } from '@quay/contract/upload/shapes'
import { controlGroupText, storageText } from '@quay/domain/product/control-group'
import { returnPolicyText } from '@quay/domain/product/return-policy'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDong } from '@quay/domain/text/format-number'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { formResolver, withoutEmpty } from '../../../api/form/form-resolver.ts'
import { withCleared } from '../../../api/form/with-cleared.ts'
import { productText, productTypeText } from '../../../text/product/product.ts'

export type UnitForm = {
  id: string | undefined
  name: string
  ratio: number | null
  price: number | null
  /** All its barcodes, with commas or spaces between them. */
  barcode: string
  isDefaultSale: boolean
  isDefaultPurchase: boolean
  isSold: boolean
  points: number | null
}

export type ComponentForm = {
  productId: string
  productName: string
  unitId: string
  unitName: string
  /** Of one of the unit, in đồng. */
  price: number
  quantity: number | null
}

/** Texts that a product need not have, as the form holds them: empty where there is none. */
export const optionalTexts = [
  'shortName',
  'registrationNumber',
  'nationalCode',
  'activeIngredient',
  'strength',
  'dosageForm',
  'route',
  'packing',
  'manufacturer',
  'country',
  'shelfPosition',
  'symptoms',
  'noteTemplate',
  'description',
] as const
type OptionalText = (typeof optionalTexts)[number]

/** Everything that an edit clears when the form leaves it empty. */
const clearable = [
  ...optionalTexts,
  'groupId',
  'medicineId',
  'controlGroup',
  'promotable',
  'storage',
  'returnPolicy',
  'minStock',
  'maxStock',
  'weight',
] as const

export type ProductForm = Record<OptionalText, string> & {
  type: 1 | 2 | 3 | 4
  name: string
  code: string
  groupId: string | null
  /** The medicine of the national list that it is. */
  medicineId: string | null
  vatRate: VatRate
  isLotManaged: boolean
  isPrescription: boolean
  controlGroup: ControlGroup | null
  storage: StorageCondition | null
  protectFromLight: boolean
  returnPolicy: ReturnPolicy | null
  earnsPoints: boolean
  promotable: 'yes' | 'no' | null
  isSoldDirectly: boolean
  weight: number | null
  minStock: number | null
  maxStock: number | null
  /** The first is the base unit: stock is counted in it. */
  units: UnitForm[]
  comboPrice: 'OWN' | 'SUM'
  components: ComponentForm[]
  /** The first is the tile. */
  images: PickedImage[]
}

type Body = z.output<typeof productBody>

export const emptyUnit: UnitForm = {
  id: undefined,
  name: '',
  ratio: null,
  price: null,
  barcode: '',
  isDefaultSale: false,
  isDefaultPurchase: false,
  isSold: true,
  points: null,
}

/** A product as the form holds it; without one, what most new goods of a pharmacy have in common. */
export function formOf(product: Product | null, uses = { vat: true, newLots: true }): ProductForm {
  const texts = Object.fromEntries(optionalTexts.map(name => [name, product?.[name] ?? ''])) as Record<
    OptionalText,
    string
  >
  const units = product?.units.toSorted((one, other) => Number(other.isBase) - Number(one.isBase))
  return {
    ...texts,
    type: (product?.type ?? 1) as 1 | 2 | 3 | 4,
    name: product?.name ?? '',
    code: product?.code ?? '',
    groupId: product?.groupId ?? null,
    medicineId: product?.medicineId ?? null,
    vatRate: (product?.vatRate ?? (uses.vat ? 5 : undeclaredVat)) as VatRate,
    isLotManaged: product?.isLotManaged ?? uses.newLots,
    isPrescription: product?.isPrescription ?? false,
    controlGroup: product?.controlGroup ?? null,
    storage: product?.storage ?? null,
    protectFromLight: product?.protectFromLight ?? false,
    returnPolicy: product?.returnPolicy ?? null,
    earnsPoints: product?.earnsPoints ?? true,
    promotable: product?.promotable == null ? null : product.promotable ? 'yes' : 'no',
    isSoldDirectly: product?.isSoldDirectly ?? true,
    weight: product?.weight ?? null,
    minStock: product?.minStock ?? null,
    maxStock: product?.maxStock ?? null,
    units: units?.map(unit => ({ ...unit, barcode: unit.barcodes.join(', ') })) ?? [
      // Without a mark goods are bought in their largest unit.
      { ...emptyUnit, ratio: 1, isDefaultSale: true },
    ],
    comboPrice: product?.comboPrice ?? 'OWN',
    components: product?.components ?? [],
    images: product?.images ?? [],
  }
}

/** Checks the form with the schema of the contract. */
export const productResolver = formResolver(productBody, bodyOf)

function bodyOf({ units, components, images, comboPrice, promotable, ...fields }: ProductForm): FieldValues {
  const isCombo = fields.type === 3
  return {
    ...withoutEmpty(fields),
    ...(promotable !== null && { promotable: promotable === 'yes' }),
    // A form that was filled as goods first keeps what a service does not have.
    ...(fields.type === 4 && { isLotManaged: false, minStock: undefined, maxStock: undefined }),
    ...(isCombo && { isLotManaged: false, comboPrice, components: components.map(componentOf) }),
    imageIds: images.map(image => image.id),
    units: (isCombo ? units.slice(0, 1) : units).map((unit, place) => {
      const { id, name, ratio, price, barcode, isDefaultSale, isDefaultPurchase, isSold, points } = unit
      // What a combo that is the sum of its parts costs is not typed.
      const ownPrice = isCombo && comboPrice === 'SUM' ? (price ?? 0) : price
      return {
        ...withoutEmpty({ id: id ?? null, price: ownPrice, ratio: place === 0 ? 1 : ratio }),
        name,
        barcodes: barcode.split(/[\s,;]+/).filter(Boolean),
        isBase: place === 0,
        isDefaultSale: isCombo || isDefaultSale,
        isDefaultPurchase: isCombo || isDefaultPurchase,
        isSold: isCombo || isSold,
        ...(points !== null && { points }),
      }
    }),
  }
}

const componentOf = ({ productId, unitId, quantity }: ComponentForm) => ({ productId, unitId, quantity })

/** What an edit sends: what was emptied is cleared. */
export function patchOf(body: Body, version: number): z.input<typeof productPatch> {
  const { id: _id, ...fields } = body
  return { ...withCleared(fields, clearable), version }
}

const compared = [
  'name',
  'code',
  'groupName',
  'vatRate',
  'isLotManaged',
  'isPrescription',
  'controlGroup',
  'storage',
  'protectFromLight',
  'returnPolicy',
  'earnsPoints',
  'promotable',
  'isSoldDirectly',
  'type',
  'isActive',
  'minStock',
  'maxStock',
  'weight',
] as const

/** What another person changed in a product, in words: "Giá bán: Viên 500đ, Hộp 45.000đ". */
export function changesBetween(before: Product, after: Product): string[] {
  const { fields } = productText
  const labels = { ...fields, groupName: fields.groupId }
  const changed = [...compared, ...optionalTexts]
    .filter(name => before[name] !== after[name])
    .map(name => `${labels[name]}: ${inWords(name, after[name])}`)
  const lists = [
    { label: productText.units, of: describeUnits },
    { label: productText.combo.title, of: describeComponents },
  ]
  const changedLists = lists
    .filter(({ of }) => of(before) !== of(after))
    .map(({ label, of }) => `${label}: ${of(after)}`)
  return [...changed, ...changedLists]
}

function describeUnits({ units }: Product): string {
  return units
    .map(unit => `${unit.name} (${unit.ratio}) ${formatDong(unit.price)} ${unit.barcodes.join(' ')}`.trim())
    .join(', ')
}

function describeComponents({ components = [] }: Product): string {
  return components.map(one => `${one.quantity} ${one.unitName.toLowerCase()} ${one.productName}`).join(', ')
}

function inWords(name: string, value: string | number | boolean | null): string {
  if (value === null || value === '') return productText.none
  if (name === 'vatRate') return describeVatRate(Number(value))
  if (name === 'type') return productTypeText[Number(value)] ?? String(value)
  if (name === 'isActive') return value === 1 ? productText.yes : productText.no
  if (name === 'controlGroup') return controlGroupText[value as ControlGroup]
  if (name === 'storage') return storageText[value as StorageCondition]
  if (name === 'returnPolicy') return returnPolicyText[value as ReturnPolicy]
  if (typeof value === 'boolean') return value ? productText.yes : productText.no
  return String(value)
}
