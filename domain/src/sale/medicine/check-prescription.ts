import type { ControlGroup } from '@quay/contract/enumeration'
import { isAntibiotic } from '../../medicine/is-antibiotic.ts'
import { prescribedKey } from '../../medicine/paper-key.ts'
import { kindOfPrescription } from '../../medicine/prescription-code.ts'
import { formatUnits, toBase } from '../../quantity/convert-unit.ts'
import { refuse } from '../../refusal.ts'
import { addDays } from '../../time/calendar.ts'
import { type Problem, problemOf } from '../problem.ts'
import type { SaleLine, SaleProduct } from '../sale-line.ts'

/** What is known about who the medicines are for. */
export interface CareOfSale {
  /** Null where there is none. */
  prescription: {
    code: string | null
    prescribedOn: string | null
    /** What earlier sales took of this paper. */
    taken?: readonly TakenOfPaper[] | undefined
  } | null
  /** The person who takes controlled medicines away; null where the seller named none. */
  buyer: { name: string } | null
  /** Why medicines are sold without the prescription that they need. */
  noPrescriptionReason: string | null
}

/** How much of a prescribed medicine earlier sales of the same paper took. */
export interface TakenOfPaper {
  /** Its product, or the name of the prescribed medicine that others stood for (`prescribedKey`). */
  key: string
  /** Base units. */
  sold: number
  /** Base units, where a sale said it. */
  prescribed: number | null
  /** Codes of the bills. */
  bills: readonly string[]
}

export interface PrescriptionFacts {
  care: CareOfSale
  /** The business day of the sale. */
  onDay: string
  rights: { maySellWithoutPrescription: boolean }
  /** Only a pharmacist hands out another medicine than the prescribed one (TT 02/2018, annex I-1a, III.2.c). */
  isPharmacist: boolean
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
      ...checkDispensed(line, lines, facts.care),
      ...checkSubstitute(line, facts),
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

/** Never more than was prescribed, by this sale and earlier ones together, and less with a reason only (TT 02/2018, annex I-1a, III.2.đ). */
function checkDispensed(line: SaleLine, lines: readonly SaleLine[], { prescription }: CareOfSale): Problem[] {
  const { id, index, item, product, unit, quantity, baseQuantity } = line
  const key = prescribedKey(item)
  const earlier = prescription?.taken?.find(taken => taken.key === key)
  const prescribed = item.prescribedQuantity ? toBase(item.prescribedQuantity, unit.ratio) : earlier?.prescribed
  if (!prescribed) return []
  const above = lines.filter(other => other.index < index && prescribedKey(other.item) === key)
  const before = (earlier?.sold ?? 0) + above.reduce((sum, other) => sum + other.baseQuantity, 0)
  const details = {
    productId: product.id,
    product: product.name,
    prescribed: item.prescribedQuantity ?? 0,
    sold: quantity,
  }
  const path = `items.${index}.quantity`
  if (before + baseQuantity > prescribed) {
    if (before === 0 && item.prescribedQuantity)
      return [problemOf(refuse('dispensed-over-prescribed', details, path), id)]
    const words = (base: number) => formatUnits(base, product.units) || '0'
    const left = Math.max(prescribed - before, 0)
    const bills = earlier?.bills.length ? ` (${earlier.bills.join(', ')})` : ''
    const of = { productId: product.id, product: product.name, left }
    return [
      problemOf(
        refuse(
          'prescription-used-up',
          { ...of, prescribedText: words(prescribed), soldText: words(before) + bills, leftText: words(left) },
          path,
        ),
        id,
      ),
    ]
  }
  if (!item.prescribedQuantity || item.dispensingReason || before + baseQuantity === prescribed) return []
  return [problemOf(refuse('dispensed-reason-needed', details, `items.${index}.dispensingReason`), id)]
}

/** Another medicine than the prescribed one. */
function checkSubstitute({ id, index, item, product }: SaleLine, { isPharmacist }: PrescriptionFacts): Problem[] {
  if (!item.standsFor || isPharmacist) return []
  const details = { product: product.name, replaced: item.standsFor }
  return [problemOf(refuse('substitute-needs-pharmacist', details, `items.${index}.standsFor`), id)]
}

/** The reason why a prescription drug always needs its prescription; null where a seller with the right may sell it without one. */
function strictWhy({ ingredient, controlGroup }: SaleProduct): string | null {
  if (controlGroup) return 'thuốc kiểm soát đặc biệt'
  return isAntibiotic(ingredient) ? 'kháng sinh' : null
}
