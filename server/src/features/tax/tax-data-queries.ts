import type { VatRate } from '@quay/contract/enumeration'
import { errorMessage } from '@quay/contract/error-code'
import type { taxRoutes } from '@quay/contract/tax/routes'
import type { TaxData, taxDataBody } from '@quay/contract/tax/shapes'
import { decideVatRates } from '@quay/domain/tax/decide-vat-rates'
import { type DatedVatRate, datedRateOn, resolveVatRate } from '@quay/domain/tax/resolve-vat-rate'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { decodeCursor, offsetOf, pageOfRows, pageReach } from '../../db/list/page.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { datedRatesSql, groupPathSql } from './dated-rates.ts'
import { affectedSql, findTargets, ratesOfTargets, scopeOf } from './tax-data-store.ts'

type ListQuery = z.output<(typeof taxRoutes)['list']['query']>
type Asked = z.output<(typeof taxRoutes)['byProducts']['body']>

const itemSql = sql`
  t.id, t.branch_id, b.name as branch_name, t.product_id, t.group_id, p.code,
  coalesce(p.name, g.name) as name, t.vat_rate, t.from_day as "from", t.to_day as "to",
  t.created_by_name, t.created_at, t.version`
const joinsSql = sql`
  left join branch b on b.store_id = t.store_id and b.id = t.branch_id
  left join product p on p.store_id = t.store_id and p.id = t.product_id
  left join product_group g on g.store_id = t.store_id and g.id = t.group_id`

type Row = Omit<TaxData, 'state'>

