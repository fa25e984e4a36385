import { z } from 'zod'
import { saleChannels } from '../enumeration.ts'
import { id } from '../field.ts'
import { localTime } from '../price.ts'

export const promotionLevels = ['ITEM', 'ORDER'] as const
/**
 * PRICE is a fixed price of one, SET_PRICE a price of so many together, GET goods that are bought on top for less. GIFT, POINTS and VOUCHER
 * take nothing off: goods, points, and codes of another promotion.
 */
export const promotionEffects = ['PERCENT', 'MONEY', 'PRICE', 'SET_PRICE', 'GET', 'GIFT', 'POINTS', 'VOUCHER'] as const
/** So many points each time, or a part of what the goods that count earn. */
export const pointsKinds = ['FIXED', 'RATE'] as const
/** Only by itself on its goods or its bill; together with others; nothing else on the bill. */
export const promotionStackings = ['SINGLE', 'COMBINE', 'EXCLUSIVE'] as const
/** What a scope row may name. */
export const goodsKinds = ['PRODUCT', 'UNIT', 'GROUP', 'MANUFACTURER'] as const
export type GoodsKind = (typeof goodsKinds)[number]

export const birthdayPeriods = ['DAY', 'WEEK', 'MONTH'] as const
export const customerPeriods = ['ALL', 'DAY', 'MONTH'] as const
/** Whether it asks for a code: none, one that everybody uses, codes of which each is used once. */
export const codeKinds = ['NONE', 'SHARED', 'SINGLE'] as const

const goodsRef = z.object({ kind: z.enum(goodsKinds), id })

/** A tier: what has to be reached (both, where both are set), and what it gives. */
const promotionRule = z.object({
  /** Đồng before any discount; of the bill, after the promotions of goods and the seller's discounts of lines. */
  minAmount: z.int().nullable(),
  minQuantity: z.int().nullable(),
  /**
   * Basis points (PERCENT, GET, POINTS by RATE), points (POINTS), else đồng: off one of the unit or off the bill, of one, of the whole set;
   * 0 of a gift and of codes.
   */
  value: z.int(),
  /** Of POINTS; null is FIXED. */
  pointsIn: z.enum(pointsKinds).nullable(),
  /** How many are bought for less, or given, each time: goods, gifts, codes. */
  getQuantity: z.int().nullable(),
  /** What a gift, a point or a code counts for when promotions are compared, đồng for one. */
  giftWorth: z.int().nullable(),
})

/** A promotion as the engine takes it and a till keeps it. A list that is null leaves everybody in; an empty one leaves everybody out. */
export const promotion = z.object({
  id,
  code: z.string(),
  name: z.string(),
  level: z.enum(promotionLevels),
  effect: z.enum(promotionEffects),
  stacking: z.enum(promotionStackings),
  /** 0–999: the lower one comes first. */
  rank: z.int(),
  /** From the one up to the other, by the clock of the branch. */
  startsAt: localTime.nullable(),
  endsAt: localTime.nullable(),
  /** Bit 0 is Monday, bit 6 Sunday; 127 is every day. */
  weekdays: z.int(),
  /** Bit 0 is the first day of the month, or January; null is all of them. */
  monthDays: z.int().nullable(),
  months: z.int().nullable(),
  /** For customers on their birthday, in its week or its month. */
  birthday: z.enum(birthdayPeriods).nullable(),
  /** False: it holds for a bill only where the cashier chooses it. */
  isAutomatic: z.boolean(),
  /** Minutes of the day; one that ends at or before it begins runs over midnight and belongs to the day it begins on. */
  hours: z.array(z.object({ from: z.int(), to: z.int() })).nullable(),
  branchIds: z.array(id).nullable(),
  sellerIds: z.array(id).nullable(),
  groupIds: z.array(id).nullable(),
  tierIds: z.array(id).nullable(),
  /** Price books that the price of a line may be of; null in the list is the general price list. */
  bookIds: z.array(id.nullable()).nullable(),
  /** Ways of selling that it holds for; null is all of them. */
  channels: z.array(z.enum(saleChannels)).nullable(),
  /** The most that it takes off one bill, in đồng. */
  maxAmount: z.int().nullable(),
  /** The most units that become cheaper, by line or of the whole bill; the cheapest or the dearest of them first. */
  maxUnits: z.int().nullable(),
  unitsPer: z.enum(['LINE', 'BILL']),
  pick: z.enum(['CHEAPEST', 'DEAREST']),
  /** How often a set counts on one bill. */
  maxTimes: z.int().nullable(),
  codeKind: z.enum(codeKinds),
  /** VOUCHER: the promotion whose codes are given, its name, and whether the drawer holds one. */
  voucherDiscountId: id.nullable(),
  voucherName: z.string().nullable(),
  hasVouchers: z.boolean(),
  /** Bills that it may be used on, and đồng that it may give, altogether; with what was used so far. */
  maxUses: z.int().nullable(),
  budget: z.int().nullable(),
  /** Bills of one customer that it may be used on, altogether or in a day or a month. */
  maxUsesCustomer: z.int().nullable(),
  customerPeriod: z.enum(customerPeriods),
  usedCount: z.int(),
  usedAmount: z.int(),
  /** Whether `minQuantity` counts units as they are sold, or base units. */
  quantityIn: z.enum(['UNIT', 'BASE']),
  rules: z.array(promotionRule),
  /** Goods that count; empty is all goods. */
  goods: z.array(goodsRef),
  notGoods: z.array(goodsRef),
  /** Goods that become cheaper; empty is those that count. */
  target: z.array(goodsRef),
  /** What may be chosen as a gift. */
  gifts: z.array(z.object({ productId: id, unitId: id })),
  /** Goods that have to be bought together; rows of one component stand in for each other. */
  buy: z.array(goodsRef.extend({ component: z.int(), quantity: z.int() })),
})
export type Promotion = z.output<typeof promotion>

/** What of a promotion changes as it is used. */
export const promotionCount = promotion.pick({ id: true, usedCount: true, usedAmount: true, hasVouchers: true })
export type PromotionCount = z.output<typeof promotionCount>
export type PromotionRule = Promotion['rules'][number]
export type GoodsRef = z.output<typeof goodsRef>
