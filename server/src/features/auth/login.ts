import type { loginBody } from '@quay/contract/auth'
import { fold } from '@quay/domain/text/fold'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import { namedActor } from '../../db/named-actor.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuseOutsideHoursOf } from '../../http/access-hours.ts'
import { countedAddress } from '../../http/counted-address.ts'
import type { Runtime } from '../../runtime.ts'
import { phoneKey, phoneWord } from '../customer/phone-key.ts'
import type { Attempt, AttemptKey, Attempts } from './attempts.ts'
import { readBrowserToken } from './browser-token.ts'
import type { NewSession } from './new-session.ts'
import { dummyHash, passwordFits, payerOf } from './password.ts'
import { findLoginName, forgivePin, isStillSo, readSignInPerson, type SignInPerson } from './person-store.ts'
import { restUntil } from './rest-until.ts'
import { takeSecondStep } from './second-step.ts'
import { insertSession } from './session-store.ts'

/**
 * Signs a person in by user name or phone, password, and where it is on, the second step. Gives the new session.
 * Throws `wrong-login` for an unknown name and a wrong password alike and at the same time after the call,
 * `login-locked` while attempts wait (attempts.ts), and behind the right password `code-needed`,
 * `wrong-code` and `outside-access-hours`.
 */
export async function login(
  tx: Tx,
  runtime: Runtime,
  attempts: Attempts,
  body: z.output<typeof loginBody>,
): Promise<NewSession> {
  const began = performance.now()
  const browserId = readBrowserToken(runtime.secret, body.browserToken)
  const { person, attempt } = await begin(tx, attempts, body.username, browserId)
  const fits = await tx.outside(async () =>
    passwordFits(person?.passwordHash ?? (await dummyHash(runtime.passwordCost)), body.password, payerOf(tx)),
  )
  if (!person || !fits || !(await isStillSo(tx, person.id, person.passwordHash)))
    return refuse(tx, person, began + runtime.refusedSignInMs)

  tx.actor = namedActor(tx.storeId, { employeeId: person.id, fullName: person.fullName, sessionId: null })
  if (person.totpSecret) await secondStep(tx, runtime, person, attempt, body.code)
  attempt.succeed()
  await refuseOutsideHoursOf(tx, person.id)
  await forgivePin(tx, person.id)
  const session = { browserId: browserId ?? newId(), startedBy: 'password' as const }
  const sessionId = await insertSession(tx, person.id, session)
  tx.actor.sessionId = sessionId
  await tx.audit('session.login', { kind: 'employee', id: person.id, code: person.fullName })
  return { storeId: tx.storeId, sessionId, sequence: 1, browserId: session.browserId }
}

/** Finds the person and counts the attempt. The store of a known name is entered. */
async function begin(tx: Tx, attempts: Attempts, username: string, browserId: string | null) {
  const names = { folded: fold(username), phone: phoneKey(username) }
  // A phone is one name however it is spaced.
  const name = phoneWord(username) ?? names.folded
  const address = countedAddress(tx.origin.address)
  const here: AttemptKey[] = [`nameAtAddress:${name} ${address}`, `address:${address}`]
  // Refused without a look at the database, unless the browser may turn out to be known.
  if (!browserId) attempts.refuseWaiting(here, tx.now)

  const found = await findLoginName(tx, names)
  if (found) await tx.enterStore(found.storeId)
  const person = await readSignInPerson(tx, found?.employeeId ?? null, browserId)
  const keys: AttemptKey[] = person?.knowsBrowser
    ? [`browser:${browserId} ${name}`]
    : person?.knowsAddress
      ? here
      : [...here, `name:${name}`]
  return { person, attempt: attempts.begin(keys, tx.now) }
}

/** Logs a wrong password of a known name, and answers no sooner than at the given moment of the process's clock. */
async function refuse(tx: Tx, person: SignInPerson | undefined, moment: number): Promise<never> {
  if (person) {
    tx.actor = namedActor(tx.storeId, { employeeId: person.id, fullName: person.fullName, sessionId: null })
    await tx.audit('session.login-failed', { kind: 'employee', id: person.id, code: person.fullName })
  }
  return tx.outside(async () => {
    await restUntil(moment)
    throw new DomainError('wrong-login')
  })
}

async function secondStep(
  tx: Tx,
  runtime: Runtime,
  person: SignInPerson,
  attempt: Attempt,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) {
    attempt.withdraw()
    throw new DomainError('code-needed')
  }
  if (await takeSecondStep(tx, runtime, person, code)) return
  const { actor } = tx
  throw new DomainError(
    'wrong-code',
    {},
    {
      async afterwards(later) {
        await later.enterStore(tx.storeId)
        later.actor = actor
        await later.audit('session.login-failed', { kind: 'employee', id: person.id, code: person.fullName })
      },
    },
  )
}
