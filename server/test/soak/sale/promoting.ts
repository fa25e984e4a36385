import type { Evaluation } from '@quay/contract/discount/evaluation'
import type { DiscountBody, DiscountView } from '@quay/contract/discount/shapes'
import type { VoucherCode } from '@quay/contract/voucher-code/shapes'
import type pg from 'pg'
import { newId } from '../../../src/db/new-id.ts'
import { branchesSql, promotionsSql } from '../../../src/features/discount/report/given-sql.ts'
import { goodsReportSql } from '../../../src/features/discount/report/goods-report-sql.ts'
import { type Done, note, type Operation, type SoakPart } from '../operation.ts'
import type { Answer } from '../persistent-call.ts'
import type { Random } from '../random.ts'
import { expectSuccess, type Send, type SoakShop } from '../shop.ts'

/** With more of them the first ones would be used less than tills can race for. */
const mostPromotions = 9

/** In turn, so that each comes up: codes before what gives them as a present. */
const kinds = ['GIFT', 'PERCENT', 'SINGLE', 'VOUCHER', 'GET', 'POINTS', 'SHARED', 'MONEY', 'BILL']

/** A promotion of the next kind, some of them with a limit or with codes. */
const makePromotion: Operation = async (send, shop, random, done) => {
  if (shop.promotions.length >= mostPromotions) return changePromotion(send, shop, random, done)
  const id = newId()
  const kind = kinds[shop.promotionsMade++ % kinds.length]!
  const body = { id, name: `Khuyến mại bền ${id.slice(-6)}`, ...offerOf(kind, shop, random), ...limitsOf(random) }
  if (!noteThere(done, await send({ method: 'POST', path: 'discount', body }))) return
  shop.promotions.push(id)
  if (kind === 'SINGLE') shop.vouchers.push(id)
  if (body.codeKind) await makeCodes(send, shop, random, done)
}

type Offer = Omit<DiscountBody, 'id' | 'name'>
type Tier = Offer['rules'][number]

function offerOf(kind: string, shop: SoakShop, random: Random): Offer {
  const goods = Array.from({ length: random.between(1, 4) }, () => random.pick(shop.products))
  const rows = [...new Set(goods)].map(({ id }) => ({ kind: 'PRODUCT' as const, id }))
  const tier = (one: Partial<Tier>): Tier => ({
    ...{ minAmount: null, minQuantity: null, value: 0, getQuantity: null, giftWorth: null, pointsIn: null },
    ...one,
  })
  const common = {
    stacking: random.pick(['SINGLE', 'COMBINE', 'COMBINE', 'EXCLUSIVE'] as const),
    rank: random.pick([50, 100, 100, 200]),
    ...(random.chance(0.2) && { isAutomatic: false }),
  }
  const offer = (level: Offer['level'], effect: Offer['effect'], one: Partial<Tier>, more: Partial<Offer> = {}) => ({
    ...common,
    ...more,
    level,
    effect,
    rules: [tier(one)],
  })
  const share = random.between(1, 40) * 100
  switch (kind) {
    case 'PERCENT':
      return offer('ITEM', 'PERCENT', { value: share }, random.chance(0.7) ? { goods: rows } : {})
    case 'MONEY':
      return offer('ITEM', 'MONEY', { minQuantity: 2, value: random.between(1, 700) }, { goods: rows })
    case 'GET':
      return offer('ITEM', 'GET', { minQuantity: random.between(1, 3), getQuantity: 1, value: 10_000 }, { goods: rows })
    case 'GIFT': {
      const gift = random.pick(shop.products)
      const gifts = [{ productId: gift.id, unitId: gift.units[0]!.id }]
      return offer('ORDER', 'GIFT', { minAmount: 20_000, getQuantity: random.between(1, 3), giftWorth: 500 }, { gifts })
    }
    case 'POINTS':
      return random.chance(0.5)
        ? offer('ORDER', 'POINTS', { minAmount: 10_000, value: random.between(1, 30), giftWorth: 100 })
        : offer('ORDER', 'POINTS', { value: random.between(1, 30) * 1000, pointsIn: 'RATE', giftWorth: 100 })
    case 'VOUCHER': {
      const voucherDiscountId = random.pick(shop.vouchers)
      if (voucherDiscountId)
        return offer('ORDER', 'VOUCHER', { minAmount: 5_000, getQuantity: 1 }, { voucherDiscountId })
      return offer('ORDER', 'MONEY', { minAmount: 30_000, value: random.between(100, 9_999) })
    }
    case 'SINGLE':
    case 'SHARED':
      return offer('ORDER', 'PERCENT', { value: share }, { codeKind: kind, maxAmount: random.between(1, 90) * 333 })
    default:
      return offer('ORDER', 'PERCENT', { minAmount: random.between(1, 80) * 1000, value: share })
  }
}

