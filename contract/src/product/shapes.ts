import { z } from 'zod'
import {
  comboPrices,
  controlGroups,
  lotStates,
  medicineStates,
  productType,
  returnPolicies,
  storageConditions,
} from '../enumeration.ts'
import { day, dong, id, instant, maxQuantity, namedProduct, text, vatRate, version } from '../field.ts'
import { flag, sortedBy } from '../page.ts'
import { wordList } from './word-list.ts'

export const barcode = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,48}$/, 'Mã vạch gồm tối đa 48 ký tự không dấu, không khoảng trắng')
const stockLevel = z.int('Cần nhập số nguyên').min(0).max(maxQuantity)

const unitInput = z.strictObject({
  id: id.optional(),
  name: text(30, 1),
  /** How many base units one of it is; the base unit has 1. */
  ratio: z.int('Cần nhập số nguyên').min(1, 'Tỷ lệ quy đổi phải từ 1').max(maxQuantity),
  price: dong,
  /** The one that labels print; `barcodes` are all that are on its packs. */
  barcode: barcode.nullish(),
  barcodes: z.array(barcode).max(10, 'Tối đa 10 mã vạch').optional(),
  isBase: z.boolean(),
  isDefaultSale: z.boolean().optional(),
  isDefaultPurchase: z.boolean().optional(),
  /** Whether the till sells in it; left out, it does. */
  isSold: z.boolean().optional(),
  /** What one earns, where the rule of points counts by goods; left out, as it was. */
  points: z.int('Cần nhập số nguyên').min(0, 'Không được âm').max(1_000_000, 'Số quá lớn').optional(),
})

/** What a combo is made of, for one of it; the quantity is in the unit. */
export const component = z.strictObject({
  productId: id,
  unitId: id,
  quantity: z.int('Cần nhập số nguyên').min(1).max(9999),
})
export const components = z.array(component).max(20, 'Tối đa 20 thành phần')

/** The barcodes of a unit as it was sent: `barcode` first, then the others. */
export const barcodesOf = (unit: { barcodes?: string[] | undefined; barcode?: string | null | undefined }): string[] =>
  unit.barcode
    ? [unit.barcode, ...(unit.barcodes ?? []).filter(other => other !== unit.barcode)]
    : (unit.barcodes ?? [])

const fields = {
  name: text(200, 1),
  /** Fits a label or a narrow receipt. */
  shortName: text(60).nullable(),
  code: text(40, 1).regex(/^\S+$/, 'Mã hàng không có khoảng trắng'),
  type: z.literal(Object.values(productType), 'Loại hàng không hợp lệ'),
  groupId: id.nullable(),
  isLotManaged: z.boolean(),
  vatRate,
  registrationNumber: text(60).nullable(),
  activeIngredient: text(300).nullable(),
  strength: text(100).nullable(),
  /** By name: one that the store's list does not have is added to it. */
  manufacturer: text(200).nullable(),
  country: text(100).nullable(),
  packing: text(200).nullable(),
  dosageForm: text(100).nullable(),
  /** How it is taken or applied. */
  route: text(100).nullable(),
  /** Of the national drug database. */
  nationalCode: text(40).nullable(),
  /** The medicine of the national list that it is. */
  medicineId: id.nullable(),
  /** By name, as the manufacturer. */
  shelfPosition: text(60).nullable(),
  isPrescription: z.boolean(),
  controlGroup: z.enum(controlGroups, 'Nhóm kiểm soát không hợp lệ').nullable(),
  storage: z.enum(storageConditions, 'Điều kiện bảo quản không hợp lệ').nullable(),
  protectFromLight: z.boolean(),
  returnPolicy: z.enum(returnPolicies, 'Cách nhận trả không hợp lệ').nullable(),
  minStock: stockLevel.nullable(),
  maxStock: stockLevel.nullable(),
  description: text(2000).nullable(),
  /** What it helps against: words by which it is found at the till too. */
  symptoms: wordList(300).nullable(),
  /** Offered as the note of a line when it is sold. */
  noteTemplate: text(300).nullable(),
  /** Of the base unit, in grams. */
  weight: z.int('Cần nhập số nguyên').min(0).max(maxQuantity).nullable(),
  earnsPoints: z.boolean(),
  /** Whether it may be promoted; null goes by the rule: no medicines, unless the store says so. */
  promotable: z.boolean().nullable(),
  /** Whether the till sells it by itself; what only goes into combos is not. */
  isSoldDirectly: z.boolean(),
  /** Of a combo only. */
  comboPrice: z.enum(comboPrices),
  components,
  /** Pictures that were uploaded for products, the one of the tile first. */
  imageIds: z.array(id).max(5, 'Tối đa 5 ảnh'),
}

