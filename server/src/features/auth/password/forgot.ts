import { fold } from '@quay/domain/text/fold'
import type { Tx } from '../../../db/connection/transaction.ts'
import { namedActor } from '../../../db/named-actor.ts'
import { newId } from '../../../db/new-id.ts'
import { countedAddress } from '../../../http/caller/counted-address.ts'
import type { Runtime } from '../../../runtime.ts'
import { phoneKey } from '../../customer/phone-key.ts'
import type { Attempts } from '../attempts.ts'
import { findLoginNames } from '../person-store.ts'
import { restUntil } from '../session/rest-until.ts'

/** A phone may be known to several stores; so many hear of it. */
const toldAtMost = 4

/**
 * Shows the administrators of a shop that a person forgot the password; there is no e-mail to send. Neither the answer
 * nor its time reveals whether the name exists. One open request a person. Throws `login-locked` after five
 * from one address.
 */
export async function askForPassword(tx: Tx, runtime: Runtime, attempts: Attempts, username: string): Promise<void> {
  const moment = performance.now() + runtime.refusedSignInMs
  attempts.begin([`forgot:${countedAddress(tx.origin.address)}`], tx.now)
  const found = await findLoginNames(tx, { folded: fold(username), phone: phoneKey(username) })
  let isNoted = false
  for (const one of found.slice(0, toldAtMost)) isNoted = (await note(tx, one)) || isNoted
  if (!isNoted) tx.repeated = true
  await tx.releaseWhile(() => restUntil(moment))
}

/** Writes the request down; false where the person left or has asked already. */
async function note(tx: Tx, { storeId, employeeId }: { storeId: string; employeeId: string }): Promise<boolean> {
  await tx.enterStore(storeId)
  const [person] = await tx.query<{ fullName: string }>(
    'select full_name from employee where store_id = $1 and id = $2 and is_active',
    [storeId, employeeId],
  )
  if (!person) return false
  const noted = await tx.query(
    `insert into password_request (store_id, id, employee_id, address, requested_at) values ($1, $2, $3, $4, $5)
     on conflict (store_id, employee_id) do nothing returning id`,
    [storeId, newId(), employeeId, tx.origin.address, tx.now],
  )
  if (!noted.length) return false
  tx.actor = namedActor(storeId, { employeeId, fullName: person.fullName, sessionId: null })
  await tx.audit('password.forgot', { kind: 'employee', id: employeeId, code: person.fullName })
  return true
}
