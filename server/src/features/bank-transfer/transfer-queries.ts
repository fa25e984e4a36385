import type { BankTransfer, bankTransferRoutes, StatementLine } from '@quay/contract/bank-transfer/routes'
import type { Output } from '@quay/contract/route'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { branchOf } from '../../http/caller/rights.ts'

type ListQuery = z.output<(typeof bankTransferRoutes)['list']['query']>

const transfersSql = `
  select t.id, t.bill_id, t.bill_code, t.sold_at, t.business_day, b.seller_name, b.customer_name, a.name as account_name, t.amount,
    t.reference, t.status, t.received_how, t.received_at, t.received_by_name
  from unnest($2::uuid[]) with ordinality as asked (id, place)
  join bank_transfer t on t.store_id = $1 and t.id = asked.id
  join bill b on b.store_id = $1 and b.id = t.bill_id
  join cash_account a on a.store_id = $1 and a.id = t.account_id
  order by asked.place`

/** One transfer, which is there. */
export async function readTransfer(tx: Tx, id: string): Promise<BankTransfer> {
  const [row] = await tx.query<BankTransfer>(transfersSql, [tx.storeId, [id]])
  return row!
}

const sort: SortKeys<ListQuery> = {
  soldAt: 't.sold_at',
  amount: 't.amount',
}

/** Transfers of a branch, the newest first; a keyword is the code of a bill or the content. */
export async function listTransfers(
  tx: Tx,
  actor: Actor,
  query: ListQuery,
): Promise<Output<(typeof bankTransferRoutes)['list']>> {
  const where = conditions(tx, actor, query)
  const list = { from: sql`bank_transfer t`, where, key: sql`t.sold_at`, sort, id: sql`t.id` }
  const { ids, ...page } = await readIdPage(tx, list, { ...query, orderBy: query.orderBy ?? 'DESC' })
  return { ...page, items: ids.length ? await tx.query<BankTransfer>(transfersSql, [tx.storeId, ids]) : [] }
}

type Filter = z.output<(typeof bankTransferRoutes)['total']['query']>

/** How many transfers a filter finds, what they come to, and how much of it is still waited for; those of cancelled bills are left out. */
export async function totalTransfers(tx: Tx, actor: Actor, filter: Filter) {
  const where = [...conditions(tx, actor, filter), sql`t.status <> 'CANCELLED'`]
  const { rows } = await sql<{ count: number; amount: number; waiting: number }>`
    select count(*)::int as count, coalesce(sum(t.amount), 0)::bigint as amount,
      coalesce(sum(t.amount) filter (where t.status = 'WAITING'), 0)::bigint as waiting
    from bank_transfer t where ${sql.join(where, sql` and `)}`.execute(tx.db)
  return rows[0]!
}

function conditions(tx: Tx, actor: Actor, query: Filter): RawBuilder<unknown>[] {
  const where = [sql`t.store_id = ${tx.storeId}`, sql`t.branch_id = ${branchOf(actor, query.branchId)}`]
  if (query.from) where.push(sql`t.business_day >= ${query.from}`)
  if (query.to) where.push(sql`t.business_day <= ${query.to}`)
  if (query.status) where.push(sql`t.status = ${query.status}`)
  if (query.accountId) where.push(sql`t.account_id = ${query.accountId}`)
  if (query.keyword) {
    const code = query.keyword.toUpperCase()
    where.push(sql`(t.bill_code = ${code} or t.reference = ${code})`)
  }
  return where
}

const openLinesSql = `
  select l.id, l.account_id, a.name as account_name, l.booked_on, l.amount, l.content, l.reference,
    (select coalesce(json_agg(json_build_object('id', t.id, 'billCode', t.bill_code, 'reference', t.reference,
        'soldAt', to_char(t.sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by t.sold_at desc), '[]')
     from bank_transfer t where t.store_id = $1 and t.account_id = l.account_id and t.amount = l.amount and t.status = 'WAITING'
       and t.branch_id = any($3::uuid[])) as candidates
  from bank_statement_line l join cash_account a on a.store_id = $1 and a.id = l.account_id
  where l.store_id = $1 and l.transfer_id is null and l.amount > 0 and not exists (
    select from bank_match m where m.store_id = $1 and m.line_id = l.id and m.undone_at is null)
  order by l.booked_on desc, l.id desc limit $2`

/** Lines of statements that are no transfer yet, the newest first, with the transfers that they could be. */
export const listOpenLines = (tx: Tx, actor: Actor, { limit }: { limit: number }): Promise<StatementLine[]> =>
  tx.query<StatementLine>(openLinesSql, [tx.storeId, limit, actor.branchIds])