/** None on most of them; else so few uses, so little money or so seldom a customer that tills meet the end. */
const limitsOf = (random: Random) => ({
  maxUses: random.chance(0.25) ? random.between(1, 12) : null,
  budget: random.chance(0.2) ? random.between(1, 60) * 1000 : null,
  maxUsesCustomer: random.chance(0.2) ? random.between(1, 4) : null,
})

/** It is turned off or on, gets other limits or another place among the others, or is put away. */
const changePromotion: Operation = async (send, shop, random, done) => {
  const id = random.pick(shop.promotions)
  if (!id) return
  const { items } = (await expectSuccess(send, { method: 'GET', path: 'discount' })) as { items: DiscountView[] }
  const promotion = items.find(one => one.id === id)
  if (!promotion) return
  const { version } = promotion
  const way = random.between(0, 9)
  if (way < 2) {
    const answer = await send({ method: 'DELETE', path: `discount/${id}`, key: newId(), body: { version } })
    if (!noteThere(done, answer)) return
    for (const list of [shop.promotions, shop.vouchers]) if (list.includes(id)) list.splice(list.indexOf(id), 1)
    return
  }
  if (way < 4) {
    const ranks = [{ id, rank: random.pick([50, 100, 200]), version }]
    noteThere(done, await send({ method: 'PATCH', path: 'discount/rank', key: newId(), body: { ranks } }))
    return
  }
  const fields = way < 7 ? { isActive: random.chance(0.7) } : limitsOf(random)
  noteThere(done, await send({ method: 'PATCH', path: `discount/${id}`, key: newId(), body: { version, ...fields } }))
}

/** More codes of a promotion that asks for one: some wait in the drawer, to be given out or as presents. */
const makeCodes: Operation = async (send, shop, random, done) => {
  const { items } = (await expectSuccess(send, { method: 'GET', path: 'discount' })) as { items: DiscountView[] }
  const promotion = random.pick(items.filter(({ codeKind }) => codeKind !== 'NONE'))
  if (!promotion) return
  const isShared = promotion.codeKind === 'SHARED'
  const name = `BEN${newId().slice(-8)}`
  const batch = { prefix: 'BEN', count: random.between(1, 6), isIssued: random.chance(0.6) }
  const body = { ...(isShared ? { code: name } : batch), expiresOn: null }
  const answer = await send({ method: 'POST', path: `discount/${promotion.id}/code`, key: newId(), body })
  if (!noteThere(done, answer)) return
  if (isShared) shop.codes.push(name)
}

/** The store gives codes out, to one customer or to the bearer, and cancels some. */
const giveCodes: Operation = async (send, shop, random, done) => {
  const state = random.pick(['UNUSED', 'UNUSED', 'ISSUED'])
  const listed = await expectSuccess(send, { method: 'GET', path: `discount/code?state=${state}&limit=20` })
  const codes = listed.items as VoucherCode[]
  if (codes.length === 0) return
  const some = codes.slice(0, random.between(1, 4))
  if (state === 'ISSUED' && random.chance(0.7)) {
    shop.codes.push(...some.map(({ code }) => code))
    return
  }
  const ids = some.map(({ id }) => id)
  const [path, body] =
    state === 'ISSUED' || random.chance(0.1)
      ? ['cancel', { ids }]
      : ['issue', { ids, ...(random.chance(0.3) && { customerId: random.pick(shop.customers) }) }]
  const answer = await send({ method: 'POST', path: `discount/code/${path}`, key: newId(), body })
  if (note(done, answer) && path === 'issue') shop.codes.push(...some.map(({ code }) => code))
}

