import type { ExcelKind } from '@quay/contract/excel/shapes'
import { controlGroupText, storageText } from '../product/control-group.ts'
import { lotKey } from '../stock/lot-key.ts'
import { fold } from '../text/fold.ts'
import { formatNumber } from '../text/format-number.ts'
import type { SheetRow } from './cell.ts'
import { readAddresses } from './picture-addresses.ts'
import type { ProductFields, ProductRecord, ProductRecords, RecordUnit } from './product-record.ts'
import { readBarcodes, readCount, readDay, readFlag, readMoney, readNumber } from './read-cell.ts'
import { type ColumnChoice, numbered, type RowReader, rowReader } from './row-reader.ts'

interface ReadOptions {
  kind: Extract<ExcelKind, 'product' | 'stock' | 'price'>
  columns: readonly ColumnChoice[]
  /** YYYY-MM-DD: the century of a year of two digits, and which lots are expired. */
  today: string
}

/** KiotViet's "no maximum", or that divided by the ratio of a unit. */
const noMaximum = 99_999_999
const maxQuantity = 999_999_999

/**
 * Reads a list of goods, row after row. Units may stand in rows of their own that name their base row (KiotViet; their
 * stock and lots repeat those of the base and are not read), in numbered columns, or in rows with the same code. Lots stand
 * in numbered columns or in rows with the same code. Call `add` for each row and `finish` once.
 */
export function readProducts({ kind, columns, today }: ReadOptions) {
  const reader = rowReader(kind, columns)
  const records: ProductRecord[] = []
  const byCode = new Map<string, ProductRecord>()
  const unitRows: { baseCode: string; unit: RecordUnit | null; row: SheetRow }[] = []

  function add(row: SheetRow): void {
    const baseCode = reader.text(row, 'baseCode', 40)
    const code = codeOf(reader, row)
    if (baseCode && fold(baseCode) !== fold(code ?? '')) {
      addUnitRow(row, baseCode.replace(/\s+/g, '-'), code)
      return
    }
    refuseRatioOfBase(row)
    const known = code === null ? undefined : byCode.get(code.toUpperCase())
    if (code === null && kind !== 'product') reader.issue(row, 'code', 'Thiếu mã hàng')
    else if (known) addToKnown(known, row)
    else addNew(row, code)
  }

  /** A unit in a row of its own. What is wrong with it is said there, and not of its base row too: that stays good. */
  function addUnitRow(row: SheetRow, baseCode: string, code: string | null): void {
    const errors = () => reader.issues.filter(issue => issue.level === 'error' && issue.row === row.row).length
    const before = errors()
    const unit = unitOf(reader, row, 1, null)
    if (kind === 'product') {
      if (reader.value(row, 'ratio', readCount, 'silent') === undefined && errors() === before)
        reader.issue(row, 'ratio', `Thiếu tỷ lệ quy đổi của ${unit.name ?? 'đơn vị này'}`)
      keepCode(row, unit, code)
    }
    unitRows.push({ baseCode, unit: errors() > before ? null : unit, row: { ...row, cells: [] } })
  }

  /** Other systems sell by the code of a unit's row, often its barcode. */
  function keepCode(row: SheetRow, unit: RecordUnit, code: string | null): void {
    if (code === null || unit.barcodes.includes(code)) return
    if (/^[\x21-\x7e]{1,48}$/.test(code) && unit.barcodes.length < 10) unit.barcodes.push(code)
    else reader.issue(row, 'code', `Mã ${code} của đơn vị không làm mã vạch được nên bị bỏ qua`, 'warning')
  }

  /** A row without another one as its base is a base itself: twelve of what would it be? */
  function refuseRatioOfBase(row: SheetRow): void {
    if (kind !== 'product' || !reader.has('ratio')) return
    const ratio = reader.value(row, 'ratio', readCount, 'silent')
    if (ratio !== undefined && ratio !== 1)
      reader.issue(row, 'ratio', 'Dòng này không ghi mã của đơn vị cơ bản khác nên tỷ lệ quy đổi phải là 1')
  }

  function addNew(row: SheetRow, code: string | null): void {
    const record = recordOf(reader, row, code, kind, today)
    records.push(record)
    if (code !== null) byCode.set(code.toUpperCase(), record)
  }

  /** A second row of one code: another unit or another lot of it, else it is there twice. */
  function addToKnown(known: ProductRecord, row: SheetRow): void {
    const unit = unitOf(reader, row, 1, null)
    const isOtherUnit = unit.name !== null && !known.units.some(one => fold(one.name ?? '') === fold(unit.name!))
    if (isOtherUnit && kind !== 'product') known.units.push(unit)
    if (isOtherUnit && kind === 'price') return
    const name = reader.text(row, 'name')
    const { stock, isByLot } = stockOf(reader, row, today)
    const isSame = name === undefined || name === known.fields.name
    if (isByLot && isSame && kind !== 'price') {
      known.isLotManaged = true
      if (known.stock && !known.stock.lots.length) {
        const message = 'Hàng này có lô ở dòng khác: tồn không có số lô nên không được nhập'
        reader.issue({ row: known.row, cells: [] }, 'stock', message, 'warning')
        known.stock = null
      }
      if (!stock) return
      known.stock ??= { quantity: 0, cost: stock.cost, lots: [] }
      known.stock.lots.push(...stock.lots)
      known.stock.quantity += stock.quantity
      return
    }
    reader.issue(row, 'code', `Mã này đã có ở dòng ${known.row}`)
  }

  function finish(): ProductRecords {
    for (const { baseCode, unit, row } of unitRows) {
      const base = byCode.get(baseCode.toUpperCase())
      if (!base) reader.issue(row, 'baseCode', `Không có hàng mã ${baseCode} trong tệp để làm đơn vị cơ bản`)
      else if (unit === null) continue
      else if (unit.name === null) reader.issue(row, 'unit', 'Thiếu tên đơn vị tính')
      else base.units.push(unit)
    }
    byCode.clear()
    unitRows.length = 0
    for (const record of records) settle(record, reader)
    refuseRepeatedBarcodes(records, reader)
    return { records, issues: reader.issues.sort((a, b) => a.row - b.row) }
  }

  return { add, finish }
}

