import { temporaryPasswordDays } from '@quay/contract/auth/shapes'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'

/**
 * The refusal of the right password that was given too long ago: `temporary-password-expired`. The failed sign-in stays
 * in the user log under the name of who tried.
 */
export function refuseRunOut(tx: Tx, by: Actor | null, person: { id: string; fullName: string }): DomainError {
  const { storeId } = tx
  return new DomainError(
    'temporary-password-expired',
    { days: temporaryPasswordDays },
    {
      async afterRollback(later) {
        await later.enterStore(storeId)
        later.actor = by
        await later.audit('session.login-failed', { kind: 'employee', id: person.id, code: person.fullName })
      },
    },
  )
}
