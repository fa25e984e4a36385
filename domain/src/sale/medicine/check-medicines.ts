import type { Problem } from '../problem.ts'
import type { SaleLine } from '../sale-line.ts'
import { checkPrescriptions, type PrescriptionFacts } from './check-prescription.ts'
import { checkTogether, type TogetherFacts } from './check-together.ts'

/** What law and medicine ask of the lines of a sale. */
export type MedicineCheck = (lines: readonly SaleLine[]) => Problem[]

export interface MedicineFacts extends PrescriptionFacts {
  /** Null where the store has no list of what must not be taken together. */
  together: TogetherFacts | null
}

/** Prescriptions and buyers, then what must not be taken together. Given to the steps of a sale: a till fetches it with the first goods. */
export const checkMedicines =
  (facts: MedicineFacts): MedicineCheck =>
  lines => [...checkPrescriptions(lines, facts), ...(facts.together ? checkTogether(lines, facts.together) : [])]