/** Whether a call was carried out; a colleague may have put the promotion away meanwhile. */
const noteThere = (done: Done, answer: Answer) => answer.error !== 'not-found' && note(done, answer)

/** What a cashier does about promotions: codes that the customer brought, what is chosen and what is left out. */
export function promotionsAsked(shop: SoakShop, random: Random) {
  const some = (share: number, values: readonly string[]) =>
    random.chance(share) && values.length > 0 ? [random.pick(values)] : []
  return {
    codes: some(0.3, shop.codes.slice(-12)),
    chosenDiscounts: some(0.3, shop.promotions),
    declinedDiscounts: some(0.1, shop.promotions),
  }
}

/** The gifts that a cart earns, as its till adds them; now and then fewer, or one too many. */
export async function giftsOf(
  send: Send,
  random: Random,
  cart: {
    branchId: string
    items: readonly { productId: string; unitId: string; quantity: number }[]
    customerId?: string
  } & ReturnType<typeof promotionsAsked>,
) {
  const { branchId, items, customerId, chosenDiscounts, declinedDiscounts } = cart
  const body = {
    ...{ branchId, chosenDiscounts, declinedDiscounts },
    items: items.map(({ productId, unitId, quantity }) => ({ productId, unitId, quantity })),
    ...(customerId && { customerId }),
  }
  const answer = await send({ method: 'POST', path: 'discount/order', body })
  if (answer.error) return []
  return (answer.data as Evaluation).gifts.flatMap(({ discountId, quantity, choices }) => {
    const wanted = quantity + random.pick([0, 0, 0, 0, -1, 1])
    return wanted > 0 ? [{ ...random.pick(choices), quantity: wanted, giftOf: discountId }] : []
  })
}

const givenSql = `
  select 'promotion ' || d.effect || case when u.uses < 0 then ' taken back' when u.uses = 0 then ' of a return' else '' end as name, count(*)::int as count
  from discount_use u join discount d on d.store_id = u.store_id and d.id = u.discount_id where u.store_id = $1 group by 1
  union all
  select 'codes ' || state, count(*)::int from voucher_code where store_id = $1 group by 1
  union all
  select 'points ' || kind, count(*)::int from point_entry where store_id = $1 group by 1 order by 1`

/** What promotions and points did in a run: kinds that never came up were not tried. */
export async function countGiven(owner: pg.ClientBase, storeId: string): Promise<{ name: string; count: number }[]> {
  return (await owner.query<{ name: string; count: number }>(givenSql, [storeId])).rows
}

const costs = (
  report: string,
) => `select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(gift_value), 0)::bigint as gifts,
  coalesce(sum(gift_cost), 0)::bigint as cost from (${report}) r`

/** What promotions cost by goods and by branch is what they cost by promotion, to the đồng. */
export async function checkPromotionCosts(owner: pg.ClientBase, { storeId, branches }: SoakShop): Promise<string[]> {
  const ask = [storeId, branches.map(({ id }) => id), null, null]
  const sums = (report: string) => owner.query(costs(report), ask).then(({ rows }) => JSON.stringify(rows))
  const wanted = await sums(promotionsSql)
  const found = [await sums(goodsReportSql), await sums(branchesSql)]
  return found.filter(one => one !== wanted).map(one => `promotions cost ${wanted}, by goods or branches ${one}`)
}

export const promotingPart: SoakPart = {
  operations: [
    [makePromotion, 4],
    [makeCodes, 2],
    [giveCodes, 4],
  ],
  earned: ['code-cancelled', 'code-of-other', 'code-used', 'gift-not-earned', 'gift-not-promotable', 'product-merged'],
}
