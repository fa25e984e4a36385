import type { FeatureRoutes } from '@quay/contract/route'
import { fold } from '@quay/domain/text/fold'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { columnName, fieldName } from '../db/connection/field-name.ts'
import { limitSql } from '../db/connection/kysely-on.ts'
import type { Actor, Tx } from '../db/connection/transaction.ts'
import { offsetOf, pageOfRows, pageReach } from '../db/list/page.ts'
import { escapeLike } from '../db/list/search-hits.ts'
import { type SortKeys, sortedPage } from '../db/list/sorted-page.ts'
import type { TableWith } from '../db/table-with.ts'
import { readBranchDay } from '../features/branch/read-branch-day.ts'
import { withoutCosts } from '../features/stock/without-costs.ts'
import { branchOf, requirePermission } from '../http/caller/rights.ts'

/** Documents that stand in a list, the last written first. */
export type ListedTable = TableWith<'branchId' | 'code' | 'status' | 'createdAt'>

/** What any of the lists may be asked for. */
export interface CommonFilter {
  branchId?: string | undefined
  status?: string | undefined
  productId?: string | undefined
  keyword?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** In which order rows are asked for. */
export interface Ordered {
  sortBy?: string | undefined
  orderBy?: 'ASC' | 'DESC' | undefined
  cursor?: string | undefined
}

interface PageQuery extends CommonFilter, Ordered {
  page: number
  limit: number
}

type ListRoutes = Pick<FeatureRoutes, 'list'>
type QueryOf<Routes extends ListRoutes> = z.output<NonNullable<Routes['list']['query']>>
/** The fields by which a list is narrowed. */
export type FilterOf<Routes extends ListRoutes> = Omit<
  QueryOf<Routes>,
  'page' | 'limit' | 'cursor' | 'sortBy' | 'orderBy'
> &
  CommonFilter
type TotalOf<Routes> = Routes extends { total: { response: z.ZodType } } ? z.input<Routes['total']['response']> : never

type Condition = RawBuilder<unknown>

/** Who asks for what, at which branch. */
export interface Asked<Filter> {
  tx: Tx
  actor: Actor
  filter: Filter
  branchId: string
  /** The business day of the branch; empty for a list that does not ask for it. */
  today: string
}

type Declared<Routes extends ListRoutes> = {
  /** In all conditions and expressions below its rows are `d`. */
  table: ListedTable
  /** What a row of the list shows, as in a statement. */
  columns: string
  /** What else a row shows that depends on the question, by the names of the answer. */
  further?: (asked: Asked<FilterOf<Routes>>) => Readonly<Record<string, Condition>>
  /** What a row reads beside the document. */
  joins?: string
  /** The list needs to know the day at the branch. */
  asksToday?: true
  /** Fields of the filter that a column has to equal; `status` is one of every list. */
  equal?: Readonly<Partial<Record<keyof FilterOf<Routes>, string>>>
  /** The columns in which a keyword may stand. */
  search: {
    /** Whole, in capital letters: codes of documents. */
    codes?: readonly string[]
    /** Whole, as it was typed. */
    exact?: readonly string[]
    /** A part, without accents. */
    words?: readonly string[]
    /** A part of what lines `i` name. */
    goods?: string
  }
  /** Lines that name the product of the filter; left out, those of `<table>_item`. */
  ofProduct?: (asked: Asked<FilterOf<Routes>>, productId: string) => Condition
  /** Left out: the documents that were written at the branch. */
  ofBranch?: (asked: Asked<FilterOf<Routes>>) => Condition
  /** What the rest of the filter asks for. */
  more?: (asked: Asked<FilterOf<Routes>>) => readonly (Condition | false | undefined)[]
  /** Columns, as `payable, paid`, whose sums over the completed documents the foot of the list shows. */
  sums?: string
  /** Adds to the rows of a page what the statement does not read. */
  withRows?: <Row extends { id: string }>(asked: Asked<FilterOf<Routes>>, rows: Row[]) => Promise<Row[]>
  /** What else the foot says. */
  alsoTotal?: (asked: Asked<FilterOf<Routes>>) => Promise<object>
  /** Fields of rows and sums that only who may know costs is given. */
  costs?: readonly string[]
} & Sorted<QueryOf<Routes>>

/** By which columns the rows can be sorted, where the contract says that they can. Who may not know costs may not sort by them. */
type Sorted<Query> = 'sortBy' extends keyof Query ? { sort: SortKeys<Query> } : { sort?: undefined }

/** A list of documents: its pages, its sums, and the documents of a filter for files and reports. */
export interface DocumentList<Routes extends ListRoutes> {
  table: ListedTable
  /** A page of the contract, the last written first unless the query says otherwise. */
  list: (tx: Tx, actor: Actor, query: QueryOf<Routes>) => Promise<z.input<Routes['list']['response']>>
  /** The sums of a whole filter; only completed documents count. */
  total: (tx: Tx, actor: Actor, filter: FilterOf<Routes>) => Promise<TotalOf<Routes>>
  /**
   * The rows of a filter, whole, as a sub-select; their `sort_key` is what the filter's order sorts by. Throws `not-found` for a branch
   * that is not the caller's, `forbidden` for an order that the caller may not know.
   */
  documents: (tx: Tx, actor: Actor, filter: FilterOf<Routes> & Ordered) => Promise<Condition>
  /** What the list reads, without its conditions: a test has PostgreSQL check them. */
  statements: readonly string[]
}

/** Declares the list of a kind of document. */
export function documentList<Routes extends ListRoutes>(declared: Declared<Routes>): DocumentList<Routes> {
  const { table, columns, joins = '', costs = [] } = declared
  const keys: Readonly<Record<string, string>> = declared.sort ?? {}
  const sums = named(declared.sums).map(column => `coalesce(sum(d.${column}), 0)::bigint as "${fieldName(column)}"`)
  const sumsSql = ['count(*) as count', ...sums].join(', ')
  const [from, joined] = [sql.raw(`from ${table} d`), sql.raw(`from ${table} d ${joins}`)]

  return {
    table,
    async list(tx, actor, query) {
      const asked = await askedFor(tx, actor, declared, query)
      const where = conditions(declared, asked)
      const further = Object.entries(declared.further?.(asked) ?? {}).map(
        ([name, expression]) => sql`, ${expression} as ${sql.ref(name)}`,
      )
      const { key, beyond, order } = pageSql(actor, keys, costs, query as PageQuery)
      const { limit, cursor } = query as PageQuery
      const limits = limitSql(limit + 1, cursor ? 0 : offsetOf(query as PageQuery))
      const [page, counted] = await Promise.all([
        sql<{ id: string; sortKey: string | number }>`
          select ${sql.raw(columns)}${sql.join(further, sql``)}, ${key} as sort_key ${joined} where ${every([...where, ...beyond])}
          order by ${order} ${limits}`.execute(tx.db),
        sql<{ count: number }>`
          select count(*) as count from (select 1 ${from} where ${every(where)} limit ${sql.raw(String(pageReach + 1))}) counted
        `.execute(tx.db),
      ])
      const found = page.rows.map(withoutCosts(actor, costs))
      const shown = declared.withRows ? await declared.withRows(asked, found) : found
      return pageOfRows(shown, counted.rows[0]!.count, query as PageQuery, row => [row.sortKey, row.id]) as never
    },
    async total(tx, actor, filter) {
      const asked = await askedFor(tx, actor, declared, filter)
      const where = [...conditions(declared, asked), sql`d.status = 'SUCCEED'`]
      const [summed, more] = await Promise.all([
        sql<object>`select ${sql.raw(sumsSql)} ${from} where ${every(where)}`.execute(tx.db),
        declared.alsoTotal?.(asked),
      ])
      return { ...withoutCosts(actor, costs)(summed.rows[0]!), ...more } as never
    },
    async documents(tx, actor, filter) {
      const asked = await askedFor(tx, actor, declared, filter)
      const { key } = pageSql(actor, keys, costs, filter)
      return sql`(select d.*, ${key} as sort_key ${joined} where ${every(conditions(declared, asked))})`
    },
    statements: [
      `select ${columns} from ${table} d ${joins} where d.store_id = $1`,
      `select ${sumsSql} from ${table} d where d.store_id = $1`,
      ...Object.values(keys).map(
        key => `select d.id from ${table} d ${joins} where d.store_id = $1 order by ${key}, d.id`,
      ),
      `select ${columnsAsked(declared).join(', ')} from ${table} d`,
      ...(declared.search.goods ? [`select fold(${declared.search.goods}) from ${table}_item i`] : []),
    ],
  }
}

const named = (columns = '') => columns.split(',').flatMap(name => name.trim() || [])

const every = (where: readonly Condition[]) => sql.join(where, sql` and `)

/** The columns of the table that filters and keywords ask about. */
const columnsAsked = ({
  equal = {},
  search: { codes = [], exact = [], words = [] },
}: Pick<Declared<never>, 'equal' | 'search'>) =>
  ['id', 'status', 'business_day', ...Object.values<string | undefined>(equal), ...codes, ...exact, ...words].map(
    column => `d.${column}`,
  )

async function askedFor<Routes extends ListRoutes>(
  tx: Tx,
  actor: Actor,
  { asksToday }: Declared<Routes>,
  filter: FilterOf<Routes>,
): Promise<Asked<FilterOf<Routes>>> {
  const branchId = branchOf(actor, filter.branchId)
  const { today } = asksToday ? await readBranchDay(tx, branchId) : { today: '' }
  return { tx, actor, filter, branchId, today }
}

/** All that a filter asks of a document `d`. */
function conditions<Routes extends ListRoutes>(
  { table, equal, search, ofBranch, ofProduct, more }: Declared<Routes>,
  asked: Asked<FilterOf<Routes>>,
): Condition[] {
  const { tx, filter, branchId } = asked
  const lines = (condition: Condition) => sql`d.id in (
    select i.${sql.ref(`${table}_id`)} from ${sql.table(`${table}_item`)} i where i.store_id = ${tx.storeId} and ${condition})`
  const where: Condition[] = [sql`d.store_id = ${tx.storeId}`, ofBranch?.(asked) ?? sql`d.branch_id = ${branchId}`]
  for (const [field, column] of Object.entries<string | undefined>({ status: 'status', ...equal })) {
    const value = filter[field as keyof typeof filter]
    if (value) where.push(sql`d.${sql.ref(column!)} = ${value}`)
  }
  if (filter.from) where.push(sql`d.business_day >= ${filter.from}::date`)
  if (filter.to) where.push(sql`d.business_day <= ${filter.to}::date`)
  if (filter.productId)
    where.push(ofProduct?.(asked, filter.productId) ?? lines(sql`i.product_id = ${filter.productId}`))
  if (filter.keyword) {
    const { keyword } = filter
    const [code, word] = [keyword.toUpperCase(), `%${escapeLike(fold(keyword))}%`]
    const places = [
      ...(search.codes ?? []).map(column => sql`d.${sql.ref(column)} = ${code}`),
      ...(search.exact ?? []).map(column => sql`d.${sql.ref(column)} = ${keyword}`),
      ...(search.words ?? []).map(column => sql`fold(d.${sql.ref(column)}) like ${word}`),
      ...(search.goods ? [lines(sql`fold(${sql.raw(search.goods)}) like ${word}`)] : []),
    ]
    where.push(sql`(${sql.join(places, sql` or `)})`)
  }
  for (const condition of more?.(asked) ?? []) if (condition) where.push(condition)
  return where
}

/** Order and place of a page. Throws `forbidden` where a person would learn from the order what the list hides. */
function pageSql(actor: Actor, keys: Readonly<Record<string, string>>, costs: readonly string[], query: Ordered) {
  const { sortBy } = query
  const isOf = (field: string) => new RegExp(`\\b${columnName(field)}\\b`).test(keys[sortBy ?? ''] ?? '')
  if (costs.some(isOf)) requirePermission(actor, { model: 'cost', action: 'read' })
  return sortedPage(query, { keys, usual: 'd.created_at', id: 'd.id' })
}
