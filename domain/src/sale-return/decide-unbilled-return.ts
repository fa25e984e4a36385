import {
  type LotState,
  productType,
  type ReturnPolicy,
  type StockBucket,
  type VatRate,
} from '@quay/contract/enumeration'
import type { SaleReturnReason } from '@quay/contract/sale-return/shapes'
import type { PaymentRow } from '../cashbook/split-payments.ts'
import { valueDifference } from '../inventory-check/value-difference.ts'
import { containedVat } from '../money/contained-vat.ts'
import type { Discount } from '../money/discount.ts'
import { maxAmount } from '../money/safe-amount.ts'
import { isService } from '../product/service-type.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import type { StockValue } from '../stock/issue-value.ts'
import { formatDong } from '../text/format-number.ts'
import { postReturn } from './post-return.ts'
import { quarantineWhy, restockRule } from './restock-rule.ts'
import type { PlannedItem, PostingFacts, ReturnedLot, ReturnFacts } from './return-facts.ts'
import { feeOf } from './return-fee.ts'
import type { SaleReturnPlan } from './return-plan.ts'
import { settleRefund } from './settle-return.ts'

export interface UnbilledItem {
  productId: string
  unitId: string
  quantity: number
  unitPrice: number
  lotId?: string | undefined
  restock: boolean
  isIntact: boolean
  reason?: SaleReturnReason | undefined
}

export interface AskedUnbilled {
  reason: SaleReturnReason
  items: readonly UnbilledItem[]
  fee?: Discount | undefined
}

export interface UnbilledInput extends AskedUnbilled {
  id: string
  branchId: string
  note?: string | null | undefined
  payments: readonly PaymentRow[]
  expectedRefund?: number | undefined
}

export interface UnbilledLot {
  lotId: string
  lotNumber: string
  expiryDate: string | null
  state: LotState
  /** What of it lies at the branch, and what that is worth. */
  shelf: StockValue
  /** It is written with this return: nothing of these goods ever lay in a lot without a number. */
  isNew?: boolean
}

/** Goods as they are today: no bill says what they were. */
export interface UnbilledProduct {
  productId: string
  productCode: string
  productName: string
  type: number
  isLotManaged: boolean
  units: readonly { id: string; name: string; ratio: number; price: number }[]
  vatRate: VatRate
  policy: ReturnPolicy | null
  isMedicine: boolean
  isPrescription: boolean
  isControlled: boolean
  isCold: boolean
  /** Of all its lots at the branch. */
  stock: StockValue
  lastPurchase: StockValue | null
  lots: readonly UnbilledLot[]
  /** Where goods go whose lot nobody knows, or that have none. */
  numberless: UnbilledLot
}

export interface UnbilledFacts extends Omit<ReturnFacts, 'bill'> {
  goods: readonly UnbilledProduct[]
}

export interface ValuedUnbilled {
  items: Omit<PlannedItem, 'id' | 'position'>[]
  goodsAmount: number
  fee: number
  refundable: number
  vatAmount: number
  cost: number
}

/** Decides what goods without a bill are worth: at most their price of today, to the shelf only with their lot. */
export function valueUnbilled(asked: AskedUnbilled, facts: UnbilledFacts): Outcome<{ value: ValuedUnbilled }> {
  if (!facts.rules.returnWithoutBill) return refuse('return-needs-bill', {}, 'items')
  const items: ValuedUnbilled['items'] = []
  for (const [index, item] of asked.items.entries()) {
    const taken = takeUnbilled(item, index, facts)
    if (!taken.ok) return taken
    items.push(taken.item)
  }
  const goodsAmount = items.reduce((sum, { net }) => sum + net, 0)
  if (goodsAmount > maxAmount) return refuse('amount-too-large', {}, 'items')
  const fee = feeOf(asked, goodsAmount, facts)
  if (!fee.ok) return fee
  return {
    ok: true,
    value: {
      items,
      goodsAmount,
      fee: fee.fee,
      refundable: goodsAmount - fee.fee,
      vatAmount: items.reduce((sum, { vat }) => sum + vat, 0),
      cost: items.reduce((sum, { cost }) => sum + cost, 0),
    },
  }
}

/** Decides a return without a bill: every row that it writes. Who may allow exceptions takes it, and cash stays within the limit. */
export function decideUnbilledReturn(
  input: UnbilledInput,
  facts: UnbilledFacts & Omit<PostingFacts, 'bill' | 'points'>,
  idOf: (place: number) => string,
): Outcome<{ plan: SaleReturnPlan; newLots: UnbilledLotRow[] }> {
  const valued = valueUnbilled(input, facts)
  if (!valued.ok) return valued
  if (!facts.rights.mayAllow) return refuse('return-without-bill-right-missing', {}, 'items')
  const { items: lines, ...amounts } = valued.value
  const settled = settleRefund(input, amounts.refundable, null, facts)
  if (!settled.ok) return settled
  const refusal = checkCash(settled.cash, facts.rules.cashRefundLimit)
  if (refusal) return refusal
  const items = lines.map((line, position) => ({ ...line, id: idOf(position), position }))
  const posted = postReturn(items, { ...settled, debtReduced: 0, billEntryId: null }, facts)
  if (!posted.ok) return posted
  const { ok: _, ...rows } = posted
  return {
    ok: true,
    newLots: unbilledLots(facts.goods, items),
    plan: {
      document: {
        id: input.id,
        branchId: input.branchId,
        billId: null,
        billCode: null,
        customerId: facts.customer?.id ?? null,
        customerName: facts.customer?.name ?? null,
        reason: input.reason,
        note: input.note ?? null,
        ...amounts,
        billRounding: 0,
        giftCharge: 0,
        surchargesBack: 0,
        giftsWaived: false,
        exchangeUsed: 0,
        debtReduced: 0,
        credited: settled.credited,
        refunded: settled.refunded,
        cashRounding: settled.cashRounding,
        pointsTaken: 0,
        pointsBack: 0,
        daysLate: 0,
        itemCount: items.length,
        exchangeBillId: null,
        businessDay: facts.businessDay,
      },
      items,
      ...rows,
      pointEntries: [],
      pointLotChanges: [],
      isWhole: false,
      usesBack: [],
      surcharges: [],
    },
  }
}

