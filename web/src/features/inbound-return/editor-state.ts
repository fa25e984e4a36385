import type { VatRate } from '@quay/contract/enumeration'
import type { Inbound } from '@quay/contract/inbound/shapes'
import type { InboundReturn, InboundReturnReason, Returnable } from '@quay/contract/inbound-return/shapes'
import { priceReturn } from '@quay/domain/inbound-return/price-return'
import { type LotLine, lotOfItem } from '../../document/lines/goods-line.ts'
import type { Editable } from '../../document/written.ts'

/** A line that is being written; quantities of lots are in base units. */
export interface ReturnLine extends LotLine {
  inboundItemId: string | null
  /** What can go back at most; null where it is not known any more (a draft that was kept). */
  canReturn: number | null
  bought: number | null
  returned: number | null
  price: number | null
  vatRate: VatRate | null
  /** Who delivered the lot; null or left out where that is not known. */
  boughtFrom?: Returnable['boughtFrom']
}

export interface ReturnEditorState extends Editable<ReturnLine> {
  provider: { id: string; name: string } | null
  source: { id: string; code: string } | null
  reason: InboundReturnReason
  deadline: string | null
  note: string
  deduction: number | null
  method: 'DEBT' | 'CASH' | 'BANK'
  refund: number | null
}

/** A free return with nothing in it. */
export const emptyReturn = (id: string): ReturnEditorState => ({
  id,
  version: null,
  code: null,
  provider: null,
  source: null,
  reason: 'NEAR_EXPIRY',
  deadline: null,
  note: '',
  deduction: null,
  method: 'DEBT',
  refund: null,
  lines: [],
})

/** A return of a receipt: every lot of it that is still there, none of them given back yet. */
export function returnOfReceipt(id: string, source: Inbound, candidates: readonly Returnable[]): ReturnEditorState {
  const provider = source.providerId ? { id: source.providerId, name: source.providerName ?? '' } : null
  return {
    ...emptyReturn(id),
    provider,
    // Without a provider nothing can be owed, so the money comes back.
    method: provider ? 'DEBT' : 'CASH',
    source: { id: source.id, code: source.code },
    lines: candidates.filter(({ canReturn }) => canReturn > 0).map(lot => ({ ...lineOf(lot), quantity: null })),
  }
}

/** Who else delivered the lot of a line, where it was not the provider that it goes back to; null otherwise. */
export const otherProvider = ({ boughtFrom }: ReturnLine, provider: ReturnEditorState['provider']): string | null =>
  provider && boughtFrom && boughtFrom.id !== provider.id ? boughtFrom.name : null

/** A line of a lot: one of the unit in which it was bought, or of the largest that what lies there fills. */
export function lineOf(lot: Returnable): ReturnLine {
  const { productId, productName, lotId, lotNumber, expiryDate, bucket, inboundItemId, canReturn, bought, returned } =
    lot
  const own = lot.units.find(({ id, ratio }) => id === lot.unitId && ratio <= canReturn)
  const unit = own ?? lot.units.find(({ ratio }) => ratio <= canReturn) ?? lot.units.at(-1)!
  const boughtIn = lot.units.find(({ id }) => id === lot.unitId)
  const price = lot.price === null || !boughtIn ? null : Math.floor((lot.price * unit.ratio) / boughtIn.ratio)
  return {
    key: `${lotId} ${bucket} ${inboundItemId ?? ''}`,
    ...{ productId, productName, lotId, lotNumber, expiryDate, bucket, inboundItemId, canReturn, bought, returned },
    units: lot.units,
    unitId: unit.id,
    quantity: 1,
    price,
    vatRate: lot.vatRate as VatRate | null,
    boughtFrom: lot.boughtFrom,
  }
}

/** A kept draft, to go on with. */
export function editorOfReturn(document: InboundReturn): ReturnEditorState {
  const paid = document.payments.find(({ method }) => method !== 'DEBT')
  return {
    id: document.id,
    version: document.version,
    code: document.code,
    provider: document.providerId ? { id: document.providerId, name: document.providerName ?? '' } : null,
    source: document.inboundId ? { id: document.inboundId, code: document.inboundCode ?? '' } : null,
    reason: document.reason,
    deadline: document.deadline,
    note: document.note ?? '',
    deduction: document.deduction || null,
    method: paid?.method ?? 'DEBT',
    refund: paid?.amount ?? null,
    lines: document.items.map(item => ({
      key: item.id,
      ...lotOfItem(item),
      inboundItemId: item.inboundItemId,
      canReturn: null,
      bought: null,
      returned: null,
      units: [{ id: item.unitId, name: item.unitName, ratio: item.ratio }],
      unitId: item.unitId,
      quantity: item.quantity,
      price: item.price,
      vatRate: item.vatRate as VatRate | null,
    })),
  }
}

/** Lines that have a quantity: the others stay behind. */
export const filledLines = ({ lines }: ReturnEditorState): ReturnLine[] =>
  lines.filter(({ quantity }) => (quantity ?? 0) > 0)

/** The sums of a return, by the function that the server prices it with. */
export const priceEditor = (state: ReturnEditorState) =>
  priceReturn({
    lines: filledLines(state).map(({ quantity, price, vatRate }) => ({
      quantity: quantity ?? 0,
      price: price ?? 0,
      vatRate,
    })),
    deduction: state.deduction ?? 0,
  })

/** What is sent of a return; `refundable` is what the provider owes back, in đồng. */
export function bodyOfReturn(state: ReturnEditorState, refundable: number) {
  const refund = state.method === 'DEBT' ? 0 : (state.refund ?? refundable)
  return {
    providerId: state.provider?.id ?? null,
    inboundId: state.source?.id ?? null,
    reason: state.reason,
    deadline: state.deadline,
    note: state.note.trim() || null,
    deduction: state.deduction ?? 0,
    items: filledLines(state).map(({ productId, lotId, bucket, unitId, quantity, price, vatRate, inboundItemId }) => ({
      ...{ productId, lotId, bucket, unitId, vatRate, inboundItemId },
      quantity: quantity ?? 0,
      price: price ?? 0,
    })),
    payments: refund > 0 ? [{ method: state.method, amount: refund }] : [],
  }
}
