import { buyingPart } from './buying.ts'
import { countingPart } from './counting.ts'
import { disposingPart } from './disposing.ts'
import { jointCountingPart } from './joint-counting.ts'
import { mergingPart } from './merging.ts'
import { moneyPart } from './money.ts'
import { movingPart } from './moving.ts'
import { type Operation, type SoakDocument, type SoakPart, sharedEarned } from './operation.ts'
import { orderingPart } from './ordering.ts'
import { arrivingPart } from './sale/arriving.ts'
import { pointingPart } from './sale/pointing.ts'
import { pricingPart } from './sale/pricing.ts'
import { promisingPart } from './sale/promising.ts'
import { promotingPart } from './sale/promoting.ts'
import { returningPart } from './sale/returning.ts'
import { salesPart } from './sale/sales.ts'
import { shiftsPart } from './sale/shifts.ts'
import { shelvesPart } from './shelves.ts'

/** What tills do all day, one part a kind of work. A part says how often, and is listed here. */
const parts: readonly SoakPart[] = [
  salesPart,
  arrivingPart,
  returningPart,
  promisingPart,
  promotingPart,
  pointingPart,
  buyingPart,
  orderingPart,
  moneyPart,
  shiftsPart,
  movingPart,
  countingPart,
  jointCountingPart,
  disposingPart,
  shelvesPart,
  mergingPart,
  pricingPart,
]

/** Every operation, as often as its weight. */
export const operations: readonly Operation[] = parts.flatMap(part =>
  part.operations.flatMap(([operation, weight]) => Array<Operation>(weight).fill(operation)),
)

/** The documents whose end is looked at. */
export const soakDocuments: readonly SoakDocument[] = parts.flatMap(({ documents = [] }) => documents)

/** Refusals that random input and tills at work on the same documents may earn. Any other is a finding. */
export const earned: ReadonlySet<string> = new Set([...sharedEarned, ...parts.flatMap(part => part.earned ?? [])])
