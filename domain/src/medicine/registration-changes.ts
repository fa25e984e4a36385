import type { ControlGroup } from '@quay/contract/enumeration'
import type { RegistrationReading } from './read-registration-number.ts'

interface Flags {
  isPrescription: boolean
  controlGroup: ControlGroup | null
  country: string | null
}

/**
 * What a product says otherwise than its registration number does: only fields that differ, null when none does. A
 * country that the product already names in its own words stays, and so does a narrower group than the number can
 * tell (medicines in combination, restricted retail).
 */
export function registrationChanges(reading: RegistrationReading | null, now: Flags): Partial<Flags> | null {
  if (!reading) return null
  const changes: Partial<Flags> = {}
  if (reading.isPrescription !== null && reading.isPrescription !== now.isPrescription)
    changes.isPrescription = reading.isPrescription
  if (reading.controlGroup !== null && !covers(now.controlGroup, reading.controlGroup))
    changes.controlGroup = reading.controlGroup
  if (reading.country !== null && !now.country) changes.country = reading.country
  return Object.keys(changes).length > 0 ? changes : null
}

const covers = (own: ControlGroup | null, told: ControlGroup) => own === told || own === `${told}-combination`
