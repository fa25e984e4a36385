import { type Refusal, refuse } from '../refusal.ts'
import type { SaleProduct } from './sale-line.ts'

/**
 * The place of checks of a prescription. Today one is asked for where a liều holds a prescription drug; a drug that is
 * sold by itself is not asked about.
 */
export function checkPrescription(
  { id, name, isPrescription }: Pick<SaleProduct, 'id' | 'name' | 'isPrescription'>,
  isInDose: boolean,
  prescriptionCode: string | null | undefined,
): Refusal | null {
  if (!isInDose || !isPrescription || prescriptionCode) return null
  return refuse('prescription-missing', { productId: id, product: name }, 'prescriptionCode')
}
