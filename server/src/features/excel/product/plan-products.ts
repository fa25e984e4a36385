import { type ControlGroup, type ReturnPolicy, type StorageCondition, undeclaredVat } from '@quay/contract/enumeration'
import { errorMessage } from '@quay/contract/error-code'
import type { ExcelKind, ExcelTaking, PriceMove } from '@quay/contract/excel/shapes'
import { maxAmount } from '@quay/contract/field'
import { productBody, productPatch } from '@quay/contract/product/shapes'
import type { RowIssue } from '@quay/domain/excel/cell'
import { fieldTitle } from '@quay/domain/excel/excel-field'
import type { ProductRecord, RecordUnit } from '@quay/domain/excel/product-record'
import { decideMedicineFlags } from '@quay/domain/medicine/decide-medicine-flags'
import { type AskedUnit, decideUnits, type PlannedUnit } from '@quay/domain/product/decide-units'
import { lotKey } from '@quay/domain/stock/lot-key'
import { formatDate } from '@quay/domain/text/format-date'
import type { z } from 'zod'
import { newId } from '../../../db/new-id.ts'
import { changedFields } from '../../../db/write/changed-fields.ts'
import { patched } from '../../../db/write/patched.ts'
import type { ListedOf } from '../../medicine/find-listed.ts'
import { describeNewProduct, describeProduct } from '../../product/write/describe-product.ts'
import type { StoredProduct } from '../../product/write/product-store.ts'
import type { StoredUnit } from '../../product/write/unit-store.ts'
import type { Uses } from '../../setting/read-uses.ts'
import type { CatalogueLists } from './catalogue-lists.ts'
import type { PlannedPictures } from './picture-queue.ts'

/** What is known of the store about one portion of records. */
export interface ProductFacts {
  kind: Extract<ExcelKind, 'product' | 'stock' | 'price'>
  taking: ExcelTaking
  /** New goods are kept by lot, where the file says nothing, and have a rate only where the store uses them. */
  uses: Pick<Uses, 'vat' | 'lots' | 'points'>
  lists: CatalogueLists
  /** The product of a record's code, by the record's row. */
  known: ReadonlyMap<number, StoredProduct>
  units: ReadonlyMap<string, readonly StoredUnit[]>
  /** Whose product a barcode is. */
  barcodes: ReadonlyMap<string, { productId: string; product: string }>
  /** Products whose stock has moved in the branch. */
  moved: ReadonlySet<string>
  /** Expiries of lots that the store knows, in whichever branch, by `knownLot`. */
  lots: ReadonlyMap<string, string | null>
  /** What the national list says of new goods. */
  listed: ListedOf
  /** Of the branch's day: tells years of registration numbers apart. */
  thisYear: number
}

/** The key of a lot of a product. */
export const knownLot = (productId: string, number: string) => `${productId} ${lotKey(number)}`

/** A product as it is written: a new one, or one that is there with what changes. */
export interface PlannedProduct {
  row: number
  isNew: boolean
  product: StoredProduct
  manufacturerId: string | null
  positionId: string | null
  units: PlannedUnit[]
  /** Units as they were, for the history of prices. */
  unitsBefore: readonly StoredUnit[]
  before: Record<string, unknown> | undefined
  after: Record<string, unknown>
}

/** Opening stock of one product, in base units. */
export interface PlannedStock {
  row: number
  productId: string
  unitId: string
  quantity: number
  cost: number
  lots: { lotNumber: string; expiryDate: string; quantity: number }[]
}

export interface ProductPlan {
  products: PlannedProduct[]
  stocks: PlannedStock[]
  /** Combos that are new: written one by one when all their parts are there. */
  combos: ProductRecord[]
  skipped: number
  prices: PriceMove[]
  pictures: PlannedPictures[]
  issues: RowIssue[]
}

const combo = 3
const goods = 2
const medicine = 1
const service = 4

/** Decides what becomes of a portion of records: what is written, what stays, and what is wrong with which row. */
export function planProducts(records: readonly ProductRecord[], facts: ProductFacts): ProductPlan {
  const plan: ProductPlan = { products: [], stocks: [], combos: [], skipped: 0, prices: [], pictures: [], issues: [] }
  for (const read of records) {
    const known = facts.known.get(read.row)
    const issue = issueOf(read, plan.issues, facts.kind)
    const counted = known?.type === service || read.fields.type === service ? withoutStock(read) : read
    const taxed = facts.uses.vat ? counted : withoutVat(counted, issue)
    const record = facts.uses.points ? taxed : withoutPoints(taxed, issue)
    if (known && !known.mergedInto) planKnown(record, known, facts, plan, issue)
    else if (known || facts.kind !== 'product') issue('code', absence(record, known))
    else if (record.fields.type === combo || record.components.length) planCombo(record, facts, plan, issue)
    else planNew(record, facts, plan, issue)
  }
  return plan
}

