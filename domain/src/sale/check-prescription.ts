import type { ControlGroup } from '@quay/contract/enumeration'
import { isAntibiotic } from '../medicine/is-antibiotic.ts'
import { kindOfPrescription } from '../medicine/prescription-code.ts'
import { refuse } from '../refusal.ts'
import { addDays } from '../time/calendar.ts'
import { type Problem, problemOf } from './problem.ts'
import type { SaleLine, SaleProduct } from './sale-line.ts'

/** What is known about who the medicines are for. */
export interface CareOfSale {
  /** Null where there is none. */
  prescription: { code: string | null; prescribedOn: string | null } | null
  /** The person who takes controlled medicines away; null where the seller named none. */
  buyer: { name: string } | null
  /** Why medicines are sold without the prescription that they need. */
  noPrescriptionReason: string | null
}

export interface PrescriptionFacts {
  care: CareOfSale
  /** The business day of the sale. */
  onDay: string
  rights: { maySellWithoutPrescription: boolean }
}

/** Groups whose buyer the pharmacy writes down (TT 02/2018, annex I-1a, II.4.b). */
const namesBuyer: ReadonlySet<ControlGroup> = new Set([
  'narcotic',
  'psychotropic',
  'precursor',
  'narcotic-combination',
  'psychotropic-combination',
  'precursor-combination',
])

/** How many days after it was written a prescription may still be sold on (TT 26/2025, art. 6). */
const validDays = 5

/**
 * What the law asks of medicines, line by line: a prescription for prescription drugs, one that still holds and is of the right
 * kind, and the name of who buys controlled ones. Without a prescription only a person with the right sells, with a reason,
 * and never antibiotics or controlled medicines (docs/topics/prescriptions.md).
 */
export function checkPrescriptions(lines: readonly SaleLine[], facts: PrescriptionFacts): Problem[] {
  const { prescription } = facts.care
  const ahead = prescription?.prescribedOn && prescription.prescribedOn > facts.onDay
  return [
    ...(ahead
      ? [problemOf(refuse('prescription-in-future', { day: prescription.prescribedOn! }, 'prescription.prescribedOn'))]
      : []),
    ...lines.flatMap(line => [
      ...line.draws.flatMap(({ product }) =>
        product.isPrescription || product.controlGroup ? checkMedicine(line, product, facts) : [],
      ),
      ...checkDispensed(line),
    ]),
  ]
}

function checkMedicine(
  { id, index }: Pick<SaleLine, 'id' | 'index'>,
  product: SaleProduct,
  { care, onDay, rights }: PrescriptionFacts,
): Problem[] {
  const { prescription, buyer, noPrescriptionReason } = care
  const details = { productId: product.id, product: product.name }
  const path = `items.${index}.productId`
  const problems: Problem[] = []
  if (product.isPrescription && !prescription) {
    const why = strictWhy(product)
    if (why) problems.push(problemOf(refuse('prescription-required', { ...details, why }, path), id))
    else if (!noPrescriptionReason) problems.push(problemOf(refuse('prescription-missing', details, path), id))
    else if (!rights.maySellWithoutPrescription)
      problems.push(problemOf(refuse('no-prescription-right-missing', details, path), id))
  }
  if (product.isPrescription && prescription) {
    const kind = kindOfPrescription(prescription.code)
    if (product.controlGroup === 'narcotic' && kind !== null && kind !== 'N')
      problems.push(problemOf(refuse('prescription-kind-differs', { ...details, code: prescription.code! }, path), id))
    const { prescribedOn } = prescription
    // The time of narcotic and herbal prescriptions is written on them.
    if (prescribedOn && kind !== 'N' && kind !== 'T' && addDays(prescribedOn, validDays) < onDay)
      problems.push(
        problemOf(refuse('prescription-expired', { ...details, day: prescribedOn, days: validDays }, path), id),
      )
  }
  if (product.controlGroup && namesBuyer.has(product.controlGroup) && !buyer)
    problems.push(problemOf(refuse('buyer-missing', details, path), id))
  return problems
}

/** Never more than was prescribed, and less with a reason only (TT 02/2018, annex I-1a, III.2.đ). */
function checkDispensed({ id, index, item, product, quantity }: SaleLine): Problem[] {
  const prescribed = item.prescribedQuantity
  if (!prescribed || prescribed === quantity) return []
  const details = { productId: product.id, product: product.name, prescribed, sold: quantity }
  if (quantity > prescribed)
    return [problemOf(refuse('dispensed-over-prescribed', details, `items.${index}.quantity`), id)]
  if (item.dispensingReason) return []
  return [problemOf(refuse('dispensed-reason-needed', details, `items.${index}.dispensingReason`), id)]
}

/** The reason why a prescription drug always needs its prescription; null where a seller with the right may sell it without one. */
function strictWhy({ ingredient, controlGroup }: SaleProduct): string | null {
  if (controlGroup) return 'thuốc kiểm soát đặc biệt'
  return isAntibiotic(ingredient) ? 'kháng sinh' : null
}