function codeOf(reader: RowReader, row: SheetRow): string | null {
  const code = reader.text(row, 'code', 40)
  if (code === undefined) return null
  if (!/\s/.test(code)) return code
  const joined = code.replace(/\s+/g, '-')
  reader.issue(row, 'code', `Mã hàng không có khoảng trắng: đổi thành ${joined}`, 'warning')
  return joined
}

function recordOf(
  reader: RowReader,
  row: SheetRow,
  code: string | null,
  kind: ReadOptions['kind'],
  today: string,
): ProductRecord {
  const units = reader
    .places('unit')
    .concat(reader.places('price'))
    .filter((place, i, all) => all.indexOf(place) === i)
    .sort((a, b) => a - b)
    .map(place => unitOf(reader, row, place, place))
    .filter(unit => unit.name !== null || unit.ratio === 1)
  const { stock, isByLot } = kind === 'price' ? noStock : stockOf(reader, row, today)
  const record: ProductRecord = {
    row: row.row,
    code,
    fields: kind === 'product' ? fieldsOf(reader, row) : nameOf(reader, row),
    groupPath: groupOf(reader, row),
    units,
    stock,
    components: componentsOf(reader, row),
  }
  const isLotManaged = reader.value(row, 'isLotManaged', readFlag, 'warning')
  if (isLotManaged !== undefined) record.isLotManaged = isLotManaged
  if (stock?.lots.length) record.isLotManaged = true
  // Goods whose every lot was left out are goods by lots all the same.
  else if (isByLot) record.isLotManaged ??= true
  if (isPlainGoods(fold(reader.text(row, 'type') ?? ''))) record.isPlainGoods = true
  const pictures = picturesOf(reader, row)
  if (kind === 'product' && pictures.length) record.pictures = pictures
  if (kind === 'product' && reader.has('price') && units[0]?.price === null) record.isUnpriced = true
  const isActive = reader.value(row, 'isActive', readFlag, 'warning')
  if (isActive !== undefined) record.isActive = isActive
  return record
}

/** Longer than five addresses that may be. */
const picturesCell = 4_000

