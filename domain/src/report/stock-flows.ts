import type { FlowPlace } from '@quay/contract/entry-kinds'
import { type StockEntryKind, stockEntryKind } from '@quay/contract/stock-entry-kind'

const kinds = Object.entries(stockEntryKind).map(([kind, { place }]) => [kind, place] as [StockEntryKind, FlowPlace])

/** Which rows a column counts: those of some kinds whole, those of others only as far as goods came in, or went out. */
export function kindsOf(columns: readonly string[]): Record<'both' | 'in' | 'out', StockEntryKind[]> {
  const has = (place: FlowPlace) => typeof place === 'string' && columns.includes(place)
  const side = (way: 'in' | 'out') =>
    kinds.flatMap(([kind, place]) => (typeof place !== 'string' && columns.includes(place[way]) ? [kind] : []))
  return {
    both: kinds.flatMap(([kind, place]) => (has(place) ? [kind] : [])),
    in: side('in'),
    out: side('out'),
  }
}
