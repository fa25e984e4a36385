import type { SaleReturn, SaleReturnReason } from '@quay/contract/sale-return/shapes'
import type {
  UnbilledBody,
  UnbilledGoods,
  UnbilledPreview,
  UnbilledPreviewBody,
} from '@quay/contract/sale-return/unbilled'
import type { Discount } from '../../../ui/field/percent-or-money-input.tsx'
import { type RefundWays, settleWays, sumOf, waysFrom } from '../write/refund-ways.ts'

/** Goods that somebody brings back without a bill, and what a person typed of them. */
export interface UnbilledLineState {
  goods: Omit<UnbilledGoods, 'bills'>
  unitId: string
  quantity: number
  unitPrice: number
  lotId: string | null
  restock: boolean
  isIntact: boolean
}

/** A return without a bill that is being written, as the browser keeps it. */
export interface UnbilledState {
  id: string
  customer: { id: string; name: string } | null
  reason: SaleReturnReason
  note: string
  lines: UnbilledLineState[]
  fee: Discount | null
  ways: RefundWays
}

export const beginUnbilled = (id: string): UnbilledState => ({
  id,
  customer: null,
  reason: 'CHANGED_MIND',
  note: '',
  lines: [],
  fee: null,
  ways: waysFrom('CASH'),
})

/** A line of goods that were found, at the lowest price of late; goods that are there already are not put twice. */
export function withGoods(
  lines: readonly UnbilledLineState[],
  { bills: _, ...goods }: UnbilledGoods,
): UnbilledLineState[] {
  const unit = goods.units.at(-1)
  if (!unit || lines.some(line => line.goods.productId === goods.productId)) return [...lines]
  const line = { unitId: unit.id, quantity: 1, unitPrice: unit.offered, lotId: null, restock: false, isIntact: false }
  return [...lines, { goods, ...line }]
}

/** Another unit has its own price. */
export function inUnit(line: UnbilledLineState, unitId: string): UnbilledLineState {
  const unit = line.goods.units.find(({ id }) => id === unitId)
  return unit ? { ...line, unitId, unitPrice: unit.offered } : line
}

export function unbilledAsk(state: UnbilledState): UnbilledPreviewBody {
  return {
    reason: state.reason,
    items: state.lines.map(line => ({
      productId: line.goods.productId,
      unitId: line.unitId,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      ...(line.lotId && { lotId: line.lotId }),
      restock: line.restock,
      isIntact: line.restock && line.isIntact,
    })),
    ...(state.customer && { customerId: state.customer.id }),
    ...(state.note.trim() !== '' && { note: state.note.trim() }),
    ...(state.fee && { fee: state.fee }),
  }
}

type Written = Omit<UnbilledBody, 'id'>

export const unbilledBody = (state: UnbilledState, preview: UnbilledPreview): Written => ({
  ...unbilledAsk(state),
  status: 'SUCCEED',
  payments: settleWays(state.ways, sumOf(preview), state.customer !== null).payments,
  expectedRefund: preview.rest,
})

/** What a draft keeps; how the customer gets the money is chosen on the day. */
export const unbilledDraftBody = (state: UnbilledState): Written => ({
  ...unbilledAsk(state),
  status: 'DRAFT',
  payments: [],
})

/** A draft of the server with its goods as they are now. Goods that are none any more come back as what a person finds for them. */
export function stateOfUnbilled(
  { id, customerId, customerName, unbilledDraft }: SaleReturn,
  found: readonly UnbilledGoods[],
): UnbilledState {
  const { reason, note, items = [], fee } = unbilledDraft ?? { reason: 'OTHER' as const }
  return {
    ...beginUnbilled(id),
    customer: customerId ? { id: customerId, name: customerName ?? '' } : null,
    reason,
    note: note ?? '',
    fee: fee ?? null,
    lines: items.flatMap(({ productId, unitId, quantity, unitPrice, lotId = null, restock, isIntact }) => {
      const known = found.find(one => one.productId === productId)
      if (!known?.units.some(unit => unit.id === unitId)) return []
      const { bills: _, ...goods } = known
      return [{ goods, unitId, quantity, unitPrice, lotId, restock, isIntact }]
    }),
  }
}
