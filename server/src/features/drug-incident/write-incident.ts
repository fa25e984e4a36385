import type { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { DrugIncident } from '@quay/contract/drug-incident/shapes'
import { checkIncidentTimes } from '@quay/domain/drug-incident/check-incident-times'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { markCancelled } from '../../document/cancel-document.ts'
import { subjectOf } from '../../document/document-kind.ts'
import { requireDraft, requireVersion } from '../../document/lock-document.ts'
import { insertHead, replaceHead } from '../../document/write-document.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { drugIncidentCodes } from './codes.ts'
import { readIncident } from './incident-queries.ts'
import {
  contentColumns,
  type IncidentContent,
  lockIncident,
  nameIncidentItems,
  type StoredIncident,
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
  return createFrom(tx, 'drug_incident', body, hash, {
    read: id => readIncident(tx, actor, id),
    make: (content, own) => makeIncident(tx, actor, content, own),
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
  const code = await nextCode(tx, drugIncidentCodes)
  const head = { ...contentColumns(content), branchId, status: 'DRAFT', businessDay: today }
  await insertHead(tx, actor, 'drug_incident', { id, code, hash }, head)
  await tx.insert('drug_incident_item', items)
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
  requireDraft(before)
  await requireVersion(before, version, () => readIncident(tx, actor, id))
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
  await replaceHead(tx, 'drug_incident', id, contentColumns(content))
  await tx.insert('drug_incident_item', items)
  const subject = subjectOf({ name: 'drug-incident' }, before)
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
  await tx.audit('drug-incident.send', subjectOf({ name: 'drug-incident' }, before), undefined, {
    recipient: before.recipient,
    sentAt: at.toISOString(),
  })
  return readIncident(tx, actor, id)
}

/** Cancels a report that was written by mistake; it moved nothing. Throws `not-found` and `already-cancelled`. */
export async function cancelIncident(tx: Tx, actor: Actor, id: string, reason: string): Promise<DrugIncident> {
  const before = await lockIncident(tx, actor, id)
  if (before.status === 'CANCELLED') throw new DomainError('already-cancelled', { code: before.code })
  await markCancelled(tx, actor, 'drug_incident', id, reason)
  await tx.audit(
    'drug-incident.cancel',
    subjectOf({ name: 'drug-incident' }, before),
    { status: before.status },
    { status: 'CANCELLED', reason },
  )
  return readIncident(tx, actor, id)
}
