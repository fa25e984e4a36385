import type { pointsKinds } from '@quay/contract/discount/promotion'
import { discountRoutes } from '@quay/contract/discount/routes'
import type { DiscountBody, DiscountView } from '@quay/contract/discount/shapes'
import { formResolver } from '../../../api/form/form-resolver.ts'
import { discountText } from '../../../text/promotion/discount.ts'

export type PointsKind = (typeof pointsKinds)[number]
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
    | 'tierIds'
    | 'voucherDiscountId'
    | 'maxTimes'
    | 'pick'
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
    | 'isCampaign'
    | 'hours'
    | 'sellerIds'
    | 'bookIds'
    | 'channels'
    | 'maxUsesCustomer'
    | 'customerPeriod'
    | 'codeKind'
    | 'budget'
    | 'buy'
    | 'maxUnits'
    | 'unitsPer'
    | 'quantityIn'
  > {
  kind: DiscountKind
  rules: RuleDraft[]
  rank: number | null
  note: string
  noticeRef: string
  /** Of all tiers. */
  pointsIn: PointsKind
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
  tierIds: null,
  voucherDiscountId: null,
  maxTimes: null,
  pick: 'CHEAPEST',
  pointsIn: 'FIXED',
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
  isCampaign: false,
  noticeRef: '',
  hours: null,
  sellerIds: null,
  bookIds: null,
  channels: null,
  maxUsesCustomer: null,
  customerPeriod: 'ALL',
  maxUses: null,
  budget: null,
  note: '',
  buy: [],
  maxUnits: null,
  unitsPer: 'BILL',
  quantityIn: 'UNIT',
}

export const isPercent = (kind: DiscountKind): boolean => kind.endsWith('PERCENT') || kind === 'ITEM GET'

/** What it does, whatever it is of. */
export const effectOf = (kind: DiscountKind) => kind.split(' ')[1] as DiscountBody['effect']

/** Whether the value of a tier is per cent. */
export const isRate = ({ kind, pointsIn }: Pick<DiscountForm, 'kind' | 'pointsIn'>): boolean =>
  isPercent(kind) || (effectOf(kind) === 'POINTS' && pointsIn === 'RATE')

/** Whether each time counts, so that the times of a bill may be limited. */
export const hasTimes = ({ kind, pointsIn }: Pick<DiscountForm, 'kind' | 'pointsIn'>): boolean =>
  ['ITEM SET_PRICE', 'ITEM GET', 'ITEM GIFT', 'ITEM VOUCHER'].includes(kind) ||
  (kind === 'ITEM POINTS' && pointsIn === 'FIXED')

/** Whether points or codes are given, in the place of money. */
export const isPresent = (kind: DiscountKind): boolean => kind.endsWith('POINTS') || kind.endsWith('VOUCHER')

/** Whether other goods than those that count may become cheaper. */
export const hasTarget = (kind: DiscountKind): boolean =>
  kind.startsWith('ITEM') && kind !== 'ITEM SET_PRICE' && !isGift(kind) && !isPresent(kind)

/** Whether goods are bought together for it. */
export const isSet = (kind: DiscountKind): boolean => ['ITEM SET_PRICE', 'ITEM GET', 'ITEM GIFT'].includes(kind)

/** Whether it gives goods away, in the place of money. */
export const isGift = (kind: DiscountKind): boolean => kind.endsWith('GIFT')

export function formOf(discount: DiscountView | null): DiscountForm {
  if (!discount) return fresh
  const kind = `${discount.level} ${discount.effect}` as DiscountKind
  const own = Object.fromEntries(Object.keys(fresh).map(name => [name, discount[name as keyof DiscountView]]))
  const pointsIn = discount.rules[0]?.pointsIn ?? 'FIXED'
  return {
    ...(own as unknown as DiscountForm),
    kind,
    note: discount.note ?? '',
    noticeRef: discount.noticeRef ?? '',
    pointsIn,
    rules: discount.rules.map(({ minQuantity, minAmount, value, getQuantity, giftWorth }) => ({
      giftWorth,
      minQuantity,
      minAmount,
      getQuantity,
      value: isRate({ kind, pointsIn }) ? value / basisPoints : value,
    })),
  }
}

/** What is sent of a form; a tier without a value is 0, which the server refuses at its field. */
export function bodyOf({ kind, rules, pointsIn, ...form }: DiscountForm): DiscountBody {
  const [level, effect] = kind.split(' ') as [DiscountBody['level'], DiscountBody['effect']]
  const given = { kind, pointsIn }
  const isCounted = kind === 'ITEM GET' || isGift(kind) || effect === 'VOUCHER'
  return {
    ...form,
    note: form.note.trim() || null,
    noticeRef: form.noticeRef.trim() || null,
    level,
    effect,
    rank: form.rank ?? fresh.rank ?? undefined,
    target: hasTarget(kind) ? form.target : [],
    gifts: isGift(kind) ? form.gifts : [],
    voucherDiscountId: effect === 'VOUCHER' ? form.voucherDiscountId : null,
    maxTimes: hasTimes(given) ? form.maxTimes : null,
    rules: rules.map(({ value, getQuantity, giftWorth, ...rule }) => ({
      ...rule,
      getQuantity: isCounted ? getQuantity : null,
      giftWorth: isGift(kind) || isPresent(kind) ? giftWorth : null,
      pointsIn: effect === 'POINTS' ? pointsIn : null,
      value: isGift(kind) || effect === 'VOUCHER' ? 0 : Math.round((value ?? 0) * (isRate(given) ? basisPoints : 1)),
    })),
  }
}

/** Checks by the contract's schema. */
export const discountResolver = formResolver(discountRoutes.create.body, bodyOf)

/** A new promotion that is like another one, under a name of its own. */
export const copyOf = (discount: DiscountView): DiscountForm => ({
  ...formOf(discount),
  name: discountText.copyName(discount.name).slice(0, longestName),
})

const longestName = 80
