import type { StockBucket } from '@quay/contract/enumeration'
import { lotKey } from '@quay/domain/stock/lot-key'

/** What was counted of one unit. */
export interface CountPart {
  unitId: string
  quantity: number
}

/** One lot on a sheet, as this phone has it. */
export interface StoredLine {
  /** Of the sheet, the product, the place and the lot: what a scan finds it by, and the server too. */
  key: string
  sheetId: string
  productId: string
  lotNumber: string
  bucket: StockBucket
  /** As printed on the packs; null where the counter did not note it. */
  expiryDate: string | null
  parts: CountPart[]
  note: string | null
  /** ISO 8601, by this phone's clock. */
  startedAt: string
  countedAt: string
  isRemoved: boolean
  /** Grows with every change. */
  revision: number
  /** The last revision that the server said it has; 0 for none. */
  sent: number
  /** Why the server would not take a revision, as a sentence. */
  refusal: { revision: number; message: string } | null
}

/** A sheet on its way to the server, and what the person sees of it. */
export interface StoredSheet {
  id: string
  checkId: string
  checkCode: string
  name: string
  isRecount: boolean
  /** Where it was opened: what waits is sent in the role held there. Absent on sheets of before roles had branches. */
  branchId?: string | undefined
  /** Epoch milliseconds. */
  openedAt: number
  /** The server knows it. */
  isOpened: boolean
  /** The server takes nothing more of it, and why: the check was completed, cancelled, or the sheet thrown away. */
  closed: string | null
  attempts: number
  retryAt: number
}

/** Which lot of which product in which place. */
export interface LineName {
  productId: string
  lotNumber: string
  bucket: StockBucket
}

export const lineKey = (sheetId: string, { productId, lotNumber, bucket }: LineName): string =>
  `${sheetId}|${productId}|${bucket}|${lotKey(lotNumber)}`

/** A line that nothing was counted on yet. */
export function emptyLine(sheetId: string, name: LineName, now: string): StoredLine {
  return {
    key: lineKey(sheetId, name),
    sheetId,
    productId: name.productId,
    lotNumber: name.lotNumber,
    bucket: name.bucket,
    expiryDate: null,
    parts: [],
    note: null,
    startedAt: now,
    countedAt: now,
    isRemoved: false,
    revision: 0,
    sent: 0,
    refusal: null,
  }
}

/** What a person does to a line. */
export type LineChange =
  /** One more of a unit: a scan. */
  | { do: 'add'; unitId: string; by: number }
  /** So many of a unit: typed. Null is not counted in that unit. */
  | { do: 'set'; unitId: string; quantity: number | null }
  | { do: 'expiry'; expiryDate: string | null }
  | { do: 'note'; note: string | null }
  /** Counted, and there is none of it. */
  | { do: 'none' }
  | { do: 'remove' }

/** The line after a change: a line that was taken back begins anew. */
export function changeLine(before: StoredLine, change: LineChange, now: string): StoredLine {
  const line = before.isRemoved ? { ...before, parts: [], note: null, startedAt: now, isRemoved: false } : before
  return { ...changed(line, change), revision: before.revision + 1, countedAt: now }
}

function changed(line: StoredLine, change: LineChange): StoredLine {
  switch (change.do) {
    case 'add': {
      const had = line.parts.find(part => part.unitId === change.unitId)?.quantity ?? 0
      return { ...line, parts: withPart(line.parts, change.unitId, Math.max(had + change.by, 0)) }
    }
    case 'set':
      return { ...line, parts: withPart(line.parts, change.unitId, change.quantity) }
    case 'expiry':
      return { ...line, expiryDate: change.expiryDate }
    case 'note':
      return { ...line, note: change.note }
    case 'none':
      return { ...line, parts: [] }
    case 'remove':
      return { ...line, parts: [], isRemoved: true }
  }
}

function withPart(parts: readonly CountPart[], unitId: string, quantity: number | null): CountPart[] {
  const others = parts.filter(part => part.unitId !== unitId)
  if (quantity === null) return others
  if (others.length < parts.length) return parts.map(part => (part.unitId === unitId ? { unitId, quantity } : part))
  return [...parts, { unitId, quantity }]
}
