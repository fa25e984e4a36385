import { productType } from '@quay/contract/enumeration'
import type { ReturnFlag, SaleReturnReason } from '@quay/contract/sale-return/shapes'
import { multiplyDivide } from '../money/multiply-divide.ts'
import { type Outcome, refuse } from '../refusal.ts'
import type { LotQuantity } from '../stock/pick-lots.ts'
import type { SurchargeBack } from '../surcharge/surcharges-back.ts'
import { pointsMoved } from './decide-sale-return.ts'
import {
  lineWithoutBill,
  type UnbilledLotRow,
  type UnbilledProduct,
  unbilledLots,
  unfitWhy,
} from './decide-unbilled-return.ts'
import { postReturn } from './post-return.ts'
import type { PlannedItem, PostingFacts, ReturnItemInput, SoldLine } from './return-facts.ts'
import type { SaleReturnPlan } from './return-plan.ts'
import { type ValuedReturn, valueReturn } from './value-return.ts'

export interface OfflineItem {
  /** Its place on the bill. */
  line: number
  productId: string
  /** What the goods were on the bill, where they were merged since. */
  soldProductId: string
  unitId: string
  quantity: number
  /** Đồng that left the drawer for it. */
  amount: number
  restock: boolean
}

export interface OfflineInput {
  id: string
  branchId: string
  localNumber: string
  takenAt: string
  reason: SaleReturnReason
  note?: string | null | undefined
  items: readonly OfflineItem[]
  /** What the till gave back of what the bill took beside its goods, in đồng. */
  surchargesBack?: number | undefined
  cash: number
}

/** A unit that a till may still know: out of use by now, or of goods that were merged. */
export interface KnownUnit {
  id: string
  /** The goods that it is of today. */
  productId: string
  ratio: number
}

export interface OfflineFacts extends PostingFacts {
  goods: readonly UnbilledProduct[]
  units: readonly KnownUnit[]
  /** The lines of the bill by their places. */
  lineIds: ReadonlyMap<number, string>
  /** The store takes goods back without the network. */
  isAllowed: boolean
}

type Without = Omit<PlannedItem, 'id' | 'position'>
interface Parted {
  within: ReturnItemInput[]
  beyond: Without[]
}

/**
 * Decides a return that a till took without the network: it happened, so it is stored. What is beyond the rest of a line becomes a line
 * without a bill; what the till could not know stands as a flag, for whoever settles it. Refused is only what no till sends: goods or units that
 * do not exist, and a combo, which comes back by component.
 */
export function decideOfflineReturn(
  input: OfflineInput,
  facts: OfflineFacts,
  idOf: (place: number) => string,
): Outcome<{ plan: SaleReturnPlan; newLots: UnbilledLotRow[] }> {
  const parted = part(input.items, facts)
  if (!parted.ok) return parted
  const { within, beyond } = parted
  const valued = within.length > 0 ? valueWithin(input, within, facts) : null
  if (valued && !valued.ok) return valued
  const value = valued?.value ?? null
  const items = [...(value?.lines ?? []), ...beyond].map((line, position) => ({
    ...line,
    id: idOf(position),
    position,
  }))
  const sum = (field: 'net' | 'vat' | 'cost') => items.reduce((all, item) => all + item[field], 0)
  const surcharges = upTo(input.surchargesBack ?? 0, value?.surcharges ?? [])
  const surchargesBack = surcharges.reduce((all, { amount }) => all + amount, 0)
  const refundable = sum('net') + (value?.billRounding ?? 0) + surchargesBack
  const bill = facts.bill?.status === 'SUCCEED' ? facts.bill : null
  const settled = {
    cash: input.cash,
    bank: [],
    credited: 0,
    refunded: input.cash,
    cashRounding: input.cash - refundable,
  }
  const posted = postReturn(items, { ...settled, debtReduced: 0, billEntryId: null }, { ...facts, mayOverdraw: true })
  if (!posted.ok) return posted
  const { ok: _, ...rows } = posted
  return {
    ok: true,
    newLots: unbilledLots(facts.goods, items),
    plan: {
      document: {
        id: input.id,
        branchId: input.branchId,
        billId: bill?.id ?? null,
        billCode: bill?.code ?? null,
        customerId: facts.customer?.id ?? null,
        customerName: facts.customer?.name ?? null,
        reason: input.reason,
        note: input.note ?? null,
        goodsAmount: sum('net'),
        billRounding: value?.billRounding ?? 0,
        fee: 0,
        giftCharge: 0,
        giftsWaived: value?.giftsWaived ?? false,
        surchargesBack,
        refundable,
        exchangeUsed: 0,
        debtReduced: 0,
        credited: 0,
        refunded: settled.refunded,
        cashRounding: settled.cashRounding,
        pointsTaken: value?.pointsTaken ?? 0,
        pointsBack: value?.pointsBack ?? 0,
        vatAmount: sum('vat'),
        cost: sum('cost'),
        itemCount: items.length,
        daysLate: value?.daysLate ?? 0,
        exchangeBillId: null,
        businessDay: facts.businessDay,
        localNumber: input.localNumber,
        takenAt: input.takenAt,
        flags: flagsOf(input, beyond, facts),
      },
      items,
      ...rows,
      ...(value ? pointsMoved(value, facts) : { pointEntries: [], pointLotChanges: [] }),
      usesBack: value?.usesBack ?? [],
      surcharges,
      isWhole: value?.roundingRoom === null,
    },
  }
}

