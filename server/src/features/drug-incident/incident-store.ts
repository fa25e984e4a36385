import type { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { ControlGroup, DocumentStatus } from '@quay/contract/enumeration'
import { isSpeciallyControlled } from '@quay/domain/product/control-group'
import { lotKey } from '@quay/domain/stock/lot-key'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { ownDocument } from '../../document/lock-document.ts'

export type IncidentContent = Omit<z.output<(typeof drugIncidentRoutes)['update']['body']>, 'version'>

/** A stored report, locked. */
export interface StoredIncident {
  id: string
  code: string
  branchId: string
  status: DocumentStatus
  kind: string
  discoveredAt: string
  recipient: string
  description: string
  version: number
}

const lockSql = `
  select id, code, branch_id, status, kind, discovered_at, recipient, description, version
  from drug_incident where store_id = $1 and id = $2 for update`

/** Locks a report. Throws `not-found`, also for a branch that is not the caller's. */
export const lockIncident = (tx: Tx, actor: Actor, id: string): Promise<StoredIncident> =>
  ownDocument(actor, tx.query<StoredIncident>(lockSql, [tx.storeId, id]))

/** What of a report stands in its own row. */
export const contentColumns = ({ items: _, ...content }: IncidentContent) => content

interface NamedGoods {
  productId: string
  unitId: string
  code: string
  name: string
  strength: string | null
  registrationNumber: string | null
  controlGroup: ControlGroup | null
  unitName: string
}

/**
 * The medicines of a report with what they are called today; a lot is found by its number where the store has it. Throws
 * `not-found` beside the field for unknown ids of goods and units, so it comes before anything is written.
 */
export async function nameIncidentItems(tx: Tx, id: string, { items }: IncidentContent) {
  const productIds = [...new Set(items.map(item => item.productId))]
  const [goods, lots] = await Promise.all([
    tx.query<NamedGoods>(goodsSql, [tx.storeId, productIds]),
    tx.query<{ id: string; productId: string; lotKey: string }>(
      `select id, product_id, number_key as lot_key from lot where store_id = $1 and product_id = any($2::uuid[])`,
      [tx.storeId, productIds],
    ),
  ])
  return items.map((item, position) => {
    const named = goods.find(one => one.productId === item.productId && one.unitId === item.unitId)
    if (!named) {
      const isKnown = goods.some(one => one.productId === item.productId)
      throw refuseField('not-found', `items.${position}.${isKnown ? 'unitId' : 'productId'}`, {
        kind: isKnown ? 'unit' : 'product',
      })
    }
    if (!isSpeciallyControlled(named.controlGroup))
      throw refuseField('incident-goods-uncontrolled', `items.${position}.productId`, { product: named.name })
    const lot = lots.find(one => one.productId === item.productId && one.lotKey === lotKey(item.lotNumber))
    const { productId: _, unitId: _unit, code: productCode, name: productName, ...goodsNamed } = named
    return {
      ...item,
      ...goodsNamed,
      id: newId(),
      drugIncidentId: id,
      position,
      productCode,
      productName,
      lotId: lot?.id ?? null,
    }
  })
}

const goodsSql = `
  select p.id as product_id, u.id as unit_id, p.code, p.name, p.strength, p.registration_number,
         p.control_group, u.name as unit_name
  from product p join product_unit u on u.store_id = p.store_id and u.product_id = p.id
  where p.store_id = $1 and p.id = any($2::uuid[])`
