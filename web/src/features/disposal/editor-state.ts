import type { Disposal, DisposalCandidate, DisposalReason } from '@quay/contract/disposal/shapes'
import { type LotLine, lotOfItem } from '../../document/lines/goods-line.ts'
import type { Editable } from '../../document/written.ts'

/** A line that is being written. */
export interface DisposalLine extends LotLine {
  /** Base units that lie there, and what they cost; null of a lot that is gone since the draft was kept. */
  available: { quantity: number; value: number | null } | null
  note: string
}

export interface Witness {
  name: string
  title: string
}

export interface DisposalEditorState extends Editable<DisposalLine> {
  /** The branch whose goods are destroyed. */
  branchId: string
  reason: DisposalReason
  method: string
  place: string
  witnesses: readonly Witness[]
  disposedOn: string | null
  note: string
}

/** A disposal with nothing in it; how and before whom is taken over from the last one. */
export const emptyDisposal = (id: string, branchId: string, last: Disposal | null): DisposalEditorState => ({
  id,
  version: null,
  code: null,
  branchId,
  reason: 'EXPIRED',
  method: last?.method ?? '',
  place: last?.place ?? '',
  witnesses: last && last.witnesses.length > 0 ? last.witnesses : [{ name: '', title: '' }],
  disposedOn: null,
  note: '',
  lines: [],
})

/** Everything that lies there of a lot, in the largest unit that it fills without a rest. */
export function lineOf(lot: DisposalCandidate): DisposalLine {
  const { productId, productName, lotId, lotNumber, expiryDate, bucket, units } = lot
  const unit = units.find(({ ratio }) => lot.quantity % ratio === 0) ?? units.at(-1)!
  return {
    key: `${lotId} ${bucket}`,
    ...{ productId, productName, lotId, lotNumber, expiryDate, bucket, units },
    available: { quantity: lot.quantity, value: lot.value ?? null },
    unitId: unit.id,
    quantity: Math.floor(lot.quantity / unit.ratio),
    note: '',
  }
}

/** The lines of a disposal with some lots added; those that are there already stay as they are. */
export const withLots = (lines: readonly DisposalLine[], lots: readonly DisposalCandidate[]): DisposalLine[] => {
  const there = new Set(lines.map(({ key }) => key))
  return [...lines, ...lots.map(lineOf).filter(({ key }) => !there.has(key))]
}

/** Base units of a line. */
export const baseOf = ({ quantity, units, unitId }: DisposalLine): number =>
  (quantity ?? 0) * (units.find(({ id }) => id === unitId)?.ratio ?? 0)

/** About what a line costs: its part of what the lot is worth. Null where that is not known. */
export function worthOf(line: DisposalLine): number | null {
  const { available } = line
  if (!available || available.value === null || available.quantity === 0) return null
  return Math.round((available.value * Math.min(baseOf(line), available.quantity)) / available.quantity)
}

/** A kept draft, to go on with; `lots` is what lies there of its lots now. One that is gone keeps the unit that it was written in. */
export const editorOfDisposal = (document: Disposal, lots: readonly DisposalCandidate[]): DisposalEditorState => ({
  id: document.id,
  version: document.version,
  code: document.code,
  branchId: document.branchId,
  reason: document.reason,
  method: document.method ?? '',
  place: document.place ?? '',
  witnesses: document.witnesses.length > 0 ? document.witnesses : [{ name: '', title: '' }],
  disposedOn: document.disposedOn,
  note: document.note ?? '',
  lines: document.items.map(item => {
    const lot = lots.find(({ lotId, bucket }) => lotId === item.lotId && bucket === item.bucket)
    return {
      key: `${item.lotId} ${item.bucket}`,
      ...lotOfItem(item),
      available: lot ? { quantity: lot.quantity, value: lot.value ?? null } : null,
      units: lot?.units.some(({ id }) => id === item.unitId)
        ? lot.units
        : [{ id: item.unitId, name: item.unitName, ratio: item.ratio }],
      unitId: item.unitId,
      quantity: item.quantity,
      note: item.note ?? '',
    }
  }),
})

/** Whether a line takes more than lies there. */
export const isShort = (line: DisposalLine): boolean =>
  line.available !== null && baseOf(line) > line.available.quantity

/** As the server takes it; lines without a quantity stay behind. */
export const bodyOfDisposal = (state: DisposalEditorState) => ({
  branchId: state.branchId,
  reason: state.reason,
  method: state.method.trim() || null,
  place: state.place.trim() || null,
  witnesses: state.witnesses
    .map(({ name, title }) => ({ name: name.trim(), title: title.trim() }))
    .filter(({ name }) => name !== ''),
  disposedOn: state.disposedOn,
  note: state.note.trim() || null,
  items: filledLines(state).map(({ productId, lotId, bucket, unitId, quantity, note }) => ({
    ...{ productId, lotId, bucket, unitId },
    quantity: quantity ?? 0,
    note: note.trim() || null,
  })),
})

/** Lines that have a quantity. */
export const filledLines = ({ lines }: DisposalEditorState): DisposalLine[] =>
  lines.filter(({ quantity }) => (quantity ?? 0) > 0)