/** What a return gives back of surcharges, as far as the till gave it: one of before gave back the goods alone. */
function upTo(given: number, rows: readonly SurchargeBack[]): SurchargeBack[] {
  let left = given
  return rows.flatMap(row => {
    const amount = Math.min(row.amount, left)
    left -= amount
    return amount > 0 ? [{ ...row, amount, vat: Math.min(row.vat, amount) }] : []
  })
}

function flagsOf({ cash }: OfflineInput, beyond: readonly Without[], { rules, isAllowed }: OfflineFacts): ReturnFlag[] {
  const isMuch = rules.cashRefundLimit !== null && cash > rules.cashRefundLimit
  return [
    ...(beyond.length > 0 ? (['over-return'] as const) : []),
    ...(isAllowed ? [] : (['not-allowed'] as const)),
    ...(isMuch ? (['over-cash-limit'] as const) : []),
  ]
}

/** What of each item its line still has, and what is beyond it. */
function part(items: readonly OfflineItem[], facts: OfflineFacts): Outcome<Parted> {
  const taken = new Map<string, number>()
  const parted: Parted = { within: [], beyond: [] }
  for (const [index, item] of items.entries()) {
    const goods = facts.goods.find(({ productId }) => productId === item.productId)
    if (!goods) return refuse('not-found', { kind: 'product', id: item.productId }, `items.${index}.productId`)
    const { productName: product } = goods
    if (goods.type === productType.COMBO)
      return refuse('return-goods-unfit', { product, why: unfitWhy(goods)! }, `items.${index}.productId`)
    const sold = soldAt(item, facts)
    const unit = facts.units.find(({ id, productId }) => id === item.unitId && productId === item.productId)
    const base = goods.units.find(({ ratio }) => ratio === 1)
    if (!unit || !base) return refuse('return-unit-differs', { product }, `items.${index}.unitId`)
    const asked = item.quantity * unit.ratio
    const before = sold ? (taken.get(sold.billItemId) ?? 0) : 0
    const within = sold ? Math.min(asked, Math.max(0, sold.sold - sold.returned - before)) : 0
    const restock = item.restock && !goods.isMedicine
    if (sold && within > 0) {
      const lots = lotsFor(sold, before, within)
      const counted = inUnitOf(sold, { unit, quantity: item.quantity, within })
      parted.within.push({ billItemId: sold.billItemId, ...counted, lots, restock, isIntact: true })
      taken.set(sold.billItemId, before + within)
    }
    if (within < asked) {
      const net = item.amount - multiplyDivide(item.amount, within, asked)
      parted.beyond.push(
        lineWithoutBill(goods, {
          unit: base,
          quantity: asked - within,
          net,
          lot: goods.numberless,
          bucket: 'quarantine',
          restock: false,
          forcedWhy: null,
          reason: null,
        }),
      )
    }
  }
  return { ok: true, ...parted }
}

/** In the unit that the till named where the line has it and all of it is of the line, else in pieces. */
function inUnitOf({ units }: SoldLine, asked: { unit: KnownUnit; quantity: number; within: number }) {
  const { unit, quantity, within } = asked
  const isWhole = within === quantity * unit.ratio && units.some(({ id }) => id === unit.id)
  if (isWhole) return { unitId: unit.id, quantity }
  return { unitId: units.find(({ ratio }) => ratio === 1)!.id, quantity: within }
}

function soldAt(
  { line, productId, soldProductId }: OfflineItem,
  { bill, lineIds }: OfflineFacts,
): SoldLine | undefined {
  if (bill?.status !== 'SUCCEED') return undefined
  const own = bill.lines.filter(one => one.billItemId === lineIds.get(line))
  // Of a combo somebody decides with the server what came back.
  return own.find(one => one.perCombo === null && [productId, soldProductId].includes(one.productId))
}

/** Nobody named the lots at the till: those that the line has left, in their order. */
function lotsFor({ lots }: SoldLine, before: number, within: number): LotQuantity[] {
  let [skip, open] = [before, within]
  return lots.flatMap(({ lotId, quantity, returned }) => {
    const left = quantity - returned
    const skipped = Math.min(skip, left)
    skip -= skipped
    const own = Math.min(open, left - skipped)
    open -= own
    return own > 0 ? [{ lotId, quantity: own }] : []
  })
}

/** By the rules of every return, but that nothing of it is refused any more. */
function valueWithin(
  { reason }: OfflineInput,
  items: readonly ReturnItemInput[],
  facts: OfflineFacts,
): Outcome<{ value: ValuedReturn }> {
  const bill = facts.bill!
  const taken = bill.lines.map(line => (line.policy === 'NONE' ? { ...line, policy: 'QUARANTINE' as const } : line))
  return valueReturn(
    { billId: bill.id, reason, items, fee: { unit: 2, value: 0 }, surplusGifts: 'WAIVE' },
    { ...facts, bill: { ...bill, lines: taken }, rights: { ...facts.rights, mayAllow: true } },
  )
}
