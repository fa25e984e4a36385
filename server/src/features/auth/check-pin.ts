import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { passwordFits, payerOf } from './password.ts'

/** Wrong PINs that one person's PIN stands in all, whoever types them. */
export const pinAttempts = 5

interface PinOwner {
  fullName: string
  pinHash: string | null
  failures: number
}

const ownerSql = `
  select full_name as "fullName", pin_hash as "pinHash", pin_failures as failures
  from employee where store_id = $1 and id = $2 and is_active and not must_change_password`

const countSql = `
  update employee set pin_failures = pin_failures + 1
  where store_id = $1 and id = $2 and pin_failures < $3 and pin_hash = $4 returning pin_failures as failures`

/**
 * Checks the PIN of a colleague or one's own, outside the transaction. It counts as wrong before it is looked at, so
 * that guesses sent together are no more than guesses in a row; five wrong ones lock the PIN until its owner uses the
 * password. Gives the owner's name. Throws `not-found`, `pin-missing`, `pin-locked`, and `wrong-pin` with what is left.
 */
export async function checkPin(tx: Tx, asker: Actor, employeeId: string, pin: string): Promise<string> {
  const [owner] = await tx.query<PinOwner>(ownerSql, [tx.storeId, employeeId])
  if (!owner) throw new DomainError('not-found')
  const { fullName, pinHash } = owner
  if (pinHash === null) throw new DomainError('pin-missing', { name: fullName })
  const [counted] = await tx.query<{ failures: number }>(countSql, [tx.storeId, employeeId, pinAttempts, pinHash])
  if (!counted) throw new DomainError('pin-locked', { name: fullName })

  const fits = await tx.outside(() => passwordFits(pinHash, pin, payerOf(tx)))
  if (!fits) throw wrong(asker, { id: employeeId, fullName }, pinAttempts - counted.failures)
  await tx.query('update employee set pin_failures = 0 where store_id = $1 and id = $2 and pin_hash = $3', [
    tx.storeId,
    employeeId,
    pinHash,
  ])
  return fullName
}

function wrong(asker: Actor, owner: { id: string; fullName: string }, left: number): DomainError {
  const name = owner.fullName
  return new DomainError(
    left > 0 ? 'wrong-pin' : 'pin-locked',
    { left, name },
    {
      async afterwards(later) {
        later.actor = asker
        await later.audit('pin.failed', { kind: 'employee', id: owner.id, code: name }, undefined, { left })
      },
    },
  )
}
