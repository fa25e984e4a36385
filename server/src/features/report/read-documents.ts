import type { ReportDocumentQuery } from '@quay/contract/report/routes'
import type { ReportArea, ReportDocuments } from '@quay/contract/report/shapes'
import { mostExported } from '@quay/contract/user-log/shapes'
import { factsOf, isSum, measureOf } from '@quay/domain/report/measures'
import type { Days } from '@quay/domain/report/times'
import type { ReportSource } from '@quay/domain/report/views'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { encodeCursor } from '../../db/list/page.ts'
import { readByCursor } from '../../db/list/read-by-cursor.ts'
import { type Asked, askReport } from './ask-report.ts'
import { withDiscounts } from './document-discounts.ts'
import { joinsOf, ofStore } from './groups.ts'
import { readKnown } from './known-sums.ts'
import { daySql } from './literals.ts'
import { columnsOf, figuresOf, isBounded, offsetOf } from './read-report.ts'
import {
  debtBeforeSql,
  documentsOf,
  heldSql,
  isOfDebts,
  keyCondition,
  keyOf,
  keysCondition,
  mostRows,
  readGently,
  readRows,
  valueSql,
  wantedOf,
  whereSql,
} from './read-rows.ts'
import { factColumn, rowsOn, type Wanted } from './row-tables.ts'

type DocumentRow = {
  isTotal: boolean
  found: number | null
  kind: string
  document: string
  code: string
  at: string
  businessDay: string
  customerName: string | null
  sellerName: string
} & { readonly [column: string]: unknown }

/**
 * The documents of which a row of a report is the sum (all of the report, where no row is named), the last first, each with what it
 * adds to the sums of that row or takes off, and their total: that of the row. Of stock and debts the documents of the period are told, and as
 * one row behind them what lay there, or was owed, before. Throws what askReport refuses.
 */
export async function readDocuments(
  tx: Tx,
  actor: Actor,
  area: ReportArea,
  query: ReportDocumentQuery,
): Promise<ReportDocuments> {
  const asked = await askDocuments(tx, actor, area, query)
  const offset = offsetOf(query)
  const answer = await tx.query<DocumentRow>(await documentsSql(tx, asked, query.key, { limit: query.limit, offset }))
  const total = answer.find(row => row.isTotal)!
  const next = offset + query.limit
  return {
    asOf: tx.now.toISOString(),
    from: asked.days.from,
    to: asked.days.to,
    columns: columnsOf(asked.columns),
    items: await withDiscounts(tx, asked, answer.filter(row => !row.isTotal).map(documentOf(asked))),
    total: documentOf(asked)(total).values,
    totalItem: total.found!,
    nextCursor: next < total.found! ? encodeCursor([next]) : null,
  }
}

/** The same documents all, some thousands at a time, with how many there are. Throws what askReport refuses. */
export async function readAllDocuments(
  tx: Tx,
  actor: Actor,
  area: ReportArea,
  query: Omit<ReportDocumentQuery, 'limit'>,
) {
  const asked = await askDocuments(tx, actor, area, query)
  const portions = readByCursor<DocumentRow>(
    tx,
    await documentsSql(tx, asked, query.key, { limit: mostExported + 1, offset: 0 }),
  )
  // The total is the first row.
  const first = (await portions.next()).value as DocumentRow[]
  const [total, ...rest] = first
  async function* items() {
    yield await withDiscounts(tx, asked, rest.map(documentOf(asked)))
    for await (const rows of portions) yield await withDiscounts(tx, asked, rows.map(documentOf(asked)))
  }
  return { asked, count: total!.found!, items: items() }
}

async function askDocuments(
  tx: Tx,
  actor: Actor,
  area: ReportArea,
  query: Omit<ReportDocumentQuery, 'limit'>,
): Promise<Asked> {
  const whole = await askReport(tx, actor, area, { ...query, sortBy: undefined, compare: undefined })
  await readGently(tx)
  return { ...whole, columns: whole.columns.filter(id => isSum(measureOf(id))) }
}

/** A row of the answer as the contract has it. */
function documentOf(asked: Asked) {
  const named = figuresOf(asked, [])
  return ({
    kind,
    document,
    code,
    at,
    businessDay,
    customerName,
    sellerName,
    ...row
  }: DocumentRow): Omit<ReportDocuments['items'][number], 'discounts'> => ({
    kind,
    id: document,
    code,
    at,
    businessDay,
    customerName,
    sellerName,
    values: named(asked.columns.map((_, place) => (row as DocumentRow)[`c${place}`] as number)),
  })
}