/** Dated rates that hold in the branch, those of all branches among them, the latest to begin first. */
export async function listTaxData(tx: Tx, actor: Actor, query: ListQuery) {
  const branchId = branchOf(actor, query.branchId)
  const { today } = await readBranchDay(tx, branchId)
  const conditions = [
    sql`t.store_id = ${tx.storeId} and (t.branch_id is null or t.branch_id = ${branchId})`,
    query.productId ? sql`t.product_id = ${query.productId}` : sql`true`,
    query.groupId ? sql`t.group_id = ${query.groupId}` : sql`true`,
    query.vatRate === undefined ? sql`true` : sql`t.vat_rate = ${query.vatRate}`,
    query.keyword
      ? sql`fold(coalesce(p.name || ' ' || p.code, g.name)) like '%' || fold(${query.keyword}) || '%'`
      : sql`true`,
    query.state ? stateIs(query.state, today) : sql`true`,
  ]
  const where = sql.join(conditions, sql` and `)
  const position = query.cursor ? decodeCursor(query.cursor, 2) : null
  const after = position ? sql`(t.from_day, t.id) < (${position[0]}::date, ${position[1]}::uuid)` : sql`true`
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select ${itemSql} from tax_data t ${joinsSql} where ${where} and ${after}
      order by t.from_day desc, t.id desc limit ${query.limit + 1} offset ${position ? 0 : offsetOf(query)}`.execute(
      tx.db,
    ),
    position
      ? null
      : sql<{ count: number }>`select count(*) as count from (select 1 from tax_data t ${joinsSql} where ${where}
          limit ${pageReach + 1}) counted`.execute(tx.db),
  ])
  const items = rows.map(row => withState(row, today))
  return pageOfRows(items, counted?.rows[0]?.count ?? null, query, row => [row.from, row.id])
}

const stateIs = (state: TaxData['state'], today: string) =>
  ({
    past: sql`t.to_day < ${today}::date`,
    now: sql`t.from_day <= ${today}::date and (t.to_day is null or t.to_day >= ${today}::date)`,
    future: sql`t.from_day > ${today}::date`,
  })[state]

const withState = (row: Row, today: string): TaxData => ({
  ...row,
  state: row.from > today ? 'future' : row.to !== null && row.to < today ? 'past' : 'now',
})

/** Some rates by id, in the order asked. */
export async function readTaxData(tx: Tx, actor: Actor, ids: readonly string[]): Promise<TaxData[]> {
  const [{ today }, { rows }] = await Promise.all([
    readBranchDay(tx, actor.defaultBranchId),
    sql<Row>`select ${itemSql} from unnest(${ids}::uuid[]) with ordinality asked (id, place)
      join tax_data t on t.store_id = ${tx.storeId} and t.id = asked.id ${joinsSql} order by asked.place`.execute(
      tx.db,
    ),
  ])
  return rows.map(row => withState(row, today))
}

interface Bearing extends DatedVatRate {
  id: string
  groupName: string | null
}

const bearingSql = `
  select p.id as product_id, p.vat_rate as own, coalesce((
    select json_agg(json_build_object('id', t.id, 'level', path.level, 'ofBranch', t.branch_id is not null, 'from', t.from_day,
      'to', t.to_day, 'rate', t.vat_rate, 'groupName', g.name))
    from (select p.id, 0 as level union all ${groupPathSql('$1', 'p.group_id')}) path
    join tax_data t on t.store_id = $1 and (t.product_id = path.id or t.group_id = path.id)
    left join product_group g on g.store_id = t.store_id and g.id = t.group_id
    where t.branch_id is null or t.branch_id = $3), '[]') as rates
  from unnest($2::uuid[]) with ordinality asked (id, place) join product p on p.store_id = $1 and p.id = asked.id
  order by asked.place`

/** The rates of products at a branch on a day, and where each comes from. Throws `not-found` for another store's product. */
export async function ratesOfProducts(tx: Tx, actor: Actor, asked: Asked) {
  const branchId = branchOf(actor, asked.branchId)
  const ids = [...new Set(asked.productIds)]
  const [{ today }, rows] = await Promise.all([
    readBranchDay(tx, branchId),
    tx.query<{ productId: string; own: VatRate; rates: Bearing[] }>(bearingSql, [tx.storeId, ids, branchId]),
  ])
  if (rows.length < ids.length) {
    const known = new Set(rows.map(row => row.productId))
    throw new DomainError('not-found', { kind: 'product', id: ids.find(id => !known.has(id)) })
  }
  const day = asked.day ?? today
  const items = rows.map(({ productId, own, rates }) => {
    const dated = datedRateOn(rates, day)
    const source: 'product' | 'group' | 'own' = dated ? (dated.level === 0 ? 'product' : 'group') : 'own'
    return {
      productId,
      vatRate: dated?.rate ?? own,
      source,
      taxDataId: dated?.id ?? null,
      groupName: dated?.groupName ?? null,
      from: dated?.from ?? null,
      to: dated?.to ?? null,
    }
  })
  return { day, items }
}

interface Affected {
  productId: string
  code: string
  name: string
  own: VatRate
  rates: DatedVatRate[]
  /** Whether the product itself, its group or the groups above it are chosen: 0 to 3. */
  level: number
}

const mostSamples = 10

/**
 * What giving rates would do, without doing it: the goods that they bear on, those whose rate would differ on the first
 * day, and the sentence of the refusal where there would be one. Throws `not-found`.
 */
export async function previewTaxData(tx: Tx, actor: Actor, body: z.output<typeof taxDataBody>) {
  const branchId = scopeOf(actor, body.branchId)
  const [productIds, groupIds] = [body.productIds ?? [], body.groupIds ?? []]
  const targets = await findTargets(tx, productIds, groupIds)
  const stored = await ratesOfTargets(tx, branchId, [...productIds, ...groupIds])
  const to = body.to ?? null
  const decided = decideVatRates({ ...body, to, targets, newIds: targets.map(target => target.id) }, stored)
  const rows = await tx.query<Affected>(
    `select p.id as product_id, p.code, p.name, p.vat_rate as own, ${datedRatesSql('$4::uuid')} as rates,
       case when p.id = any($2::uuid[]) then 0
         else coalesce((select min(path.level) from (${groupPathSql('$1', 'p.group_id')}) path where path.id = any($3::uuid[])), 3) end as level
     from product p where ${affectedSql} order by p.name collate "vi-x-icu", p.id`,
    [tx.storeId, productIds, groupIds, branchId ?? actor.defaultBranchId],
  )
  const changes = rows.flatMap(({ productId, code, name, own, rates, level }) => {
    const before = resolveVatRate(own, rates, body.from)
    const isClosed = (rate: DatedVatRate) => body.closePrevious && rate.level === level && rate.from < body.from
    const added: DatedVatRate = { level, ofBranch: branchId !== null, from: body.from, to, rate: body.vatRate }
    const after = resolveVatRate(own, [added, ...rates.filter(rate => !isClosed(rate))], body.from)
    return before === after ? [] : [{ productId, code, name, before, after }]
  })
  return {
    productCount: rows.length,
    changedCount: changes.length,
    samples: changes.slice(0, mostSamples),
    closedCount: decided.ok ? decided.closed.length : 0,
    problem: decided.ok ? null : errorMessage(decided.code, decided.details as Record<string, unknown>),
  }
}
