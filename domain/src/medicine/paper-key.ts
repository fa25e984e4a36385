import { nationalCode } from '@quay/contract/prescription/shapes'
import { fold } from '../text/fold.ts'

/**
 * What one paper is known by: a national code by itself, a clinic's number with the patient, because clinics number alike. Null
 * for a paper without a code.
 */
export function paperKey(code: string | null | undefined, patientName: string | null | undefined): string | null {
  const own = code?.trim().toLowerCase()
  if (!own) return null
  return nationalCode.test(own) ? own : `${own}|${fold(patientName ?? '')}`
}

/** What a line counts as on its paper: the prescribed medicine that it stands for, else its product. */
export const prescribedKey = ({
  productId,
  standsFor,
}: {
  productId: string
  standsFor?: string | null | undefined
}) => (standsFor ? fold(standsFor) : productId)
