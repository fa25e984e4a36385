import type { Random } from './random.ts'
import type { Send, SoakShop } from './shop.ts'

/** Documents whose end is looked at: the path of their route, and the table that holds them. */
export const documentTables = {
  bill: 'bill',
  order: 'sales_order',
  'sale-return': 'sale_return',
  inbound: 'inbound',
  'inbound-return': 'inbound_return',
  'purchase-order': 'purchase_order',
  'stock-transfer': 'stock_transfer',
  disposal: 'disposal',
  'inventory-check': 'inventory_check',
  'quality-check': 'quality_check',
  'debt-adjustment': 'debt_adjustment',
} as const
export type SoakDocument = keyof typeof documentTables

/** No document comes back from these, in whatever order the answers arrive. */
const ends = new Set(['CANCELLED', 'RECEIVED'])

/** What all tills together know they did: everything here was acknowledged. */
export class Done {
  readonly documents = new Map<string, { kind: SoakDocument; status: string }>()
  readonly vouchers: string[] = []
  readonly merges: string[] = []
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

/** Refusals that random input and tills at work on the same documents may earn. Any other is a finding. */
const earned = new Set([
  'already-cancelled',
  'bill-has-return',
  'bill-not-returnable',
  'check-recounted',
  'combo-has-no-stock',
  'count-not-ready',
  'debt-discount-over',
  'debt-over-limit',
  'debt-settled',
  'deposit-not-held',
  'deposit-over',
  'discount-over-price',
  'exchange-cancel-both',
  'formula-makes-zero',
  'fund-short',
  'goods-moved-on',
  'goods-off-price-book',
  'inbound-amend-returned',
  'inbound-goods-sold',
  'inbound-not-amendable',
  'inbound-not-completed',
  'inbound-returned',
  'lot-already-expired',
  'lot-expired',
  'lot-expiry-differs',
  'lot-held',
  'lot-recalled',
  'lot-short',
  'quarantine-lot-expired',
  'merge-drafts-open',
  'merge-expiry-differs',
  'merge-stock-in-motion',
  'not-a-draft',
  'order-closed',
  'order-has-bills',
  'order-has-no-bill',
  'order-line-unknown',
  'order-over-billed',
  'orders-not-mergeable',
  'nothing-counted',
  'payment-over',
  'posted-price-reason-needed',
  'price-change-exists',
  'price-change-over',
  // A call that was cut is sent again, by then the minute of the plan may be over.
  'price-change-past',
  'price-changed',
  'price-moved',
  'price-needed',
  'product-inactive',
  'product-merged',
  'purchase-order-differs',
  'purchase-order-has-draft',
  'purchase-order-not-open',
  'purchase-order-nothing-received',
  'purchase-order-received',
  'quality-month-exists',
  'refund-changed',
  'return-goods-gone',
  'return-lot-needed',
  'return-lot-over',
  'return-over-bought',
  'return-over-sold',
  // The supplier of the import was corrected since it was read.
  'return-provider-differs',
  'sheet-closed',
  'shift-closed',
  'shift-count-needed',
  'shift-moved',
  'shift-not-last',
  'shift-open',
  'shift-open-already',
  'stock-reserved',
  'stock-short',
  'tiers-not-cheaper',
  'transfer-lot-expired',
  'transfer-lot-held',
  'transfer-lot-recalled',
  'transfer-not-moving',
  'transfer-received',
  'version-conflict',
])

/** Whether a call was carried out. Throws for a refusal that nothing explains. */
export function note(
  done: Done,
  { status, error, details }: { status: number; error?: string | undefined; details?: unknown },
): boolean {
  if (status < 300) return true
  if (!error || !earned.has(error))
    throw new Error(`An answer that should not be: ${status} ${error} ${JSON.stringify(details)?.slice(0, 300)}`)
  done.refused.set(error, (done.refused.get(error) ?? 0) + 1)
  return false
}

export const reason = { reason: 'Thử bền' }
