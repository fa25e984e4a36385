import type { InvoiceBody } from '@quay/contract/e-invoice/shapes'
import type { PaymentMethod } from '@quay/contract/enumeration'
import type { NotedLot } from '@quay/contract/lot/shapes'
import type { Buyer, DispensingReason, PrescriptionBody } from '@quay/contract/prescription/shapes'
import type { TillSurcharge } from '@quay/contract/surcharge/till-surcharge'
import type { Ward } from '@quay/contract/ward/shapes'
import type { Discount } from '@quay/domain/money/discount'
import type { PointRule } from '@quay/domain/point/point-rule'
import type { TakenOfPaper } from '@quay/domain/sale/medicine/check-prescription'
import type { OrderLine } from '@quay/domain/sales-order/order-facts'
import type { ChosenLot } from '@quay/domain/stock/pick-lots'
import type { TillCustomer } from '../../../offline/goods/catalogue-store.ts'
import { rebalanceLots } from '../lots/rebalance-lots.ts'

/** A unit as the line keeps it; its ratio cannot change once goods have moved. */
export interface LineUnit {
  id: string
  name: string
  ratio: number
}

/** A lot of the box in the hand that the books did not have. */
export type CartLot = NotedLot & {
  /** It was written down without the network: its sale brings it to the server. */
  isNew?: true
}

export interface CartLine {
  id: string
  productId: string
  /** Shown when the product is not in the catalogue of this browser. */
  productName: string
  unit: LineUnit
  /** In the unit, 1 and more. */
  quantity: number
  /** A price that the cashier typed, in đồng; null takes the unit's own. */
  price: number | null
  discount: Discount | null
  /** Lots that the cashier chose, in base units; null leaves the choice to expiry. */
  lots: ChosenLot[] | null
  /** Lots that were written down for it here, because the books did not have them. */
  notedLots?: readonly CartLot[] | undefined
  note: string
  /** Why it is sold above its posted price. */
  postedReason?: string | undefined
  dose?: LineDose | undefined
  dispensed?: Dispensed | undefined
  /** The book has none of it and it lies on the shelf all the same: why, as who sells without the network said. */
  onShelf?: string | undefined
  /** Who sold it, where that is not the seller of the bill. */
  seller?: { id: string; name: string } | undefined
  /** The line of the order that it hands out. */
  orderItemId?: string | undefined
}

/** What the prescription says about a line. */
export interface Dispensed {
  /** In the unit. */
  prescribed?: number | undefined
  /** The prescribed medicine that it is handed out for, as the paper names it. */
  standsFor?: string | undefined
  /** Why less is handed out. */
  reason?: DispensingReason | undefined
  /** For how many days it lasts. */
  days?: number | undefined
}

/** The prescription of a cart, or why there is none, and who takes controlled medicines away. */
export interface CartCare {
  prescription?: PrescriptionBody | undefined
  buyer?: Buyer | undefined
  reason?: string | undefined
  /** When the customer comes again. */
  revisitOn?: string | undefined
  /** What earlier sales took of this paper, as the server told. */
  taken?: readonly TakenOfPaper[] | undefined
}

/** The liều that a line is handed out in. */
export interface LineDose {
  sampleId: string
  name: string
  /** Lines of one liều share it. */
  group: number
  /** How many liều. */
  count: number
  /** Base units of it in one liều. */
  need: number
  /** Đồng of one liều, where that has a fixed price. */
  share: number | null
  /** The product of the template that this one stands in for. */
  replaced?: { id: string; name: string } | undefined
}

/** Whom a sale is for. */
export type CartCustomer = TillCustomer

/** One method of a mixed payment; the last row without an amount takes what is left. */
export interface PaymentPart {
  method: PaymentMethod
  amount: number | null
  /** Of a transfer, where it goes to another account than that of the payment. */
  accountId?: string | undefined
}

export interface CartPayment {
  mode: PaymentMethod | 'MIXED'
  /** Cash handed over; null is exactly what is due. */
  tendered: number | null
  /** Null is the default account. */
  accountId: string | null
  parts: PaymentPart[]
}

/** A code that the server said may be used. */
export interface CartCode {
  code: string
  discountId: string
  name: string
}