interface Page {
  limit: number
  offset: number
}

/** A statement that gives the total of the documents of a row first, then a page of them, the last first. */
async function documentsSql(tx: Tx, asked: Asked, key: string | undefined, { limit, offset }: Page): Promise<string> {
  const condition = key === undefined ? await keptSql(tx, asked) : (keyCondition(asked, key, tx.storeId) ?? 'false')
  // Documents of all rows are not told apart by what the rows are of, only by what filters ask.
  const ofAllRows = condition === 'true'
  const groups = ofAllRows ? [] : asked.groups
  const wanted = wantedOf(tx.storeId, { ...asked, groups }, ['kind', 'document'])
  const facts = [...wanted.facts].map(factColumn)
  const table = documentsOf(asked)
  const isOfStock = asked.view.source === 'stock' || asked.view.source === 'losses'
  // Documents that only move goods between shelves change no figure of stock.
  const telling = isOfStock ? [...new Set(asked.columns.flatMap(id => factsOf(measureOf(id))))].map(factColumn) : facts
  // A bill is one row; of its lines, and of what ledgers have of it, there may be several.
  const isWhole = asked.view.source === 'bills' || asked.view.source === 'customers'
  const { from, to } = asked.days
  const figures = asked.columns.map((id, at) => `${valueSql(id, asked.days)} as c${at}`).join(', ')
  const values = asked.columns.map((_, at) => `c${at}`).join(', ')
  const store = `'${tx.storeId}'`
  const rows = rowsOn(table, wanted, [{ from, to, sign: 1 }])
  const balance = await balanceBefore(tx, asked, wanted)
  rows.push(...(ofAllRows && balance.length > 0 ? [oneRowOf(balance, wanted)] : balance))
  return `
    with moved as (${rows.join('\nunion all\n')}),
    documents as materialized (
      select m.kind, m.document, ${facts.map(name => (isWhole ? `m.${name}` : `sum_bigint(m.${name}) as ${name}`)).join(', ')}
      from moved m ${ofStore(joinsOf(groups), tx.storeId, asked.days)}
      where ${whereSql(asked, tx.storeId, asked.days)} and (${condition})
      ${
        isWhole
          ? `and (${telling.map(name => `m.${name} <> 0`).join(' or ')})`
          : `group by m.kind, m.document having ${telling.map(name => `sum_bigint(m.${name}) <> 0`).join(' or ')}`
      }
    ),
    total as (select count(*)::int as found, ${facts.map(name => `sum_bigint(${name}) as ${name}`).join(', ')} from documents),
    page as (
      select kind, document, ${figures} from documents order by document desc, kind limit ${limit} offset ${offset}
    )
    select * from (
    select true as is_total, found, null as kind, null::uuid as document, null as code, null::timestamptz as at, null::date as business_day,
      null as customer_name, null as seller_name, ${figures} from total
    union all
    ${(namesBySource[asked.view.source] ?? namesOfDocuments)(store, values, asked.days)}
    ) answer order by is_total desc, document desc, kind`
}

/** What lay there, or was owed, before the asked days: the one document of that, in a row for each of what is told apart. */
async function balanceBefore(tx: Tx, asked: Asked, wanted: Wanted): Promise<string[]> {
  const { from } = asked.days
  const { source } = asked.view
  if (isOfDebts(source)) return debtBeforeSql(wanted, from, source)
  if (asked.view.source !== 'stock') return []
  const before = addDays(from, -1)
  return heldSql(wanted, before, await readKnown(tx, asked, before))
}

/** Rows of the balance as one: tens of thousands would be sorted among the documents for nothing. */
const oneRowOf = (rows: readonly string[], { dims, facts }: Wanted): string => `
    select ${[...dims, ...[...facts].map(fact => `sum_bigint(${factColumn(fact)}) as ${factColumn(fact)}`)].join(', ')}
    from (${rows.join('\nunion all\n')}) before group by ${[...dims].join(', ')}`

