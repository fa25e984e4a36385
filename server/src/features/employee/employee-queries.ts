import type { employeeRoutes } from '@quay/contract/employee/routes'
import type { Employee } from '@quay/contract/employee/shapes'
import { imageAddress } from '@quay/contract/upload/shapes'
import { certificateWarningDays } from '@quay/domain/access/certificate-state'
import { type HeldRole, isAboveAnywhere } from '@quay/domain/access/check-grant'
import { searchWords } from '@quay/domain/text/search-text'
import { addDays } from '@quay/domain/time/calendar'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { heldRolesSql, readPowers } from '../role/powers.ts'
import { readSetting } from '../setting/read-setting.ts'
import { employeeColumnsSql } from './employee-store.ts'

type EmployeeQuery = z.output<(typeof employeeRoutes)['list']['query']>

interface EmployeeRow extends Omit<Employee, 'isAboveOwn' | 'avatar'> {
  roleId: string
  slug: string | null
  held: HeldRole[]
}

const detailsSql = `
  select ${employeeColumnsSql}, e.is_active::int as is_active, e.created_at,
    (select i.slug from image i where i.store_id = $1 and i.id = e.avatar_id) as slug,
    (select max(s.rotated_at) from session s where s.store_id = $1 and s.employee_id = e.id) as last_used_at,
    json_build_object('id', r.id, 'name', r.name) as role, ${heldRolesSql} as held,
    (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'isDefault', eb.is_default, 'role',
         (select json_build_object('id', br.id, 'name', br.name) from role br where br.store_id = $1 and br.id = eb.role_id))
       order by eb.is_default desc, b.name collate "vi-x-icu", b.id), '[]')
     from employee_branch eb join branch b on b.store_id = eb.store_id and b.id = eb.branch_id
     where eb.store_id = $1 and eb.employee_id = e.id) as branches
  from employee e join role r on r.store_id = e.store_id and r.id = e.role_id
  where e.store_id = $1 and e.id = any($2::uuid[]) order by array_position($2::uuid[], e.id)`

/** People by id, in the order asked, as the caller may deal with them. */
async function readEmployees(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Employee[]> {
  const [storeLimit, rows] = await Promise.all([
    readSetting(tx, 'discountLimit'),
    tx.query<EmployeeRow>(detailsSql, [tx.storeId, ids]),
  ])
  const powerAt = await readPowers(tx, actor, storeLimit)
  return rows.map(({ slug, held, roleId: _, ...person }) => ({
    ...person,
    avatar: slug && imageAddress(slug),
    isAboveOwn: isAboveAnywhere(held, powerAt, storeLimit),
  }))
}

/** One person. Throws `not-found`. */
export async function readEmployee(tx: Tx, actor: Actor, id: string): Promise<Employee> {
  const [person] = await readEmployees(tx, actor, [id])
  if (!person) throw new DomainError('not-found', { kind: 'employee', id })
  return person
}

/** The last day whose certificates are spoken of, as the caller's branch counts days. */
export async function lastWarnedDay(tx: Tx, actor: Actor): Promise<string> {
  if (!actor.branchIds.length) return addDays(tx.now.toISOString().slice(0, 10), certificateWarningDays)
  const { today } = await readBranchDay(tx, actor.defaultBranchId)
  return addDays(today, certificateWarningDays)
}

/** A page of people: the active ones first, then by name. A store has some hundreds, so they are searched without an index. */
const sort: SortKeys<EmployeeQuery> = {
  name: 'e.full_name collate "vi-x-icu"',
}

export async function listEmployees(tx: Tx, actor: Actor, query: EmployeeQuery) {
  const text = sql`fold(e.full_name || ' ' || e.username || ' ' || coalesce(e.phone, '') || ' ' ||
    regexp_replace(coalesce(e.phone, ''), '\\D', '', 'g'))`
  const where = [
    sql`e.store_id = ${tx.storeId}`,
    ...searchWords(query.keyword ?? '').map(word => sql`${text} like ${`%${escapeLike(word)}%`}`),
  ]
  if (query.roleId)
    where.push(sql`(e.role_id = ${query.roleId} or exists (select from employee_branch eb where eb.store_id = ${tx.storeId}
      and eb.employee_id = e.id and eb.role_id = ${query.roleId}))`)
  if (query.isActive) where.push(sql`e.is_active = ${query.isActive === '1'}`)
  if (query.isPharmacist !== undefined) where.push(sql`e.is_pharmacist = ${query.isPharmacist}`)
  if (query.branchId)
    where.push(sql`exists (select from employee_branch eb where eb.store_id = ${tx.storeId} and eb.employee_id = e.id
      and eb.branch_id = ${branchOf(actor, query.branchId)})`)
  if (query.certificate) {
    const last = await lastWarnedDay(tx, actor)
    where.push(sql`e.is_active and least(e.practising_expires_on, e.gpp_expires_on) <= ${last}`)
  }
  const list = {
    from: sql`employee e`,
    where,
    rank: sql`case when e.is_active then 0 else 1 end`,
    key: sql`e.full_name collate "vi-x-icu"`,
    sort,
    id: sql`e.id`,
  }
  const { ids, ...page } = await readIdPage(tx, list, query)
  return { ...page, items: await readEmployees(tx, actor, ids) }
}
