import type { SimulateBody, Simulation } from '@quay/contract/discount/simulation'
import type { SaleChannel } from '@quay/contract/enumeration'
import { checkPromotion } from '@quay/domain/discount/check-promotion'
import { compilePromotions } from '@quay/domain/discount/compile-promotions'
import { holdPromotions } from '@quay/domain/discount/hold-promotions'
import { mayPromote } from '@quay/domain/discount/may-promote'
import { branchClock } from '@quay/domain/price/branch-clock'
import { priceBill } from '@quay/domain/sale/price-bill'
import type { PriceLine } from '@quay/domain/sale/price-lines'
import { promoterOf } from '@quay/domain/sale/promote'
import { addDays } from '@quay/domain/time/calendar'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, may } from '../../http/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readSetting } from '../setting/read-setting.ts'
import { draftPromotion } from './draft-promotion.ts'
import { promotedGoodsSql } from './promoted-goods-sql.ts'

/** The newest bills of the days, no more than so many: the answer says from when on they are. */
const mostBills = 5_000

interface BillRow {
  id: string
  businessDay: string
  soldAt: string
  sellerId: string
  channel: SaleChannel
  customerId: string | null
  groupId: string | null
  tierId: string | null
  birthday: string | null
  payable: number
  cost: number
}

interface ItemRow {
  billId: string
  productId: string
  unitId: string
  ratio: number
  quantity: number
  price: number
  priceSource: string
  bookId: string | null
  groupIds: string[] | null
  manufacturerId: string | null
  promotable: boolean | null
  isMedicine: boolean
}

const billsSql = `
  select b.id, b.business_day, b.sold_at, b.seller_id, b.channel, b.customer_id, c.group_id, c.tier_id, to_char(c.birthday, 'MM-DD') as birthday,
    b.payable, b.cost
  from bill b left join customer c on c.store_id = b.store_id and c.id = b.customer_id
  where b.store_id = $1 and b.branch_id = $2 and b.business_day >= $3 and b.status = 'SUCCEED'
  order by b.sold_at desc, b.id desc limit ${mostBills}`

/** Lines as they were sold; gifts were no choice of the customer. */
const itemsSql = `
  select i.bill_id, i.product_id, i.unit_id, i.ratio, i.quantity, i.unit_price as price, i.price_source, i.price_book_id as book_id,
    p.group_ids, p.manufacturer_id, p.promotable, p.is_medicine
  from bill_item i join (select p.id, ${promotedGoodsSql} from product p where p.store_id = $1 offset 0) p on p.id = i.product_id
  where i.store_id = $1 and i.bill_id = any($2::uuid[]) and i.gift_discount_id is null order by i.bill_id, i.position`

/**
 * What a promotion would have done alone on the bills of some days, at their prices: on how many, for how much, and what would have been left.
 * It is taken for chosen, and for having its code. Throws what checkPromotion refuses.
 */
export async function simulatePromotion(
  tx: Tx,
  actor: Actor,
  { branchId, draft, days }: SimulateBody,
): Promise<Simulation> {
  const branch = branchOf(actor, branchId)
  const promotion = { ...draftPromotion(draft), usedCount: 0, usedAmount: 0 }
  const unfit = checkPromotion(promotion)
  if (unfit) throw refuseAs(unfit)
  const { today, timeZone } = await readBranchDay(tx, branch)
  const asked = addDays(today, 1 - days)
  const [bills, promotesMedicines] = await Promise.all([
    tx.query<BillRow>(billsSql, [tx.storeId, branch, asked]),
    readSetting(tx, 'promoteMedicines'),
  ])
  const items = await tx.query<ItemRow>(itemsSql, [tx.storeId, bills.map(({ id }) => id)])
  const linesOf = Map.groupBy(items, item => item.billId)
  const compiled = compilePromotions([promotion])
  const sums = { hitCount: 0, amount: 0, giftValue: 0, points: 0, vouchers: 0, payable: 0, cost: 0 }
  for (const bill of bills) {
    const held = holdPromotions(compiled, {
      at: branchClock(bill.soldAt, timeZone),
      branchId: branch,
      sellerId: bill.sellerId,
      channel: bill.channel,
      customer: bill.customerId
        ? { groupId: bill.groupId, tierId: bill.tierId, birthday: bill.birthday, uses: {} }
        : null,
      declined: [],
      chosen: [promotion.id],
      codes: [promotion.id],
    })
    const lines = (linesOf.get(bill.id) ?? []).map(item => lineOf(item, promotesMedicines))
    const [given] = priceBill({ lines, promoter: promoterOf(held) }).promotions.promoted
    if (!given) continue
    sums.hitCount += 1
    sums.amount += given.amount
    sums.giftValue += given.giftWorth
    sums.points += given.present?.points ?? 0
    sums.vouchers += given.present?.vouchers ?? 0
    sums.payable += bill.payable
    sums.cost += bill.cost
  }
  const { cost, ...told } = sums
  const profit = sums.payable - cost
  const isCut = bills.length === mostBills
  return {
    ...told,
    from: isCut ? bills.at(-1)!.businessDay : asked,
    billCount: bills.length,
    ...(may(actor, { model: 'profit', action: 'read' }) && {
      profit,
      profitAfter: profit - sums.amount - sums.giftValue,
    }),
  }
}

const lineOf = (item: ItemRow, promotesMedicines: boolean): PriceLine => ({
  quantity: item.quantity,
  unitPrice: item.price,
  vatRate: 0,
  goods: {
    productId: item.productId,
    unitId: item.unitId,
    groupIds: item.groupIds ?? [],
    manufacturerId: item.manufacturerId,
    ratio: item.ratio,
    bookId: item.bookId,
    isPromotable: mayPromote(item, item.isMedicine, promotesMedicines),
    isFixed: item.priceSource === 'MANUAL' || item.priceSource === 'SAMPLE',
    giftOf: null,
  },
})
