import type { Evaluation, TestBody } from '@quay/contract/discount/evaluation'
import type { TrialBuyer, TrialLine } from '@quay/contract/discount/trial'
import { checkPromotion } from '@quay/domain/discount/check-promotion'
import { draftPromotion } from '@quay/domain/discount/draft-promotion'
import { traceGifts } from '@quay/domain/discount/trace-gifts'
import { tryPromotions } from '@quay/domain/sale/promotion/try-promotions'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { branchOf } from '../../../http/caller/rights.ts'
import { giftsThere } from '../gifts-there.ts'
import { readRunningPromotions } from '../running-promotions.ts'
import { soldLines } from './sold-lines.ts'
import { readTriedBill } from './tried-bill.ts'
import { readTriedCustomer } from './tried-customer.ts'
import { readTriedGoods } from './tried-goods.ts'
import { readTriedPlace } from './tried-place.ts'

/**
 * Prices a cart by the promotions of the store, and by one that somebody writes, without writing anything: what is taken off, what is
 * given, and why each promotion does what it does. Throws `not-found` and what checkPromotion refuses.
 */
export async function evaluateCart(tx: Tx, actor: Actor, body: TestBody): Promise<Evaluation> {
  const draft = body.draft && draftPromotion(body.draft.id ?? newId(), body.draft)
  const unfit = draft && checkPromotion(draft)
  if (unfit) throw refuseAs(unfit)
  const bill = body.billCode ? await readTriedBill(tx, actor, body.billCode) : null
  const { branchId, sellerId } = bill?.buyer ?? { branchId: branchOf(actor, body.branchId), sellerId: actor.employeeId }
  const [place, running] = await Promise.all([
    readTriedPlace(tx, actor, { branchId, sellerId }),
    readRunningPromotions(tx),
  ])
  const at = body.at ?? place.now
  const buyer: TrialBuyer = bill?.buyer ?? {
    branchId,
    sellerId,
    at,
    channel: body.channel ?? 'COUNTER',
    customer: body.customerId ? await readTriedCustomer(tx, body.customerId, at.slice(0, 10)) : null,
  }
  const items = bill?.items ?? body.items ?? []
  const goods = await readTriedGoods(
    tx,
    items.map(({ productId }) => productId),
    branchId,
    place.promotesMedicines,
  )
  const lines: TrialLine[] = bill
    ? soldLines(bill, goods)
    : (body.items ?? []).map(item => ({ ...goods.unitOf(item), quantity: item.quantity, sold: null }))
  const tried = tryPromotions({
    buyer,
    books: place.books,
    promotions: draft ? [...running.filter(({ id }) => id !== draft.id), draft] : running,
    lines,
    chosen: body.chosenDiscounts ?? [],
    declined: body.declinedDiscounts ?? [],
  })
  // A bill of the past gave what lay there then.
  const there = bill ? new Map() : await giftsThere(tx, branchId, place.now.slice(0, 10), tried.gifts)
  return {
    ...tried,
    ...(bill && { bill: { code: bill.code, payable: bill.payable } }),
    traces: traceGifts(tried.traces, there).map(({ promotion: { id, name, quantityIn }, ...trace }) => ({
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
