import type { loginBody } from '@quay/contract/auth'
import { fold } from '@quay/domain/text/fold'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import { phoneKey } from '../customer/phone-key.ts'
import { type Attempting, beginAttempt, nameActor, noteFailure, readAttempts } from './login-attempt.ts'
import { dummyHash, passwordFits } from './password.ts'
import { insertSession } from './session-store.ts'

/**
 * Signs a person in by user name or phone. Gives the new session. Throws `wrong-login` for an unknown name and a
 * wrong password alike, and in the same time, and `login-locked` while the name waits.
 */
export async function login(tx: Tx, runtime: Runtime, body: z.output<typeof loginBody>) {
  const person = await findPerson(tx, body.username)
  const attempt = person && beginAttempt(person, tx.now)
  const fits = await passwordFits(person?.passwordHash ?? (await dummyHash(runtime.passwordCost)), body.password)
  if (!person || !attempt) throw new DomainError('wrong-login')
  if (!fits || !person.isActive)
    throw new DomainError('wrong-login', {}, { afterwards: noteFailure(tx.storeId, person, attempt) })
  attempt.end()

  await tx.query(
    'update employee set failed_logins = 0, locked_until = null where store_id = $1 and id = $2 and failed_logins > 0',
    [tx.storeId, person.id],
  )
  const sessionId = await insertSession(tx, person.id)
  nameActor(tx, person, sessionId)
  await tx.audit('session.login', { kind: 'employee', id: person.id, code: person.fullName })
  return { storeId: tx.storeId, sessionId, sequence: 1 }
}

async function findPerson(tx: Tx, name: string): Promise<Attempting | undefined> {
  const [found] = await tx.query<{ storeId: string; employeeId: string }>(
    `select l.store_id as "storeId", l.employee_id as "employeeId"
     from login_name l join store_directory d on d.store_id = l.store_id and d.status = 'active'
     where l.folded = any($1) order by l.folded = $2 desc limit 1`,
    [[fold(name), phoneKey(name)], fold(name)],
  )
  if (!found) return undefined
  await tx.enterStore(found.storeId)
  return readAttempts(tx, found.employeeId)
}
