import { type FlagDetails, type FlagKind, flagKinds, flagSentence } from '@quay/contract/document-flag/kinds'
import type { documentFlagRoutes } from '@quay/contract/document-flag/routes'
import type { DocumentFlag, ListedFlag } from '@quay/contract/document-flag/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { offsetOf, pageOfRows, pageReach } from '../../db/list/page.ts'
import { type SortKeys, sortedPage } from '../../db/list/sorted-page.ts'
import { branchOf, may } from '../../http/caller/rights.ts'

type ListQuery = z.output<(typeof documentFlagRoutes)['list']['query']>

interface FlagRow extends Omit<DocumentFlag, 'sentence' | 'details'> {
  details: FlagDetails
}

/** A flag with its sentence. A kind that this program does not know any more shows its name. */
export const withSentence = <Row extends { kind: string; details: FlagDetails }>(
  row: Row,
): Row & { sentence: string } => ({
  ...row,
  sentence: Object.hasOwn(flagKinds, row.kind) ? flagSentence(row.kind as FlagKind, row.details) : row.kind,
})

/** The flags of one document, the open ones first. */
export async function readFlags(tx: Tx, documentId: string): Promise<DocumentFlag[]> {
  const rows = await tx.query<FlagRow>(flagsSql, [tx.storeId, documentId])
  return rows.map(row => ({ ...withSentence(row), details: { ...row.details } }))
}

const flagsSql = `
  select id, kind, details, at, settled_at, settled_by_name, how, note from document_flag
  where store_id = $1 and document_id = $2 order by settled_at is not null, at, id`

/** What of which documents a caller may look at, and settle. */
export const readableKinds = (actor: Actor, action: 'read' | 'update'): string[] => [
  ...(may(actor, { model: 'bill', action }) ? ['bill'] : []),
  ...(may(actor, { model: 'return', action }) ? ['sale-return'] : []),
]

/** Flags with their documents, the newest first, as a page of the contract. */
export async function listFlags(tx: Tx, actor: Actor, query: ListQuery) {
  const [rows, count] = await Promise.all([
    selectPage(tx, actor, query).execute(),
    query.cursor ? null : countFlags(tx, actor, query),
  ])
  const settles = readableKinds(actor, 'update')
  const items = rows.map(row => ({
    ...withSentence(row),
    details: { ...row.details },
    maySettle: row.settledAt === null && settles.includes(row.documentKind),
  }))
  return pageOfRows(items, count, query, row => [row.sortKey, row.id])
}

