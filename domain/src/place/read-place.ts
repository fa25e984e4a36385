import { type Outcome, refuse } from '../refusal.ts'
import { readTaxCode } from '../tax/read-tax-code.ts'
import { readCoordinates, writeCoordinates } from './read-coordinates.ts'

interface Place {
  taxCode?: string | null | undefined
  coordinates?: string | null | undefined
}

/**
 * Reads the fields of a store or branch that a rule stands behind, and gives all of them as they are kept. Refuses a tax
 * code that none can be (`tax-code-shape`, `tax-code-check-digit`) and coordinates that are none
 * (`coordinates-invalid`). An emptied field is cleared.
 */
export function readPlace<P extends Place>(place: P): Outcome<{ place: P }> {
  const read: P = { ...place }
  const code = readTaxCode(place.taxCode)
  if (!code.ok) return code
  if (place.taxCode) read.taxCode = code.taxCode
  if (place.coordinates) {
    if (!readCoordinates(place.coordinates)) return refuse('coordinates-invalid', {}, 'coordinates')
    read.coordinates = writeCoordinates(place.coordinates)
  }
  if (place.taxCode === '') read.taxCode = null
  if (place.coordinates === '') read.coordinates = null
  return { ok: true, place: read }
}
