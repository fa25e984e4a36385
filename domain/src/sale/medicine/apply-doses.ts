import type { Refusal } from '../../refusal.ts'
import type { LineDosePack } from '../../sample-medicine/apply-sample.ts'
import { type ComponentShare, priceComponent } from '../../sample-medicine/price-component.ts'
import { type Problem, problemOf } from '../problem.ts'
import type { AskedLine, SaleLine, SaleProduct } from '../sale-line.ts'

/** What a line is within its liều. */
export interface LineDose {
  /** What it brings of the fixed price; null where it costs what it costs by itself. */
  share: ComponentShare | null
  /** For the bill; a till has its own words for it. */
  sample?: LineDosePack
  refusals: Refusal[]
}

export interface DoseFacts<P extends SaleProduct, I extends AskedLine> {
  /** Null for a line that is in no liều. */
  doseOf: (line: SaleLine<P, I>) => LineDose | null
}

/** The step of the liều: a line of one costs what it brings of its fixed price, unless another price was typed or its order froze one. */
export function applyDoses<P extends SaleProduct, I extends AskedLine>(
  lines: readonly SaleLine<P, I>[],
  { doseOf }: DoseFacts<P, I>,
): { lines: SaleLine<P, I>[]; problems: Problem[] } {
  const problems: Problem[] = []
  const applied = lines.map(line => {
    const dose = doseOf(line)
    if (!dose) return line
    problems.push(...dose.refusals.map(refusal => problemOf(refusal, line.id)))
    const { share, sample } = dose
    const isPriced = share !== null && line.source !== 'MANUAL' && line.source !== 'ORDER'
    return {
      ...line,
      ...(isPriced && { ...priceComponent(share, line.unit.ratio, line.quantity), source: 'SAMPLE' as const }),
      ...(sample && { sample }),
    }
  })
  return { lines: applied, problems }
}
