import type { billRoutes } from '@quay/contract/bill/routes'
import type { Bill } from '@quay/contract/bill/shapes'
import type { Delivery } from '@quay/contract/delivery/shapes'
import { checkReplaceDay } from '@quay/domain/bill/check-replace-day'
import { containedVat } from '@quay/domain/money/contained-vat'
import type { VatGroup } from '@quay/domain/sale/price/split-vat'
import { withSurchargeVat } from '@quay/domain/surcharge/with-surcharge-vat'
import { addDays } from '@quay/domain/time/calendar'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../../db/list/page.ts'
import { type SortKeys, sortedPage } from '../../../db/list/sorted-page.ts'
import { branchOf, may } from '../../../http/caller/rights.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { readOwedDocuments } from '../../debt/owed-documents.ts'
import { readDelivery } from '../../delivery/bill-delivery.ts'
import { readFlags } from '../../document-flag/flag-queries.ts'
import { invoiceStateOf, readBillInvoice } from '../../e-invoice/bill-invoice.ts'
import { readPointsToEarn } from '../../point/points-to-earn.ts'
import { cameBackSql } from '../../sale-return/read/came-back-sql.ts'
import { readSetting } from '../../setting/read-setting.ts'
import { outputVatSql } from '../../tax/output-vat.ts'
import { readCare } from '../prescription-rows.ts'
import { methodBits } from '../sale-hour.ts'
import { type BillFilter, branchesOf, filterBills, invoiceStateSql, sees } from './filter-bills.ts'
import { newestWithProduct } from './newest-with-product.ts'
import { remainingOf, sumRemaining } from './remaining-of-bills.ts'

type ListQuery = z.output<(typeof billRoutes)['list']['query']>

/** Bills, the last sold first, as a page of the contract. Who only sells sees their own of today. */
export async function listBills(tx: Tx, actor: Actor, query: ListQuery) {
  // Only the first page of a filter is counted; pages by cursor need no count.
  const counting = query.cursor ? null : countBills(tx, await filterBills(tx, actor, query))
  const [rows, count] = await Promise.all([readRows(tx, actor, query), counting])
  const seesProfit = may(actor, { model: 'profit', action: 'read' })
  const owed = await owedOfRows(tx, actor, query, rows)
  const items = rows.map(({ earned, ...row }) => ({
    ...row,
    owed: owed.get(row.id) ?? null,
    status: row.status as Bill['status'],
    channel: row.channel as Bill['channel'],
    ...(seesProfit && { profit: row.status === 'CANCELLED' ? 0 : earned }),
  }))
  return pageOfRows(items, count, query, row => [row.sortKey, row.id])
}

/** What is left to pay of the bills of a page: the ledgers of their customers alone are read. */
async function owedOfRows(
  tx: Tx,
  actor: Actor,
  { branchId }: ListQuery,
  rows: readonly { customerId: string | null; debt: number; status: string }[],
) {
  const debtors = rows.flatMap(({ customerId, debt, status }) =>
    customerId && debt > 0 && status === 'SUCCEED' ? [customerId] : [],
  )
  if (debtors.length === 0) return new Map<string, never>()
  const { today } = await readBranchDay(tx, branchOf(actor, branchId))
  return readOwedDocuments(tx, today, 'customer', debtors)
}

type Bills = Awaited<ReturnType<typeof filterBills>>