/** What a store without VAT takes of a record: goods that are there keep their rate, new ones are undeclared. */
function withoutVat(record: ProductRecord, issue: Issue): ProductRecord {
  const { vatRate, ...fields } = record.fields
  if (vatRate === undefined) return record
  if (vatRate > 0) issue('vatRate', 'Cửa hàng không dùng thuế suất nên ô này bị bỏ qua', 'warning')
  return { ...record, fields }
}

/** A service as the file has it: other programs write levels of stock beside everything. */
function withoutStock({ isLotManaged: _, fields, ...record }: ProductRecord): ProductRecord {
  const { minStock: _least, maxStock: _most, ...own } = fields
  return { ...record, fields: own }
}

/** What a store without points takes of a record: units that are there keep theirs. */
function withoutPoints(record: ProductRecord, issue: Issue): ProductRecord {
  if (record.units.every(({ points }) => points === undefined)) return record
  if (record.units.some(({ points }) => points))
    issue('points', 'Cửa hàng không dùng điểm nên ô này bị bỏ qua', 'warning')
  return { ...record, units: record.units.map(({ points: _, ...unit }) => unit) }
}

/** Why there are no goods of a record's code that could be changed. */
export const absence = ({ code }: ProductRecord, known: StoredProduct | undefined): string =>
  known ? `Hàng ${known.name} đã gộp vào ${known.survivor}` : `Không có hàng mã ${code}`

export const noSuchUnit = ({ name }: RecordUnit) => `Hàng này không có đơn vị ${name}`

type Issue = (field: string, message: string, level?: RowIssue['level'], row?: number) => void

/** Tells issues of a record, in the words of its kind's columns. */
export function issueOf(record: ProductRecord, issues: RowIssue[], kind: ExcelKind): Issue {
  return (field, message, level = 'error', row = record.row) =>
    issues.push({ row, column: field && fieldTitle(kind, field), value: record.code ?? '', message, level })
}

function planCombo(record: ProductRecord, facts: ProductFacts, plan: ProductPlan, issue: Issue): void {
  if (record.fields.name === undefined) issue('name', 'Thiếu tên hàng')
  else if (!record.components.length) issue('components', 'Combo cần hàng thành phần, ghi như MA1:2|MA2:1')
  else if (!refuseTaken(record, newId(), facts, issue)) plan.combos.push(record)
}

/** What the file says nothing of: whether goods are a medicine, and how it may be sold. */
function withFlags(record: ProductRecord, { listed, thisYear }: ProductFacts, issue: Issue): ProductRecord {
  const { fields } = record
  const flags = decideMedicineFlags(fields, listed(fields), thisYear)
  const isMedicine =
    fields.type === medicine || (fields.type === undefined && (flags.isMedicine || !record.isPlainGoods))
  if (!isMedicine) return { ...record, fields: { ...fields, type: fields.type ?? goods } }
  if (record.isPlainGoods) issue('type', 'Có số đăng ký hoặc hoạt chất của thuốc nên nhập là thuốc', 'warning')
  if (fields.isPrescription === false && flags.isPrescription)
    issue('isPrescription', 'Số đăng ký hoặc hoạt chất này là của thuốc kê đơn, tệp ghi không kê đơn', 'warning')
  return {
    ...record,
    fields: {
      ...fields,
      type: medicine,
      isPrescription: fields.isPrescription ?? flags.isPrescription,
      ...(flags.controlGroup && { controlGroup: fields.controlGroup ?? flags.controlGroup }),
    },
  }
}

