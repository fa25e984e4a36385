import type { ErrorCode } from '@quay/contract/error-code'
import type { TableWith } from '../../src/db/table-with.ts'
import type { Random } from './random.ts'
import type { Send, SoakShop } from './shop.ts'

type Kebab<Name extends string> = Name extends `${infer Head}_${infer Rest}` ? `${Head}-${Kebab<Rest>}` : Name

/** A document whose end is looked at, by its table with dashes. */
export type SoakDocument = Kebab<TableWith<'status'>>

/** No document comes back from these, in whatever order the answers arrive. */
const ends = new Set(['CANCELLED', 'RECEIVED'])

/** What all tills together know they did: everything here was acknowledged. */
export class Done {
  readonly earned: ReadonlySet<string>
  readonly documents = new Map<string, { kind: SoakDocument; status: string }>()
  readonly vouchers: string[] = []
  readonly merges: string[] = []
  /** Customers that were merged into others. */
  readonly mergedCustomers: string[] = []
  /** Points that a person gave or took by hand. */
  readonly adjustments: string[] = []
  /** Checks that were made of several. */
  readonly mergedChecks = new Set<string>()
  /** What was counted on each sheet: the last revision of each line that was kept. */
  readonly sheets = new Map<string, Map<string, { revision: number; quantity: number }>>()
  /** How imports were received, as the last version of each says. */
  readonly receipts = new Map<string, Receipt>()
  /** Refusals by code: all of them are answers that a person could get. */
  readonly refused = new Map<string, number>()
  /** By the name of the operation. */
  readonly carriedOut = new Map<string, CarriedOut>()

  /** Takes the refusals that a till may earn. */
  constructor(earned: ReadonlySet<string>) {
    this.earned = earned
  }

  settle(kind: SoakDocument, id: string, status: string): void {
    const before = this.documents.get(id)
    if (!before || !ends.has(before.status)) this.documents.set(id, { kind, status })
  }

  /** One of those documents, more often a late one: its goods are likelier to lie where it put them. */
  someOf(random: Random, kind: SoakDocument, ...statuses: string[]): string | undefined {
    const all = this.of(kind, ...statuses)
    return random.pick(random.chance(0.6) ? all.slice(-4) : all)
  }

  /** Documents of a kind that are in a state, as far as the tills know. */
  of(kind: SoakDocument, ...statuses: string[]): string[] {
    return [...this.documents].filter(([, one]) => one.kind === kind && statuses.includes(one.status)).map(([id]) => id)
  }
}

/** How often an operation came up, and what became of its writes. */
export interface CarriedOut {
  times: number
  written: number
  /** By the code of the refusal. */
  refused: Map<string, number>
}

/** What an import says about who took the goods, and what the inspection found. */
export interface Receipt {
  version: number
  receiverId: string | null
  isInspected: boolean
  arrivalTemperature: number | null
  /** Of each line, in the order of the document. */
  defects: (string | null)[]
}

export type Operation = (send: Send, shop: SoakShop, random: Random, done: Done) => Promise<void>

/** One kind of work: what tills do, how often in parts of all (a shop sells far more than it does anything else), and what comes of it. */
export interface SoakPart {
  operations: readonly (readonly [Operation, number])[]
  /** What its operations settle. */
  documents?: readonly SoakDocument[]
  /** Refusals that random input and tills at work on the same documents may earn. */
  earned?: readonly ErrorCode[]
}

/** Refusals that every kind of work may earn. */
export const sharedEarned: readonly ErrorCode[] = [
  'already-cancelled',
  'goods-moved-on',
  'not-a-draft',
  'stock-short',
  'version-conflict',
]

/** Whether a call was carried out. Throws for a refusal that nothing explains. */
export function note(
  done: Done,
  { status, error, details }: { status: number; error?: string | undefined; details?: unknown },
): boolean {
  if (status < 300) return true
  if (!error || !done.earned.has(error))
    throw new Error(`An answer that should not be: ${status} ${error} ${JSON.stringify(details)?.slice(0, 300)}`)
  done.refused.set(error, (done.refused.get(error) ?? 0) + 1)
  return false
}

export const reason = { reason: 'Thử bền' }
