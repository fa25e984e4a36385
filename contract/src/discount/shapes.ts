import { z } from 'zod'
import { saleChannels } from '../enumeration.ts'
import { dong, id, quantity, text, version } from '../field.ts'
import { localTime } from '../price.ts'
import {
  birthdayPeriods,
  codeKinds,
  customerPeriods,
  goodsKinds,
  pointsKinds,
  promotion,
  promotionEffects,
  promotionLevels,
  promotionStackings,
} from './promotion.ts'

const mostRules = 10
const mostRows = 500
const mostGifts = 20
const positive = dong.min(1, 'Số tiền phải lớn hơn 0')
const goodsRef = z.strictObject({ kind: z.enum(goodsKinds), id })
const rows = z.array(goodsRef).max(mostRows, `Tối đa ${mostRows} dòng`)
const scope = z.array(id).max(mostRows).nullable()
/** Ways of selling; an empty list is nobody, like in the other scopes. */
const channelScope = z.array(z.enum(saleChannels)).max(saleChannels.length).nullable()
const minute = z.int().min(0).max(1440, 'Giờ không hợp lệ')

export const promotionRank = z.int('Cần nhập số nguyên').min(0, 'Thứ tự từ 0 đến 999').max(999, 'Thứ tự từ 0 đến 999')

const rule = z.strictObject({
  minAmount: positive.nullable().default(null),
  minQuantity: quantity.nullable().default(null),
  /** Basis points (PERCENT, GET, points by rate), points, else đồng. */
  value: z.int('Cần nhập số nguyên').min(0, 'Không được âm').max(999_999_999_999, 'Số quá lớn'),
  getQuantity: quantity.nullable().default(null),
  /** What one gift, point or code is worth, in đồng: promotions are compared by it, and a budget counts it. */
  giftWorth: positive.nullable().default(null),
  /** Of points: so many, or basis points of what the goods earn. */
  pointsIn: z.enum(pointsKinds).nullable().default(null),
})

const fields = {
  name: text(80, 1),
  note: text(200).nullable(),
  level: z.enum(promotionLevels),
  effect: z.enum(promotionEffects),
  stacking: z.enum(promotionStackings),
  rank: promotionRank,
  isActive: z.boolean(),
  startsAt: localTime.nullable(),
  endsAt: localTime.nullable(),
  weekdays: z.int().min(1, 'Chọn ít nhất một ngày').max(127),
  monthDays: z.int().min(1, 'Chọn ít nhất một ngày').max(2_147_483_647).nullable(),
  months: z.int().min(1, 'Chọn ít nhất một tháng').max(4095).nullable(),
  birthday: z.enum(birthdayPeriods).nullable(),
  isAutomatic: z.boolean(),
  /** Part of a concentrated programme, in which more than half may be taken off. */
  isCampaign: z.boolean(),
  /** Under which it was announced to the department of trade. */
  noticeRef: text(60).nullable(),
  hours: z
    .array(z.strictObject({ from: minute.max(1439), to: minute }))
    .min(1)
    .max(4)
    .nullable(),
  branchIds: scope,
  sellerIds: scope,
  groupIds: scope,
  tierIds: scope,
  bookIds: z.array(id.nullable()).max(mostRows).nullable(),
  channels: channelScope,
  maxAmount: positive.nullable(),
  maxUnits: quantity.nullable(),
  unitsPer: z.enum(['LINE', 'BILL']),
  pick: z.enum(['CHEAPEST', 'DEAREST']),
  maxTimes: quantity.max(1_000_000).nullable(),
  codeKind: z.enum(codeKinds),
  /** The promotion whose codes are given as a present. */
  voucherDiscountId: id.nullable(),
  maxUses: quantity.max(1_000_000).nullable(),
  maxUsesCustomer: quantity.max(1_000_000).nullable(),
  customerPeriod: z.enum(customerPeriods),
  budget: positive.nullable(),
  quantityIn: z.enum(['UNIT', 'BASE']),
  rules: z.array(rule).min(1, 'Cần ít nhất một mức').max(mostRules, `Tối đa ${mostRules} mức`),
  goods: rows,
  notGoods: rows,
  target: rows,
  /** What the customer may choose from, one of them for each gift. */
  gifts: z.array(z.strictObject({ productId: id, unitId: id })).max(mostGifts, `Tối đa ${mostGifts} quà để chọn`),
  buy: z.array(goodsRef.extend({ component: z.int().min(1).max(20), quantity })).max(mostRows),
}

export const discountBody = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  id: id.optional(),
  name: fields.name,
  level: fields.level,
  effect: fields.effect,
  rules: fields.rules,
})
export type DiscountBody = z.output<typeof discountBody>
export const discountPatch = z.strictObject({ ...z.strictObject(fields).partial().shape, version })
export type DiscountPatch = z.output<typeof discountPatch>

/** A promotion as its screen shows it. */
export const discountView = z.object({
  ...promotion.shape,
  note: z.string().nullable(),
  /** Đồng that it gave in the last 30 days, with what its presents count for. */
  recentCost: z.int(),
  isActive: z.boolean(),
  isCampaign: z.boolean(),
  noticeRef: z.string().nullable(),
  version: z.int(),
  /** What its rows name, by id: for screens that know no catalogue. */
  names: z.record(z.string(), z.string()),
})
export type DiscountView = z.output<typeof discountView>
