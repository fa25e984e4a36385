import { fold } from '@quay/domain/text/fold'
import type pg from 'pg'
import { setStore, transactionOn } from '../../db/connection/transaction.ts'
import type { SecretKeys } from '../../secret-box.ts'
import { StartError } from '../../start/start-error.ts'
import { clearTotp } from '../auth/own-totp.ts'
import { hashPassword, ownWork, passwordCost, randomSigns } from '../auth/password/password.ts'
import { temporaryUntil } from '../auth/password/temporary-until.ts'
import { isSecondStepGone } from '../auth/second-step.ts'
import { revokeSessionsOf } from '../auth/session/session-store.ts'
import { closePasswordRequest } from './access-store.ts'
import { temporaryLength } from './reset-access.ts'

const origin = { address: null, userAgent: null, device: 'npm run reset-password', requestId: 'operator' }

/**
 * Gives a user a temporary password from the machine itself: for an owner who forgot it, and after a restore without
 * the secret, when no password can be checked any more. Codes of an app are taken off only where they cannot be checked
 * either. Takes a connection of the owner of the database. Throws StartError for an unknown user name.
 */
export async function resetByOperator(
  owner: pg.Client,
  secrets: SecretKeys,
  name: string,
  now: Date,
): Promise<{ fullName: string; storeName: string; temporaryPassword: string }> {
  const temporaryPassword = randomSigns(temporaryLength)
  const hash = await hashPassword({ ...secrets, passwordCost }, temporaryPassword, ownWork)
  await owner.query('begin')
  try {
    // A phone may be known to several stores: only a user name says who is meant.
    const { rows } = await owner.query<{ storeId: string; employeeId: string }>(
      'select store_id, employee_id from login_name where folded = $1',
      [fold(name)],
    )
    const [found, another] = rows
    if (!found) throw new StartError(`No one signs in as ${name}.`)
    if (another) throw new StartError(`Several stores know ${name}: give the user name that is no phone number.`)
    const { storeId, employeeId } = found
    await owner.query(setStore(storeId))
    const tx = transactionOn(owner, { storeId, origin, sendJob: async () => {}, now })
    const [person] = await tx.query<{ fullName: string; storeName: string; totpSecret: string | null }>(
      `update employee e set password_hash = $3, must_change_password = true, temporary_password_until = $4, version = e.version + 1
       from store s where e.store_id = $1 and e.id = $2 and s.store_id = e.store_id
       returning e.full_name, s.name as store_name, e.totp_secret`,
      [storeId, employeeId, hash, temporaryUntil(now)],
    )
    const { fullName, storeName, totpSecret } = person!
    if (isSecondStepGone(secrets, { storeId, employeeId, totpSecret })) await clearTotp(tx, employeeId)
    const ended = await revokeSessionsOf(tx, employeeId, null, 'password-reset')
    await closePasswordRequest(tx, employeeId)
    await tx.audit('password.reset', { kind: 'employee', id: employeeId, code: fullName }, undefined, { ended })
    await owner.query('commit')
    return { fullName, storeName, temporaryPassword }
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
