import { nationalCode } from '@quay/contract/prescription/national-code'

/** What the last letter of a national code says: medicines in general, narcotic, psychotropic or precursor, herbal. */
export type PrescriptionKind = 'C' | 'N' | 'H' | 'T'

/**
 * The kind of prescription that a code of the national system names; null for any other code, such as a clinic's own number.
 * Older papers write `y` for herbal.
 */
export function kindOfPrescription(code: string | null | undefined): PrescriptionKind | null {
  const letter = nationalCode.exec(code?.trim() ?? '')?.[1]?.toUpperCase()
  if (!letter) return null
  return letter === 'Y' ? 'T' : (letter as PrescriptionKind)
}