/** The condition that a row `m` is of the rows that the report shows: of all of them, or of those within the asked bounds. */
async function keptSql(tx: Tx, asked: Asked): Promise<string> {
  if (!isBounded(asked)) return 'true'
  // With all columns: a row whose leading figure is nothing is there by the others.
  const { rows } = await readRows(tx, asked, { days: asked.days, limit: mostRows, offset: 0 })
  return keysCondition(
    asked,
    rows.map(({ keys }) => keyOf(keys)),
    tx.storeId,
  )
}

/** Bills, returns and vouchers by themselves, anything else by what the ledger of stock has of it last. */
const namesOfDocuments = (store: string, values: string) => `
    select false, null, p.kind, p.document, b.code, b.sold_at, b.business_day, b.customer_name, b.seller_name, ${values}
    from page p join bill b on b.store_id = ${store} and b.id = p.document where p.kind = 'bill'
    union all
    select false, null, p.kind, p.document, d.code, d.created_at, d.business_day, d.customer_name, d.created_by_name, ${values}
    from page p join sale_return d on d.store_id = ${store} and d.id = p.document where p.kind = 'sale-return'
    union all
    select false, null, p.kind, p.document, v.code, v.at, v.business_day, v.partner_name, v.created_by_name, ${values}
    from page p join cash_voucher v on v.store_id = ${store} and v.id = p.document where p.kind = 'voucher'
    union all
    ${entriesSql(store, values, 'true')} where p.kind not in ('bill', 'sale-return', 'voucher')`

/** Documents as the ledger of stock has them: goods count on the day of posting, whatever day a bill is of. */
const namesInLedger = (store: string, values: string, { from, to }: Days) => `
    ${entriesSql(store, values, `business_day between ${daySql(from)} and ${daySql(to)}`)} where p.kind <> 'balance'
    union all
    ${balanceSql('Tồn trước kỳ', values, from)}`

const namesOfPurchases = (store: string, values: string) => `
    select false, null, p.kind, p.document, i.code, coalesce(i.posted_at, i.created_at), i.business_day, i.provider_name, i.created_by_name, ${values}
    from page p join inbound i on i.store_id = ${store} and i.id = p.document where p.kind = 'inbound'
    union all
    select false, null, p.kind, p.document, r.code, coalesce(r.posted_at, r.created_at), r.business_day, r.provider_name, r.created_by_name, ${values}
    from page p join inbound_return r on r.store_id = ${store} and r.id = p.document where p.kind = 'inbound-return'`

/** Documents as the ledger of debts has them last. */
const namesInDebts =
  (kind: 'provider' | 'customer') =>
  (store: string, values: string, { from, to }: Days) =>
    `
    select false, null, p.kind, p.document, e.document_code, e.at, e.business_day, v.name, w.full_name, ${values}
    from page p
    join lateral (
      select document_code, at, business_day, partner_id, employee_id from debt_entry
      where store_id = ${store} and document_id = p.document and partner_kind = '${kind}' and business_day between ${daySql(from)} and ${daySql(to)}
      order by at desc, id desc limit 1
    ) e on true
    join ${kind} v on v.store_id = ${store} and v.id = e.partner_id
    join employee w on w.store_id = ${store} and w.id = e.employee_id
    where p.kind <> 'balance'
    union all
    ${balanceSql('Nợ trước kỳ', values, from)}`

const balanceSql = (name: string, values: string, from: string) => `
    select false, null, p.kind, p.document, '${name}', ${daySql(from)}::timestamptz, ${daySql(from)} - 1, null, '', ${values}
    from page p where p.kind = 'balance'`

const entriesSql = (store: string, values: string, days: string) => `
    select false, null, p.kind, p.document, e.document_code, e.at, e.business_day, e.partner_name, w.full_name, ${values}
    from page p
    join lateral (
      select document_code, at, business_day, partner_name, employee_id from stock_entry
      where store_id = ${store} and document_id = p.document and ${days} order by at desc, id desc limit 1
    ) e on true
    join employee w on w.store_id = ${store} and w.id = e.employee_id`

/** How documents of a source are called where they are not those of sales. */
const namesBySource: Partial<Record<ReportSource, (store: string, values: string, days: Days) => string>> = {
  stock: namesInLedger,
  losses: namesInLedger,
  purchases: namesOfPurchases,
  purchaseLines: namesOfPurchases,
  debts: namesInDebts('provider'),
  customerDebts: namesInDebts('customer'),
}
