import { type Refusal, refuse } from '../refusal.ts'
import type { LineDose } from '../sale/medicine/apply-doses.ts'
import type { SaleProduct } from '../sale/sale-line.ts'
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

/** The liều that a line names. */
export interface AskedSample {
  sampleMedicineId: string
  /** Lines of one liều share it. */
  group: number
  count: number
  replacedProductId?: string | undefined
}

/** Which liều a line of a bill belongs to. */
export interface LineDosePack {
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
 * What a line of a liều is: its share of the fixed price, where the template has one, and what the bill keeps of it. Refuses
 * a template that does not exist, and a substitute from a person who is no
 * pharmacist or that is another medicine. A component that the template does not have any more costs what it costs by
 * itself. Null for a line that is in no liều.
 */
export function applySample(line: SampleLine, facts: SampleFacts | null | undefined): LineDose | null {
  const { sample } = line.item
  if (!sample) return null
  const template = facts?.samples.find(({ id }) => id === sample.sampleMedicineId)
  if (!facts || !template) {
    const unknown = { kind: 'sample-medicine', id: sample.sampleMedicineId } as const
    return { share: null, refusals: [refuse('not-found', unknown, `items.${line.index}.sample`)] }
  }
  const { id } = line.product
  const component = template.items.find(({ productId }) => productId === (sample.replacedProductId ?? id))
  const refusal = sample.replacedProductId ? checkSubstitute(line, sample.replacedProductId, facts) : null
  return {
    share: component && component.share !== null ? { ...component, share: component.share } : null,
    sample: soldAs(sample, id, template, facts),
    refusals: refusal ? [refusal] : [],
  }
}

/** A line of the sale, as far as its liều needs to know it. */
interface SampleLine {
  index: number
  item: { sample?: AskedSample | null | undefined }
  product: Pick<SaleProduct, 'id' | 'name'>
}

function checkSubstitute({ index, product }: SampleLine, replacedId: string, facts: SampleFacts): Refusal | null {
  const path = `items.${index}.sample.replacedProductId`
  const [replaced, own] = [replacedId, product.id].map(id => facts.medicines.find(({ productId }) => productId === id))
  if (!replaced || !own) return refuse('not-found', { kind: 'product', id: replacedId }, path)
  const details = { product: product.name, replaced: replaced.name }
  if (!facts.isPharmacist) return refuse('substitute-needs-pharmacist', details, path)
  return isSameMedicine(replaced, own) ? null : refuse('substitute-differs', details, path)
}

function soldAs(
  { group, count, replacedProductId }: AskedSample,
  ownId: string,
  { id, code, name }: SoldSample,
  { medicines }: SampleFacts,
): LineDosePack {
  const replaced = medicines.find(({ productId }) => productId === replacedProductId)
  return {
    sampleMedicineId: id,
    code,
    name,
    group,
    count,
    strength: medicines.find(({ productId }) => productId === ownId)?.strength ?? null,
    replacedProductId: replaced?.productId ?? null,
    replacedProductName: replaced?.name ?? null,
  }
}
