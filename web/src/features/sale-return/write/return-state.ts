import type {
  PreviewBody,
  Returnable,
  ReturnPreview,
  SaleReturn,
  SaleReturnBody,
  SaleReturnReason,
} from '@quay/contract/sale-return/shapes'
import type { Discount } from '../../../ui/field/percent-or-money-input.tsx'
import type { KeptGoods } from '../../till/shared/kept-goods.ts'
import { type RefundWays, settleWays, sumOf, waysFrom } from './refund-ways.ts'

/** What a person typed of a line that can come back. */
export interface ReturnLineState {
  billItemId: string
  billItemPartId: string | null
  unitId: string
  /** Null and 0: it does not come back. */
  quantity: number | null
  /** Chosen where a part of several lots comes back. */
  lotId: string | null
  restock: boolean
  isIntact: boolean
}

/** A return that is being written, as the browser keeps it. */
export interface ReturnState {
  id: string
  billId: string
  reason: SaleReturnReason
  note: string
  lines: ReturnLineState[]
  /** New goods of an exchange; null for none. */
  newGoods: KeptGoods | null
  fee: Discount | null
  surplusGifts: 'CHARGE' | 'WAIVE' | null
  exchangePoints: number | null
  /** What somebody chose of the surcharges of the new goods, by id: an amount in đồng, on, or off. Left out in what was kept before. */
  exchangeSurcharges?: Readonly<Record<string, number | boolean>> | undefined
  ways: RefundWays
}

type Sold = Returnable['items'][number]

/** A new return of a bill: nothing comes back yet, and the money goes the way it came. */
export const beginReturn = (id: string, bill: Returnable): ReturnState => ({
  id,
  billId: bill.billId,
  reason: 'CHANGED_MIND',
  note: '',
  lines: bill.items.map(beginLine),
  newGoods: null,
  fee: null,
  surplusGifts: null,
  exchangePoints: null,
  ways: waysFrom(bill.paidBy.includes('CASH') || bill.paidBy.length === 0 ? 'CASH' : 'BANK'),
})

const beginLine = ({ billItemId, billItemPartId, unitId }: Sold): ReturnLineState => ({
  billItemId,
  billItemPartId,
  unitId,
  quantity: null,
  lotId: null,
  restock: false,
  isIntact: false,
})

export const ratioOf = (sold: Sold, unitId: string): number =>
  unitId === sold.unitId ? sold.ratio : (sold.units.find(({ id }) => id === unitId)?.ratio ?? sold.ratio)

/** Most of a unit that can come back. */
export const mostOf = (sold: Sold, unitId: string): number => Math.floor(sold.left / ratioOf(sold, unitId))

/** All that is left, in the unit of the bill where it divides, else in the base unit. */
export function wholeLine(line: ReturnLineState, sold: Sold): ReturnLineState {
  if (sold.left === 0 || sold.isRefused) return line
  if (sold.left % sold.ratio === 0) return { ...line, unitId: sold.unitId, quantity: sold.left / sold.ratio }
  const base = sold.units.find(({ ratio }) => ratio === 1)
  return base ? { ...line, unitId: base.id, quantity: sold.left } : line
}

/** Whether the lot has to be named: a part of what several lots gave comes back. */
export function asksLot(line: ReturnLineState, sold: Sold): boolean {
  const base = (line.quantity ?? 0) * ratioOf(sold, line.unitId)
  return sold.lots.length > 1 && base > 0 && base < sold.left
}

/** The lines that come back with their places, so that a refusal finds its line. */
export const comingBack = ({ lines }: ReturnState) =>
  lines.map((line, place) => ({ line, place })).filter(({ line }) => (line.quantity ?? 0) > 0)