const units = z
  .array(unitInput)
  .min(1, 'Cần ít nhất một đơn vị tính')
  .max(10, 'Tối đa 10 đơn vị tính')
  .superRefine((list, context) => {
    const bases = list.filter(unit => unit.isBase)
    if (bases.length !== 1)
      context.addIssue({ code: 'custom', path: [0, 'isBase'], message: 'Cần đúng một đơn vị cơ bản' })
    list.forEach((unit, i) => {
      if (unit.isBase && unit.ratio !== 1)
        context.addIssue({ code: 'custom', path: [i, 'ratio'], message: 'Đơn vị cơ bản có tỷ lệ 1' })
      if (list.some((other, j) => j < i && other.name.toLowerCase() === unit.name.toLowerCase()))
        context.addIssue({ code: 'custom', path: [i, 'name'], message: 'Đơn vị bị trùng' })
      const codes = barcodesOf(unit)
      const earlier = list.slice(0, i).flatMap(barcodesOf)
      if (codes.some((code, j) => earlier.includes(code) || codes.indexOf(code) < j))
        context.addIssue({ code: 'custom', path: [i, 'barcode'], message: 'Mã vạch bị trùng' })
      if (unit.id && list.some((other, j) => j < i && other.id === unit.id))
        context.addIssue({ code: 'custom', path: [i, 'id'], message: 'Đơn vị bị trùng' })
      if (unit.isDefaultSale && list.some((other, j) => j < i && other.isDefaultSale))
        context.addIssue({ code: 'custom', path: [i, 'isDefaultSale'], message: 'Chỉ một đơn vị bán mặc định' })
      if (unit.isDefaultPurchase && list.some((other, j) => j < i && other.isDefaultPurchase))
        context.addIssue({ code: 'custom', path: [i, 'isDefaultPurchase'], message: 'Chỉ một đơn vị nhập mặc định' })
      if (unit.isDefaultSale && unit.isSold === false)
        context.addIssue({ code: 'custom', path: [i, 'isSold'], message: 'Đơn vị bán mặc định phải bán được' })
    })
  })

export const productBody = z.strictObject({
  ...partial(fields),
  id: id.optional(),
  type: fields.type,
  name: fields.name,
  isLotManaged: fields.isLotManaged,
  vatRate: fields.vatRate,
  units,
})

/** Absent fields stay, null clears; `units` replaces the list, an absent unit is put out of use. */
export const productPatch = z.strictObject({
  version,
  isActive: z.literal([0, 1]).optional(),
  units: units.optional(),
  ...partial(fields),
})

function partial<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.optional()])) as {
    [Name in keyof Shape]: z.ZodOptional<Shape[Name]>
  }
}

export const productUnit = z.object({
  id,
  name: z.string(),
  ratio: z.int(),
  price: z.int(),
  /** The first of them, which labels print. */
  barcode: z.string().nullable(),
  barcodes: z.array(z.string()),
  isBase: z.boolean(),
  isDefaultSale: z.boolean(),
  isDefaultPurchase: z.boolean(),
  isSold: z.boolean(),
  points: z.int(),
})

const comboComponent = z.object({
  ...namedProduct,
  unitId: id,
  unitName: z.string(),
  ratio: z.int(),
  quantity: z.int(),
  /** Of one of the unit. */
  price: z.int(),
  /** What the branch may sell of it, in base units; null for a service. */
  stock: z.int().nullable(),
  isActive: z.boolean(),
})

const productName = z.object({ id, code: z.string(), name: z.string() })

