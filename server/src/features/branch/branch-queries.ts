import type { branchRoutes } from '@quay/contract/branch/routes'
import type { Branch } from '@quay/contract/branch/shapes'
import { searchWords } from '@quay/domain/text/search-text'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import { may } from '../../http/caller/rights.ts'
import { wardOf } from '../ward/ward-of.ts'

type BranchQuery = z.output<(typeof branchRoutes)['list']['query']>

/** The columns of a branch that answers and commands share. */
export const branchColumnsSql = `
  b.id, b.code, b.name, b.phone, b.address, ${wardOf('b')}, b.coordinates, b.working_hours, b.licences,
  b.time_zone, b.day_cut_off_hour, b.is_in_hospital, b.is_default_branch,
  b.is_active::int as is_active, b.version`

const branchesSql = `
  select ${branchColumnsSql},
    (select count(*) from employee_branch eb join employee e on e.store_id = eb.store_id and e.id = eb.employee_id
     where eb.store_id = $1 and eb.branch_id = b.id and e.is_active) as employee_count
  from branch b where b.store_id = $1 and b.id = any($2::uuid[]) order by array_position($2::uuid[], b.id)`

async function readBranches(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Branch[]> {
  const rows = await tx.query<Branch>(branchesSql, [tx.storeId, ids])
  if (may(actor, { model: 'employee', action: 'read' })) return rows
  return rows.map(({ employeeCount: _, ...branch }) => branch)
}

const seesAll = (actor: Actor) => may(actor, { model: 'branch', action: 'read' })

/** Throws `not-found` for a branch that is neither the caller's nor theirs to manage. */
export function requireVisibleBranch(actor: Actor, id: string): void {
  if (!actor.branchIds.includes(id) && !seesAll(actor)) throw new DomainError('not-found', { kind: 'branch', id })
}

/** One branch: the caller's own, or any branch for a caller who may see all. Throws `not-found`. */
export async function readBranch(tx: Tx, actor: Actor, id: string): Promise<Branch> {
  requireVisibleBranch(actor, id)
  const [branch] = await readBranches(tx, actor, [id])
  if (!branch) throw new DomainError('not-found', { kind: 'branch', id })
  return branch
}

/** The caller's branches, or all of the store: the active ones first, the default at their head, then by name. */
export async function listBranches(tx: Tx, actor: Actor, query: BranchQuery) {
  if (query.scope === 'all' && !seesAll(actor)) throw new DomainError('forbidden')
  const text = sql`fold(name || ' ' || coalesce(code, '') || ' ' || coalesce(address, '') || ' ' || coalesce(phone, '') || ' ' ||
    coalesce((select w.full_name from ward w where w.code = branch.ward_code), ''))`
  const where = [
    sql`store_id = ${tx.storeId}`,
    ...searchWords(query.keyword ?? '').map(word => sql`${text} like ${`%${escapeLike(word)}%`}`),
  ]
  if (query.scope === 'own') where.push(sql`id = any(${actor.branchIds}::uuid[])`)
  if (query.isActive) where.push(sql`is_active = ${query.isActive === '1'}`)
  const { ids, ...page } = await readIdPage(
    tx,
    {
      from: sql`branch`,
      where,
      rank: sql`(case when is_default_branch then 0 when is_active then 1 else 2 end)`,
      key: sql`name collate "vi-x-icu"`,
      id: sql`id`,
    },
    query,
  )
  return { ...page, items: await readBranches(tx, actor, ids) }
}
