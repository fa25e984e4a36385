import type { StockEntryKind } from '@quay/contract/enumeration'

/** The columns of a report on how stock came in and went out, and what changes a value without goods. */
export const flowsIn = ['bought', 'entered', 'broughtBack', 'arrived', 'found'] as const
export const flowsOut = ['issued', 'givenBack', 'sent', 'lost', 'missing'] as const
export type FlowIn = (typeof flowsIn)[number]
export type FlowOut = (typeof flowsOut)[number]

/** The column of a kind of ledger row. With two columns, rows above zero count in `in` and rows below zero in `out`; with one, both count there. */
type Place = FlowIn | FlowOut | 'adjusted' | { in: FlowIn | FlowOut; out: FlowIn | FlowOut }

/**
 * Where each kind of row of the ledger of stock stands. What takes a row back is negative in the column of what it takes back. Goods that
 * only change their shelf, or the name they are sold by, neither come in nor go out.
 */
export const placeOf: Readonly<Record<StockEntryKind, Place>> = {
  INBOUND: 'bought',
  INBOUND_CANCEL: 'bought',
  INBOUND_REPRICED: 'bought',
  OPENING: 'entered',
  OPENING_CANCEL: 'entered',
  SALE_RETURN: 'broughtBack',
  SALE_RETURN_CANCEL: 'broughtBack',
  TRANSFER_IN: 'arrived',
  TRANSFER_BACK: 'arrived',
  SALE: 'issued',
  SALE_CANCEL: 'issued',
  INBOUND_RETURN: 'givenBack',
  INBOUND_RETURN_CANCEL: 'givenBack',
  TRANSFER_OUT: 'sent',
  TRANSFER_OUT_CANCEL: 'sent',
  DISPOSAL: 'lost',
  DISPOSAL_CANCEL: 'lost',
  COUNT: { in: 'found', out: 'missing' },
  COUNT_CANCEL: { in: 'missing', out: 'found' },
  CHECK_CORRECTED: 'missing',
  REVALUATION: 'adjusted',
  QUARANTINE: 'adjusted',
  MERGE: 'adjusted',
  OWED_SETTLED: 'adjusted',
}

const kinds = Object.entries(placeOf) as [StockEntryKind, Place][]

/** Which rows a column counts: those of some kinds whole, those of others only as far as goods came in, or went out. */
export function kindsOf(columns: readonly string[]): Record<'both' | 'in' | 'out', StockEntryKind[]> {
  const has = (place: Place) => typeof place === 'string' && columns.includes(place)
  const side = (way: 'in' | 'out') =>
    kinds.flatMap(([kind, place]) => (typeof place !== 'string' && columns.includes(place[way]) ? [kind] : []))
  return {
    both: kinds.flatMap(([kind, place]) => (has(place) ? [kind] : [])),
    in: side('in'),
    out: side('out'),
  }
}