function picturesOf(reader: RowReader, row: SheetRow): string[] {
  const { addresses, problems } = readAddresses(reader.text(row, 'pictures', picturesCell) ?? '')
  for (const problem of problems) reader.issue(row, 'pictures', problem, 'warning')
  return addresses
}

const nameOf = (reader: RowReader, row: SheetRow): ProductFields => {
  const name = reader.text(row, 'name')
  return name === undefined ? {} : { name }
}

/** As a product may have (contract/src/product/shapes.ts). */
const maxPoints = 1_000_000

/** The unit in the numbered columns of a row; of a row of its own (`place` null) the ratio stands without a number. */
function unitOf(reader: RowReader, row: SheetRow, column: number, place: number | null): RecordUnit {
  const ratio = place === 1 ? 1 : reader.value(row, numbered('ratio', column), readCount)
  const isRead = place === 1 || ratio !== undefined
  const name = reader.text(row, numbered('unit', column), 30) ?? null
  if (ratio !== undefined && (ratio < 1 || ratio > maxQuantity))
    reader.issue(row, numbered('ratio', column), 'Tỷ lệ quy đổi phải từ 1')
  else if (!isRead && name !== null && place !== null)
    reader.issue(row, numbered('ratio', column), `Thiếu tỷ lệ quy đổi của ${name}`)
  const unit: RecordUnit = {
    row: row.row,
    name,
    ratio: ratio ?? 1,
    price: priceOf(reader, row, numbered('price', column)),
    barcodes: reader.value(row, numbered('barcode', column), readBarcodes) ?? [],
  }
  const points = reader.value(row, numbered('points', column), readCount)
  if (points !== undefined && (points < 0 || points > maxPoints))
    reader.issue(row, numbered('points', column), `Điểm phải từ 0 đến ${formatNumber(maxPoints)}`)
  else if (points !== undefined) unit.points = points
  if (place === null) {
    const isSold = reader.value(row, 'isSoldDirectly', readFlag, 'warning')
    if (isSold !== undefined) unit.isSold = isSold
  }
  return unit
}

/** A price in đồng. Costs from other systems have decimals and are rounded; the row reports a rounded price. */
function priceOf(reader: RowReader, row: SheetRow, field: string): number | null {
  const price = reader.value(row, field, readMoney)
  if (price === undefined) return null
  if (reader.value(row, field, readNumber) !== price)
    reader.issue(row, field, `Giá có phần lẻ nên được làm tròn thành ${formatNumber(price)}`, 'warning')
  return price
}

/** What of a row is text as it stands, with its longest length. */
const texts = {
  name: 200,
  shortName: 60,
  registrationNumber: 60,
  nationalCode: 40,
  activeIngredient: 300,
  strength: 100,
  manufacturer: 200,
  country: 100,
  packing: 200,
  dosageForm: 100,
  route: 100,
  shelfPosition: 60,
  description: 2000,
  symptoms: 300,
  noteTemplate: 300,
} as const

function fieldsOf(reader: RowReader, row: SheetRow): ProductFields {
  const given: Record<string, unknown> = {}
  for (const [field, max] of Object.entries(texts)) given[field] = reader.text(row, field, max)
  given.type = typeOf(reader, row)
  given.isPrescription = reader.value(row, 'isPrescription', readFlag, 'warning')
  given.earnsPoints = reader.value(row, 'earnsPoints', readFlag, 'warning')
  given.isSoldDirectly = reader.value(row, 'isSoldDirectly', readFlag, 'warning')
  given.vatRate = vatOf(reader, row)
  given.controlGroup = byWords(reader, row, 'controlGroup', controlGroupText)
  given.storage = byWords(reader, row, 'storage', storageText)
  given.minStock = levelOf(reader, row, 'minStock')
  given.maxStock = levelOf(reader, row, 'maxStock')
  const weight = reader.value(row, 'weight', readNumber, 'warning')
  given.weight = weight === undefined || weight <= 0 || weight > maxQuantity ? undefined : Math.round(weight)
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as ProductFields
}

/** What KiotViet calls everything that is no combo and no service. */
const isPlainGoods = (folded: string) => folded === 'hang hoa' || folded === 'hang'