function planNew(asRead: ProductRecord, facts: ProductFacts, plan: ProductPlan, issue: Issue): void {
  const record = withFlags(asRead, facts, issue)
  const body = bodyOf(record, facts.taking.withStock, facts.uses)
  if (record.fields.name === undefined) return void issue('name', 'Thiếu tên hàng')
  if (!record.units.some(unit => unit.name !== null)) issue('unit', `Thiếu đơn vị tính: dùng "${unnamed}"`, 'warning')
  if (record.isUnpriced) issue('price', 'Chưa có giá bán nên giá là 0 đ', 'warning')
  if (facts.taking.withStock && record.stock && record.isLotManaged === undefined && body.type === medicine)
    issue(
      'lotNumber',
      'Thuốc có tồn mà không có lô: nhập là hàng không theo lô. Muốn theo lô, thêm lô và hạn',
      'warning',
    )
  const parsed = productBody.safeParse(body)
  if (!parsed.success) return void tellIssues(parsed.error, issue)
  const id = newId()
  if (refuseTaken(record, id, facts, issue)) return
  const { units: asked, groupId: _group, ...fields } = parsed.data
  const decided = decideUnits({
    kept: [],
    asked: asked.map(unit => ({ ...unit, barcodes: unit.barcodes ?? [] })),
    hasMovements: false,
    newIds: asked.map(newId),
  })
  if (!decided.ok) return void issue('unit', errorMessage(decided.code, { ...decided.details }))
  const product = {
    ...blank,
    ...fields,
    ...namesOf(record, facts),
    id,
    code: record.code ?? '',
    isActive: record.isActive ?? true,
  }
  plan.products.push({
    row: record.row,
    isNew: true,
    product: product as StoredProduct,
    ...entriesOf(record, facts),
    units: decided.units,
    unitsBefore: [],
    before: undefined,
    after: describeNewProduct(product as StoredProduct, decided.units),
  })
  if (record.pictures) plan.pictures.push({ productId: id, addresses: record.pictures })
  planStock(record, product as StoredProduct, decided.units, facts, plan, issue)
}

const unnamed = 'Đơn vị'

/** A new product as its form would send it: what the file does not say is as a new form says it. */
export function bodyOf(
  record: ProductRecord,
  withStock: boolean,
  uses: ProductFacts['uses'],
): z.input<typeof productBody> {
  const { fields } = record
  const base = record.units.find(unit => unit.ratio === 1)
  const others = record.units.filter(unit => unit !== base)
  const basePrice = base?.price ?? 0
  // Goods whose stock comes without lots are counted without them; other medicines are kept by lots, as the law wants it, but in
  // a store that chose otherwise.
  const isLotManaged =
    record.isLotManaged ?? (uses.lots && !(withStock && record.stock) && (fields.type ?? medicine) === medicine)
  return {
    vatRate: uses.vat ? 5 : undeclaredVat,
    type: medicine,
    ...(fields as { name: string }),
    isLotManaged: isLotManaged && fields.type !== combo && fields.type !== service,
    ...(record.code !== null && { code: record.code }),
    units: [
      {
        name: base?.name ?? unnamed,
        ratio: 1,
        price: basePrice,
        points: base?.points,
        barcodes: base?.barcodes ?? [],
        isBase: true,
      },
      ...others.map(unit => ({
        name: unit.name ?? unnamed,
        ratio: unit.ratio,
        price: unit.price ?? Math.min(basePrice * unit.ratio, maxAmount),
        points: unit.points,
        barcodes: unit.barcodes,
        isBase: false,
        ...(unit.isSold !== undefined && { isSold: unit.isSold }),
      })),
    ],
  } as z.input<typeof productBody>
}

function planKnown(
  record: ProductRecord,
  known: StoredProduct,
  facts: ProductFacts,
  plan: ProductPlan,
  issue: Issue,
): void {
  const kept = facts.units.get(known.id) ?? []
  const inUse = kept.filter(unit => unit.isActive)
  if (facts.kind === 'product' && facts.taking.duplicates === 'skip') plan.skipped++
  else if (facts.kind !== 'stock') planChange(record, known, kept, inUse, facts, plan, issue)
  planStock(record, known, inUse, facts, plan, issue)
}

/** What came in as goods before there were services stays goods. */
function keptType(fields: ProductRecord['fields'], known: StoredProduct, issue: Issue): ProductRecord['fields'] {
  if (fields.type !== service || known.type === service || known.type === combo) return fields
  issue('type', 'Mặt hàng này đang là hàng hóa có tồn kho nên giữ nguyên loại', 'warning')
  const { type: _, ...rest } = fields
  return rest
}

const kindOf = (type: number) => (type === combo || type === service ? type : goods)