/** The posted bill that a cart replaces, with what of it the cart is priced by. */
export interface ReplacedBill {
  id: string
  code: string
  /** ISO 8601. */
  soldAt: string
  /** What the customer paid or owes of it, in đồng. */
  due: number
  /** The one way in which all of it was paid or written down as debt; left out where there were several. */
  paidBy?: CartPayment['mode'] | undefined
  /** Why it is replaced, as typed so far. */
  reason: string
  /** Base units that come back. */
  lots: readonly { productId: string; lotId: string; number: string; expiryDate: string | null; quantity: number }[]
  prices: readonly { unitId: string; quantity: number; listPrice: number; tierFrom: number | null }[]
  /** What it took beside the goods, each as it was then, with what of it stands on the bill in đồng. */
  surcharges?: readonly (TillSurcharge & { billed: number })[] | undefined
}

/** The order that a cart hands out, with what of it the cart is priced by. */
export interface CartOrder {
  id: string
  code: string
  /** Held of its deposit, in đồng. */
  deposit: number
  /** Base units that it keeps, by product. */
  held: Readonly<Record<string, number>>
  lines: readonly OrderLine[]
  /** It has a bill already, which took what stands on bills by itself. */
  isLater?: boolean | undefined
  /** What its first bill takes beside the goods, with what the order says of each, in đồng. */
  surcharges?: readonly (TillSurcharge & { billed: number })[] | undefined
}

/** Where the goods are brought to, as typed so far. */
export interface CartDelivery {
  /** Whether they are brought at all: what was typed stays while they are not. */
  isOn: boolean
  receiverName: string
  phone: string
  address: string
  ward: Ward | null
  note: string
  /** YYYY-MM-DD, and HH:mm of that day. */
  wishedOn: string | null
  wishedTime: string | null
  carrier?: string | null
  /** What the shop pays for it, in đồng. */
  carrierFee?: number | null
  /** Grams, and centimetres. */
  weight?: number | null
  length?: number | null
  width?: number | null
  height?: number | null
}

/** The buyer of the e-invoice, as the till sends it. */
export interface CartInvoice {
  body: InvoiceBody
  /** The till filled it in from the customer: it leaves the cart with the customer. */
  isOfCustomer: boolean
}

/** What a usual sale leaves alone: buyer of the e-invoice, seller, time. */
export interface CartMore {
  /** Null where the cashier removed what came with the customer; left out where the cart names no buyer. */
  invoice?: CartInvoice | null | undefined
  /** The seller, where that is not the person at the till. */
  seller?: { id: string; name: string } | undefined
  /** ISO 8601, where it was sold before now. */
  soldAt?: string | undefined
}

/** The bill whose goods a cart was copied from. */
export interface CopiedBill {
  code: string
  /** Đồng of one of the unit then, by line. */
  prices: Readonly<Record<string, number>>
}

export interface Cart extends CartMore {
  lines: CartLine[]
  customer: CartCustomer | null
  discount: Discount | null
  payment: CartPayment
  note: string
  care?: CartCare | undefined
  delivery?: CartDelivery | undefined
  /** Why medicines that must not be taken together are sold, by the key of the pair. */
  pairReasons?: Readonly<Record<string, string>> | undefined
  /** Promotions that the cashier left out of this bill. */
  declined?: readonly string[] | undefined
  /** What the customer spends, with the rule by which points pay. */
  points?: { used: number; rule: PointRule; promotesMedicines: boolean } | undefined
  /** Promotions that the cashier chose, of those that do not hold by themselves. */
  chosen?: readonly string[] | undefined
  /** Codes that the customer brought, with what they are codes of. */
  codes?: readonly CartCode[] | undefined
  /** How many of each unit the customer chose as gifts of a promotion, by its id; what is left out is the first choice that is there. */
  gifts?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined
  /** Surcharges by id: put on by hand or taken off, or the amount that was typed (đồng). */
  surcharges?: Readonly<Record<string, number | boolean>> | undefined
  /** The change stays with the shop as money of the customer. */
  keepsChange?: boolean | undefined
  /** Which debts that change pays, of as much change as there was when the cashier chose; left out, what is due first. */
  changePays?: { of: number; parts: readonly { entryId: string; amount: number }[] } | undefined
  /** The day by which the customer pays what is owed. */
  dueOn?: string | undefined
  /** How it is sold, where that is not at the counter; ORDER is what it comes to as an order. */
  channel?: 'DELIVERY' | 'ORDER' | undefined
  /** The price book that the cashier chose. */
  book?: { id: string; name: string } | undefined
  replaces?: ReplacedBill | undefined
  copied?: CopiedBill | undefined
  order?: CartOrder | undefined
}