/** Medicine, goods, combo; nothing for plain goods, which may be any of them. A service is goods that are not counted by lots. */
function typeOf(reader: RowReader, row: SheetRow): 1 | 2 | 3 | undefined {
  const text = fold(reader.text(row, 'type') ?? '')
  if (text === '') return undefined
  if (text.includes('combo')) return 3
  if (text.includes('thuoc')) return 1
  if (isPlainGoods(text)) return undefined
  if (text.includes('hang') || text.includes('dich vu') || text.includes('vat tu')) return 2
  reader.issue(row, 'type', 'Loại hàng không rõ nên coi là thuốc', 'warning')
  return 1
}

const rates = [0, 5, 8, 10]

function vatOf(reader: RowReader, row: SheetRow): number | undefined {
  const text = fold(reader.text(row, 'vatRate') ?? '')
    .replace('%', '')
    .trim()
  if (text === '') return undefined
  if (text === 'kkknt' || text.includes('khong ke khai')) return -1
  if (text === 'kct' || text.includes('khong chiu')) return -2
  const rate = Number(text.replace(',', '.'))
  // A cell of the format 5 % holds 0.05.
  const known = rates.find(one => one === rate || (rate > 0 && rate < 1 && Math.abs(one - rate * 100) < 1e-9))
  if (known === undefined)
    reader.issue(row, 'vatRate', 'Thuế suất là 0, 5, 8, 10, KCT hoặc KKKNT: ô này bị bỏ qua', 'warning')
  return known
}

/** A code by the words that the screens show for it, or by the code itself. */
function byWords(
  reader: RowReader,
  row: SheetRow,
  field: string,
  words: Readonly<Record<string, string>>,
): string | undefined {
  const text = reader.text(row, field)
  if (text === undefined) return undefined
  const wanted = fold(text)
  const found = Object.entries(words).find(([code, word]) => code === wanted || fold(word) === wanted)?.[0]
  if (!found) reader.issue(row, field, 'Không rõ nên ô này bị bỏ qua', 'warning')
  return found
}

function levelOf(reader: RowReader, row: SheetRow, field: string): number | undefined {
  const level = reader.value(row, field, readNumber, 'warning')
  if (level === undefined || level < 0 || level >= noMaximum) return undefined
  return Math.round(level)
}

function groupOf(reader: RowReader, row: SheetRow): string[] | null {
  const text = reader.text(row, 'group', 320)
  if (text === undefined) return null
  const path = text
    .split('>>')
    .map(name => name.trim().slice(0, 100))
    .filter(name => name !== '')
  if (path.length > 3) reader.issue(row, 'group', 'Nhóm hàng có tối đa 3 cấp: các cấp sau bị bỏ', 'warning')
  return path.length ? path.slice(0, 3) : null
}

/** `CODE:2|CODE:1`, as KiotViet writes what a combo is made of. */
function componentsOf(reader: RowReader, row: SheetRow): ProductRecord['components'] {
  const text = reader.text(row, 'components', 1000)
  if (text === undefined) return []
  return text.split('|').flatMap(part => {
    const [, code, quantity = '1'] = /^\s*([^:]+?)\s*(?::\s*([\d.,]+))?\s*$/.exec(part) ?? []
    const count = /^\d{1,9}([.,]0+)?$/.test(quantity) ? Math.round(Number(quantity.replace(',', '.'))) : 0
    if (code && count > 0) return [{ code, quantity: count }]
    if (part.trim()) reader.issue(row, 'components', 'Hàng thành phần ghi như MA1:2|MA2:1, số lượng từ 1')
    return []
  })
}

interface RowStock {
  stock: ProductRecord['stock']
  /** Whether the row names a lot or an expiry, be it one that cannot come in. */
  isByLot: boolean
}

const noStock: RowStock = { stock: null, isByLot: false }

/**
 * The stock of a row. Reports and leaves out quantities below zero and lots without what the law asks for. Goods without
 * any lot left have no stock, even if the row has a total: it is the total of goods that the store may not sell.
 */
