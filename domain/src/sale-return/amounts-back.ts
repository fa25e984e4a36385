import { shareBack } from '../money/share-back.ts'
import type { LineAmounts } from './return-facts.ts'

interface Part {
  line: LineAmounts & { sold: number }
  /** What came back before, in base units and in money. */
  returned: number
  back: LineAmounts
}

/** The money of so many base units of a line. */
export function amountsBack({ line, returned, back }: Part, baseQuantity: number): LineAmounts {
  const of = (field: keyof LineAmounts) =>
    shareBack(line[field], { backNow: returned + baseQuantity, whole: line.sold, given: back[field] })
  return { net: of('net'), discount: of('discount'), vat: of('vat'), pointShare: of('pointShare') }
}
