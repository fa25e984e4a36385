import type { billFilter } from '@quay/contract/bill/shapes'
import type { InvoiceState } from '@quay/contract/e-invoice/shapes'
import type { Owed } from '@quay/contract/money/owed'
import { nationalCodePattern } from '@quay/contract/prescription/national-code'
import { lotKey } from '@quay/domain/stock/lot-key'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { isSearch, searchHits } from '../../../db/list/search-hits.ts'
import { branchOf, may } from '../../../http/caller/rights.ts'
import { readBranchDay } from '../../branch/read-branch-day.ts'
import { searchCustomerIds } from '../../customer/search-customer-ids.ts'
import { readOwedDocuments } from '../../debt/owed-documents.ts'

export type BillFilter = z.output<typeof billFilter>

/** Who reads all bills of their branches; others see their own of today. */
export const sees = (actor: Actor) => may(actor, { model: 'bill', action: 'read' })

/** At which branches bills are looked for: all of the caller's, or the one that is asked for. Throws `not-found`. */
export const branchesOf = (actor: Actor, { allBranches, branchId }: Pick<BillFilter, 'allBranches' | 'branchId'>) =>
  allBranches ? [...actor.branchIds] : [branchOf(actor, branchId)]

const isNational = sql<boolean>`prescription_code ~* ${nationalCodePattern}`

/** The state of the e-invoice of a bill, as `invoiceStateOf` in SQL. */
export const invoiceStateSql = (tx: Tx) =>
  sql<InvoiceState | null>`(case when status = 'CANCELLED' then null
    when ${declinesInvoice(tx)} then 'DECLINED' else 'UNISSUED' end)`

/** The customer takes no e-invoice. */
const declinesInvoice = (tx: Tx) =>
  sql<boolean>`exists (select from bill_invoice v where v.store_id = ${tx.storeId} and v.bill_id = bill.id and not v.is_taken)`