/** How many bills a filter leaves, up to one more than pages by number reach. */
async function countBills(tx: Tx, bills: Bills): Promise<number> {
  const some = bills.select('id').limit(pageReach + 1)
  const { count } = await tx.db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The rows of a page and one more. Of the bills with a product the newest are looked at first: mostly they are enough. */
async function readRows(tx: Tx, actor: Actor, query: ListQuery) {
  const { productId, ...rest } = query
  if (productId && query.cursor && query.sortBy === undefined && query.orderBy !== 'ASC') {
    const [soldAt] = decodeCursor(query.cursor, 2)
    const { billIds, wholeFrom } = await newestWithProduct(tx, productId, String(soldAt))
    const newest = (await filterBills(tx, actor, rest)).where(sql<boolean>`id = any(${billIds}::uuid[])`)
    const rows = await (await selectPage(tx, actor, newest, query)).execute()
    // A business day ends before the second day after it begins, in every time zone and with every cut-off.
    const last = rows.length > query.limit ? rows.at(-1)!.soldAt.slice(0, 10) : ''
    if (wholeFrom === null || last >= addDays(wholeFrom, 2)) return rows
  }
  return (await selectPage(tx, actor, await filterBills(tx, actor, query), query)).execute()
}

const sortKeys: SortKeys<Omit<ListQuery, 'sortBy'> & { sortBy?: Exclude<ListQuery['sortBy'], 'remaining'> }> = {
  code: 'code',
  soldAt: 'sold_at',
  customer: `coalesce(customer_name, '') collate "vi-x-icu"`,
  totalPrice: 'total_price',
  discountAmount: 'total_price - payable',
  payable: 'payable',
  debt: 'debt',
}

/** In which order bills are asked for. */
export type BillOrder = Partial<Pick<ListQuery, 'sortBy' | 'orderBy' | 'cursor'>>

/** The order of a list of bills, the last sold first unless the query says otherwise. */
export async function orderOfBills(tx: Tx, actor: Actor, query: BillFilter & BillOrder) {
  const remaining = query.sortBy === 'remaining' && (await remainingOf(tx, actor, query))
  return sortedPage(query, { keys: { ...sortKeys, ...(remaining && { remaining }) }, usual: 'sold_at', id: 'id' })
}

async function selectPage(tx: Tx, actor: Actor, bills: Bills, query: ListQuery) {
  const { key, order, beyond } = await orderOfBills(tx, actor, query)
  const page = bills
    .select(['id', 'code', 'status', 'branchId', 'customerId', 'customerName'])
    .select(['sellerId', 'sellerName', 'createdByName', 'channel', 'soldAt', 'businessDay'])
    .select(['totalPrice', 'payable', 'paid', 'change', 'debt', 'dueOn', 'itemCount', 'note', 'returned'])
    .select(sql<number>`${sql.raw(profitOfBill())}`.as('earned'))
    .select(sql<number>`total_price - payable`.as('discountAmount'))
    .select([replacesOf(tx).as('replaces'), replacedByOf(tx).as('replacedBy'), deliveryOf(tx).as('delivery')])
    .select([
      branchNameOf(tx).as('branchName'),
      invoiceStateSql(tx).as('invoiceState'),
      invoiceToOf(tx).as('invoiceTo'),
    ])
    .select(key.as('sortKey'))
    .orderBy(order)
    .limit(query.limit + 1)
  return beyond.reduce((rows, condition) => rows.where(condition), query.cursor ? page : page.offset(offsetOf(query)))
}

/**
 * What a bill earns with what came back of it: where its branch deducts VAT, without the VAT that it owes. `of` names the bill in the
 * statement, as "d.".
 */
export const profitOfBill = (of = '') => `(${of}payable - ${of}returned - (${of}cost - ${of}returned_cost)
  - ${outputVatSql(of, `${of}vat_amount - ${of}returned_vat`)})`

type NamedBill = Bill['replaces']

/** The bill that this one stands for, and the one that stands for it. */
const replacesOf = (tx: Tx) =>
  sql<NamedBill>`(select json_build_object('id', o.id, 'code', o.code) from bill o where o.store_id = ${tx.storeId} and o.id = bill.replaces_id)`
const replacedByOf = (tx: Tx) =>
  sql<NamedBill>`(select json_build_object('id', o.id, 'code', o.code) from bill o where o.store_id = ${tx.storeId} and o.replaces_id = bill.id)`

/** Where it was sold. */
export const branchNameOf = (tx: Tx) =>
  sql<string>`(select b.name from branch b where b.store_id = ${tx.storeId} and b.id = bill.branch_id)`

/** Where the bill is brought to. */
const deliveryOf = (tx: Tx) =>
  sql<Pick<
    Delivery,
    'receiverName' | 'addressLine'
  > | null>`(select json_build_object('receiverName', d.receiver_name, 'addressLine', d.address_line) from delivery d where d.store_id = ${tx.storeId} and d.bill_id = bill.id)`

/** Whom its e-invoice is written to. */
const invoiceToOf = (tx: Tx) =>
  sql<
    string | null
  >`(select coalesce(v.company_name, v.buyer_name) from bill_invoice v where v.store_id = ${tx.storeId} and v.bill_id = bill.id)`

/** The sums of a whole filter; cancelled bills are counted and not summed. */
export async function totalBills(tx: Tx, actor: Actor, filter: BillFilter) {
  const [row, { returned, returnedCost, returnedVat }, remaining] = await Promise.all([
    isKeptByHour(filter) && sees(actor) ? sumHours(tx, actor, filter) : sumBills(tx, actor, filter),
    sumReturned(tx, actor, filter),
    sumRemaining(tx, actor, filter),
  ])
  const { cost, outputVat, ...sums } = row
  const profit = sums.payable - returned - (cost - returnedCost) - (outputVat - returnedVat)
  return { ...sums, remaining, returned, ...(may(actor, { model: 'profit', action: 'read' }) && { profit }) }
}

/** What came back of the bills of a filter: few of them, which have an index of their own. */
async function sumReturned(tx: Tx, actor: Actor, filter: BillFilter) {
  return (await filterBills(tx, actor, filter))
    .where(sql<boolean>`status = 'SUCCEED' and (returned <> 0 or returned_cost <> 0 or returned_vat <> 0)`)
    .select([
      sql<number>`coalesce(sum(returned), 0)::bigint`.as('returned'),
      sql<number>`coalesce(sum(returned_cost), 0)::bigint`.as('returnedCost'),
      sql<number>`coalesce(sum(returned_vat) filter (where deducts_vat), 0)::bigint`.as('returnedVat'),
    ])
    .executeTakeFirstOrThrow()
}

/** Of these the sums are kept by the hour. */
const hourly: readonly string[] = ['branchId', 'allBranches', 'from', 'to', 'sellerId', 'method', 'status']
const isKeptByHour = (filter: BillFilter) =>
  Object.entries(filter).every(([field, value]) => value === undefined || value === '' || hourly.includes(field))

/** Period, seller, way of payment and state: the sums are kept by the hour. */
async function sumHours(tx: Tx, actor: Actor, filter: BillFilter) {
  let hours = tx.db
    .selectFrom('sale_hour')
    .where('storeId', '=', tx.storeId)
    .where('branchId', 'in', branchesOf(actor, filter))
  if (filter.from) hours = hours.where('businessDay', '>=', filter.from)
  if (filter.to) hours = hours.where('businessDay', '<=', filter.to)
  if (filter.sellerId) hours = hours.where('sellerId', '=', filter.sellerId)
  if (filter.method) hours = hours.where(sql<boolean>`methods & ${methodBits[filter.method]}::int > 0`)
  const sum = (expression: string) => sql<number>`coalesce(sum(${sql.raw(expression)}), 0)::bigint`
  // Cancelled bills are counted and not summed, so each state is a part of the row.
  if (filter.status === 'CANCELLED') hours = hours.where('cancelledCount', '>', 0)
  const of = (status: string, expression: string) => sum(filter.status && filter.status !== status ? '0' : expression)
  return hours
    .select([
      of('SUCCEED', 'bill_count').as('count'),
      of('CANCELLED', 'cancelled_count').as('cancelledCount'),
      of('SUCCEED', 'total_price').as('totalPrice'),
      of('SUCCEED', 'discount_amount').as('discountAmount'),
      of('SUCCEED', 'payable').as('payable'),
      of('SUCCEED', 'cash + bank').as('paid'),
      of('SUCCEED', 'debt').as('debt'),
      of('SUCCEED', 'cost').as('cost'),
      of('SUCCEED', 'output_vat').as('outputVat'),
    ])
    .executeTakeFirstOrThrow()
}

async function sumBills(tx: Tx, actor: Actor, filter: BillFilter) {
  const standing = (expression: string) =>
    sql<number>`coalesce(sum(${sql.raw(expression)}) filter (where status = 'SUCCEED'), 0)::bigint`
  return (await filterBills(tx, actor, filter))
    .select([
      sql<number>`count(*) filter (where status = 'SUCCEED')`.as('count'),
      sql<number>`count(*) filter (where status = 'CANCELLED')`.as('cancelledCount'),
      standing('total_price').as('totalPrice'),
      standing('total_price - payable').as('discountAmount'),
      standing('payable').as('payable'),
      standing('paid').as('paid'),
      standing('debt').as('debt'),
      standing('cost').as('cost'),
      standing(outputVatSql('', 'vat_amount')).as('outputVat'),
    ])
    .executeTakeFirstOrThrow()
}

/** One bill whole. Throws `not-found`, also for a branch that is not the caller's. */
export async function readBill(tx: Tx, actor: Actor, id: string): Promise<Bill> {
  const [heads, items, parts, samples, lots, payments, care, delivery, invoice, discounts, givenCodes, surchargeItems] =
    await Promise.all([
      tx.query<HeadRow>(headSql, [tx.storeId, id]),
      tx.query<Omit<Bill['items'][number], 'lots' | 'parts'> & { cost: number }>(itemsSql, [tx.storeId, id]),
      tx.query<PartRow>(partsSql, [tx.storeId, id]),
      tx.query<{ itemId: string } & NonNullable<Bill['items'][number]['sample']>>(samplesSql, [tx.storeId, id]),
      tx.query<LotRow>(lotsSql, [tx.storeId, id]),
      tx.query<Bill['payments'][number]>(paymentsSql, [tx.storeId, id]),
      readCare(tx, id),
      readDelivery(tx, id),
      readBillInvoice(tx, id),
      tx.query<Bill['discounts'][number]>(discountsSql, [tx.storeId, id]),
      tx.query<NonNullable<Bill['givenCodes']>[number]>(givenCodesSql, [tx.storeId, id]),
      tx.query<Bill['surchargeItems'][number]>(surchargesSql, [tx.storeId, id]),
    ])
  const head = heads[0]
  if (!head || !actor.branchIds.includes(head.branchId)) throw new DomainError('not-found')
  if (!sees(actor) && !(await isOwnOfToday(tx, actor, head))) throw new DomainError('not-found')
  const lotsOf = Map.groupBy(lots, lot => lot.itemId)
  const partsOf = Map.groupBy(parts, part => part.itemId)
  const sampleOf = new Map(samples.map(({ itemId, ...sample }) => [itemId, sample]))
  const whole = items.map(({ isBookGone, returnedBase, ...item }) => ({
    ...item,
    ...(returnedBase && { returnedBase }),
    ...(isBookGone && { isBookGone }),
    ...(sampleOf.has(item.id) && { sample: sampleOf.get(item.id)! }),
    lots: (lotsOf.get(item.id) ?? []).map(({ itemId: _, ...lot }) => lot),
    parts: (partsOf.get(item.id) ?? []).map(({ itemId: _, returnedBase, ...part }) => ({
      ...part,
      ...(returnedBase && { returnedBase }),
    })),
  }))
  const { isAsCharged, pointsLater, cameBack, exchangeReturn, localNumber, arrivedAt, deliveredByName, ...shown } = head
  const wasOwed = head.customerId !== null && head.debt > 0 && head.status === 'SUCCEED'
  const pastReplacing = head.status === 'SUCCEED' ? await replacingEnded(tx, head) : null
  const pointsToEarn = pointsLater === null ? 0 : await readPointsToEarn(tx, id)
  const paper =
    localNumber === null
      ? {}
      : {
          offline: {
            localNumber,
            arrivedAt: arrivedAt ?? head.postedAt,
            deliveredByName,
            saidLots: await tx.query<SaidLot>(saidLotsSql, [tx.storeId, id]),
          },
          ...(sees(actor) && { flags: await readFlags(tx, id) }),
        }
  return billFor(actor, {
    ...shown,
    ...(isAsCharged && { isAsCharged }),
    ...(wasOwed && { owed: await owedOfBill(tx, head) }),
    ...(pointsLater !== null && { pointsLater }),
    ...(pointsToEarn > 0 && { pointsToEarn }),
    ...(pastReplacing && { pastReplacing }),
    ...(cameBack && { cameBack }),
    ...(exchangeReturn && { exchangeReturn }),
    ...care,
    ...paper,
    delivery,
    invoice,
    invoiceState: invoiceStateOf(shown.status, invoice),
    items: whole,
    discounts,
    givenCodes,
    payments,
    surchargeItems,
    vatGroups: withSurchargeVat(vatGroupsOf(whole) as VatGroup[], surchargeItems),
  })
}

/** Of a bill that is older than the store lets bills be replaced: within how many days that was. */
async function replacingEnded(tx: Tx, bill: Pick<HeadRow, 'code' | 'branchId' | 'businessDay'>) {
  const days = await readSetting(tx, 'replaceBillDays')
  if (days === null) return null
  const { today } = await readBranchDay(tx, bill.branchId)
  return checkReplaceDay(bill, today, days) && { days }
}

async function owedOfBill(tx: Tx, { id, branchId, customerId }: Pick<HeadRow, 'id' | 'branchId' | 'customerId'>) {
  const { today } = await readBranchDay(tx, branchId)
  return (await readOwedDocuments(tx, today, 'customer', [customerId!])).get(id) ?? null
}

/** A caller without bill/read may see and print only what they sold on this business day. */
export async function isOwnOfToday(tx: Tx, actor: Actor, bill: Pick<HeadRow, 'branchId' | 'sellerId' | 'businessDay'>) {
  if (bill.sellerId !== actor.employeeId) return false
  return bill.businessDay === (await readBranchDay(tx, bill.branchId)).today
}

type WholeBill = Bill & { cost: number }
type HeadRow = Omit<
  WholeBill,
  | 'items'
  | 'discounts'
  | 'payments'
  | 'vatGroups'
  | 'prescription'
  | 'buyer'
  | 'contraindications'
  | 'delivery'
  | 'invoice'
  | 'invoiceState'
  | 'isAsCharged'
  | 'owed'
  | 'pastReplacing'
  | 'givenCodes'
  | 'surchargeItems'
  | 'pointsLater'
  | 'pointsToEarn'
  | 'cameBack'
  | 'exchangeReturn'
  | 'offline'
  | 'flags'
> & {
  isAsCharged: boolean
  pointsLater: number | null
  cameBack: Bill['cameBack'] | null
  exchangeReturn: Bill['exchangeReturn'] | null
  localNumber: string | null
  arrivedAt: string | null
  deliveredByName: string | null
}
type SaidLot = NonNullable<Bill['offline']>['saidLots'][number]

/** Leaves out what the caller may not see: cost, and the whole phone of a customer. */
export function billFor(actor: Actor, bill: WholeBill): Bill {
  const seesCost = may(actor, { model: 'cost', action: 'read' })
  const { cost, ...open } = bill
  return {
    ...open,
    ...(seesCost && { cost }),
    customerPhone: phoneFor(actor, bill.customerPhone),
    prescription: bill.prescription && { ...bill.prescription, phone: phoneFor(actor, bill.prescription.phone) },
    buyer: bill.buyer && { ...bill.buyer, phone: phoneFor(actor, bill.buyer.phone) },
    delivery: bill.delivery && { ...bill.delivery, phone: phoneFor(actor, bill.delivery.phone) },
    items: seesCost
      ? bill.items
      : bill.items.map(({ cost: _, ...item }) => ({
          ...item,
          parts: item.parts.map(({ cost: _own, ...part }) => part),
        })),
  }
}

export const phoneFor = (actor: Actor, phone: string | null | undefined) =>
  may(actor, { model: 'customer_phone', action: 'read' }) ? (phone ?? null) : maskPhone(phone)

/** 09••••123: enough to tell two customers apart, not enough to call. */
export function maskPhone(phone: string | null | undefined): string | null {
  return phone ? `${phone.slice(0, 2)}••••${phone.slice(-3)}` : null
}

interface Taxed {
  vatRate: number
  amount: number
}

/** VAT is contained in the net of each rate and was computed once for it, as when the bill was priced; a combo pays by component. */
export function vatGroupsOf(items: readonly (Taxed & { parts: readonly Taxed[] })[]): Bill['vatGroups'] {
  const taxed = items.flatMap((item): readonly Taxed[] => (item.parts.length > 0 ? item.parts : [item]))
  const byRate = Map.groupBy(taxed, item => item.vatRate)
  return [...byRate.keys()]
    .sort((a, b) => a - b)
    .map(rate => {
      const net = byRate.get(rate)!.reduce((sum, item) => sum + item.amount, 0)
      return { rate, net, vat: containedVat(net, rate as never) }
    })
}

const headSql = `
  select b.id, b.code, b.status, b.branch_id, b.customer_id, b.customer_name,
         b.customer_phone, c.debt as customer_debt, b.prescription_code, b.no_prescription_reason, b.revisit_on,
         b.seller_id, b.seller_name, b.channel, b.sold_at, b.posted_at,
         b.business_day, b.total_price, b.promotion_discount, b.line_discount, b.promotion_order,
         b.order_discount, b.total_price - b.payable as discount_amount,
         b.discount_unit, b.discount_value, b.points_used,
         b.points_amount, b.points_earned, b.points_before, b.points_expiring, b.points_expire_on, b.surcharges, b.cash_rounding, b.deposit_used, b.exchange_used, b.payable, b.paid, b.change, b.change_kept, b.debt, b.due_on,
         b.vat_amount, b.cash_tendered, b.cost, b.item_count, b.note, b.slug, d.name as device_name,
         b.print_count, b.edited_at, b.version, b.cancelled_at, b.cancelled_by_name,
         b.cancel_reason, b.issuer, b.is_as_charged, b.declined, w.later as points_later, ${cameBackSql('$1')} as came_back, b.local_number, b.arrived_at, b.delivered_by_name,
         (select json_build_object('id', o.id, 'code', o.code) from bill o where o.store_id = $1 and o.id = b.replaces_id) as replaces,
         (select json_build_object('id', o.id, 'code', o.code) from bill o where o.store_id = $1 and o.replaces_id = b.id) as replaced_by,
         (select json_build_object('id', r.id, 'code', r.code) from sale_return r where r.store_id = $1 and r.exchange_bill_id = b.id) as exchange_return,
         (select json_build_object('id', o.id, 'code', o.code) from sales_order o where o.store_id = $1 and o.id = b.order_id) as "order"
  from bill b left join customer c on c.store_id = b.store_id and c.id = b.customer_id
  left join device d on d.store_id = b.store_id and d.id = b.device_id
  left join point_waiting w on w.store_id = b.store_id and w.id = b.id
  where b.store_id = $1 and b.id = $2`

const itemsSql = `
  select i.id, product_id, product_code, product_name, unit_id,
         unit_name, ratio, quantity, base_quantity, returned_base, list_price, unit_price as price,
         price_source, price_book_id, price_book_name, k.deleted_at is not null as is_book_gone,
         price_tier_from, posted_price, posted_reason, gift_discount_id as gift_of, order_item_id, discount_unit, discount_value,
         promotion_discount, line_discount, promotion_share, order_share, point_share, net as amount, vat_rate, vat, cost, note,
         prescribed_quantity, dispensing_reason, stands_for, days_of_supply, sold_by, sold_by_name
  from bill_item i left join price_book k on k.store_id = i.store_id and k.id = i.price_book_id
  where i.store_id = $1 and i.bill_id = $2 order by position`

type ItemRow = Omit<Bill['items'][number], 'lots' | 'parts' | 'sample'>
type LotRow = { itemId: string } & Bill['items'][number]['lots'][number]
type PartRow = { itemId: string } & Bill['items'][number]['parts'][number]

const partsSql = `
  select item_id, product_id, product_code, product_name,
         unit_name, quantity, base_quantity, returned_base, net as amount, vat_rate, vat, cost
  from bill_item_part where store_id = $1 and bill_id = $2 order by item_id, position`

const samplesSql = `
  select id as item_id, sample_medicine_id, code, name, group_number as "group", dose_count as "count", strength,
         replaced_product_id, replaced_product_name
  from bill_item_sample where store_id = $1 and bill_id = $2`

const lotsSql = `
  select i.item_id, l.product_id, i.lot_id, i.lot_number,
         i.expiry_date, i.quantity
  from bill_item_lot i join lot l on l.store_id = i.store_id and l.id = i.lot_id
  where i.store_id = $1 and i.bill_id = $2 order by i.id`

const saidLotsSql = `
  select i.position as line, s.product_id, s.lot_id, s.lot_number, s.expiry_date, s.quantity
  from bill_item_said_lot s join bill_item i on i.store_id = s.store_id and i.id = s.item_id
  where s.store_id = $1 and s.bill_id = $2 order by i.position, s.id`

const discountsSql = `
  select discount_id, code, name, level, amount, voucher_code, points from bill_discount
  where store_id = $1 and bill_id = $2 order by position`

const givenCodesSql = `
  select v.code, d.name, v.state, v.expires_on from voucher_code v join discount d on d.store_id = v.store_id and d.id = v.discount_id
  where v.store_id = $1 and v.given_bill_id = $2 order by v.id`

const surchargesSql = `
  select surcharge_id, code, name, amount, is_typed, vat_rate, vat, returns, returned from bill_surcharge
  where store_id = $1 and bill_id = $2 order by position`

const paymentsSql = `
  select p.method, p.amount, p.account_id, a.name as account_name
  from bill_payment p left join cash_account a on a.store_id = p.store_id and a.id = p.account_id
  where p.store_id = $1 and p.bill_id = $2 order by p.position`

/** The bill behind a receipt's QR code. Throws `not-found`; who holds the slug holds the receipt. */
export async function readPublicBill(tx: Tx, slug: string) {
  const [found] = await tx.query<{ storeId: string; id: string }>(
    `select store_id, id from thing_of_slug($1, 'bill')`,
    [slug],
  )
  if (!found) throw new DomainError('not-found')
  await tx.enterStore(found.storeId)
  const [heads, items, lots] = await Promise.all([
    tx.query<HeadRow>(headSql, [tx.storeId, found.id]),
    tx.query<ItemRow>(itemsSql, [tx.storeId, found.id]),
    tx.query<LotRow>(lotsSql, [tx.storeId, found.id]),
  ])
  const head = heads[0]!
  const lotsOf = Map.groupBy(lots, lot => lot.itemId)
  return {
    ...head,
    items: items.map(item => ({
      ...item,
      name: item.productName,
      discount: item.promotionDiscount + item.lineDiscount,
      amount: item.price * item.quantity - item.promotionDiscount - item.lineDiscount,
      lots: lotsOf.get(item.id) ?? [],
    })),
  }
}
