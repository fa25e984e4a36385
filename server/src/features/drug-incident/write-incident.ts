import type { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { DrugIncident } from '@quay/contract/drug-incident/shapes'
import { checkIncidentTimes } from '@quay/domain/drug-incident/check-incident-times'
import type { z } from 'zod'
import { nextCode } from '../../db/counter.ts'
import { createOnce } from '../../db/create-once.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, requireActiveBranch } from '../../http/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readIncident } from './incident-queries.ts'
import {
  contentColumns,
  type IncidentContent,
  lockIncident,
  nameIncidentItems,
  type StoredIncident,
  writeIncidentItems,
} from './incident-store.ts'

type CreateBody = z.output<(typeof drugIncidentRoutes)['create']['body']>

const inWords = ({
  kind,
  recipient,
  description,
}: Pick<IncidentContent, 'recipient' | 'description'> & { kind: string }) => ({
  incidentKind: kind,
  recipient,
  description,
})

/**
 * Writes a report of controlled medicines that were lost or mixed up, not yet sent. Throws `not-found`,
 * `idempotency-conflict` and what checkIncidentTimes refuses.
 */
export function createIncident(tx: Tx, actor: Actor, body: CreateBody, hash: Buffer): Promise<DrugIncident> {
  const id = body.id ?? newId()
  return createOnce(tx, {
    table: 'drug_incident',
    id,
    hash,
    read: () => readIncident(tx, actor, id),
    make: () => makeIncident(tx, actor, { ...body, id }, hash),
  })
}

async function makeIncident(
  tx: Tx,
  actor: Actor,
  { id, branchId: asked, ...content }: CreateBody & { id: string },
  hash: Buffer,
) {
  const branchId = branchOf(actor, asked)
  requireActiveBranch(actor, branchId)
  refuseTimes(tx, content)
  const { today } = await readBranchDay(tx, branchId)
  await requireCheck(tx, actor, content)
  const items = await nameIncidentItems(tx, id, content)
  const code = await nextCode(tx, 'BC')
  await tx.insert('drug_incident', [
    {
      id,
      code,
      branchId,
      status: 'DRAFT',
      contentHash: hash,
      createdBy: actor.employeeId,
      createdByName: actor.fullName,
      createdAt: tx.now,
      businessDay: today,
      ...contentColumns(content),
    },
  ])
  await writeIncidentItems(tx, id, items)
  await tx.audit('drug-incident.create', { kind: 'drug-incident', id, code, branchId }, undefined, inWords(content))
  return readIncident(tx, actor, id)
}

function refuseTimes(tx: Tx, times: Pick<IncidentContent, 'discoveredAt' | 'happenedAt'>): void {
  const refusal = checkIncidentTimes(times, tx.now.toISOString())
  if (refusal) throw refuseAs(refusal)
}

/** The check that found the loss, of a branch of the caller's. */
async function requireCheck(tx: Tx, actor: Actor, { inventoryCheckId }: IncidentContent): Promise<void> {
  if (!inventoryCheckId) return
  const [known] = await tx.query(
    'select id from inventory_check where store_id = $1 and id = $2 and branch_id = any($3::uuid[])',
    [tx.storeId, inventoryCheckId, actor.branchIds],
  )
  if (!known) throw refuseField('not-found', 'inventoryCheckId', { kind: 'inventory-check' })
}

/** A report that may still be changed, locked, of the version that the caller saw. */
async function lockUnsent(tx: Tx, actor: Actor, id: string, version: number): Promise<StoredIncident> {
  const before = await lockIncident(tx, actor, id)
  if (before.status !== 'DRAFT') throw new DomainError('not-a-draft', { code: before.code })
  if (before.version !== version)
    throw new DomainError('version-conflict', { current: await readIncident(tx, actor, id) })
  return before
}

type UpdateBody = z.output<(typeof drugIncidentRoutes)['update']['body']>

/** Puts other content in the place of an unsent report's. Throws `not-found`, `not-a-draft`, `version-conflict` and what checkIncidentTimes refuses. */
export async function updateIncident(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, ...content }: UpdateBody,
): Promise<DrugIncident> {
  const before = await lockUnsent(tx, actor, id, version)
  refuseTimes(tx, content)
  await requireCheck(tx, actor, content)
  const items = await nameIncidentItems(tx, id, content)
  await tx.db
    .updateTable('drug_incident')
    .set(eb => ({ ...contentColumns(content), version: eb('version', '+', 1) }))
    .where('storeId', '=', tx.storeId)
    .where('id', '=', id)
    .execute()
  await writeIncidentItems(tx, id, items)
  const subject = { kind: 'drug-incident', id, code: before.code, branchId: before.branchId }
  await tx.audit('drug-incident.update', subject, inWords(before), inWords(content))
  return readIncident(tx, actor, id)
}

type SendBody = z.output<(typeof drugIncidentRoutes)['send']['body']>

/** Notes that a report went to the authority: from then on it stays as it is. Throws `sent-before-discovery` for a time that cannot be. */
export async function sendIncident(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, sentAt }: SendBody,
): Promise<DrugIncident> {
  const before = await lockUnsent(tx, actor, id, version)
  const at = sentAt ? new Date(sentAt) : tx.now
  if (at > tx.now || at < new Date(before.discoveredAt)) throw refuseField('sent-before-discovery', 'sentAt')
  await tx.query(
    `update drug_incident set status = 'SUCCEED', sent_at = $3, sent_by_name = $4, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, at, actor.fullName],
  )
  await tx.audit(
    'drug-incident.send',
    { kind: 'drug-incident', id, code: before.code, branchId: before.branchId },
    undefined,
    { recipient: before.recipient, sentAt: at.toISOString() },
  )
  return readIncident(tx, actor, id)
}

/** Cancels a report that was written by mistake; it moved nothing. Throws `not-found` and `already-cancelled`. */
export async function cancelIncident(tx: Tx, actor: Actor, id: string, reason: string): Promise<DrugIncident> {
  const before = await lockIncident(tx, actor, id)
  if (before.status === 'CANCELLED') throw new DomainError('already-cancelled', { code: before.code })
  await tx.query(
    `update drug_incident set status = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5,
       version = version + 1 where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
  await tx.audit(
    'drug-incident.cancel',
    { kind: 'drug-incident', id, code: before.code, branchId: before.branchId },
    { status: before.status },
    { status: 'CANCELLED', reason },
  )
  return readIncident(tx, actor, id)
}
