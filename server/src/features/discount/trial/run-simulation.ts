import type { Promotion } from '@quay/contract/discount/promotion'
import type { SaleChannel } from '@quay/contract/enumeration'
import { compilePromotions } from '@quay/domain/discount/compile-promotions'
import { holdPromotions } from '@quay/domain/discount/validity/hold-promotions'
import { mayPromote } from '@quay/domain/discount/validity/may-promote'
import { multiplyDivide } from '@quay/domain/money/multiply-divide'
import { branchClock } from '@quay/domain/price/branch-clock'
import { type LineMoney, priceBill } from '@quay/domain/sale/price/price-bill'
import type { PriceLine } from '@quay/domain/sale/price/price-lines'
import { promoterOf } from '@quay/domain/sale/promotion/promote'
import type pg from 'pg'
import { inStore } from '../../../db/connection/in-store.ts'
import { queryOf } from '../../../db/connection/query-of.ts'
import type { Job, Tx } from '../../../db/connection/transaction.ts'
import { readSetting } from '../../setting/read-setting.ts'
import { outputVatSql } from '../../tax/output-vat.ts'
import { promotedGoodsSql } from '../promoted-goods-sql.ts'

/** The job that tries a promotion on many bills; its id is the simulation. */
export const simulatePromotionKind = 'simulate-promotion'

/** Bills of one transaction: between two of them a person may stop it, and sees how far it is. */
const bite = 500

type Reads = Pick<Tx, 'storeId' | 'query'>

/** What the promotion gave on the bills that are done. */
export interface SimulatedSums {
  hitCount: number
  amount: number
  giftValue: number
  points: number
  vouchers: number
  payable: number
  cost: number
  /** What of `payable` is VAT that a branch owes because it deducts, and what of that the promotion takes off. */
  outputVat: number
  outputVatOff: number
}

export const noSums: SimulatedSums = {
  hitCount: 0,
  amount: 0,
  giftValue: 0,
  points: 0,
  vouchers: 0,
  payable: 0,
  cost: 0,
  outputVat: 0,
  outputVatOff: 0,
}

interface Simulated {
  branchId: string
  promotion: Promotion
  fromDay: string
  timeZone: string
}

interface BillRow {
  id: string
  soldAt: string
  sellerId: string
  channel: SaleChannel
  customerId: string | null
  groupId: string | null
  tierId: string | null
  birthday: string | null
  payable: number
  cost: number
  outputVat: number
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
  net: number
  outputVat: number
}

const startSql = `
  update promotion_simulation s set state = 'RUNNING', done = 0 from branch b
  where s.store_id = $1 and s.id = $2 and s.state in ('WAITING', 'RUNNING') and b.store_id = $1 and b.id = s.branch_id
  returning s.branch_id, s.promotion, s.from_day, b.time_zone`

const countSql = `
  with counted as (
    select count(*)::int as bills from bill where store_id = $1 and branch_id = $3 and business_day >= $4 and status = 'SUCCEED')
  update promotion_simulation set total = counted.bills from counted where store_id = $1 and id = $2`

/** The oldest first: bills that are sold meanwhile come at the end. */
const billsSql = `
  select b.id, b.sold_at, b.seller_id, b.channel, b.customer_id, c.group_id, c.tier_id, to_char(c.birthday, 'MM-DD') as birthday,
    b.payable, b.cost, ${outputVatSql('b.', 'b.vat_amount')} as output_vat
  from bill b left join customer c on c.store_id = $1 and c.id = b.customer_id
  where b.store_id = $1 and b.branch_id = $2 and b.business_day >= $3 and b.status = 'SUCCEED'
    and ($4::timestamptz is null or (b.sold_at, b.id) > ($4::timestamptz, $5::uuid))
  order by b.sold_at, b.id limit ${bite}`

/** Lines as they were sold; gifts were no choice of the customer. */
const itemsSql = `
  select i.bill_id, i.product_id, i.unit_id, i.ratio, i.quantity, i.unit_price as price, i.price_source, i.price_book_id as book_id,
    p.group_ids, p.manufacturer_id, p.promotable, p.is_medicine, i.net, ${outputVatSql('i.', 'i.vat')} as output_vat
  from bill_item i join (select p.id, ${promotedGoodsSql} from product p where p.store_id = $1 offset 0) p on p.id = i.product_id
  where i.store_id = $1 and i.bill_id = any($2::uuid[]) and i.gift_discount_id is null order by i.bill_id, i.position`

