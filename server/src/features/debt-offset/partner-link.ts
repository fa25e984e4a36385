import type { debtOffsetRoutes } from '@quay/contract/money/debt-offset'
import type { Answer } from '@quay/contract/route'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { type DebtPartnerKind, lockPartner, readPartner } from '../debt/apply-debt.ts'
import { listOffsets } from './offset-store.ts'

interface LinkRow {
  customerId: string
  customerCode: string
  customerName: string
  customerDebt: number
  providerId: string
  providerCode: string
  providerName: string
  providerDebt: number
}

const linkSql = `
  select c.id as customer_id, c.code as customer_code, c.name as customer_name, c.debt as customer_debt,
    p.id as provider_id, p.code as provider_code, p.name as provider_name, p.debt as provider_debt
  from partner_link l join customer c on c.store_id = $1 and c.id = l.customer_id
  join provider p on p.store_id = $1 and p.id = l.provider_id
  where l.store_id = $1 and (l.customer_id = $2 or l.provider_id = $2)`

/** Who the partner is on the other side, what both owe, and what was set off. Throws `not-found`. */
export async function readLink(
  tx: Tx,
  actor: Actor,
  { partnerKind, partnerId }: { partnerKind: DebtPartnerKind; partnerId: string },
): Promise<Answer<(typeof debtOffsetRoutes)['partner']>> {
  const [partner, [row], offsets] = await Promise.all([
    readPartner(tx, partnerKind, partnerId),
    tx.query<LinkRow>(linkSql, [tx.storeId, partnerId]),
    listOffsets(tx, actor, partnerId),
  ])
  if (!partner) throw new DomainError('not-found')
  const link = row && {
    customer: { id: row.customerId, code: row.customerCode, name: row.customerName, debt: row.customerDebt },
    provider: { id: row.providerId, code: row.providerCode, name: row.providerName, debt: row.providerDebt },
  }
  return { link: link ?? null, offsets }
}

/** The provider that a customer is; nothing where there is none. */
export async function providerOfCustomer(tx: Tx, customerId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ providerId: string }>(
    'select provider_id from partner_link where store_id = $1 and customer_id = $2',
    [tx.storeId, customerId],
  )
  return row?.providerId
}

/** Writes that a customer and a provider are one. Throws `not-found` beside the field, `partner-linked` where one of them is somebody else. */
export async function linkPartners(
  tx: Tx,
  actor: Actor,
  { customerId, providerId }: { customerId: string; providerId: string },
): Promise<null> {
  const customer = await lockPartner(tx, 'customer', customerId)
  if (!customer || (await isMerged(tx, customerId))) throw refuseField('not-found', 'customerId')
  const provider = await lockPartner(tx, 'provider', providerId)
  if (!provider) throw refuseField('not-found', 'providerId')
  const linked = await tx.query<{ customerId: string; providerId: string }>(
    'select customer_id, provider_id from partner_link where store_id = $1 and (customer_id = $2 or provider_id = $3)',
    [tx.storeId, customerId, providerId],
  )
  if (linked.some(row => row.customerId !== customerId || row.providerId !== providerId))
    throw new DomainError('partner-linked', {
      name: linked.some(row => row.customerId === customerId) ? customer.name : provider.name,
    })
  if (linked.length === 0)
    await tx.insert('partner_link', [
      { id: newId(), customerId, providerId, linkedByName: actor.fullName, linkedAt: tx.now },
    ])
  await tx.audit('partner.link', { kind: 'customer', id: customerId, code: customer.name }, undefined, {
    provider: provider.name,
  })
  return null
}

/** Takes it back; what was set off stays. Throws `not-found`. */
export async function unlinkPartners(tx: Tx, customerId: string): Promise<null> {
  const customer = await lockPartner(tx, 'customer', customerId)
  const [row] = await tx.query<{ providerId: string }>(
    'delete from partner_link where store_id = $1 and customer_id = $2 returning provider_id',
    [tx.storeId, customerId],
  )
  if (!customer || !row) throw new DomainError('not-found')
  const provider = await readPartner(tx, 'provider', row.providerId)
  await tx.audit(
    'partner.unlink',
    { kind: 'customer', id: customerId, code: customer.name },
    { provider: provider?.name ?? null },
    {},
  )
  return null
}

async function isMerged(tx: Tx, customerId: string): Promise<boolean> {
  const rows = await tx.query('select id from customer where store_id = $1 and id = $2 and merged_into is not null', [
    tx.storeId,
    customerId,
  ])
  return rows.length > 0
}
