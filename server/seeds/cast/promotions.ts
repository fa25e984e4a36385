import type { discountBody } from '@quay/contract/discount/shapes'
import type { pointSettingBody, pointTiersBody } from '@quay/contract/point/shapes'
import type { z } from 'zod'

/** A promotion of the demonstration; goods are named by how their names begin. No medicine is among them: the law forbids it. */
export interface DemoPromotion {
  body: Omit<z.input<typeof discountBody>, 'goods' | 'gifts'>
  goods?: string
  gift?: string
  /** How many codes lie at the till, and what they begin with. */
  codes?: { prefix: string; count: number }
}

export const demoPromotions: readonly DemoPromotion[] = [
  {
    body: {
      name: 'Khẩu trang mua 10 tặng 2',
      level: 'ITEM',
      effect: 'GET',
      rules: [{ minQuantity: 10, getQuantity: 2, value: 10_000 }],
    },
    goods: 'Khẩu trang y tế',
  },
  {
    body: { name: 'Men vi sinh giảm 10%', level: 'ITEM', effect: 'PERCENT', rules: [{ value: 1_000 }] },
    goods: 'Men vi sinh',
  },
  {
    body: {
      name: 'Giờ vàng chăm sóc da',
      note: 'Mỗi tối từ 19 giờ',
      level: 'ITEM',
      effect: 'PERCENT',
      rules: [{ value: 1_500 }],
      hours: [{ from: 19 * 60, to: 22 * 60 }],
    },
    goods: 'Kem',
  },
  {
    body: {
      name: 'Tặng khăn ướt cho hóa đơn từ 300.000đ',
      level: 'ORDER',
      effect: 'GIFT',
      rules: [{ minAmount: 300_000, getQuantity: 1, value: 0, giftWorth: 25_000 }],
      budget: 5_000_000,
    },
    gift: 'Khăn ướt',
  },
  {
    body: {
      name: 'Phiếu giảm 20.000đ cho khách quen',
      level: 'ORDER',
      effect: 'MONEY',
      rules: [{ minAmount: 150_000, value: 20_000 }],
      codeKind: 'SINGLE',
      maxUsesCustomer: 1,
    },
    codes: { prefix: 'HOASUA', count: 20 },
  },
]

/** A point for each 10,000đ, worth 200đ. */
export const demoPointRule: Omit<z.input<typeof pointSettingBody>, 'startsOn'> = {
  isActive: true,
  earnPoints: 1,
  earnPerDong: 10_000,
  skipsPromotedLines: false,
  skipsDiscountedBills: false,
  dongPerPoint: 200,
  spendMin: 10,
  spendMultiple: 1,
  spendMaxPercent: 5_000,
  billsBeforeSpend: 0,
  expiryMonths: 12,
  groupIds: null,
}

export const demoTiers: z.input<typeof pointTiersBody>['tiers'] = [
  { name: 'Thân thiết', minSpent: 2_000_000, earnRate: 12_000 },
  { name: 'Vàng', minSpent: 10_000_000, earnRate: 15_000 },
]