/** What is asked of the server for the goods that are chosen. */
export function askOf(state: ReturnState, bill: Returnable): PreviewBody {
  const items = comingBack(state).map(({ line, place }) => {
    const sold = bill.items[place]!
    const quantity = line.quantity ?? 0
    const lots =
      line.lotId !== null && asksLot(line, sold)
        ? [{ lotId: line.lotId, quantity: quantity * ratioOf(sold, line.unitId) }]
        : undefined
    return {
      billItemId: line.billItemId,
      ...(line.billItemPartId && { billItemPartId: line.billItemPartId }),
      unitId: line.unitId,
      quantity,
      ...(lots && { lots }),
      restock: line.restock,
      isIntact: line.restock && line.isIntact,
    }
  })
  return {
    billId: state.billId,
    reason: state.reason,
    items,
    ...(state.note.trim() !== '' && { note: state.note.trim() }),
    ...(state.fee && { fee: state.fee }),
    ...(state.surplusGifts && { surplusGifts: state.surplusGifts }),
    ...(state.newGoods && {
      exchange: {
        ...state.newGoods.body,
        ...(state.exchangePoints && { points: state.exchangePoints }),
        ...surchargesOf(state.exchangeSurcharges),
      },
    }),
  }
}

type Sent = Omit<SaleReturnBody, 'id'>

/** What is kept of a return that is not completed: what was written, and no money. */
export const draftBodyOf = (state: ReturnState, bill: Returnable): Sent => ({
  ...askOf(state, bill),
  status: 'DRAFT',
  payments: [],
})

/** A draft of the server as it was left. What cannot come back any more is left out. */
export function stateOfDraft(document: SaleReturn, bill: Returnable): ReturnState {
  const begun = beginReturn(document.id, bill)
  const { draft } = document
  if (!draft) return begun
  const lines = begun.lines.map(line => {
    const item = draft.items.find(
      one => one.billItemId === line.billItemId && (one.billItemPartId ?? null) === line.billItemPartId,
    )
    if (!item) return line
    const { quantity, restock, isIntact } = item
    return {
      ...line,
      unitId: item.unitId ?? line.unitId,
      quantity,
      lotId: item.lots?.[0]?.lotId ?? null,
      restock,
      isIntact,
    }
  })
  return {
    ...begun,
    reason: draft.reason,
    note: draft.note ?? '',
    lines,
    fee: draft.fee ?? null,
    surplusGifts: draft.surplusGifts ?? null,
    newGoods: draft.exchange ? { cart: null, body: draft.exchange } : null,
    exchangePoints: draft.exchange?.points ?? null,
    exchangeSurcharges: choicesOf(draft.exchange),
  }
}

/** All that is put on, once somebody chose anything; until then the store decides. */
function surchargesOf(choices: ReturnState['exchangeSurcharges'] = {}) {
  const chosen = Object.entries(choices)
  if (chosen.length === 0) return {}
  return {
    surcharges: chosen.flatMap(([surchargeId, choice]) =>
      choice === false ? [] : [{ surchargeId, ...(typeof choice === 'number' && { amount: choice, isTyped: true }) }],
    ),
    declinedSurcharges: chosen.flatMap(([surchargeId, choice]) => (choice === false ? [surchargeId] : [])),
  }
}

function choicesOf(
  { surcharges = [], declinedSurcharges = [] }: NonNullable<SaleReturn['draft']>['exchange'] & object = { items: [] },
) {
  return Object.fromEntries([
    ...surcharges.map(({ surchargeId, amount }) => [surchargeId, amount ?? true] as const),
    ...declinedSurcharges.map(id => [id, false] as const),
  ])
}

type OldGoods = { productId: string; unitId: string; quantity: number }

/** What a browser kept before new goods had a cart of their own. */
export function withOldGoods(kept: ReturnState): ReturnState {
  const {
    exchange: old = [],
    exchangeCodes: codes = [],
    ...state
  } = kept as ReturnState & {
    exchange?: readonly OldGoods[]
    exchangeCodes?: string[]
  }
  if (state.newGoods || old.length === 0) return state
  const items = old.map(({ productId, unitId, quantity }) => ({ productId, unitId, quantity }))
  return { ...state, newGoods: { cart: null, body: { items, ...(codes.length > 0 && { codes }) } } }
}

/** What is sent: the goods, and how the rest, or the difference that the customer pays, goes. */
export function bodyOf(state: ReturnState, bill: Returnable, preview: ReturnPreview): Sent {
  const ask = askOf(state, bill)
  const { rest, exchange } = preview
  return {
    ...ask,
    ...(ask.exchange && exchange && { exchange: { ...ask.exchange, expectedPayable: exchange.payable } }),
    status: 'SUCCEED',
    payments: settleWays(state.ways, sumOf(preview), bill.customerId !== null).payments,
    expectedRefund: rest,
  }
}
