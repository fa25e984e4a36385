import { type DrugIncident, type IncidentKind, incidentHours } from '@quay/contract/drug-incident/shapes'
import type { InventoryCheck, ReviewLine } from '@quay/contract/inventory-check/shapes'
import type { Product } from '@quay/contract/product/shapes'
import { instantOf } from '@quay/domain/time/instant-of'
import { zonedTime } from '@quay/domain/time/zoned-time'
import type { Problem } from '../../document/problem.ts'
import type { Editable } from '../../document/written.ts'
import { incidentText } from '../../text/stock/drug-incident.ts'

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

export interface IncidentDraft extends Editable<IncidentLine> {
  /** The branch where it happened. */
  branchId: string
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
}

type Begin = {
  id: string
  branchId: string
  now: number
  timeZone: string
  discoveredBy: string
  place: string
  recipient: string
}

/** A new report: found just now, by its writer. */
export function emptyIncident({ now, timeZone, ...known }: Begin): IncidentDraft {
  const { day, time } = zonedTime(now, timeZone)
  return {
    version: null,
    code: null,
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
    id: stored.id,
    version: stored.version,
    code: stored.code,
    branchId: stored.branchId,
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

/** What is missing before it can be kept; null where nothing is. A medicine without a figure was forgotten, not meant to be left out. */
export function missingOf(draft: IncidentDraft): Problem | null {
  if (draft.lines.length === 0) return { path: 'find', text: incidentText.noGoods }
  const uncounted = draft.lines.findIndex(({ quantity }) => !quantity)
  if (uncounted >= 0) return { path: `items.${uncounted}.quantity`, text: incidentText.noQuantity }
  if (draft.foundDay === null) return { path: 'discoveredAt', text: incidentText.required }
  if (draft.foundTime === null) return { path: 'foundTime', text: incidentText.required }
  const empty = (['discoveredBy', 'recipient', 'description'] as const).find(name => draft[name].trim() === '')
  return empty ? { path: empty, text: incidentText.required } : null
}

/** As the server takes it, once nothing is missing. */
export function bodyOfIncident(draft: IncidentDraft, timeZone: string) {
  const { foundDay, foundTime, happenedDay, happenedTime } = draft
  return {
    kind: draft.kind,
    discoveredAt: instantOf(foundDay ?? '', foundTime ?? '', timeZone),
    happenedAt: happenedDay === null ? null : instantOf(happenedDay, happenedTime ?? '00:00', timeZone),
    discoveredBy: draft.discoveredBy.trim(),
    place: draft.place.trim() || null,
    description: draft.description.trim(),
    cause: draft.cause.trim() || null,
    handling: draft.handling.trim() || null,
    recipient: draft.recipient.trim(),
    inventoryCheckId: draft.check?.id ?? null,
    items: draft.lines.map(({ productId, lotNumber, expiryDate, unitId, quantity, note }) => ({
      ...{ productId, expiryDate, unitId },
      lotNumber: lotNumber.trim(),
      quantity: quantity ?? 0,
      note: note.trim() || null,
    })),
  }
}

/** Until when it has to be sent, by when it was found; null while that is not said. */
export function dueOf({ foundDay, foundTime }: IncidentDraft, timeZone: string): number | null {
  if (foundDay === null || foundTime === null) return null
  return Date.parse(instantOf(foundDay, foundTime, timeZone)) + incidentHours * 3_600_000
}