/** The bills of a filter; a caller who only sells finds their own of today. */
export async function filterBills(tx: Tx, actor: Actor, filter: BillFilter) {
  let bills = tx.db
    .selectFrom('bill')
    .where('storeId', '=', tx.storeId)
    .where('branchId', 'in', branchesOf(actor, filter))
  // The list is ordered by the instant of sale; a day's instants lie within a day and a half of its date, which lets the index skip the rest.
  if (filter.from)
    bills = bills.where('businessDay', '>=', filter.from).where('soldAt', '>=', sql<string>`${filter.from}::date - 2`)
  if (filter.to)
    bills = bills.where('businessDay', '<=', filter.to).where('soldAt', '<', sql<string>`${filter.to}::date + 3`)
  // The words of the partial index, so that every plan may use it.
  if (filter.status === 'CANCELLED') bills = bills.where(sql<boolean>`status = 'CANCELLED'`)
  else if (filter.status) bills = bills.where('status', '=', filter.status)
  if (filter.customerId) bills = bills.where('customerId', 'in', withMerged(tx, filter.customerId))
  if (filter.sellerId) bills = bills.where('sellerId', '=', filter.sellerId)
  if (filter.createdBy) bills = bills.where('createdBy', '=', filter.createdBy)
  if (filter.shiftId) bills = bills.where('shiftId', '=', filter.shiftId)
  if (filter.channel) bills = bills.where('channel', '=', filter.channel)
  if (filter.method === 'DEBT') bills = bills.where(sql<boolean>`debt > 0`)
  else if (filter.method) bills = bills.where(paidBy(tx.storeId, filter.method))
  if (filter.debtState) bills = bills.where(await inDebtState(tx, actor, filter.debtState, filter))
  if (filter.productId) bills = bills.where('id', 'in', soldWith(tx, filter.productId))
  if (filter.lotId) bills = bills.where('id', 'in', fromLot(tx, filter.lotId))
  if (filter.priceBookId)
    bills = bills.where(
      sql<boolean>`exists (select from bill_item i where i.store_id = ${tx.storeId} and i.bill_id = bill.id and i.price_book_id = ${filter.priceBookId})`,
    )
  if (filter.discountId)
    bills = bills.where(
      sql<boolean>`exists (select from bill_discount d where d.store_id = ${tx.storeId} and d.bill_id = bill.id and d.discount_id = ${filter.discountId})`,
    )
  if (filter.promotedProductId) bills = bills.where('id', 'in', promotedWith(tx, filter.promotedProductId))
  if (filter.doctorId)
    bills = bills.where(
      'id',
      'in',
      sql<string>`(select bill_id from prescription where store_id = ${tx.storeId} and doctor_id = ${filter.doctorId})`,
    )
  if (filter.returned)
    bills = bills.where(
      sql<boolean>`exists (select from sale_return r where r.store_id = ${tx.storeId} and r.bill_id = bill.id and r.status = 'SUCCEED')`,
    )
  if (filter.prescription === 'with') bills = bills.where('prescriptionCode', 'is not', null)
  if (filter.prescription === 'national') bills = bills.where(isNational)
  if (filter.prescription === 'paper')
    bills = bills.where('prescriptionCode', 'is not', null).where(({ not }) => not(isNational))
  if (filter.prescription === 'without') bills = bills.where('noPrescriptionReason', 'is not', null)
  if (filter.delivered)
    bills = bills.where(
      sql<boolean>`exists (select from delivery d where d.store_id = ${tx.storeId} and d.bill_id = bill.id)`,
    )
  // Not by `invoiceStateSql`, which would look each bill up.
  if (filter.invoiceState === 'UNISSUED')
    bills = bills.where('status', '=', 'SUCCEED').where(sql<boolean>`not ${declinesInvoice(tx)}`)
  if (filter.invoiceState === 'DECLINED') bills = bills.where('status', '=', 'SUCCEED').where(declinesInvoice(tx))
  if (filter.invoiceBuyer)
    bills = bills.where(
      sql<boolean>`exists (select from bill_invoice v where v.store_id = ${tx.storeId} and v.bill_id = bill.id and v.is_taken)`,
    )
  if (filter.offline) bills = bills.where(sql<boolean>`local_number is not null`)
  if (filter.offline === 'flagged')
    bills = bills.where(
      sql<boolean>`exists (select from document_flag f where f.store_id = ${tx.storeId} and f.document_id = bill.id and f.settled_at is null)`,
    )
  if (filter.keyword) bills = bills.where(await wordsOf(tx, actor, filter.keyword, filter))
  if (!sees(actor)) {
    const { today } = await readBranchDay(tx, branchOf(actor, filter.branchId))
    bills = bills.where('sellerId', '=', actor.employeeId).where('businessDay', '=', today)
  }
  return bills
}

/** Bills with something left to pay, by their ids: of one customer, or of all who owe now. */
export async function readOwing(
  tx: Tx,
  actor: Actor,
  { branchId, customerId }: BillFilter,
): Promise<Map<string, Owed>> {
  const { today } = await readBranchDay(tx, branchOf(actor, branchId))
  return readOwedDocuments(tx, today, 'customer', customerId === undefined ? undefined : [customerId])
}

/** Bills by what is left to pay of them: few customers owe, so their ledgers name the bills. */
async function inDebtState(tx: Tx, actor: Actor, state: NonNullable<BillFilter['debtState']>, filter: BillFilter) {
  const owed = await readOwing(tx, actor, filter)
  const ids = [...owed].filter(([, { isOverdue }]) => state !== 'overdue' || isOverdue).map(([id]) => id)
  return state === 'paid'
    ? sql<boolean>`status = 'SUCCEED' and id <> all(${ids}::uuid[])`
    : sql<boolean>`id = any(${ids}::uuid[])`
}

/**
 * A bill's code or its number alone, a customer's name or phone, a product's code or barcode, a number of a lot; in a period also the
 * name of goods, and words of the note, which are looked for in each of its bills.
 */