const keepSql = `
  update promotion_simulation set done = $3, total = greatest(total, $3), sums = $4, state = $5
  where store_id = $1 and id = $2 and state = 'RUNNING' returning id`

const failSql = `
  update promotion_simulation set state = 'FAILED' where store_id = $1 and id = $2 and state in ('WAITING', 'RUNNING')`

/**
 * Tries a promotion alone on the bills of its days, bite by bite, at the prices that they were sold for. It is taken for chosen, and
 * for having its code. Ends where somebody stopped it or began another one. Takes a connection of the owner.
 */
export async function runSimulation(owner: pg.ClientBase, { storeId, id }: Job): Promise<void> {
  const tx: Reads = { storeId, query: queryOf(owner) }
  const begun = await inStore(owner, storeId, async () => {
    const [row] = await tx.query<Simulated>(startSql, [storeId, id])
    if (!row) return null
    await tx.query(countSql, [storeId, id, row.branchId, row.fromDay])
    return { ...row, promotesMedicines: await readSetting(tx, 'promoteMedicines') }
  })
  if (!begun) return
  try {
    const held = { ...begun, compiled: compilePromotions([begun.promotion]) }
    let [done, sums, after]: [number, SimulatedSums, BillRow | null] = [0, noSums, null]
    for (;;) {
      const bills: BillRow[] = await inStore(owner, storeId, async () => {
        const found = await tx.query<BillRow>(billsSql, [
          storeId,
          begun.branchId,
          begun.fromDay,
          after?.soldAt ?? null,
          after?.id ?? null,
        ])
        const items = await tx.query<ItemRow>(itemsSql, [storeId, found.map(bill => bill.id)])
        sums = addBills(sums, found, items, held)
        done += found.length
        const kept = await tx.query(keepSql, [storeId, id, done, sums, found.length < bite ? 'DONE' : 'RUNNING'])
        return kept.length === 0 ? [] : found
      })
      if (bills.length < bite) return
      after = bills.at(-1)!
    }
  } catch (error) {
    await inStore(owner, storeId, () => tx.query(failSql, [storeId, id]))
    throw error
  }
}

type Held = Simulated & { compiled: ReturnType<typeof compilePromotions>; promotesMedicines: boolean }

function addBills(
  before: SimulatedSums,
  bills: readonly BillRow[],
  items: readonly ItemRow[],
  held: Held,
): SimulatedSums {
  const linesOf = Map.groupBy(items, item => item.billId)
  const sums = { ...noSums, ...before }
  for (const bill of bills) {
    const lines = linesOf.get(bill.id) ?? []
    const priced = giveOn(bill, lines, held)
    const [given] = priced.promotions.promoted
    if (!given) continue
    sums.hitCount += 1
    sums.amount += given.amount
    sums.giftValue += given.giftWorth
    sums.points += given.present?.points ?? 0
    sums.vouchers += given.present?.vouchers ?? 0
    sums.payable += bill.payable
    sums.cost += bill.cost
    sums.outputVat += bill.outputVat
    sums.outputVatOff += outputVatOff(lines, priced.lines)
  }
  return sums
}

/** The VAT in what the promotion takes off each line, as much of it as the line was sold with. */
const outputVatOff = (items: readonly ItemRow[], lines: readonly LineMoney[]): number =>
  items.reduce((sum, { net, outputVat }, place) => {
    const { promotionDiscount, promotionShare } = lines[place]!
    return net > 0 ? sum + multiplyDivide(outputVat, promotionDiscount + promotionShare, net) : sum
  }, 0)

function giveOn(
  bill: BillRow,
  items: readonly ItemRow[],
  { compiled, promotion, branchId, timeZone, promotesMedicines }: Held,
) {
  const { sellerId, channel, customerId, groupId, tierId, birthday } = bill
  const held = holdPromotions(compiled, {
    at: branchClock(bill.soldAt, timeZone),
    branchId,
    sellerId,
    channel,
    customer: customerId ? { groupId, tierId, birthday, uses: {} } : null,
    declined: [],
    chosen: [promotion.id],
    codes: [promotion.id],
  })
  const lines = items.map(item => lineOf(item, promotesMedicines))
  return priceBill({ lines, promoter: promoterOf(held) })
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
