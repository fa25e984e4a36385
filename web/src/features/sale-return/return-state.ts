import type { PreviewBody, Returnable, SaleReturnBody, SaleReturnReason } from '@quay/contract/sale-return/shapes'
import type { Discount } from '../../ui/percent-or-money-input.tsx'

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
  fee: Discount | null
  surplusGifts: 'CHARGE' | 'WAIVE' | null
  method: 'CASH' | 'BANK' | 'DEBT'
  accountId: string | null
}

type Sold = Returnable['items'][number]

/** A new return of a bill: nothing comes back yet, and the money goes the way it came. */
export const beginReturn = (id: string, bill: Returnable): ReturnState => ({
  id,
  billId: bill.billId,
  reason: 'CHANGED_MIND',
  note: '',
  lines: bill.items.map(beginLine),
  fee: null,
  surplusGifts: null,
  method: bill.paidBy.includes('CASH') || bill.paidBy.length === 0 ? 'CASH' : 'BANK',
  accountId: null,
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
  }
}

/** What is sent: the goods, and the rest that the customer gets in one way. */
export function bodyOf(
  state: ReturnState,
  bill: Returnable,
  { rest, restInCash }: { rest: number; restInCash: number },
): SaleReturnBody {
  const amount = state.method === 'CASH' ? restInCash : rest
  const account = state.method === 'BANK' && state.accountId ? { accountId: state.accountId } : {}
  return {
    ...askOf(state, bill),
    id: state.id,
    payments: amount > 0 ? [{ method: state.method, amount, ...account }] : [],
    expectedRefund: rest,
  }
}
