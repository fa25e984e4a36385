import { discountRoutes } from '@quay/contract/discount/routes'
import type { DiscountView } from '@quay/contract/discount/shapes'
import { formResolver } from '../../api/form-resolver.ts'
import type { discountText } from '../../text/discount.ts'

export type DiscountKind = keyof typeof discountText.kinds

/** A tier as its row holds it: per cent as people write them. */
export interface RuleDraft {
  minQuantity: number | null
  minAmount: number | null
  value: number | null
  getQuantity: number | null
  giftWorth: number | null
}

/** A promotion as the form holds one. */
export interface DiscountForm
  extends Pick<
    DiscountView,
    | 'name'
    | 'isActive'
    | 'startsAt'
    | 'endsAt'
    | 'weekdays'
    | 'branchIds'
    | 'groupIds'
    | 'goods'
    | 'target'
    | 'gifts'
    | 'stacking'
    | 'maxAmount'
    | 'maxUses'
    | 'notGoods'
    | 'monthDays'
    | 'months'
    | 'birthday'
    | 'isAutomatic'
    | 'hours'
    | 'sellerIds'
    | 'bookIds'
    | 'maxUsesCustomer'
    | 'customerPeriod'
    | 'codeKind'
    | 'budget'
  > {
  kind: DiscountKind
  rules: RuleDraft[]
  rank: number | null
}

const basisPoints = 100
export const freshRule: RuleDraft = {
  minQuantity: null,
  minAmount: null,
  value: null,
  getQuantity: null,
  giftWorth: null,
}

const fresh: DiscountForm = {
  name: '',
  isActive: true,
  kind: 'ITEM PERCENT',
  rules: [freshRule],
  startsAt: null,
  endsAt: null,
  weekdays: 127,
  branchIds: null,
  groupIds: null,
  goods: [],
  target: [],
  gifts: [],
  stacking: 'SINGLE',
  rank: 100,
  maxAmount: null,
  codeKind: 'NONE',
  notGoods: [],
  monthDays: null,
  months: null,
  birthday: null,
  isAutomatic: true,
  hours: null,
  sellerIds: null,
  bookIds: null,
  maxUsesCustomer: null,
  customerPeriod: 'ALL',
  maxUses: null,
  budget: null,
}

export const isPercent = (kind: DiscountKind): boolean => kind.endsWith('PERCENT') || kind === 'ITEM GET'

/** Whether other goods than those that count may become cheaper. */
export const hasTarget = (kind: DiscountKind): boolean =>
  kind.startsWith('ITEM') && kind !== 'ITEM SET_PRICE' && !isGift(kind)

/** Whether it gives goods away, in the place of money. */
export const isGift = (kind: DiscountKind): boolean => kind.endsWith('GIFT')

export function formOf(discount: DiscountView | null): DiscountForm {
  if (!discount) return fresh
  const kind = `${discount.level} ${discount.effect}` as DiscountKind
  const own = Object.fromEntries(Object.keys(fresh).map(name => [name, discount[name as keyof DiscountView]]))
  return {
    ...(own as unknown as DiscountForm),
    kind,
    rules: discount.rules.map(({ minQuantity, minAmount, value, getQuantity, giftWorth }) => ({
      giftWorth,
      minQuantity,
      minAmount,
      getQuantity,
      value: isPercent(kind) ? value / basisPoints : value,
    })),
  }
}

/** Checks by the contract's schema; a tier without a value is 0, which the server refuses at its field. */
export const discountResolver = formResolver(discountRoutes.create.body, ({ kind, rules, ...form }: DiscountForm) => {
  const [level, effect] = kind.split(' ')
  const rank = form.rank ?? fresh.rank
  return {
    ...form,
    level,
    effect,
    rank,
    target: hasTarget(kind) ? form.target : [],
    gifts: isGift(kind) ? form.gifts : [],
    rules: rules.map(({ value, getQuantity, giftWorth, ...rule }) => ({
      ...rule,
      getQuantity: kind === 'ITEM GET' || isGift(kind) ? getQuantity : null,
      giftWorth: isGift(kind) ? giftWorth : null,
      value: isGift(kind) ? 0 : Math.round((value ?? 0) * (isPercent(kind) ? basisPoints : 1)),
    })),
  }
})