function planChange(
  record: ProductRecord,
  known: StoredProduct,
  kept: readonly StoredUnit[],
  inUse: readonly StoredUnit[],
  facts: ProductFacts,
  plan: ProductPlan,
  issue: Issue,
): void {
  const { fields } = record
  if (facts.kind === 'price' && record.units.every(unit => unit.price === null))
    return void issue('price', 'Thiếu giá bán')
  const given = facts.kind === 'price' ? {} : keptType(fields, known, issue)
  if (given.type !== undefined && kindOf(given.type) !== kindOf(known.type))
    return void issue('type', errorMessage('product-type-locked'))
  if (record.isLotManaged !== undefined && record.isLotManaged !== known.isLotManaged)
    issue('isLotManaged', 'Không đổi cách quản lý lô của hàng đã có: sửa ở trang hàng', 'warning')
  const parsed = productPatch.safeParse({ version: known.version, ...given })
  if (!parsed.success) return void tellIssues(parsed.error, issue)
  if (refuseTaken(record, known.id, facts, issue)) return
  const units = mergedUnits(record, kept, inUse, facts.kind === 'price', issue)
  if (!units) return
  if (record.pictures) plan.pictures.push({ productId: known.id, addresses: record.pictures })
  const { version: _version, groupId: _group, ...patch } = parsed.data
  const product: StoredProduct = {
    ...patched(known, patch),
    ...namesOf(record, facts, known),
    ...(record.isActive !== undefined && facts.kind === 'product' && { isActive: record.isActive }),
  }
  for (const unit of units) {
    const before = inUse.find(one => one.id === unit.id)?.price ?? null
    if (before !== unit.price)
      plan.prices.push({
        row: record.row,
        code: known.code,
        name: known.name,
        unit: unit.name,
        before,
        after: unit.price,
      })
  }
  const changed = changedFields(describeProduct(known, inUse), describeProduct(product, units))
  if (!Object.keys(changed.after).length) {
    plan.skipped++
    return
  }
  plan.products.push({
    row: record.row,
    isNew: false,
    product,
    ...entriesOf(record, facts),
    units,
    unitsBefore: inUse,
    ...changed,
  })
}

/**
 * The units of a product that is there, with what the file says of them: prices change, units and barcodes come to it;
 * none goes, and no ratio changes.
 */
function mergedUnits(
  record: ProductRecord,
  kept: readonly StoredUnit[],
  inUse: readonly StoredUnit[],
  isPrice: boolean,
  issue: Issue,
): PlannedUnit[] | undefined {
  const asked: AskedUnit[] = inUse.map(unit => ({ ...unit }))
  for (const unit of record.units) {
    const at = asked.findIndex(one => isMeant(one, unit))
    const own = asked[at]
    if (own && unit.name !== null && !isPrice && own.ratio !== unit.ratio) {
      issue('unit', errorMessage('unit-locked', { unit: own.name }), 'error', unit.row)
      return undefined
    }
    if (own)
      asked[at] = {
        ...own,
        price: unit.price ?? own.price,
        points: unit.points ?? own.points,
        barcodes: [...own.barcodes, ...unit.barcodes.filter(code => !own.barcodes.includes(code))].slice(0, 10),
      }
    else if (isPrice) {
      issue('unit', noSuchUnit(unit), 'error', unit.row)
      return undefined
    } else if (unit.ratio > 1) asked.push(newUnit(unit, asked.find(one => one.isBase)?.price ?? 0))
    else if (unit.name !== null) {
      issue(
        'unit',
        `Đơn vị cơ bản đang là ${inUse.find(one => one.isBase)?.name}, không phải ${unit.name}`,
        'error',
        unit.row,
      )
      return undefined
    }
  }
  const decided = decideUnits({ kept, asked, hasMovements: true, newIds: asked.map(newId) })
  if (decided.ok) return decided.units
  issue('unit', errorMessage(decided.code, { ...decided.details }))
  return undefined
}

/** Whether a file means this unit: by its name, or the base unit where it names none. */
export const isMeant = (one: { name: string; isBase: boolean }, unit: RecordUnit): boolean =>
  unit.name === null ? one.isBase : one.name.toLowerCase() === unit.name.toLowerCase()

/** A unit without a price costs what its base units do. */
const newUnit = ({ name, ratio, price, points, barcodes }: RecordUnit, basePrice: number): AskedUnit => ({
  name: name ?? unnamed,
  ratio,
  price: price ?? Math.min(basePrice * ratio, maxAmount),
  points,
  barcodes,
  isBase: false,
})