export type CartCommand =
  /** Adds to the first line of this product and unit, or makes one. */
  | { do: 'add'; line: CartLine }
  /** A line of its own, also when the product is there already. */
  | { do: 'insert'; line: CartLine; at: number }
  | { do: 'set-quantity'; lineId: string; quantity: number }
  | { do: 'set-unit'; lineId: string; unit: LineUnit }
  | { do: 'set-price'; lineId: string; price: number | null }
  | { do: 'set-discount'; lineId: string; discount: Discount | null }
  | { do: 'set-lots'; lineId: string; lots: ChosenLot[] | null }
  | { do: 'note-lot'; lineId: string; lot: CartLot }
  | { do: 'set-posted-reason'; lineId: string; reason: string }
  | { do: 'set-note'; lineId: string; note: string }
  | { do: 'set-line-seller'; lineId: string; seller: { id: string; name: string } | null }
  | { do: 'remove'; lineId: string }
  /** Up (-1) or down (1) by one place; a line at the end stays. */
  | { do: 'move'; lineId: string; by: -1 | 1 }
  /** Takes all goods out and leaves the customer and what else was said. */
  | { do: 'clear' }
  | { do: 'set-on-shelf'; lineId: string; reason: string }
  | { do: 'set-customer'; customer: CartCustomer | null }
  | { do: 'set-points'; points: Cart['points'] | null }
  | { do: 'keep-change'; keeps: boolean; pays?: Cart['changePays'] | null }
  | { do: 'set-due-day'; dueOn: string | null }
  | { do: 'set-book'; book: { id: string; name: string } | null }
  | { do: 'decline-promotions'; ids: readonly string[] }
  | { do: 'choose-promotions'; ids: readonly string[] }
  | { do: 'add-code'; code: CartCode }
  | { do: 'remove-code'; code: string }
  | { do: 'choose-gifts'; discountId: string; units: Readonly<Record<string, number>> }
  | { do: 'set-surcharge'; id: string; value: number | boolean | null }
  | { do: 'set-order-discount'; discount: Discount | null }
  | { do: 'set-payment'; payment: CartPayment }
  | { do: 'set-order-note'; note: string }
  | { do: 'set-pair-reasons'; pairReasons: Readonly<Record<string, string>> }
  | { do: 'set-care'; care: CartCare | undefined }
  | { do: 'set-delivery'; delivery: CartDelivery }
  | { do: 'set-dispensed'; lineId: string; dispensed: Dispensed }
  | { do: 'set-more'; more: CartMore }
  | { do: 'forget-copied' }
  | { do: 'replace'; cart: Cart }

/** As many as a bill may name. */
const mostDeclined = 20

const mostCodes = 5

const codesBut = ({ codes = [] }: Cart, code: string) => codes.filter(one => one.code !== code)

export const emptyCart: Cart = {
  lines: [],
  customer: null,
  discount: null,
  payment: { mode: 'CASH', tendered: null, accountId: null, parts: [] },
  note: '',
}