function stockOf(reader: RowReader, row: SheetRow, today: string): RowStock {
  const quantity = reader.value(row, 'stock', readCount)
  const cost = reader.value(row, 'cost', readMoney) ?? 0
  const places = reader.places('lotNumber')
  const lots: NonNullable<ProductRecord['stock']>['lots'] = []
  const onlyLot = places.length === 1 && !reader.has('lotQuantity')
  let isByLot = false
  for (const place of places) {
    const number = reader.text(row, numbered('lotNumber', place), 40)
    const inLot = onlyLot ? quantity : reader.value(row, numbered('lotQuantity', place), readCount)
    if (number === undefined && (inLot === undefined || inLot === 0 || onlyLot)) continue
    const expiry = reader.value(row, numbered('expiry', place), cell => readDay(cell, { today, monthEnd: true }))
    const tell = (field: string, message: string) => reader.issue(row, numbered(field, place), message, 'warning')
    if (number !== undefined || expiry !== undefined) isByLot = true
    if (inLot === undefined || inLot === 0) continue
    if (inLot < 0) tell('lotQuantity', 'Lô này đang âm nên không nhập')
    else if (number === undefined) tell('lotNumber', 'Thiếu số lô nên lượng này không được nhập')
    else if (expiry === undefined) tell('expiry', `Lô ${number} thiếu hạn sử dụng nên không được nhập`)
    else if (expiry < today) tell('expiry', `Lô ${number} đã hết hạn nên không được nhập, hãy làm phiếu hủy`)
    else if (inLot > maxQuantity) reader.issue(row, numbered('lotQuantity', place), 'Số lượng quá lớn')
    else lots.push({ number, expiry, quantity: inLot })
  }
  if (quantity !== undefined && quantity < 0) reader.issue(row, 'stock', 'Tồn âm nên không nhập tồn', 'warning')
  if (quantity !== undefined && quantity > maxQuantity) reader.issue(row, 'stock', 'Số lượng quá lớn')
  const sum = lots.reduce((total, lot) => total + lot.quantity, 0)
  if (lots.length && !onlyLot && quantity !== undefined && quantity !== sum)
    reader.issue(row, 'stock', `Tồn kho khác tổng các lô: nhập theo lô, là ${sum}`, 'warning')
  if (lots.length) return { stock: { quantity: sum, cost, lots }, isByLot }
  const isNone = isByLot || quantity === undefined || quantity <= 0 || quantity > maxQuantity
  return { stock: isNone ? null : { quantity, cost, lots }, isByLot }
}

/** Looks at a record when all its rows are there: units, lots that add up, goods by lots that have none. */
function settle(record: ProductRecord, reader: RowReader): void {
  const row = { row: record.row, cells: [] }
  const { stock } = record
  const names = new Set<string>()
  const units = record.units.filter(unit => {
    const name = fold(unit.name ?? '')
    if (!names.has(name)) return names.add(name)
    reader.issue({ row: unit.row, cells: [] }, 'unit', `Đơn vị ${unit.name ?? 'cơ bản'} bị trùng`)
    return false
  })
  record.units = units
  if (units.length > 10) reader.issue(row, 'unit', 'Một mặt hàng có tối đa 10 đơn vị tính')
  if (!stock) return
  if (record.isLotManaged && !stock.lots.length) {
    reader.issue(row, 'stock', 'Hàng quản lý theo lô mà không có lô: hàng vẫn nhập, tồn thì không', 'warning')
    record.stock = null
    return
  }
  const expiries = new Map<string, string>()
  for (const lot of stock.lots) {
    const before = expiries.get(lotKey(lot.number))
    if (before !== undefined && before !== lot.expiry)
      reader.issue(row, 'lotNumber', `Lô ${lot.number} có hai hạn sử dụng`)
    expiries.set(lotKey(lot.number), lot.expiry)
  }
}

function refuseRepeatedBarcodes(records: readonly ProductRecord[], reader: RowReader): void {
  const seen = new Map<string, number>()
  for (const unit of records.flatMap(record => record.units)) {
    for (const barcode of unit.barcodes) {
      const before = seen.get(barcode)
      if (before !== undefined)
        reader.issue({ row: unit.row, cells: [] }, 'barcode', `Mã vạch ${barcode} đã có ở dòng ${before}`)
      seen.set(barcode, unit.row)
    }
  }
}