function planStock(
  record: ProductRecord,
  product: StoredProduct,
  units: readonly { id: string; name: string; isBase: boolean }[],
  { kind, taking, moved, lots }: ProductFacts,
  plan: ProductPlan,
  issue: Issue,
): void {
  const { stock } = record
  if (!stock || (!taking.withStock && kind !== 'stock')) return
  const base = units.find(unit => unit.isBase)
  const tell = (message: string) => issue('stock', message, 'warning')
  if (product.type === service) return void tell('Dịch vụ không có tồn kho')
  if (product.type === combo || !base) return void tell('Combo không có tồn riêng')
  if (!product.isActive) return void tell('Hàng ngưng kinh doanh nên tồn không được nhập')
  const other = kind === 'stock' ? record.units.find(unit => !isMeant(base, unit)) : undefined
  if (other)
    return void issue('unit', `Tồn đầu kỳ ghi theo đơn vị cơ bản là ${base.name}, không phải ${other.name}`, 'error')
  if (moved.has(product.id))
    return void tell('Hàng đã có nhập xuất ở chi nhánh này nên tồn không được nhập: hãy kiểm kho')
  if (product.isLotManaged && !stock.lots.length)
    return void tell('Hàng quản lý theo lô mà không có lô nên tồn không được nhập')
  if (product.isLotManaged && tellOtherExpiries(product.id, stock.lots, lots, issue)) return
  if (!product.isLotManaged && stock.lots.length) tell('Hàng này không quản lý theo lô: tồn nhập không kèm lô')
  plan.stocks.push({
    row: record.row,
    productId: product.id,
    unitId: base.id,
    quantity: stock.quantity,
    cost: stock.cost,
    lots: product.isLotManaged
      ? stock.lots.map(lot => ({ lotNumber: lot.number, expiryDate: lot.expiry, quantity: lot.quantity }))
      : [],
  })
}

/** Lots that the store has with another expiry: a lot is one in the whole store, so that another branch may have it. */
function tellOtherExpiries(
  productId: string,
  given: NonNullable<ProductRecord['stock']>['lots'],
  lots: ProductFacts['lots'],
  issue: Issue,
): boolean {
  const differing = given.filter(({ number, expiry }) => {
    const known = lots.get(knownLot(productId, number))
    return known !== undefined && known !== expiry
  })
  for (const { number } of differing) {
    const known = lots.get(knownLot(productId, number))
    const expiry = known ? formatDate(known) : 'không có'
    issue('lotNumber', errorMessage('lot-expiry-differs', { lot: number, expiry }))
  }
  return differing.length > 0
}

/** Barcodes of other products, and of no other row: the file itself was looked at when it was read. */
function refuseTaken(record: ProductRecord, id: string, { barcodes }: ProductFacts, issue: Issue): boolean {
  let isRefused = false
  for (const unit of record.units)
    for (const barcode of unit.barcodes) {
      const taken = barcodes.get(barcode)
      if (!taken || taken.productId === id) continue
      issue('barcode', `Mã vạch ${barcode} đã dùng cho ${taken.product}`, 'error', unit.row)
      isRefused = true
    }
  return isRefused
}

/** What a schema refuses, beside the column that it came from. */
export function tellIssues(error: z.ZodError, issue: Issue): void {
  for (const { path, message } of error.issues) {
    const [field, place, part] = path.map(String)
    if (field === 'units') issue(part === 'price' || part === 'barcode' ? part : 'unit', message)
    else issue(field === 'code' || field === 'type' || place === undefined ? (field ?? '') : '', message)
  }
}

function namesOf(record: ProductRecord, { lists }: ProductFacts, known?: StoredProduct) {
  const group = record.groupPath && { id: lists.group(record.groupPath)?.id ?? null, name: record.groupPath.at(-1)! }
  return {
    groupId: group ? group.id : (known?.groupId ?? null),
    groupName: group ? (lists.group(record.groupPath)?.name ?? group.name) : (known?.groupName ?? null),
    manufacturer: nameIn(lists, 'manufacturer', record.fields.manufacturer) ?? known?.manufacturer ?? null,
    shelfPosition: nameIn(lists, 'product_position', record.fields.shelfPosition) ?? known?.shelfPosition ?? null,
  }
}

const nameIn = (lists: CatalogueLists, table: 'manufacturer' | 'product_position', name: string | undefined) =>
  lists.entry(table, name)?.name ?? name

/** Of a product that is there and whose file says nothing of them, null: the row is then left as it is. */
const entriesOf = ({ fields }: ProductRecord, { lists }: ProductFacts) => ({
  manufacturerId: lists.entry('manufacturer', fields.manufacturer)?.id ?? null,
  positionId: lists.entry('product_position', fields.shelfPosition)?.id ?? null,
})

/** Of a product of which nothing else is said. */
const blank = {
  shortName: null,
  registrationNumber: null,
  activeIngredient: null,
  strength: null,
  country: null,
  packing: null,
  dosageForm: null,
  route: null,
  nationalCode: null,
  isPrescription: false,
  controlGroup: null as ControlGroup | null,
  storage: null as StorageCondition | null,
  protectFromLight: false,
  returnPolicy: null as ReturnPolicy | null,
  minStock: null,
  maxStock: null,
  description: null,
  symptoms: null,
  noteTemplate: null,
  weight: null,
  earnsPoints: true,
  promotable: null,
  isSoldDirectly: true,
  comboPrice: null,
  medicineId: null,
  medicine: null,
  mergedInto: null,
  survivor: null,
  version: 1,
}
