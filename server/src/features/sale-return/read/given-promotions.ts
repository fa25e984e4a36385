import type { GivenPromotion } from '@quay/domain/sale-return/return-facts'

/** What promotions gave on a bill, by line; a gift is worth what it would have cost. */
export const discountsSql = `
  select d.discount_id, d.name, d.effect, d.times, i.item_id as bill_item_id, i.role, i.units, i.amount,
    d.effect = 'GIFT' or exists (
      select from discount_condition c where c.store_id = $1 and c.discount_id = d.discount_id and c.role = 'TARGET') as is_free_other
  from bill_discount d join lateral (
    select x.id, x.item_id, x.role, x.units, x.amount from bill_item_discount x
    where x.store_id = $1 and x.bill_id = $2 and x.discount_id = d.discount_id
    union all
    select g.id, g.id, 'TARGET', g.quantity, g.quantity * g.list_price from bill_item g
    where g.store_id = $1 and g.bill_id = $2 and g.gift_discount_id = d.discount_id
  ) i on true
  where d.store_id = $1 and d.bill_id = $2 order by d.position, i.id`

export interface DiscountRow {
  discountId: string
  name: string
  effect: string
  times: number
  isFreeOther: boolean
  billItemId: string
  role: 'TARGET' | 'TRIGGER'
  units: number
  amount: number
}

/** What of the use of a promotion stands, beside what the bill used of it. */
export interface UseRow {
  discountId: string
  amount: number
  giftValue: number
  uses: number
  amountLeft: number
  giftValueLeft: number
}

export const promotionsOf = (rows: readonly DiscountRow[], uses: readonly UseRow[] = []): GivenPromotion[] =>
  [...Map.groupBy(rows, row => row.discountId)].map(([discountId, own]) => {
    const { name, effect, times, isFreeOther } = own[0]!
    const used = uses.find(use => use.discountId === discountId)
    const { amount = 0, giftValue = 0 } = used ?? {}
    const stands = { uses: used?.uses ?? 0, amount: used?.amountLeft ?? 0, giftValue: used?.giftValueLeft ?? 0 }
    return { discountId, name, effect, times, isFreeOther, lines: own, amount, giftValue, stands }
  })