export const product = z.object({
  id,
  code: z.string(),
  type: z.int(),
  name: z.string(),
  shortName: z.string().nullable(),
  groupId: id.nullable(),
  groupName: z.string().nullable(),
  isLotManaged: z.boolean(),
  vatRate: z.int(),
  registrationNumber: z.string().nullable(),
  activeIngredient: z.string().nullable(),
  strength: z.string().nullable(),
  manufacturerId: id.nullable(),
  manufacturer: z.string().nullable(),
  country: z.string().nullable(),
  packing: z.string().nullable(),
  dosageForm: z.string().nullable(),
  route: z.string().nullable(),
  nationalCode: z.string().nullable(),
  medicineId: id.nullable(),
  /** How the national list has it; null where it is linked to none. */
  medicine: z
    .object({
      registrationNumber: z.string(),
      name: z.string(),
      state: z.enum(medicineStates),
      endsOn: day.nullable(),
      withdrawnOn: day.nullable(),
      withdrawnReason: z.string().nullable(),
    })
    .nullable(),
  positionId: id.nullable(),
  shelfPosition: z.string().nullable(),
  isPrescription: z.boolean(),
  controlGroup: z.enum(controlGroups).nullable(),
  storage: z.enum(storageConditions).nullable(),
  protectFromLight: z.boolean(),
  returnPolicy: z.enum(returnPolicies).nullable(),
  minStock: z.int().nullable(),
  maxStock: z.int().nullable(),
  description: z.string().nullable(),
  symptoms: z.string().nullable(),
  noteTemplate: z.string().nullable(),
  weight: z.int().nullable(),
  earnsPoints: z.boolean(),
  promotable: z.boolean().nullable(),
  isSoldDirectly: z.boolean(),
  /** 1 'Đang kinh doanh', 0 'Ngưng kinh doanh'. */
  isActive: z.int(),
  /** Branches in which it is stopped although the store trades it. */
  stoppedBranchIds: z.array(id),
  /** The product that this one was merged into; nothing can be done with it any more. */
  mergedInto: productName.nullable(),
  version: z.int(),
  units: z.array(productUnit),
  /** The address of the first picture. */
  image: z.string().nullable(),
  comboPrice: z.enum(comboPrices).nullable(),
  /** Of a combo: how many the branch can put together of what it may sell today; null where it is made of services alone. */
  canMake: z.int().nullable(),
  /** Of the default sale unit. */
  price: z.int(),
  /** On hand in base units at the branch asked for. */
  stock: z.int(),
  /** Of what is on hand: expired, held, recalled or in quarantine, so that it cannot be sold today. */
  unsellable: z.int(),
  /** Ordered of providers for the branch and still to come, in base units. */
  onOrder: z.int(),
  nearestExpiry: day.nullable(),
  /** Σ value / Σ quantity at the branch, per base unit, rounded; only with cost/read. */
  cost: z.int().optional(),
  /** Whether any movement exists: ratios and lot management are then locked. */
  hasMovements: z.boolean().optional(),
  /** Only the detail of one product has the three fields below. */
  components: z.array(comboComponent).optional(),
  images: z.array(z.object({ id, address: z.string() })).optional(),
  /** Products that were merged into this one: their history is part of its own. */
  mergedFrom: z.array(productName).optional(),
})
export type Product = z.output<typeof product>

export const lot = z.object({
  id,
  ...namedProduct,
  baseUnit: z.string(),
  number: z.string(),
  expiryDate: day.nullable(),
  daysLeft: z.int().nullable(),
  state: z.enum(lotStates),
  quantity: z.int(),
  value: z.int().optional(),
  firstReceivedAt: instant,
  version: z.int(),
})

/** What the list of goods is narrowed to, beside the words that are searched for. */
export const productFilter = {
  groupId: id.optional(),
  isActive: z.enum(['0', '1']).optional(),
  /** `out` none on hand, `below` under the minimum, `above` over the maximum, `in` some. */
  stock: z.enum(['out', 'below', 'above', 'in']).optional(),
  expiringWithinDays: z.coerce.number().int().min(0).max(3650).optional(),
  isPrescription: flag.optional(),
  manufacturerId: id.optional(),
  positionId: id.optional(),
  controlGroup: z.enum([...controlGroups, 'any']).optional(),
  /** What is not traded at the branch, in the whole store or there only. */
  isActiveHere: z.enum(['0', '1']).optional(),
  /** Products whose last import cost more than five per cent more or less than the one before, in so many days. */
  costMovedWithinDays: z.coerce.number().int().min(1).max(366).optional(),
  type: z.coerce.number().int().min(1).max(4).optional(),
  /** By `cost` only with cost/read; by `expiry` goods without a lot that expires come last. */
  ...sortedBy('name', 'code', 'price', 'cost', 'stock', 'expiry', 'createdAt'),
}
