import type { Evaluation, TestBody } from '@quay/contract/discount/evaluation'
import type { BillProduct } from '@quay/domain/bill/bill-facts'
import { checkPromotion } from '@quay/domain/discount/check-promotion'
import { compilePromotions } from '@quay/domain/discount/compile-promotions'
import { holdPromotions } from '@quay/domain/discount/hold-promotions'
import { booksAt } from '@quay/domain/price/books-at'
import { branchClock } from '@quay/domain/price/branch-clock'
import { findGoods } from '@quay/domain/sale/find-goods'
import { priceBill } from '@quay/domain/sale/price-bill'
import { promoterOf } from '@quay/domain/sale/promote'
import { promotedGoodsOf } from '@quay/domain/sale/promoted-goods-of'
import { resolvePrice } from '@quay/domain/sale/resolve-price'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf } from '../../http/rights.ts'
import { placeSql, productsOf, type UnitRow, unitsSql } from '../bill/load-sale.ts'
import { type SalePlace, saleSettingKeys, saleSettingsOf } from '../bill/sale-place.ts'
import { readCustomerUses } from './customer-uses.ts'
import { draftPromotion } from './draft-promotion.ts'
import { readRunningPromotions } from './running-promotions.ts'
import { readTriedBill } from './tried-bill.ts'

interface CustomerRow {
  groupId: string | null
  tierId: string | null
  birthday: string | null
}

const customerSql = `
  select group_id, tier_id, to_char(birthday, 'MM-DD') as birthday from customer where store_id = $1 and id = $2`

/**
 * Prices a cart by the promotions of the store, and by one that somebody writes, without writing anything: what is taken off, what is
 * given, and why each promotion does what it does. Throws `not-found` and what checkPromotion refuses.
 */
export async function evaluateCart(tx: Tx, actor: Actor, asked: TestBody): Promise<Evaluation> {
  const bill = asked.billCode ? await readTriedBill(tx, actor, asked.billCode) : null
  const body = {
    ...asked,
    ...bill,
    customerId: bill?.customerId ?? asked.customerId,
    items: bill?.items ?? asked.items ?? [],
  }
  const branchId = bill?.branchId ?? branchOf(actor, body.branchId)
  const sellerId = bill?.sellerId ?? actor.employeeId
  const productIds = [...new Set(body.items.map(({ productId }) => productId))].sort()
  const [units, [place], customers, running] = await Promise.all([
    tx.query<UnitRow>(unitsSql, [tx.storeId, productIds, branchId]),
    tx.query<SalePlace>(placeSql, [tx.storeId, branchId, saleSettingKeys, null, actor.sessionId]),
    body.customerId ? tx.query<CustomerRow>(customerSql, [tx.storeId, body.customerId]) : [],
    readRunningPromotions(tx),
  ])
  const settings = saleSettingsOf(place!)
  const at = body.at ?? branchClock(tx.now.toISOString(), place!.timeZone)
  const customer = customers[0] ?? null
  if (body.customerId && !customer) throw new DomainError('not-found', { kind: 'customer', id: body.customerId })
  const uses = body.customerId ? await readCustomerUses(tx, body.customerId, at.slice(0, 10)) : []

  const draft = body.draft && draftPromotion(body.draft)
  const unfit = draft && checkPromotion(draft)
  if (unfit) throw refuseAs(unfit)
  const promotions = draft ? [...running.filter(({ id }) => id !== draft.id), draft] : running
  const held = holdPromotions(compilePromotions(promotions), {
    at,
    branchId,
    sellerId,
    channel: body.channel ?? 'COUNTER',
    customer: customer && { ...customer, uses: Object.fromEntries(uses.map(one => [one.discountId, one.uses])) },
    declined: body.declinedDiscounts ?? [],
    chosen: body.chosenDiscounts ?? [],
    codes: body.chosenDiscounts ?? [],
  })

  const products = new Map(productsOf(units, []).map(product => [product.id, product]))
  const prices = {
    books: booksAt(place!.books ?? [], { branchId, sellerId }),
    at,
    groupId: customer?.groupId ?? null,
    chosenId: null,
  }
  const { lines, problems } = findGoods(
    body.items.map(item => ({ ...item, id: newId() })),
    {
      productOf: id => products.get(id),
      priceOf: (unit: BillProduct['units'][number], { quantity }) => resolvePrice(unit, prices, { quantity }),
      onDay: at.slice(0, 10),
      usesVat: settings.usesVat,
      rights: { mayChangePrice: true },
    },
  )
  const unknown = problems.find(({ code }) => code === 'not-found')
  if (unknown) throw refuseAs(unknown)
  const priced = priceBill({
    lines: lines.map(line => ({ ...line, goods: promotedGoodsOf(line, settings.promoteMedicines) })),
    promoter: promoterOf(held),
  })
  return {
    ...(bill && { bill: { code: bill.code, payable: bill.payable } }),
    totalPrice: priced.totalPrice,
    promotionDiscount: priced.promotionDiscount,
    promotionOrder: priced.promotionOrder,
    payable: priced.payable,
    lines: priced.lines.map(({ gross, promotionDiscount, promotionShare, net }, index) => {
      const { productId, unitId } = lines[index]!.item
      return { productId, unitId, gross, promotionDiscount, promotionShare, net }
    }),
    gifts: priced.promotions.promoted
      .filter(({ gifts }) => gifts > 0)
      .map(({ promotion, gifts }) => ({ discountId: promotion.id, quantity: gifts, choices: promotion.gifts })),
    traces: priced.promotions.traces.map(({ promotion: { id, name, quantityIn }, ...trace }) => ({
      ...trace,
      promotion: { id, name, quantityIn },
    })),
  }
}

/** Only what promotions of goods, or of the whole bill, do. */
export async function evaluateLevel(
  tx: Tx,
  actor: Actor,
  body: TestBody,
  level: 'ITEM' | 'ORDER',
): Promise<Evaluation> {
  const [whole, running] = [await evaluateCart(tx, actor, body), await readRunningPromotions(tx)]
  const own = new Set(running.flatMap(one => (one.level === level ? [one.id] : [])))
  return {
    ...whole,
    gifts: whole.gifts.filter(({ discountId }) => own.has(discountId)),
    traces: whole.traces.filter(({ promotion }) => own.has(promotion.id)),
  }
}
