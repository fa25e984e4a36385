import type { VatRate } from '@quay/contract/enumeration'
import type { KnownGoods } from '@quay/contract/inbound/shapes'
import {
  type EditorLine,
  type EditorLot,
  type EditorProduct,
  type EditorState,
  noDiscount,
  receivedOf,
  unitOf,
} from './editor-state.ts'
import { spreadLots } from './spread-lots.ts'

type LinePatch = Partial<
  Pick<EditorLine, 'quantity' | 'bonusQuantity' | 'price' | 'discount' | 'vatRate' | 'salePrices' | 'defect'>
>
type HeadPatch = Partial<Omit<EditorState, 'id' | 'version' | 'code' | 'lines'>>

/** What a person does in the editor. Keys of new rows come with the action, so that the same action gives the same state. */
export type EditorAction =
  | {
      type: 'add'
      product: EditorProduct
      unitId: string
      vatRate: VatRate
      key: string
      lotKey: string
      lot?: ScannedLot
    }
  | { type: 'line'; key: string; patch: LinePatch }
  | { type: 'unit'; key: string; unitId: string }
  | { type: 'product-known'; product: EditorProduct }
  | { type: 'goods-known'; goods: readonly KnownGoods[] }
  | { type: 'match'; unmatchedKey: string; line: EditorLine }
  | { type: 'drop-unmatched'; unmatchedKey: string }
  | { type: 'add-lot'; key: string; lotKey: string }
  | { type: 'lot'; key: string; lotKey: string; patch: Partial<Omit<EditorLot, 'key'>> }
  | { type: 'remove-lot'; key: string; lotKey: string }
  | { type: 'head'; patch: HeadPatch }
  | { type: 'replace'; state: EditorState }

/** Whether an action only tells more about what stands there: no edit of a person. */
export const isLearning = ({ type }: EditorAction): boolean => type === 'product-known' || type === 'goods-known'

/** The state after an action. Lines that the action does not touch stay the same objects: they are not drawn again. */
export function editInbound(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'replace':
      return action.state
    case 'head':
      return { ...state, ...action.patch }
    case 'match':
      return {
        ...state,
        lines: [...state.lines, action.line],
        unmatched: state.unmatched.filter(line => line.key !== action.unmatchedKey),
      }
    case 'drop-unmatched':
      return { ...state, unmatched: state.unmatched.filter(line => line.key !== action.unmatchedKey) }
    case 'product-known':
      // Not an edit: it only tells more about what stands there.
      return {
        ...state,
        lines: state.lines.map(line =>
          line.product.id === action.product.id
            ? { ...line, product: { ...action.product, last: line.product.last } }
            : line,
        ),
      }
    case 'goods-known': {
      const goods = new Map(action.goods.map(one => [one.productId, one]))
      const deductsVat = action.goods[0]?.deductsVat ?? state.deductsVat
      return { ...state, deductsVat, lines: state.lines.map(line => withKnown(line, goods.get(line.product.id))) }
    }
    default:
      return { ...state, lines: editLines(state.lines, action) }
  }
}

/** A line with what is known of its goods; where no price was typed yet it takes the last one, in its own unit. */
function withKnown(line: EditorLine, known: KnownGoods | undefined): EditorLine {
  if (!known) return line
  const { stock, units, last } = known
  const isUnitThere = units.some(({ id }) => id === line.unitId)
  const price = line.price ?? (last && Math.round((last.price * unitOf(line).ratio) / last.ratio))
  const product = { ...line.product, stock, last, ...(isUnitThere && { units, unitsKnown: true }) }
  return { ...line, product, price }
}

type LineAction = Exclude<
  EditorAction,
  { type: 'replace' | 'head' | 'product-known' | 'goods-known' | 'match' | 'drop-unmatched' }
>

function editLines(lines: readonly EditorLine[], action: LineAction): readonly EditorLine[] {
  switch (action.type) {
    case 'add':
      return addProduct(lines, action)
    default:
      return lines.map(line => (line.key === action.key ? editLine(line, action) : line))
  }
}

type OneLineAction = Exclude<LineAction, { type: 'add' }>

function editLine(line: EditorLine, action: OneLineAction): EditorLine {
  switch (action.type) {
    case 'line':
      return { ...line, ...action.patch }
    case 'unit':
      return changeUnit(line, action.unitId)
    case 'add-lot':
      return { ...line, lots: [...fixedLots(line), newLot(action.lotKey)] }
    case 'lot':
      return { ...line, lots: line.lots.map(lot => (lot.key === action.lotKey ? { ...lot, ...action.patch } : lot)) }
    case 'remove-lot':
      return { ...line, lots: line.lots.filter(lot => lot.key !== action.lotKey) }
  }
}

/** The same product in the same unit counts up, as scanning box after box does; else a line is added. */
function addProduct(lines: readonly EditorLine[], action: Extract<EditorAction, { type: 'add' }>) {
  const { product, unitId, vatRate, key, lotKey, lot } = action
  const same = lines.find(line => line.product.id === product.id && line.unitId === unitId)
  if (same)
    return lines.map(line => (line === same ? oneMore(line, lotKey, product.isLotManaged ? lot : undefined) : line))
  const line: EditorLine = {
    key,
    product,
    unitId,
    quantity: 1,
    bonusQuantity: 0,
    price: null,
    discount: noDiscount,
    vatRate,
    lots: product.isLotManaged ? [{ ...newLot(lotKey), ...lot }] : [],
    salePrices: [],
    defect: null,
  }
  return [...lines, line]
}

/** What the symbol on a pack says of its lot. */
export type ScannedLot = { lotNumber: string; expiryDate: string | null }

/** One more of a line; a pack that names its lot counts there, and a lot that the line has not yet is added. */
function oneMore(line: EditorLine, lotKey: string, scanned: ScannedLot | undefined): EditorLine {
  const more = { ...line, quantity: (line.quantity ?? 0) + 1 }
  if (!scanned) return more
  const isSame = (lot: EditorLot) => lot.lotNumber.trim().toUpperCase() === scanned.lotNumber.toUpperCase()
  if (line.lots.length === 1 && isSame(line.lots[0]!)) return more
  const lots = fixedLots(line)
  if (!lots.some(isSame)) return { ...more, lots: [...lots, { ...newLot(lotKey), ...scanned, quantity: 1 }] }
  return { ...more, lots: lots.map(lot => (isSame(lot) ? { ...lot, quantity: (lot.quantity ?? 0) + 1 } : lot)) }
}

/** The price goes with the unit: 32.000 a box of 100 is 320 a tablet. */
function changeUnit(line: EditorLine, unitId: string): EditorLine {
  const [before, after] = [unitOf(line), unitOf({ product: line.product, unitId })]
  const price = line.price === null ? null : Math.round((line.price * after.ratio) / before.ratio)
  return { ...line, unitId: after.id, price }
}

const newLot = (key: string): EditorLot => ({ key, lotNumber: '', expiryDate: null, quantity: null })

/** Before another lot takes the rest, the one that took it until now keeps what it has. */
function fixedLots(line: EditorLine): EditorLot[] {
  const quantities = spreadLots(receivedOf(line), line.lots)
  return line.lots.map((lot, place) => ({ ...lot, quantity: quantities[place] ?? 0 }))
}
