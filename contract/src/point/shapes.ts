import { z } from 'zod'
import { saleChannels } from '../enumeration.ts'
import { day, dong, id, instant, text } from '../field.ts'

const whole = (min: number, max: number, tooSmall: string) =>
  z.int('Phải là số nguyên').min(min, tooSmall).max(max, 'Số quá lớn')
const points = whole(1, 999_999, 'Phải từ 1 điểm')

export const earnWays = ['BILL', 'PRODUCT'] as const
/** When a bill on credit earns: as it is sold, or as it is paid. */
export const earnTimes = ['SALE', 'PAID'] as const

/** How points are given and taken; percentages in basis points. */
const ruleFields = {
  isActive: z.boolean(),
  /** By what is paid, or so many points for each unit of the goods. */
  earnBy: z.enum(earnWays).default('BILL'),
  earnWhen: z.enum(earnTimes).default('SALE'),
  earnPoints: whole(0, 999_999, 'Không được âm'),
  earnPerDong: dong.min(1, 'Số tiền phải lớn hơn 0'),
  skipsPromotedLines: z.boolean(),
  skipsDiscountedBills: z.boolean(),
  dongPerPoint: dong.max(10_000_000, 'Số tiền quá lớn'),
  spendMin: points,
  spendMultiple: points,
  spendMaxPercent: whole(1, 10_000, 'Phải lớn hơn 0%').nullable(),
  billsBeforeSpend: whole(0, 1000, 'Không được âm'),
  expiryMonths: whole(1, 60, 'Từ 1 đến 60 tháng').nullable(),
  /** Who earns; null is every customer. */
  groupIds: z.array(id).min(1, 'Chọn ít nhất một nhóm').max(100).nullable(),
  /** Which ways of selling earn; null is all of them. */
  channels: z
    .array(z.enum(saleChannels))
    .min(1, 'Chọn ít nhất một cách bán')
    .max(saleChannels.length)
    .nullable()
    .default(null),
}

export const pointSettingBody = z.strictObject({ startsOn: day, ...ruleFields })
export type PointSettingBody = z.output<typeof pointSettingBody>
export const pointSetting = z.object({ id, startsOn: day, ...ruleFields, version: z.int() })
export type PointSetting = z.output<typeof pointSetting>

export const pointTier = z.object({
  id,
  name: z.string(),
  minSpent: z.int(),
  /** Basis points: 10,000 earns what the rule says. */
  earnRate: z.int(),
  customerCount: z.int(),
})
export type PointTier = z.output<typeof pointTier>

export const pointTiersBody = z.strictObject({
  tiers: z
    .array(
      z.strictObject({
        /** Of a tier that is there; a new one has none. */
        id: id.optional(),
        name: text(40, 1),
        minSpent: dong,
        earnRate: whole(0, 100_000, 'Không được âm'),
      }),
    )
    .max(10, 'Tối đa 10 hạng'),
})

export const pointEntryKinds = [
  'EARN',
  'SPEND',
  'EARN_CANCEL',
  'SPEND_CANCEL',
  'OPENING',
  'EXPIRE',
  'ADJUST',
  'ADJUST_CANCEL',
  'RETURN_EARN',
  'RETURN_SPEND',
  'RETURN_EARN_CANCEL',
  'RETURN_SPEND_CANCEL',
  'MERGE',
  'EARN_PAID',
  'EARN_UNPAID',
  'EARN_PAID_CANCEL',
  'EARN_UNPAID_CANCEL',
] as const
export type PointEntryKind = (typeof pointEntryKinds)[number]

export const pointEntry = z.object({
  id,
  at: instant,
  businessDay: day,
  kind: z.enum(pointEntryKinds),
  documentKind: z.string(),
  documentId: id,
  documentCode: z.string(),
  amount: z.int(),
  balanceAfter: z.int(),
  note: z.string().nullable(),
  /** A later row takes this one back. */
  isUndone: z.boolean(),
  /** Of points that came: what is left of them, and their last day. */
  remaining: z.int().nullable(),
  expiresOn: day.nullable(),
})

/** What a customer may spend, with the rule of today: all that a till needs to price points. */
export const pointBalance = z.object({
  points: z.int(),
  available: z.int(),
  expired: z.int(),
  billCount: z.int(),
  tierName: z.string().nullable(),
  expiringPoints: z.int().nullable(),
  expiringOn: day.nullable(),
  rule: z.object(ruleFields).nullable(),
  promotesMedicines: z.boolean(),
})
export type PointBalance = z.output<typeof pointBalance>
