import type { BillInput } from '../bill/bill-facts.ts'
import type { SaleLine } from '../bill/find-lines.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { priceComponent } from './price-component.ts'
import { isSameMedicine, type Medicine } from './same-medicine.ts'

/** A template as a sale needs to know it; also one that was put away since, so that a sale without a network holds. */
export interface SoldSample {
  id: string
  code: string
  name: string
  items: readonly SoldComponent[]
}

interface SoldComponent {
  productId: string
  /** Base units in one liều. */
  need: number
  /** Đồng of the fixed price of one liều; null where it costs what it costs by itself. */
  share: number | null
}

/** What lines of a liều are decided by; read only where a sale has such lines. */
export interface SampleFacts {
  samples: readonly SoldSample[]
  /** Products of such lines, and those that they stand in for. */
  medicines: readonly (Medicine & { productId: string; name: string })[]
  isPharmacist: boolean
}

/** Which liều a line of a bill belongs to. */
export interface LineSample {
  sampleMedicineId: string
  code: string
  name: string
  /** Lines of one liều share it: a bill may hold a template twice. */
  group: number
  /** How many liều. */
  count: number
  strength: string | null
  /** The product of the template that another stands in for. */
  replacedProductId: string | null
  replacedProductName: string | null
}

/**
 * Lines of a liều with their price within it, where the template has a fixed one and nobody typed another. Refuses a
 * prescription drug without the prescription, and a substitute from somebody who is no pharmacist or that is another
 * medicine. A component that the template does not have any more costs what it costs by itself.
 */
export function applySamples(
  lines: readonly SaleLine[],
  { prescriptionCode }: Pick<BillInput, 'prescriptionCode'>,
  facts: SampleFacts | null | undefined,
): Outcome<{ lines: SaleLine[] }> {
  const applied: SaleLine[] = []
  for (const line of lines) {
    const { sample } = line.item
    if (!sample) {
      applied.push(line)
      continue
    }
    const path = `items.${line.index}`
    const template = facts?.samples.find(({ id }) => id === sample.sampleMedicineId)
    if (!facts || !template)
      return refuse('not-found', { kind: 'sample-medicine', id: sample.sampleMedicineId }, `${path}.sample`)
    if (line.product.isPrescription && !prescriptionCode)
      return refuse(
        'prescription-missing',
        { productId: line.product.id, product: line.product.name },
        'prescriptionCode',
      )
    const refusal = sample.replacedProductId ? checkSubstitute(line, sample.replacedProductId, facts) : null
    if (refusal) return refusal
    const component = template.items.find(
      ({ productId }) => productId === (sample.replacedProductId ?? line.product.id),
    )
    applied.push({ ...line, ...priceWithin(line, component), sample: soldAs(line, template, facts) })
  }
  return { ok: true, lines: applied }
}

function priceWithin(line: SaleLine, component: SoldComponent | undefined): Partial<SaleLine> {
  const { price, unit, item } = line
  if (!component || component.share === null || price.source === 'MANUAL') return {}
  const { unitPrice, rounding } = priceComponent({ ...component, share: component.share }, unit.ratio, item.quantity)
  return { price: { ...price, unitPrice, source: 'SAMPLE' }, rounding }
}

function checkSubstitute({ index, product }: SaleLine, replacedId: string, facts: SampleFacts): Refusal | null {
  const path = `items.${index}.sample.replacedProductId`
  const [replaced, own] = [replacedId, product.id].map(id => facts.medicines.find(({ productId }) => productId === id))
  if (!replaced || !own) return refuse('not-found', { kind: 'product', id: replacedId }, path)
  const details = { product: product.name, replaced: replaced.name }
  if (!facts.isPharmacist) return refuse('substitute-needs-pharmacist', details, path)
  return isSameMedicine(replaced, own) ? null : refuse('substitute-differs', details, path)
}

function soldAs({ item, product }: SaleLine, { id, code, name }: SoldSample, { medicines }: SampleFacts): LineSample {
  const { group, count, replacedProductId } = item.sample!
  const replaced = medicines.find(({ productId }) => productId === replacedProductId)
  return {
    sampleMedicineId: id,
    code,
    name,
    group,
    count,
    strength: medicines.find(({ productId }) => productId === product.id)?.strength ?? null,
    replacedProductId: replaced?.productId ?? null,
    replacedProductName: replaced?.name ?? null,
  }
}
