import type { StoredKey } from '../../../storage/record-table.ts'
import { readRecord, writeText } from '../../../storage/stored.ts'
import { type EditorState, noReceipt } from './editor-state.ts'

type Kept = Record<string, EditorState>

/** Where unsaved imports of a person at a branch lay in the browser. */
export function editorKey(userId: string, branchId: string): StoredKey {
  return `quay.v1.${userId}.${branchId}.import`
}

/**
 * The unsaved import that an earlier version kept in localStorage under a slot (a draft's id, or `new`), taken out: from
 * now on it lies in the slot's own record. One that cannot be read is set aside, never a white screen.
 */
export function takeOldEditor(key: StoredKey, slot: string): EditorState | null {
  const { [slot]: kept, ...others } = readAll(key)
  if (!kept) return null
  writeText(key, Object.keys(others).length === 0 ? null : JSON.stringify(others))
  return completed(kept)
}

/** What was kept before costs, sale prices and the receipt could be written has none. */
function completed(state: EditorState): EditorState {
  const {
    costs = [],
    invoiceTotal = null,
    receipt = noReceipt,
    unmatched = [],
    lines,
  } = state as Partial<EditorState> & EditorState
  return {
    ...state,
    costs,
    invoiceTotal,
    receipt,
    unmatched,
    lines: lines.map(line => ({ ...line, salePrices: line.salePrices ?? [], defect: line.defect ?? null })),
  }
}

function readAll(key: StoredKey): Kept {
  return readRecord(key, value => (isKept(value) ? value : null)) ?? {}
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && Object.values(value).every(isEditor)
}

function isEditor(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, lines, payment, discount } = value as Partial<EditorState>
  return (
    typeof id === 'string' &&
    typeof payment?.method === 'string' &&
    typeof discount?.value === 'number' &&
    Array.isArray(lines) &&
    lines.every(
      line => typeof line?.product?.id === 'string' && line.product.units.length > 0 && Array.isArray(line.lots),
    )
  )
}
