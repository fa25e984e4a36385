import { shortestPin } from '@quay/domain/session/shortest-pin'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refusedWith } from '../../db/domain-error.ts'
import { rolesHeldSql } from '../../http/caller/role-at-branch.ts'
import { checkPassword, hashPassword, isOldHash, type PasswordKeys, payerOf } from './password/password.ts'

/** After so many wrong tries, by any people together, a person's PIN is locked. */
export const pinAttempts = 5

interface PinOwner {
  fullName: string
  pinHash: string | null
  grants: string[]
}

const ownerSql = `
  select e.full_name, e.pin_hash,
    array(select p.model || '/' || p.action from role_permission p where p.store_id = $1 and p.role_id in ${rolesHeldSql} and p.model = 'role') as grants
  from employee e where e.store_id = $1 and e.id = $2 and e.is_active and not e.must_change_password`

const countSql = `
  update employee set pin_failures = pin_failures + 1
  where store_id = $1 and id = $2 and pin_failures < $3 and pin_hash = $4 returning pin_failures as failures`

/**
 * Checks the PIN of a colleague or one's own, outside the transaction. It counts as wrong before it is looked at, so
 * that guesses sent together are no more than guesses in a row; five wrong ones lock the PIN until its owner uses the
 * password. Gives the owner's name. Throws `not-found`, `pin-missing`, `pin-locked`, `pin-too-short` for fewer digits
 * than the owner's rights ask for, and `wrong-pin` with what is left.
 */
export async function checkPin(
  tx: Tx,
  asker: Actor,
  keys: PasswordKeys,
  employeeId: string,
  pin: string,
): Promise<string> {
  const { owner, failures } = await beginCheck(tx, employeeId, pin)
  const { fullName, pinHash } = owner
  const checked = await tx.releaseWhile(async () => {
    const fit = await checkPassword(keys, pinHash, pin, payerOf(tx))
    return {
      fit,
      anew: fit === 'fits' && isOldHash(keys, pinHash) ? await hashPassword(keys, pin, payerOf(tx)) : pinHash,
    }
  })
  // Without its key no PIN ever fits: its owner sets a new one by password.
  if (checked.fit === 'gone') throw new DomainError('pin-missing', { name: fullName })
  if (checked.fit === 'wrong') throw wrong(asker, { id: employeeId, fullName }, pinAttempts - failures)
  await tx.query(
    'update employee set pin_failures = 0, pin_hash = $4 where store_id = $1 and id = $2 and pin_hash = $3',
    [tx.storeId, employeeId, pinHash, checked.anew],
  )
  return fullName
}

/** Reads whose PIN it is and counts the attempt. */
async function beginCheck(tx: Tx, employeeId: string, pin: string) {
  const { fullName, pinHash, grants } = await readOwner(tx, employeeId)
  if (pinHash === null) throw new DomainError('pin-missing', { name: fullName })
  // Said by the length of what was typed alone: nothing is learnt of the PIN.
  if (pin.length < shortestPin(new Set(grants))) throw new DomainError('pin-too-short', { name: fullName })
  const count = async (hash: string) => {
    const [row] = await tx.query<{ failures: number }>(countSql, [tx.storeId, employeeId, pinAttempts, hash])
    return row
  }
  const counted = await count(pinHash)
  if (counted) return { owner: { fullName, pinHash }, failures: counted.failures }
  // Another device made an old hash anew at the same moment, or the PIN is locked.
  const { pinHash: now } = await readOwner(tx, employeeId)
  const again = now !== null && now !== pinHash ? await count(now) : undefined
  if (!again) throw new DomainError('pin-locked', { name: fullName })
  return { owner: { fullName, pinHash: now! }, failures: again.failures }
}

async function readOwner(tx: Tx, employeeId: string): Promise<PinOwner> {
  const [owner] = await tx.query<PinOwner>(ownerSql, [tx.storeId, employeeId])
  if (!owner) throw new DomainError('not-found')
  return owner
}

function wrong(asker: Actor, owner: { id: string; fullName: string }, left: number): DomainError {
  const name = owner.fullName
  return refusedWith(
    left > 0 ? 'wrong-pin' : 'pin-locked',
    { left, name },
    {
      async afterRollback(later) {
        later.actor = asker
        await later.audit('pin.failed', { kind: 'employee', id: owner.id, code: name }, undefined, { left })
      },
    },
  )
}
