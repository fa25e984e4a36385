import type { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import { type DrugIncident, incidentHours } from '@quay/contract/drug-incident/shapes'
import { sql } from 'kysely'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { documentList } from '../../document/document-list.ts'

const dueSql = `d.discovered_at + interval '${incidentHours} hours'`

/** The columns of a report `d` in lists. */
const summarySql = `
  d.id, d.code, d.status, d.branch_id, d.kind, d.discovered_at, d.discovered_by,
  d.recipient, d.sent_at, d.created_by_name, d.created_at,
  d.business_day, ${dueSql} as due_at`

/** Reports of lost or mixed-up medicines. */
export const incidents = documentList<typeof drugIncidentRoutes>({
  table: 'drug_incident',
  columns: summarySql,
  further: ({ tx }) => ({
    goods: sql`(select coalesce(string_agg(i.product_name || case when i.lot_number <> '' then ' lô ' || i.lot_number else '' end
      || ': ' || i.quantity || ' ' || lower(i.unit_name), ', ' order by i.position), '')
      from drug_incident_item i where i.store_id = ${tx.storeId} and i.drug_incident_id = d.id)`,
  }),
  sort: {
    code: 'd.code',
    discovered: 'd.discovered_at',
  },
  search: { codes: ['code'], goods: "i.product_name || ' ' || i.lot_number" },
})

type Item = DrugIncident['items'][number]

/** One report whole. Throws `not-found`, also for a branch that is not the caller's. */
export async function readIncident(tx: Tx, actor: Actor, id: string): Promise<DrugIncident> {
  const [heads, items] = await Promise.all([
    tx.query<Omit<DrugIncident, 'items' | 'goods'>>(headSql, [tx.storeId, id, actor.branchIds]),
    tx.query<Item>(itemsSql, [tx.storeId, id]),
  ])
  const head = heads[0]
  if (!head) throw new DomainError('not-found')
  const goods = items.map(
    ({ productName, lotNumber, quantity, unitName }) =>
      `${productName}${lotNumber ? ` lô ${lotNumber}` : ''}: ${quantity} ${unitName.toLowerCase()}`,
  )
  return { ...head, goods: goods.join(', '), items }
}

const headSql = `
  select ${summarySql}, d.happened_at, d.place, d.description, d.cause, d.handling,
         d.sent_by_name, d.inventory_check_id, c.code as inventory_check_code,
         d.version, d.cancelled_at, d.cancelled_by_name, d.cancel_reason
  from drug_incident d left join inventory_check c on c.store_id = d.store_id and c.id = d.inventory_check_id
  where d.store_id = $1 and d.id = $2 and d.branch_id = any($3::uuid[])`

const itemsSql = `
  select id, product_id, product_code, product_name, strength,
         registration_number, control_group, lot_number,
         expiry_date, unit_id, unit_name, quantity, note
  from drug_incident_item where store_id = $1 and drug_incident_id = $2 order by position`
