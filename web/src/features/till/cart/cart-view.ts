import type { PriceSource } from '@quay/contract/bill/errors'
import type { PriceTier } from '@quay/contract/price'
import type { SkippedLot } from '@quay/contract/stock/errors'
import type { TillProduct } from '@quay/contract/till/shapes'
import type { PaymentRow } from '@quay/domain/cashbook/split-payments'
import type { BillMoney } from '@quay/domain/sale/price/price-bill'
import type { PutSurcharges } from '@quay/domain/sale/price/put-surcharges'
import type { Promotions } from '@quay/domain/sale/promotion/promoter'
import type { AskedLine, SaleLine } from '@quay/domain/sale/sale-line'
import type { SettledPayment } from '@quay/domain/sale/settle-payment'
import type { CartLine, LineUnit } from './cart.ts'

/** A line of the cart as the steps of a sale are asked. */
export type TillItem = CartLine & AskedLine

/** A line of the cart as the steps of a sale give it. */
export type TillLine = SaleLine<TillProduct, TillItem>

/** A lot that a line takes, with what is printed about it. */
export interface TakenLot {
  /** The line's, or a component's. */
  productId: string
  lotId: string
  number: string
  expiryDate: string | null
  /** Base units. */
  quantity: number
  /** Days until it expires, when that is near; else null. */
  nearDays: number | null
}

/** Why a line cannot be sold, and what mends it with one press. */
export interface LineProblem {
  sentence: string
  fix:
    | { label: string; panel: 'price' }
    /** The window of the prescription and the buyer. */
    | { label: string; care: true }
    /** The window of medicines that must not be taken together. */
    | { label: string; pairs: true }
    | { label: string; quantity: number; unit?: LineUnit }
    | { label: string; lots: 'choose' | 'automatic' }
    | null
  /** The server said it of what was sent before; paying again asks anew. */
  isPast?: true
  /** A person with the right may allow it at the payment. */
  needsRight?: true
  /** The book has too little of it: without the network it may be sold where it lies on the shelf. */
  isShort?: true
  /** None is left: another medicine may stand in for it. */
  isGone?: true
  /** The product of which orders keep the rest. */
  keptOf?: string
}

/** A component of a combo with what one combo takes of it. */
export interface CartPart {
  product: TillProduct
  part: NonNullable<TillProduct['parts']>[number]
}

/** A line as the screen shows it; the same object as before while nothing on it changed. */
export interface LineView {
  line: CartLine
  product: TillProduct | null
  /** Of a combo: its components, as far as they are known here. */
  parts: readonly CartPart[]
  listPrice: number
  unitPrice: number
  source: PriceSource
  /** Where the list price comes from, and from how many on it were cheaper. */
  bookName: string | null
  tierFrom: number | null
  nextTier: PriceTier | null
  /** A book that does not have the goods. */
  offBook: string | null
  /** What one may cost at most, where it costs more. */
  posted: number | null
  /** What the line comes to after its own discount, in đồng. */
  amount: number
  /** What promotions take off the line, which is in `amount` already. */
  promotionOff: number
  lots: readonly TakenLot[]
  /** The first lot that was passed over, where none could be taken: what the person holds in the hand. */
  refusedLot: { number: string; expiryDate: string | null; why: SkippedLot['reason'] } | null
  /** What is left of the product for this line, in words. */
  left: string
  /** What of the customer's health the medicine meets: as it is shown, and as it goes to the log; it warns and stops nothing. */
  allergy: { shown: string; words: string } | null
  /** What else to look at before it is handed out: an ingredient twice, a pair that is sold with a reason. */
  warning: string | null
  /** False where its goods cannot be sold: then it is not in the total. */
  isCounted: boolean
  problem: LineProblem | null
}

/** Gifts that a promotion gives on the cart. */
export interface GiftView {
  promotion: { id: string; name: string }
  /** As they are sold, one for each kind, with what they take from the shelves; none where none of the choices is there. */
  items: readonly { item: TillItem; lots: readonly TakenLot[] }[]
  /** How many are earned, in units of them; fewer may be there. */
  earned: number
  /** Product and unit of each choice that is there, and how many are. */
  choices: readonly { unitId: string; name: string; most: number }[]
}

/** A cart with its prices, lots and everything that keeps it from being sold. */
export interface CartView {
  lines: readonly LineView[]
  /** What the steps of a sale gave, by the place of the line; goods that are not known here have none. */
  sold: ReadonlyMap<number, TillLine>
  /** The price book that the cashier chose, while it holds. */
  chosenBookId: string | null
  /** Gifts that the promotions give, in the order of the promotions. */
  gifts: readonly GiftView[]
  /** What promotions gave, and why the others did not. */
  promotions: Promotions
  /** Of the lines that can be sold. */
  priced: BillMoney
  /** What is taken beside the goods. */
  surcharges: PutSurcharges
  /** The goods and what is taken beside them, in đồng. */
  whole: number
  /** What is to be paid, in đồng: with the rounding of what cash pays, without what the deposit of an order pays. */
  due: number
  /** What the deposit of its order pays, in đồng. */
  deposit: number
  /** What the bill that it replaces took in the same way, in đồng: only the difference goes over the counter. */
  alreadyPaid: number
  /** Lines that cannot be sold, and their amount in đồng: not in `priced`. Null where there are none. */
  leftOut: { count: number; amount: number } | null
  /** It was priced with VAT. */
  usesVat: boolean
  unitCount: number
  payments: readonly PaymentRow[]
  /** Null where the payment does not add up; `problem` says why. */
  settled: SettledPayment | null
  /** The sentence above the pay button, and the place that F9 goes to; null when the bill may be paid. */
  problem: CartProblem | null
  /** What a person with more rights has to allow at the payment; null for nothing. */
  needsRight: string | null
}

export interface CartProblem {
  sentence: string
  /** `asksForPaper`: the window of the prescription and the buyer mends the line. */
  at: { lineId: string; asksForPaper?: boolean } | 'order-discount' | 'customer' | 'payment' | 'nothing'
  /** Offered where the rest could be owed. */
  missing?: number
}
