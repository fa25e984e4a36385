import { createHash } from 'node:crypto'
import type { RegistrationState } from '@quay/contract/auth/shapes'
import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'

/** `first`: the first store registers freely, then the server is closed. */
export type Registration = 'open' | 'invited' | 'closed' | 'first'

/** How the code of an invitation is kept: however it is spaced and cased, 80 random bits need no slow hash. */
export const invitationHash = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest()

/** Whether a store may register here now, and how. */
export async function readRegistration(tx: Tx, registration: Registration): Promise<RegistrationState> {
  if (registration !== 'first') return { state: registration }
  const stores = await tx.query(`select store_id from store_directory where status = 'active' limit 1`)
  return { state: stores.length ? 'closed' : 'open' }
}

/**
 * Refuses who may not register, before any work is done for them. Throws `registration-closed`, `invitation-needed` and
 * `invitation-unknown`, the last two beside the field.
 */
export async function requireInvited(tx: Tx, registration: Registration, code: string | undefined): Promise<void> {
  const { state } = await readRegistration(tx, registration)
  if (state === 'closed') throw new DomainError('registration-closed')
  if (state === 'open') return
  if (!code) throw refuseField('invitation-needed', 'invitation')
  const found = await tx.query(
    `select store_id from store_directory where code_hash = $1 and status = 'invited' and expires_at > $2`,
    [invitationHash(code), tx.now],
  )
  if (!found.length) throw refuseField('invitation-unknown', 'invitation')
}

/**
 * Takes the place of a new store and enters it: that of the invitation, else a new one. Of two with one code, or two
 * first stores, at once one is refused. Throws what requireInvited throws.
 */
export async function takePlace(tx: Tx, registration: Registration, code: string | undefined): Promise<string> {
  if (registration === 'closed') throw new DomainError('registration-closed')
  if (registration === 'invited') return takeInvitation(tx, code)
  const storeId = newId()
  await tx.enterStore(storeId)
  const taken = await tx.query(
    `insert into store_directory (store_id, status, is_first) values ($1, 'active', $2)
     on conflict (is_first) where is_first do nothing returning store_id`,
    [storeId, registration === 'first'],
  )
  if (!taken.length) throw new DomainError('registration-closed')
  return storeId
}

async function takeInvitation(tx: Tx, code: string | undefined): Promise<string> {
  if (!code) throw refuseField('invitation-needed', 'invitation')
  const [taken] = await tx.query<{ storeId: string }>(
    `update store_directory set status = 'active', code_hash = null, expires_at = null, created_at = $2
     where code_hash = $1 and status = 'invited' and expires_at > $2 returning store_id`,
    [invitationHash(code), tx.now],
  )
  if (!taken) throw refuseField('invitation-unknown', 'invitation')
  await tx.enterStore(taken.storeId)
  return taken.storeId
}