async function countFlags(tx: Tx, actor: Actor, query: ListQuery): Promise<number> {
  const some = filterFlags(tx, actor, query)
    .select('f.id')
    .limit(pageReach + 1)
  const { count } = await tx.db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function filterFlags(tx: Tx, actor: Actor, query: ListQuery) {
  const { state = 'open' } = query
  let flags = tx.db
    .selectFrom('document_flag as f')
    .leftJoin('bill as b', join => join.on('b.storeId', '=', tx.storeId).onRef('b.id', '=', 'f.documentId'))
    .leftJoin('sale_return as r', join => join.on('r.storeId', '=', tx.storeId).onRef('r.id', '=', 'f.documentId'))
    .where('f.storeId', '=', tx.storeId)
    .where('f.branchId', '=', branchOf(actor, query.branchId))
    .where('f.documentKind', 'in', [...readableKinds(actor, 'read'), 'none'])
  // The words of the partial index, so that every plan may use it.
  if (state === 'open') flags = flags.where(sql<boolean>`f.settled_at is null`)
  if (state === 'settled') flags = flags.where(sql<boolean>`f.settled_at is not null`)
  if (query.kind) flags = flags.where('f.kind', '=', query.kind)
  if (query.documentKind) flags = flags.where('f.documentKind', '=', query.documentKind)
  if (query.sellerId) flags = flags.where(sql<boolean>`coalesce(b.seller_id, r.created_by) = ${query.sellerId}`)
  if (query.deviceId) flags = flags.where('b.deviceId', '=', query.deviceId)
  if (query.from) flags = flags.where(sql<boolean>`coalesce(b.business_day, r.business_day) >= ${query.from}::date`)
  if (query.to) flags = flags.where(sql<boolean>`coalesce(b.business_day, r.business_day) <= ${query.to}::date`)
  if (query.keyword) {
    const word = query.keyword.trim().toUpperCase()
    flags = flags.where(
      sql<boolean>`(upper(coalesce(b.code, r.code)) = ${word} or upper(coalesce(b.local_number, r.local_number)) = ${word}
        or strpos(upper(coalesce(b.customer_name, r.customer_name, '')), ${word}) > 0)`,
    )
  }
  return flags
}

const sort: SortKeys<ListQuery> = {
  soldAt: 'coalesce(b.said_at, b.sold_at, r.taken_at, r.created_at, f.at)',
  amount: 'coalesce(b.payable, 0 - r.refunded, 0)',
}

function selectPage(tx: Tx, actor: Actor, query: ListQuery) {
  const { key, order, beyond } = sortedPage(query, { keys: sort, usual: 'f.at', id: 'f.id' })
  const page = filterFlags(tx, actor, query)
    .select([
      'f.id',
      'f.kind',
      'f.at',
      'f.settledAt',
      'f.settledByName',
      'f.how',
      'f.note',
      'f.documentId',
      'f.branchId',
    ])
    .select([
      sql<FlagDetails>`f.details`.as('details'),
      sql<ListedFlag['documentKind']>`f.document_kind`.as('documentKind'),
      sql<string>`coalesce(b.code, r.code)`.as('documentCode'),
      sql<string | null>`coalesce(b.local_number, r.local_number)`.as('localNumber'),
      sql<string>`${sql.raw(sort.soldAt)}`.as('soldAt'),
      sql<number>`${sql.raw(sort.amount)}`.as('amount'),
      sql<string>`coalesce(b.seller_name, r.created_by_name, '')`.as('sellerName'),
      sql<string | null>`coalesce(b.customer_id, r.customer_id)`.as('customerId'),
      sql<string | null>`coalesce(b.customer_name, r.customer_name)`.as('customerName'),
      sql<string | null>`(select d.name from device d where d.store_id = ${tx.storeId} and d.id = b.device_id)`.as(
        'deviceName',
      ),
    ])
    .select(key.as('sortKey'))
    .orderBy(order)
    .limit(query.limit + 1)
  return beyond.reduce((flags, condition) => flags.where(condition), query.cursor ? page : page.offset(offsetOf(query)))
}

/** How many flags of a branch nobody settled, by kind. */
export async function countOpenFlags(tx: Tx, actor: Actor, { branchId }: { branchId?: string | undefined }) {
  const rows = await tx.query<{ kind: string; count: number; oldestAt: string }>(openSql, [
    tx.storeId,
    branchOf(actor, branchId),
    readableKinds(actor, 'read'),
  ])
  const [{ documents }] = (await tx.query<{ documents: number }>(documentsSql, [
    tx.storeId,
    branchOf(actor, branchId),
    readableKinds(actor, 'read'),
  ])) as [{ documents: number }]
  return {
    open: rows.reduce((sum, { count }) => sum + count, 0),
    documents,
    oldestAt: rows.map(({ oldestAt }) => oldestAt).sort()[0] ?? null,
    kinds: rows.map(({ kind, count }) => ({ kind, count, name: flagKinds[kind as FlagKind]?.name ?? kind })),
  }
}

const openSql = `
  select kind, count(*)::int as count, min(at) as oldest_at from document_flag
  where store_id = $1 and branch_id = $2 and document_kind = any($3::text[]) and settled_at is null group by kind order by count(*) desc, kind`
const documentsSql = `
  select count(distinct document_id)::int as documents from document_flag
  where store_id = $1 and branch_id = $2 and document_kind = any($3::text[]) and settled_at is null`
