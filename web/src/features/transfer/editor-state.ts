import type { Product } from '@quay/contract/product/shapes'
import type { Transfer, TransferOrigin } from '@quay/contract/stock-transfer/shapes'
import { type GoodsLine, type GoodsUnit, goodsOfItem } from '../../document/lines/goods-line.ts'
import type { Editable } from '../../document/written.ts'

export type TransferLine = GoodsLine & {
  /** In the unit, by lot; null lets the earliest expiry go first. */
  lots: Readonly<Record<string, number>> | null
  /** What the other branch asked for, or what was written to be approved; in the unit. */
  requested: number | null
  /** Of one unit; null where the branches do not reckon. */
  price: number | null
}

/** A transfer while it is being written. */
export type TransferDraft = Editable<TransferLine> & {
  origin: TransferOrigin
  /** Who wrote it; null before the first save. */
  writer: { id: string; name: string; at: string } | null
  needsApproval: boolean
  /** Empty while none is chosen. */
  branchId: string
  targetBranchId: string
  carrier: string
  note: string
}

/** A transfer with nothing in it: this branch sends, or (a request) receives. */
export const emptyTransfer = (id: string, origin: TransferOrigin, here: string): TransferDraft => ({
  id,
  version: null,
  code: null,
  origin,
  writer: null,
  needsApproval: false,
  branchId: origin === 'SEND' ? here : '',
  targetBranchId: origin === 'SEND' ? '' : here,
  carrier: '',
  note: '',
  lines: [],
})

/** A stored draft as the editor holds it. */
export function editorOfTransfer(transfer: Transfer): TransferDraft {
  return {
    id: transfer.id,
    version: transfer.version,
    code: transfer.code,
    origin: transfer.origin,
    writer: { id: transfer.createdBy, name: transfer.createdByName, at: transfer.createdAt },
    needsApproval: transfer.needsApproval,
    branchId: transfer.branchId,
    targetBranchId: transfer.targetBranchId,
    carrier: transfer.carrier ?? '',
    note: transfer.note ?? '',
    lines: transfer.items.map(item => ({
      ...goodsOfItem(item),
      lots: item.lots.length ? Object.fromEntries(item.lots.map(lot => [lot.lotId, lot.quantity / item.ratio])) : null,
      requested: item.requestedQuantity,
      price: item.price,
    })),
  }
}

/** A line of goods that were found: one of the unit in which they are sold; null of goods without a unit. */
export function lineOfProduct({ id, code, name, units }: Product, key: string): TransferLine | null {
  const unit = units.find(one => one.isDefaultSale) ?? units[0]
  if (!unit) return null
  const nothing = { lots: null, requested: null, price: null }
  return { key, productId: id, code, name, units, unitId: unit.id, quantity: 1, ...nothing }
}

/** A draft with what a save settled beside it: who wrote it, whether it waits for approval, what was asked for. */
export function withStanding(draft: TransferDraft, stored: Transfer): TransferDraft {
  const { writer, needsApproval, lines } = editorOfTransfer(stored)
  const requested = new Map(lines.map(line => [line.productId, line.requested]))
  return {
    ...draft,
    writer,
    needsApproval,
    lines: draft.lines.map(line => ({ ...line, requested: requested.get(line.productId) ?? null })),
  }
}

/** What is sent of a draft. */
export function bodyOfTransfer({ carrier, note, lines, targetBranchId }: TransferDraft) {
  return {
    targetBranchId,
    carrier: carrier.trim() || null,
    note: note.trim() || null,
    items: lines.map(({ productId, unitId, quantity, lots, price }) => ({
      productId,
      unitId,
      quantity: quantity ?? 1,
      price,
      ...(lots && {
        lots: Object.entries(lots)
          .filter(([, count]) => count > 0)
          .map(([lotId, count]) => ({ lotId, quantity: count })),
      }),
    })),
  }
}

export const unitOf = ({ units, unitId }: TransferLine): GoodsUnit => {
  const unit = units.find(one => one.id === unitId) ?? units[0]
  if (!unit) throw new Error('A product has at least one unit')
  return unit
}