/** A lot without a number that this return is the first to fill. */
export interface UnbilledLotRow {
  id: string
  productId: string
}

/** Lots without a number that these lines are the first to fill. */
export const unbilledLots = (goods: readonly UnbilledProduct[], items: readonly { lots: readonly ReturnedLot[] }[]) =>
  goods
    .filter(({ numberless }) => numberless.isNew && items.some(({ lots }) => lots[0]?.lotId === numberless.lotId))
    .map(({ productId, numberless }) => ({ id: numberless.lotId, productId }))

function checkCash(cash: number, limit: number | null): Refusal | null {
  if (limit === null || cash <= limit) return null
  return refuse('cash-without-bill', { limitText: formatDong(limit) }, 'payments')
}

function takeUnbilled(
  item: UnbilledItem,
  index: number,
  facts: UnbilledFacts,
): Outcome<{ item: ValuedUnbilled['items'][number] }> {
  const at = (field: string) => `items.${index}.${field}`
  const goods = facts.goods.find(({ productId }) => productId === item.productId)
  if (!goods) return refuse('not-found', { kind: 'product', id: item.productId }, at('productId'))
  const { productName: product } = goods
  const why = unfitWhy(goods)
  if (why) return refuse('return-goods-unfit', { product, why }, at('productId'))
  const unit = goods.units.find(({ id }) => id === item.unitId)
  if (!unit) return refuse('return-unit-differs', { product }, at('unitId'))
  if (item.unitPrice > unit.price)
    return refuse(
      'return-price-over',
      { product, priceText: formatDong(unit.price), unit: unit.name.toLowerCase(), price: unit.price },
      at('unitPrice'),
    )
  const lot = item.lotId ? goods.lots.find(({ lotId }) => lotId === item.lotId) : goods.numberless
  if (!lot) return refuse('return-lot-unknown', { product }, at('lotId'))
  const refusal = checkShelf(item, goods, facts, at)
  if (refusal) return refusal
  const net = item.quantity * item.unitPrice
  if (net > maxAmount) return refuse('amount-too-large', {}, at('quantity'))
  const forcedWhy = item.restock ? quarantineWhy(lot, { isDose: false }, facts.businessDay) : null
  return {
    ok: true,
    item: lineWithoutBill(goods, {
      unit,
      quantity: item.quantity,
      net,
      lot,
      bucket: item.restock && forcedWhy === null ? 'sellable' : 'quarantine',
      restock: item.restock,
      forcedWhy,
      reason: item.reason ?? null,
    }),
  }
}

interface Taken {
  unit: { id: string; name: string; ratio: number }
  quantity: number
  net: number
  lot: UnbilledLot
  bucket: StockBucket
  restock: boolean
  forcedWhy: string | null
  reason: SaleReturnReason | null
}

/** A line that no bill sold: worth what the shelf is worth, else what the goods cost last. A service is worth nothing there. */
export function lineWithoutBill(
  goods: UnbilledProduct,
  { unit, quantity, net, lot, bucket, ...taken }: Taken,
): ValuedUnbilled['items'][number] {
  const { productId, productCode, productName, vatRate } = goods
  const baseQuantity = quantity * unit.ratio
  const known = { shelf: lot.shelf, product: goods.stock, lastPurchase: goods.lastPurchase }
  const cost = isService(goods) ? 0 : valueDifference(baseQuantity, known).value
  const { lotId, lotNumber, expiryDate } = lot
  return {
    ...taken,
    line: { billItemId: null, billItemPartId: null, productId, productCode, productName, vatRate },
    unit: { id: unit.id, name: unit.name, ratio: unit.ratio },
    quantity,
    baseQuantity,
    net,
    discount: 0,
    vat: containedVat(net, vatRate),
    pointShare: 0,
    cost,
    lots: isService(goods)
      ? []
      : [{ soldLotId: null, lotId, productId, lotNumber, expiryDate, bucket, quantity: baseQuantity, value: cost }],
  }
}

/** Why goods do not come back without a bill; null where they do. */
export function unfitWhy({ type, policy }: Pick<UnbilledProduct, 'type' | 'policy'>): string | null {
  if (type === productType.COMBO) return 'hãy nhận trả từng thành phần của combo'
  if (type === productType.SERVICE) return 'dịch vụ không có hàng để nhận lại, hãy nhận trả theo hóa đơn'
  return policy === 'NONE' ? 'cửa hàng chọn không nhận lại hàng này' : null
}

/** To the shelf go goods whose lot is known, by whoever may take them there. */
function checkShelf(
  item: UnbilledItem,
  goods: UnbilledProduct,
  { rules, rights }: UnbilledFacts,
  at: (field: string) => string,
): Refusal | null {
  if (!item.restock) return null
  const product = goods.productName
  if (goods.isLotManaged && !item.lotId) return refuse('return-lot-unnamed', { product }, at('lotId'))
  const { who, why, asksIntact } = restockRule(goods, rules)
  const mayRestock = who === 'FREE' || rights.mayAllow || (who === 'PHARMACIST' && rights.isPharmacist)
  if (!mayRestock) return refuse('restock-not-allowed', { product, why: why! }, at('restock'))
  return asksIntact && !item.isIntact ? refuse('intact-not-confirmed', { product }, at('restock')) : null
}
