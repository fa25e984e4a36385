import type { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import { type DrugIncident, incidentHours } from '@quay/contract/drug-incident/shapes'
import { fold } from '@quay/domain/text/fold'
import { sql } from 'kysely'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { newestPage } from '../../db/newest-page.ts'
import { escapeLike } from '../../db/search-hits.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf } from '../../http/rights.ts'

type ListQuery = z.output<(typeof drugIncidentRoutes)['list']['query']>
type Summary = z.input<(typeof drugIncidentRoutes)['list']['response']>['items'][number]

const goodsSql = `(select string_agg(i.product_name || case when i.lot_number <> '' then ' lô ' || i.lot_number else '' end
  || ': ' || i.quantity || ' ' || lower(i.unit_name), ', ' order by i.position)
  from drug_incident_item i where i.store_id = d.store_id and i.drug_incident_id = d.id)`
const dueSql = `d.discovered_at + interval '${incidentHours} hours'`

/** Reports of lost or mixed-up medicines, the last written first, as a page of the contract. */
export async function listIncidents(tx: Tx, actor: Actor, query: ListQuery) {
  let filtered = tx.db
    .selectFrom('drug_incident as d')
    .where('d.storeId', '=', tx.storeId)
    .where('d.branchId', '=', branchOf(actor, query.branchId))
  if (query.status) filtered = filtered.where('d.status', '=', query.status)
  if (query.keyword) {
    const { keyword } = query
    const word = `%${escapeLike(fold(keyword))}%`
    filtered = filtered.where(({ eb, or }) =>
      or([
        eb('d.code', '=', keyword.toUpperCase()),
        sql<boolean>`exists (select 1 from drug_incident_item i where i.store_id = ${tx.storeId} and i.drug_incident_id = d.id
          and fold(i.product_name || ' ' || i.lot_number) like ${word})`,
      ]),
    )
  }
  const selected = filtered
    .select(['d.id', 'd.code', 'd.status', 'd.branchId', 'd.kind', 'd.discoveredAt'])
    .select(['d.discoveredBy', 'd.recipient', 'd.sentAt'])
    .select(['d.createdByName', 'd.createdAt', 'd.businessDay'])
    .select([sql<string>`${sql.raw(dueSql)}`.as('dueAt'), sql<string>`coalesce(${sql.raw(goodsSql)}, '')`.as('goods')])
    .$castTo<Summary>()
  return newestPage(tx, 'd', filtered, selected, query)
}

type Item = DrugIncident['items'][number]

/** One report whole. Throws `not-found`, also for a branch that is not the caller's. */
export async function readIncident(tx: Tx, actor: Actor, id: string): Promise<DrugIncident> {
  const [heads, items] = await Promise.all([
    tx.query<Omit<DrugIncident, 'items'>>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<Item>(itemsSql, [tx.storeId, id]),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found')
  return { ...head, items }
}

const headSql = `
  select d.id, d.code, d.status, d.branch_id, d.kind, d.discovered_at, d.happened_at,
         d.discovered_by, d.place, d.description, d.cause, d.handling, d.recipient, d.sent_at,
         d.sent_by_name, ${dueSql} as due_at, d.inventory_check_id, c.code as inventory_check_code,
         d.created_by_name, d.created_at, d.business_day, coalesce(${goodsSql}, '') as goods,
         d.version, d.cancelled_at, d.cancelled_by_name, d.cancel_reason
  from drug_incident d left join inventory_check c on c.store_id = d.store_id and c.id = d.inventory_check_id
  where d.store_id = $1 and d.id = $2 and d.branch_id = any($3::uuid[])`

const itemsSql = `
  select id, product_id, product_code, product_name, strength,
         registration_number, control_group, lot_number,
         expiry_date, unit_id, unit_name, quantity, note
  from drug_incident_item where store_id = $1 and drug_incident_id = $2 order by position`
