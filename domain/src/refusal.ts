import type { ErrorCode } from '@quay/contract/error-code'
import type { Grant } from '@quay/contract/permission'
import type { BranchUses } from './branch/check-branch-delete.ts'
import type { PriceSource } from './sale/resolve-price.ts'
import type { SkippedLot } from './stock/pick-lots.ts'

/** Every refusal of the domain with what it carries: the words of its sentence, and numbers for the screen's next step. */
export interface RefusalDetails {
  'not-found': {
    kind:
      | 'product'
      | 'unit'
      | 'lot'
      | 'sample-medicine'
      | 'price-book'
      | 'price-change'
      | 'customer-group'
      | 'employee'
      | 'customer'
      | 'provider'
      | 'account'
      | 'group'
      | 'branch'
      | 'inbound'
    id: string
  }
  'no-items': Record<string, never>
  'amount-too-large': Record<string, never>

  // Catalogue
  'unit-locked': { unit: string }
  'lot-management-locked': Record<string, never>
  'product-type-locked': Record<string, never>
  'group-into-itself': Record<string, never>
  'group-too-deep': Record<string, never>
  'combo-needs-components': Record<string, never>
  'combo-one-unit': Record<string, never>
  'combo-in-combo': { productId: string; product: string }
  'combo-component-repeated': { productId: string; product: string }
  'only-combo-has-components': Record<string, never>
  'combo-has-no-stock': { productId: string; product: string }
  'merge-with-itself': Record<string, never>
  'merge-combo': { product: string }
  'merge-lots-differ': Record<string, never>
  'merge-base-unit-differs': { loser: string; winner: string }
  'merge-unit-differs': { unit: string; loser: number; winner: number }
  'merge-expiry-differs': { lot: string; loser: string; winner: string }
  'merge-drafts-open': { product: string; codes: string }
  'merge-stock-in-motion': { product: string }
  'merge-both-in-combo': { combo: string }
  'product-merged': { product: string; winner: string }

  // Liều
  'sample-product-repeated': { productId: string; product: string }
  'sample-combo': { productId: string; product: string }
  'sample-price-missing': Record<string, never>
  'prescription-missing': { productId: string; product: string }
  'substitute-needs-pharmacist': { product: string; replaced: string }
  'substitute-differs': { product: string; replaced: string }

  // Tax
  'tax-rate-overlaps': { name: string; rate: string; days: string }

  // Sale
  'stock-levels-crossed': { least: string; most: string }
  'product-inactive': { productId: string; product: string }
  'product-not-sold-directly': { productId: string; product: string }
  /** Base units; `available` is what may be sold now, `skipped` why the rest may not. */
  'stock-short': {
    productId: string
    product: string
    available: number
    availableText: string
    asked: number
    askedText: string
    skipped: SkippedLot[]
  }
  'negative-stock-right-missing': {
    productId: string
    product: string
    available: number
    availableText: string
    asked: number
    askedText: string
  }
  'lot-expired': { lotId: string; lot: string; product: string; expiry: string }
  'lot-held': { lotId: string; lot: string; product: string }
  'lot-recalled': { lotId: string; lot: string; product: string }
  'lot-short': { lotId: string; lot: string; product: string; available: number; availableText: string; asked: number }
  'quarantine-lot-expired': { lotId: string; lot: string; product: string; expiry: string }
  'lot-quantity-mismatch': { productId: string; product: string; expected: number; got: number }
  'sale-price-right-missing': { productId: string; product: string }
  'price-book-not-held': { book: string; why: string }
  'goods-off-price-book': { productId: string; product: string; book: string }
  'posted-price-right-missing': OverPosted
  'posted-price-reason-needed': OverPosted
  'markup-right-missing': OverMarkup
  'markup-reason-needed': OverMarkup
  'tiers-not-rising': Record<string, never>
  'tiers-not-cheaper': Record<string, never>
  'discount-over-price': { discount: number; price: number }
  'discount-over-limit': { limitBasisPoints: number; limit: string }
  'price-changed': {
    payable: number
    payableText: string
    expectedPayable: number
    totalPrice: number
    discountAmount: number
    lines: FreshLine[]
  }
  'sold-at-in-future': { soldAt: string; now: string }
  'sold-on-closed-day': { day: string }
  'back-date-too-far': { days: number; earliest: string }
  'back-date-right-missing': { soldDay: string; today: string }
  'points-not-available': { points: number; available: number }

  // Payment
  'payment-short': { missing: number; missingText: string }
  'payment-over': { over: number; overText: string }
  'debt-mismatch': { remaining: number; remainingText: string }
  'debt-needs-customer': Record<string, never>
  'debt-discount-over': { debt: number; debtText: string }
  'debt-over-limit': { customer: string; debt: number; limit: number; limitText: string }
  'account-missing': Record<string, never>
  'fund-short': { accountId: string; account: string; available: number; availableText: string }
  'debt-settled': { partnerId: string }

  // Import of goods
  'lots-required': { productId: string; product: string }
  'lots-not-managed': { productId: string; product: string }
  'lot-already-expired': { lot: string; expiry: string }
  'lot-expiry-differs': { lotId: string; lot: string; expiry: string }
  'lot-repeated': { lot: string }
  'provider-needed': { remaining: number }
  'opening-has-no-payment': Record<string, never>
  'opening-has-no-cost': Record<string, never>
  'cost-needs-provider': { name: string }
  'inbound-not-amendable': { code: string }
  'inbound-amend-returned': { code: string; returns: string }
  'amend-needs-provider': { difference: number; differenceText: string }
  'sale-price-differs': { productId: string; product: string; unit: string }

