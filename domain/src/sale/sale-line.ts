import type { ControlGroup, VatRate } from '@quay/contract/enumeration'
import type { DispensingReason } from '@quay/contract/prescription/shapes'
import type { SkippedLot } from '@quay/contract/stock/errors'
import type { Discount } from '../money/discount.ts'
import type { Bought } from '../price/markup-cap.ts'
import type { Unit } from '../quantity/convert-unit.ts'
import type { LineDosePack } from '../sample-medicine/apply-sample.ts'
import type { ChosenLot, LotQuantity, PickableLot } from '../stock/pick-lots.ts'
import type { DatedVatRate } from '../tax/resolve-vat-rate.ts'
import type { LineMoney } from './price/price-bill.ts'
import type { PricedUnit, ResolvedPrice } from './price/resolve-price.ts'

/** What a line asks for, at the till as in a call: goods, how many, and what the cashier typed. */
export interface AskedLine {
  id: string
  productId: string
  unitId: string
  /** In the unit. */
  quantity: number
  /** A manual price of one unit, in đồng. */
  price?: number | null | undefined
  discount?: Discount | null | undefined
  /** In base units; left out or empty, the earliest expiry goes first. */
  lots?: readonly ChosenLot[] | null | undefined
  /** Of the prescription, in the unit. */
  prescribedQuantity?: number | null | undefined
  dispensingReason?: DispensingReason | null | undefined
  /** The promotion whose gift it is: it costs nothing. */
  giftOf?: string | null | undefined
  /** The prescribed medicine that it is handed out for, as the paper names it. */
  standsFor?: string | null | undefined
  /** Why it is sold above its posted price, or above the mark-up of a hospital's pharmacy. */
  postedReason?: string | null | undefined
}

export interface SaleUnit extends Unit, PricedUnit {
  id: string
  /** What it may cost at most, in đồng; none where none was posted. */
  postedPrice?: number | null | undefined
  /** Left out by a till, which is given active units only. */
  isActive?: boolean | undefined
  /** Whether the till sells in it. */
  isSold: boolean
}

/** What one combo takes of a component. */
export interface ComboPart {
  productId: string
  unitId: string
  unitName: string
  /** Base units in one of the unit. */
  ratio: number
  /** In the unit. */
  quantity: number
  /** Đồng for one of the unit: the price of the combo is spread by it. */
  price: number
}

/** A product as both the till and the server know it. */
export interface SaleProduct {
  id: string
  name: string
  /** By `productType`. */
  type?: number | undefined
  isActive: boolean
  isPrescription: boolean
  /** Active ingredients, as on the pack. */
  ingredient?: string | null | undefined
  controlGroup?: ControlGroup | null | undefined
  /** Its own; on a day it is what `resolveVatRate` makes of it and of the dated rates. */
  vatRate: VatRate
  vatRates?: readonly DatedVatRate[] | undefined
  isSoldDirectly: boolean
  /** What a combo is made of; null for all other goods. */
  parts: readonly ComboPart[] | null
  /** A medicine, also where its type says otherwise. What a till kept from before says nothing: then by its type. */
  isMedicine?: boolean | null | undefined
  /** What the owner says of promoting it. */
  promotable?: boolean | null | undefined
  /** Its group and the groups above. */
  groupIds?: readonly string[] | null | undefined
  manufacturerId?: string | null | undefined
  /** What a medicine was last bought for, at a branch where the mark-up on it is capped; a till does not know it. */
  bought?: Bought | null | undefined
  /** Base units that orders keep. */
  reserved: number
  units: readonly SaleUnit[]
}

/** The sellable bucket of a lot at this branch. */
export interface ShelfLot extends PickableLot {
  number: string
}

/** Goods that a line takes from the shelves: itself, or a component of a combo. */
export interface SaleDraw<P extends SaleProduct> {
  product: P
  baseQuantity: number
  vatRate: VatRate
  /** Null for a line that is no combo. */
  part: ComboPart | null
}

/** A draw with the lots that it takes. */
export interface TakenDraw<P extends SaleProduct> extends SaleDraw<P> {
  /** Base units that the lines before it left for it; of a service there is always enough. */
  free: number
  taken: LotQuantity[]
  skipped: SkippedLot[]
  /** Base units of goods that are not there and sold all the same. */
  owed: number
  /** Which lots owe them, where the sale says so; left out, the one lot of goods without lots. */
  owedLots?: readonly LotQuantity[] | undefined
}

/**
 * A line of a cart whose goods are known. It has all its fields from the first step on, and the steps fill them: `find-goods`
 * those up to `draws`, `take-lots` the lots of its draws, `price-bill` the money.
 */
export interface SaleLine<P extends SaleProduct = SaleProduct, I extends AskedLine = AskedLine>
  extends ResolvedPrice,
    LineMoney {
  /** Its place among the lines that were asked for. */
  index: number
  id: string
  item: I
  product: P
  unit: P['units'][number]
  quantity: number
  baseQuantity: number
  discount: Discount | null | undefined
  vatRate: VatRate
  /** Of a combo: its components, by whose list prices (đồng) its price is spread; each pays VAT at its own rate. */
  combo: readonly { weight: number; vatRate: VatRate }[] | undefined
  sample: LineDosePack | undefined
  draws: readonly TakenDraw<P>[]
  /** False where its goods cannot be sold and the total goes without it. */
  isCounted: boolean
}