/** The cart after a command. Pure; an unknown line changes nothing. */
export function changeCart(cart: Cart, command: CartCommand): Cart {
  switch (command.do) {
    case 'add':
      return addLine(cart, command.line)
    case 'insert':
      return { ...cart, lines: cart.lines.toSpliced(command.at, 0, command.line) }
    case 'set-quantity':
      return changeLine(cart, command.lineId, line => resize(line, line.unit, command.quantity))
    case 'set-unit':
      // A typed price was meant for the unit before.
      return changeLine(cart, command.lineId, line => ({
        ...resize(line, command.unit, line.quantity),
        price: null,
        postedReason: undefined,
      }))
    case 'set-price':
      return changeLine(cart, command.lineId, line => ({ ...line, price: command.price }))
    case 'set-discount':
      return changeLine(cart, command.lineId, line => ({ ...line, discount: worth(command.discount) }))
    case 'set-lots':
      return changeLine(cart, command.lineId, line => ({ ...line, lots: command.lots }))
    case 'note-lot':
      return changeLine(cart, command.lineId, line => withNoted(line, command.lot))
    case 'set-posted-reason':
      return changeLine(cart, command.lineId, line => ({ ...line, postedReason: command.reason || undefined }))
    case 'set-note':
      return changeLine(cart, command.lineId, line => ({ ...line, note: command.note }))
    case 'set-line-seller':
      return changeLine(cart, command.lineId, line => ({ ...line, seller: command.seller ?? undefined }))
    case 'set-dispensed':
      return changeLine(cart, command.lineId, line => ({ ...line, dispensed: command.dispensed }))
    case 'set-delivery':
      return withDelivery(cart, command.delivery)
    case 'set-care':
      return { ...cart, care: command.care }
    case 'set-pair-reasons':
      return { ...cart, pairReasons: command.pairReasons }
    case 'remove':
      return { ...cart, lines: cart.lines.filter(line => line.id !== command.lineId) }
    case 'move':
      return { ...cart, lines: moved(cart.lines, command.lineId, command.by) }
    case 'clear':
      return { ...cart, lines: [] }
    case 'set-on-shelf':
      return changeLine(cart, command.lineId, line => ({ ...line, onShelf: command.reason }))
    case 'set-customer':
      return {
        ...cart,
        customer: command.customer,
        points: undefined,
        keepsChange: undefined,
        changePays: undefined,
        dueOn: undefined,
        invoice: cart.invoice?.isOfCustomer ? undefined : cart.invoice,
      }
    case 'set-due-day':
      return { ...cart, dueOn: command.dueOn ?? undefined }
    case 'keep-change':
      return { ...cart, keepsChange: command.keeps || undefined, changePays: command.pays ?? undefined }
    case 'set-points':
      return { ...cart, points: command.points ?? undefined }
    case 'set-book':
      return { ...cart, book: command.book ?? undefined }
    case 'decline-promotions':
      return { ...cart, declined: command.ids.length > 0 ? command.ids.slice(0, mostDeclined) : undefined }
    case 'add-code':
      return { ...cart, codes: [...codesBut(cart, command.code.code), command.code].slice(-mostCodes) }
    case 'remove-code':
      return { ...cart, codes: codesBut(cart, command.code) }
    case 'choose-gifts':
      return { ...cart, gifts: { ...cart.gifts, [command.discountId]: command.units } }
    case 'choose-promotions':
      return { ...cart, chosen: command.ids.length > 0 ? command.ids.slice(0, mostDeclined) : undefined }
    case 'set-surcharge':
      return { ...cart, surcharges: chosenSurcharges(cart, command.id, command.value) }
    case 'set-order-discount':
      return { ...cart, discount: worth(command.discount) }
    case 'set-payment':
      return { ...cart, payment: command.payment }
    case 'set-order-note':
      return { ...cart, note: command.note }
    case 'set-more':
      return { ...cart, ...command.more }
    case 'forget-copied':
      return { ...cart, copied: undefined }
    case 'replace':
      return command.cart
  }
}

/** Goods that are brought are sold so; what an order hands out is sold by order. */
function withDelivery(cart: Cart, delivery: CartDelivery): Cart {
  const channel = cart.order ? cart.channel : delivery.isOn ? 'DELIVERY' : undefined
  return { ...cart, delivery, channel }
}

function addLine(cart: Cart, added: CartLine): Cart {
  const same = cart.lines.find(
    line => line.productId === added.productId && line.unit.id === added.unit.id && !line.dose,
  )
  if (!same) return { ...cart, lines: [...cart.lines, added] }
  return changeLine(cart, same.id, line => resize(line, line.unit, line.quantity + added.quantity))
}

function moved(lines: CartLine[], lineId: string, by: -1 | 1): CartLine[] {
  const at = lines.findIndex(({ id }) => id === lineId)
  const line = lines[at]
  const to = at + by
  return line && to >= 0 && to < lines.length ? lines.toSpliced(at, 1).toSpliced(to, 0, line) : lines
}

function changeLine(cart: Cart, lineId: string, change: (line: CartLine) => CartLine): Cart {
  return { ...cart, lines: cart.lines.map(line => (line.id === lineId ? change(line) : line)) }
}

function resize(line: CartLine, unit: LineUnit, quantity: number): CartLine {
  return { ...line, unit, quantity, lots: line.lots && rebalanceLots(line.lots, quantity * unit.ratio) }
}

/** All of the line comes from the box in the hand. */
function withNoted(line: CartLine, lot: CartLot): CartLine {
  const others = line.notedLots?.filter(({ id }) => id !== lot.id) ?? []
  const all = { lotId: lot.id, quantity: line.quantity * line.unit.ratio, comesLater: true }
  return { ...line, notedLots: [...others, lot], lots: [all] }
}

const worth = (discount: Discount | null) => (discount && discount.value > 0 ? discount : null)

/** What is chosen of surcharges; null is as the store usually does. */
function chosenSurcharges({ surcharges = {} }: Cart, id: string, value: number | boolean | null): Cart['surcharges'] {
  const { [id]: _, ...others } = surcharges
  const next = value === null ? others : { ...others, [id]: value }
  return Object.keys(next).length > 0 ? next : undefined
}
