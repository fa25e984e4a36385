import type { DrugIncident, IncidentKind } from '@quay/contract/drug-incident/shapes'
import type { InventoryCheck, ReviewLine } from '@quay/contract/inventory-check/shapes'
import type { Product } from '@quay/contract/product/shapes'
import { instantOf } from '@quay/domain/time/instant-of'
import { zonedTime } from '@quay/domain/time/zoned-time'

/** A medicine of a report that is being written. */
export interface IncidentLine {
  key: string
  productId: string
  productName: string
  controlGroup: string | null
  units: readonly { id: string; name: string }[]
  lotNumber: string
  expiryDate: string | null
  unitId: string
  quantity: number | null
  note: string
}

export interface IncidentDraft {
  kind: IncidentKind
  /** YYYY-MM-DD and HH:mm at the branch. */
  foundDay: string | null
  foundTime: string | null
  happenedDay: string | null
  happenedTime: string | null
  discoveredBy: string
  place: string
  description: string
  cause: string
  handling: string
  recipient: string
  check: { id: string; code: string } | null
  lines: readonly IncidentLine[]
}

type Begin = { now: number; timeZone: string; discoveredBy: string; place: string; recipient: string }

/** A new report: found just now, by whoever writes it. */
export function emptyIncident({ now, timeZone, ...known }: Begin): IncidentDraft {
  const { day, time } = zonedTime(now, timeZone)
  return {
    kind: 'LOSS',
    foundDay: day,
    foundTime: time.slice(0, 5),
    happenedDay: null,
    happenedTime: null,
    description: '',
    cause: '',
    handling: '',
    check: null,
    lines: [],
    ...known,
  }
}

/** The report of what a check found missing of controlled medicines. `products` gives the units of its lines. */
export const incidentOfCheck = (
  empty: IncidentDraft,
  check: InventoryCheck,
  missing: readonly ReviewLine[],
  products: readonly Product[],
  words: string,
): IncidentDraft => ({
  ...empty,
  check: { id: check.id, code: check.code },
  description: words,
  lines: missing.flatMap(line => {
    const product = products.find(({ id }) => id === line.productId)
    if (!product) return []
    return [{ ...lineOf(product), lotNumber: line.lotNumber, expiryDate: line.expiryDate, quantity: -line.difference }]
  }),
})

/** A line of a product, in its smallest unit. */
export const lineOf = (product: Product): IncidentLine => ({
  key: crypto.randomUUID(),
  productId: product.id,
  productName: product.name,
  controlGroup: product.controlGroup,
  units: product.units.map(({ id, name }) => ({ id, name })),
  lotNumber: '',
  expiryDate: null,
  unitId: (product.units.find(unit => unit.isBase) ?? product.units[0]!).id,
  quantity: null,
  note: '',
})

/** A report that was kept, to go on with. */
export function draftOfIncident(stored: DrugIncident, timeZone: string): IncidentDraft {
  const at = (instant: string | null) => (instant ? zonedTime(instant, timeZone) : null)
  const [found, happened] = [at(stored.discoveredAt), at(stored.happenedAt)]
  return {
    kind: stored.kind,
    foundDay: found?.day ?? null,
    foundTime: found?.time.slice(0, 5) ?? null,
    happenedDay: happened?.day ?? null,
    happenedTime: happened?.time.slice(0, 5) ?? null,
    discoveredBy: stored.discoveredBy,
    place: stored.place ?? '',
    description: stored.description,
    cause: stored.cause ?? '',
    handling: stored.handling ?? '',
    recipient: stored.recipient,
    check:
      stored.inventoryCheckId && stored.inventoryCheckCode
        ? { id: stored.inventoryCheckId, code: stored.inventoryCheckCode }
        : null,
    lines: stored.items.map(item => ({
      key: item.id,
      productId: item.productId,
      productName: item.productName,
      controlGroup: item.controlGroup,
      units: [{ id: item.unitId, name: item.unitName }],
      lotNumber: item.lotNumber,
      expiryDate: item.expiryDate,
      unitId: item.unitId,
      quantity: item.quantity,
      note: item.note ?? '',
    })),
  }
}

/** As the server takes it; null while something that it needs is missing. */
export function bodyOfIncident(draft: IncidentDraft, timeZone: string) {
  const { foundDay, foundTime, happenedDay, happenedTime } = draft
  const items = draft.lines.flatMap(({ productId, lotNumber, expiryDate, unitId, quantity, note }) =>
    quantity
      ? [{ productId, lotNumber: lotNumber.trim(), expiryDate, unitId, quantity, note: note.trim() || null }]
      : [],
  )
  // A medicine without a figure was forgotten, not meant to be left out.
  const isCounted = items.length > 0 && items.length === draft.lines.length
  const texts = [draft.discoveredBy, draft.description, draft.recipient].map(text => text.trim())
  const [discoveredBy = '', description = '', recipient = ''] = texts
  if (foundDay === null || foundTime === null || texts.includes('') || !isCounted) return null
  return {
    kind: draft.kind,
    discoveredAt: instantOf(foundDay, foundTime, timeZone),
    happenedAt: happenedDay === null ? null : instantOf(happenedDay, happenedTime ?? '00:00', timeZone),
    discoveredBy,
    place: draft.place.trim() || null,
    description,
    cause: draft.cause.trim() || null,
    handling: draft.handling.trim() || null,
    recipient,
    inventoryCheckId: draft.check?.id ?? null,
    items,
  }
}
