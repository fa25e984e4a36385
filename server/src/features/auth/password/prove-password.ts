import type { Tx } from '../../../db/connection/transaction.ts'
import { checkPassword, type Fit, hashPassword, isOldHash, type PasswordKeys, payerOf } from './password.ts'

export type Proof = { fit: 'fits'; hash: string } | { fit: Exclude<Fit, 'fits'> }

/** Once is enough: a hash changes under a check when another device signs in at the same moment and makes it anew. */
const looksAtMost = 2

/**
 * Checks the password of a person whose hash was read as `stored`, outside the transaction. Where it fits, the person
 * is locked until the end, still active, with that password still theirs; gives the hash as it is now, made anew where
 * it was an old one.
 */
export async function provePassword(
  tx: Tx,
  keys: PasswordKeys,
  person: { id: string; stored: string },
  password: string,
): Promise<Proof> {
  let { stored } = person
  for (let look = 1; look <= looksAtMost; look++) {
    const payer = payerOf(tx)
    const checked = await tx.releaseWhile(async () => {
      const fit = await checkPassword(keys, stored, password, payer)
      return { fit, anew: fit === 'fits' && isOldHash(keys, stored) ? await hashPassword(keys, password, payer) : null }
    })
    if (checked.fit !== 'fits') return { fit: checked.fit }
    const [now] = await tx.query<{ hash: string }>(
      'select password_hash as hash from employee where store_id = $1 and id = $2 and is_active for no key update',
      [tx.storeId, person.id],
    )
    if (!now) return { fit: 'wrong' }
    if (now.hash === stored) {
      if (checked.anew === null) return { fit: 'fits', hash: stored }
      await tx.query('update employee set password_hash = $3 where store_id = $1 and id = $2', [
        tx.storeId,
        person.id,
        checked.anew,
      ])
      return { fit: 'fits', hash: checked.anew }
    }
    stored = now.hash
  }
  return { fit: 'wrong' }
}