async function wordsOf(tx: Tx, actor: Actor, keyword: string, { from, to }: BillFilter) {
  const word = keyword.trim()
  const [customers, [named]] = await Promise.all([
    searchCustomerIds(tx, actor, keyword, 1000),
    tx.query<{ products: string[]; lots: string[] }>(namedSql, [tx.storeId, word.toUpperCase(), word, lotKey(word)]),
  ])
  const { products, lots } = named!
  const any = [sql`code = ${word.toUpperCase()}`, sql`upper(local_number) = ${word.toUpperCase()}`]
  if (customers.length > 0) any.push(sql`customer_id = any(${customers}::uuid[])`)
  for (const productId of products) any.push(sql`id in ${soldWith(tx, productId)}`)
  if (lots.length > 0)
    any.push(
      sql`id in (select l.bill_id from bill_item_lot l where l.store_id = ${tx.storeId} and l.lot_id = any(${lots}::uuid[]))`,
    )
  if (/^\d{1,6}$/.test(word)) any.push(sql`code = ${`${letters}${word.padStart(6, '0')}`}`)
  if (from !== undefined && isSearch(word)) any.push(sql`id in ${soldByName(tx, word, from, to)}`)
  if (from !== undefined) any.push(sql`position(lower(${word}) in lower(note)) > 0`)
  return sql<boolean>`(${sql.join(any, sql` or `)})`
}

/** What codes of bills begin with. */
const letters = 'HD'

/** Goods that a name finds: the nearest of them, so that a short word costs no more than a long one. */
const mostNamed = 50

/** Bills of a period with goods of this name, by themselves or in a combo. */
const soldByName = (tx: Tx, name: string, from: string, to: string | undefined) => {
  const within = (line: string) => sql`${sql.ref(`${line}.store_id`)} = ${tx.storeId}
    and ${sql.ref(`${line}.product_id`)} in (select id from named) and ${sql.ref(`${line}.business_day`)} >= ${from}::date
    ${to === undefined ? sql`` : sql`and ${sql.ref(`${line}.business_day`)} <= ${to}::date`}`
  return sql`(
    with hit as (${searchHits('product_search', name)}),
    named as (select id from hit order by rank, key limit ${mostNamed})
    select i.bill_id from bill_item i where ${within('i')}
    union all
    select p.bill_id from bill_item_part p where ${within('p')})`
}

const namedSql = `
  select
    (select coalesce(json_agg(x.id), '[]') from (
      select id from product where store_id = $1 and upper(code) = $2
      union select product_id from product_barcode where store_id = $1 and barcode = $3) x) as products,
    (select coalesce(json_agg(l.id), '[]') from (
      select id from lot where store_id = $1 and number_key = $4 collate "C" limit 200) l) as lots`

/** A customer and who was merged into them. */
const withMerged = (tx: Tx, customerId: string) =>
  sql<string>`(select id from customer where store_id = ${tx.storeId} and (id = ${customerId} or merged_into = ${customerId}))`

const paidBy = (storeId: string, method: string) =>
  sql<boolean>`exists (select from bill_payment p where p.store_id = ${storeId} and p.bill_id = bill.id and p.method = ${method})`

/** Bills of a product: sold by itself or in a combo, and of what was merged into it. */
const soldWith = (tx: Tx, productId: string) =>
  sql<string>`(
    with product_ids as (
      select ${productId}::uuid as id
      union all
      select id from product where store_id = ${tx.storeId} and merged_into = ${productId})
    select i.bill_id from product_ids p join bill_item i on i.store_id = ${tx.storeId} and i.product_id = p.id
    union all
    select i.bill_id from product_ids p join bill_item_part i on i.store_id = ${tx.storeId} and i.product_id = p.id)`

/** Bills on which goods became cheaper, were a gift, or brought points or codes; a line that only helped to reach a set gave nothing. */
const promotedWith = (tx: Tx, productId: string) =>
  sql<string>`(
    select i.bill_id from product p join bill_item i on i.store_id = ${tx.storeId} and i.product_id = p.id
    where p.store_id = ${tx.storeId} and (p.id = ${productId}::uuid or p.merged_into = ${productId}::uuid)
      and (i.gift_discount_id is not null or exists (
        select from bill_item_discount x join bill_discount d on d.store_id = ${tx.storeId} and d.bill_id = x.bill_id and d.discount_id = x.discount_id
        where x.store_id = ${tx.storeId} and x.item_id = i.id and (x.amount > 0 or d.points > 0 or d.vouchers > 0))))`

/** Bills of a lot: by the books, and by the paper of a sale without the network. */
const fromLot = (tx: Tx, lotId: string) =>
  sql<string>`(
    select bill_id from bill_item_lot where store_id = ${tx.storeId} and lot_id = ${lotId}
    union all
    select bill_id from bill_item_said_lot where store_id = ${tx.storeId} and lot_id = ${lotId})`
