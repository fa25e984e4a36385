import type { Promotion, PromotionRule } from '@quay/contract/discount/promotion'
import { type Refusal, refuse } from '../refusal.ts'

type Checked = Pick<Promotion, 'level' | 'effect' | 'buy' | 'gifts' | 'voucherDiscountId'> & {
  rules: readonly PromotionRule[]
}

const mostPercent = 10_000

/** Whether a promotion is of sound mind: its effect fits its level, each tier its effect, and tiers rise. Null where it is. */
export function checkPromotion({ level, effect, buy, gifts, voucherDiscountId, rules }: Checked): Refusal | null {
  if (level === 'ORDER' && !ofBills.includes(effect)) return refuse('discount-level-unfit', {}, 'level')
  if (effect === 'GIFT' && gifts.length === 0) return refuse('discount-gift-missing', {}, 'gifts')
  if (effect === 'VOUCHER' && voucherDiscountId === null)
    return refuse('discount-voucher-missing', {}, 'voucherDiscountId')
  for (const [place, rule] of rules.entries()) {
    const why = whyUnfit(effect, rule, buy.length > 0 || level === 'ORDER')
    const number = place + 1
    if (why) return refuse('discount-value-unfit', { number, why }, `rules.${place}.${fieldOf(why)}`)
    if (place > 0 && !rises(rules[place - 1]!, rule))
      return refuse('discount-tiers-not-rising', { number }, `rules.${place}.minQuantity`)
  }
  return null
}

const ofBills: readonly Promotion['effect'][] = ['PERCENT', 'MONEY', 'GIFT', 'POINTS', 'VOUCHER']
/** Ten times what the goods earn. */
const mostRate = 100_000

const words = {
  percent: 'phần trăm phải từ trên 0 đến 100',
  money: 'số tiền phải lớn hơn 0',
  points: 'số điểm phải lớn hơn 0',
  rate: 'phần trăm điểm phải từ trên 0 đến 1.000',
  codes: 'cần số mã được tặng',
  quantity: 'cần số lượng phải mua',
  get: 'cần số lượng được mua thêm',
  gifts: 'cần số quà được tặng',
  worth: 'cần giá trị của một quà',
} as const

const fields: Record<string, string> = {
  [words.quantity]: 'minQuantity',
  [words.get]: 'getQuantity',
  [words.gifts]: 'getQuantity',
  [words.codes]: 'getQuantity',
  [words.worth]: 'giftWorth',
}
const fieldOf = (why: string) => fields[why] ?? 'value'

function whyUnfit(
  effect: Promotion['effect'],
  { value, minAmount, minQuantity, getQuantity, giftWorth, pointsIn }: Checked['rules'][number],
  isReached: boolean,
): string | null {
  const isPercent = effect === 'PERCENT' || effect === 'GET'
  if (isPercent && (value < 1 || value > mostPercent)) return words.percent
  if (effect === 'POINTS' && value < 1) return pointsIn === 'RATE' ? words.rate : words.points
  if (effect === 'POINTS' && pointsIn === 'RATE' && value > mostRate) return words.rate
  if (effect === 'VOUCHER' && getQuantity === null) return words.codes
  if (effect === 'MONEY' && value < 1) return words.money
  if (effect === 'SET_PRICE' && minQuantity === null && !isReached) return words.quantity
  if ((effect === 'GET' || effect === 'GIFT') && minQuantity === null && minAmount === null && !isReached)
    return words.quantity
  if (effect === 'GIFT' && getQuantity === null) return words.gifts
  if (effect === 'GIFT' && giftWorth === null) return words.worth
  return effect === 'GET' && getQuantity === null ? words.get : null
}

/** Nothing is asked for less than before, and something for more. */
function rises(before: Checked['rules'][number], rule: Checked['rules'][number]): boolean {
  const quantity = (rule.minQuantity ?? 0) - (before.minQuantity ?? 0)
  const amount = (rule.minAmount ?? 0) - (before.minAmount ?? 0)
  return quantity >= 0 && amount >= 0 && quantity + amount > 0
}