  // Return to a provider; quantities in base units
  'deduction-over-goods': { most: number; mostText: string }
  'return-not-of-receipt': { product: string }
  'return-over-bought': {
    product: string
    lot: string
    code: string
    left: number
    leftText: string
    boughtText: string
  }
  'return-provider-differs': { code: string }
  'inbound-not-completed': { code: string }
  'inbound-returned': { code: string; returns: string }

  // Orders to a provider
  'order-product-repeated': { product: string }
  'provider-inactive': { provider: string }

  // Counting, disposal and quality
  'check-held': { code: string; name: string; reason: string }
  'not-a-draft': { code: string }
  'check-branch-differs': { code: string }
  'check-recounted': { code: string }
  'nothing-counted': { code: string }
  'uncounted-changed': { count: number; countText: string; valueText: string; value?: number }
  'count-not-ready': { count: number; countText: string; lines: string }
  'goods-moved-on': { code: string; goods: string; lots: SoldLot[] }
  'quality-month-future': { month: string }
  'quality-month-past': { month: string; earliest: string }
  'disposed-in-future': { today: string }
  'disposed-too-long-ago': { earliest: string }
  'discovered-in-future': Record<string, never>
  'happened-after-discovery': Record<string, never>
  'quality-not-done': { count: number; countText: string; lots: string }

  // Temperature and humidity
  'climate-humidity-missing': Record<string, never>
  'climate-action-missing': Record<string, never>

  // Between branches
  'transfer-to-itself': Record<string, never>
  'transfer-lot-expired': { lotId: string; lot: string; product: string; expiry: string }
  'transfer-lot-held': { lotId: string; lot: string; product: string }
  'transfer-lot-recalled': { lotId: string; lot: string; product: string }
  'transfer-target-inactive': { name: string }
  'transfer-not-moving': { code: string }
  'transfer-received': { code: string }
  /** Base units, with the same in words. */
  'transfer-over': TransferredLot
  'transfer-unresolved': TransferredLot
  'transfer-loss-unnamed': Record<string, never>
  'transfer-damaged-over': { product: string; lot: string; receivedText: string; damagedText: string }
  'transfer-damage-unnamed': Record<string, never>

  // Roles and people: words for the sentence, `missing` for the matrix
  'role-above-own': { name: string }
  'role-beyond-own': { name: string; rights: string; missing: Grant[] }
  'right-not-held': { rights: string; missing: Grant[] }
  'discount-limit-not-held': { asked: string; limit: string }
  'person-above-own': { name: string }
  'last-admin': { name: string }

  // Places
  'branch-is-default': { name: string }
  'branch-inactive': Record<string, never>
  /** `uses` in words, `counts` by kind. */
  'branch-in-use': { name: string; uses: string; counts: BranchUses }
  'coordinates-invalid': Record<string, never>
  'tax-code-shape': { code: string }
  'tax-code-check-digit': { code: string }

  // State of a document
  'already-cancelled': { code: string }
  'day-closed': { day: string }
  'keep-payments-needs-partner': Record<string, never>
  /** `documents`: what took them, the last first; base units. */
  'inbound-goods-sold': { goods: string; lots: SoldLot[]; documents?: GoodsTaker[] }
}

/** A line above the mark-up of a hospital's pharmacy, in đồng for one of the unit; without the cap, which would tell the cost. */
type OverMarkup = { productId: string; product: string; price: number }
/** A line above the posted price, in đồng for one of the unit. */
export type OverPosted = { productId: string; product: string; posted: number; postedText: string; price: number }

/** A line of the bill as it is priced now. */
export interface FreshLine {
  id: string
  listPrice: number
  unitPrice: number
  source: PriceSource
  bookId: string | null
  bookName: string | null
  tierFrom: number | null
  gross: number
  lineDiscount: number
  orderShare: number
  net: number
}

/** A lot that no longer holds what an import brought, in base units. */
export interface SoldLot {
  productId: string
  product: string
  lotId: string
  lot: string
  needed: number
  available: number
}

/** A document that took goods from a shelf and has not given them back; base units. */
export interface GoodsTaker {
  kind: string
  id: string
  code: string
  quantity: number
  at: string
}

/** What was sent of a lot and what the receiver told of it. */
export type TransferredLot = {
  product: string
  lot: string
  sent: number
  sentText: string
  told: number
  toldText: string
}

export type RefusalCode = keyof RefusalDetails & ErrorCode

/** A rule said no: nothing is to be written. `path` names the field of the request, as in `items.0.quantity`. */
export type Refusal = {
  [Code in RefusalCode]: { ok: false; code: Code; details: RefusalDetails[Code]; path?: string }
}[RefusalCode]

/** What a rule gives: its result, or a refusal. */
export type Outcome<Result> = ({ ok: true } & Result) | Refusal

/** Makes a refusal; the code decides which details it must carry. */
export function refuse<Code extends RefusalCode>(code: Code, details: RefusalDetails[Code], path?: string): Refusal {
  return { ok: false, code, details, ...(path !== undefined && { path }) } as Refusal
}
