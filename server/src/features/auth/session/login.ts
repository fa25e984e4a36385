import type { loginBody } from '@quay/contract/auth/shapes'
import { fold } from '@quay/domain/text/fold'
import type { z } from 'zod'
import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { namedActor } from '../../../db/named-actor.ts'
import { newId } from '../../../db/new-id.ts'
import { refuseOutsideHoursOf } from '../../../http/caller/access-hours.ts'
import { countedAddress } from '../../../http/caller/counted-address.ts'
import type { Runtime } from '../../../runtime.ts'
import { phoneKey, phoneWord } from '../../customer/phone-key.ts'
import type { Attempt, AttemptKey, Attempts } from '../attempts.ts'
import { checkPassword, dummyHash, payerOf } from '../password/password.ts'
import { provePassword } from '../password/prove-password.ts'
import { refuseRunOut } from '../password/refuse-run-out.ts'
import { findLoginNames, forgivePin, readSignInPerson, type SignInPerson } from '../person-store.ts'
import { takeSecondStep } from '../second-step.ts'
import { readBrowserToken } from './browser-token.ts'
import type { NewSession } from './new-session.ts'
import { restUntil } from './rest-until.ts'
import { insertSession } from './session-store.ts'

/**
 * Signs a person in by user name or phone, password, and where it is on, the second step. Gives the new session.
 * Throws `wrong-login` for an unknown name and a wrong password alike and at the same time after the call,
 * `login-locked` while attempts wait (attempts.ts), `password-key-missing` where the secret is gone with which the
 * password was hashed, and behind the right password `code-needed`, `wrong-code`,
 * `temporary-password-expired` and `outside-access-hours`.
 */
export async function login(
  tx: Tx,
  runtime: Runtime,
  attempts: Attempts,
  body: z.output<typeof loginBody>,
): Promise<NewSession> {
  const began = performance.now()
  const browserId = readBrowserToken(runtime.secret, body.browserToken)
  const { people, attempt } = await begin(tx, attempts, body.username, browserId)
  const proven = await prove(tx, runtime, people, body.password)
  if (!proven.person)
    return refuse(
      tx,
      proven.isGone ? 'password-key-missing' : 'wrong-login',
      people[0],
      began + runtime.refusedSignInMs,
    )

  const { person } = proven
  tx.actor = namedActor(tx.storeId, { employeeId: person.id, fullName: person.fullName, sessionId: null })
  if (person.totpSecret) await secondStep(tx, runtime, person, attempt, body.code)
  // With a shared phone, the right password of one person does not clear the wrong guesses at the password of the other.
  if (people.length > 1) attempt.withdraw()
  else attempt.succeed()
  if (person.hasRunOut) throw refuseRunOut(tx, tx.actor, person)
  await refuseOutsideHoursOf(tx, person.id)
  await forgivePin(tx, person.id)
  const session = { browserId: browserId ?? newId(), startedBy: 'password' as const }
  const sessionId = await insertSession(tx, person.id, session)
  tx.actor.sessionId = sessionId
  await tx.audit('session.login', { kind: 'employee', id: person.id, code: person.fullName })
  return { storeId: tx.storeId, sessionId, sequence: 1, browserId: session.browserId }
}

/** Finds who may be meant and counts the attempt. */
async function begin(tx: Tx, attempts: Attempts, username: string, browserId: string | null) {
  const names = { folded: fold(username), phone: phoneKey(username) }
  // A phone is one name however it is spaced.
  const name = phoneWord(username) ?? names.folded
  const address = countedAddress(tx.origin.address)
  const here: AttemptKey[] = [`nameAtAddress:${name} ${address}`, `address:${address}`]
  // Refused without a look at the database, unless the browser may turn out to be known.
  if (!browserId) attempts.refuseWaiting(here, tx.now)

  const people = await peopleOf(tx, names, browserId)
  const keys: AttemptKey[] = people[0]?.knowsBrowser
    ? [`browser:${browserId} ${name}`]
    : people[0]?.knowsAddress
      ? here
      : [...here, `name:${name}`]
  return { people, attempt: attempts.begin(keys, tx.now) }
}

/** So many passwords of one phone are tried; the others sign in by their user names. */
const triedAtMost = 4

/**
 * The people of the name whose password is tried. In a browser in which one of them signed in before, the name means
 * that one: guesses at the others are not counted there.
 */
async function peopleOf(
  tx: Tx,
  names: { folded: string; phone: string },
  browserId: string | null,
): Promise<SignInPerson[]> {
  const found = await findLoginNames(tx, names)
  // Asked for an unknown name too, so that it costs what a known one costs.
  if (!found.length) await readSignInPerson(tx, null, browserId)
  const people: SignInPerson[] = []
  for (const { storeId, employeeId } of found) {
    await tx.enterStore(storeId)
    const person = await readSignInPerson(tx, employeeId, browserId)
    if (person) people.push(person)
  }
  const here = people.find(person => person.knowsBrowser)
  return here ? [here] : people.slice(0, triedAtMost)
}

/** The first of them whom the password fits; their store is entered. */
async function prove(
  tx: Tx,
  runtime: Runtime,
  people: readonly SignInPerson[],
  password: string,
): Promise<{ person: SignInPerson | null; isGone: boolean }> {
  if (!people.length)
    await tx.releaseWhile(async () => checkPassword(runtime, await dummyHash(runtime), password, payerOf(tx)))
  let isGone = false
  for (const person of people) {
    await tx.enterStore(person.storeId)
    const { fit } = await provePassword(tx, runtime, { id: person.id, stored: person.passwordHash }, password)
    if (fit === 'fits') return { person, isGone: false }
    isGone ||= fit === 'gone'
  }
  return { person: null, isGone }
}

/** Logs a wrong password of a known name, and answers no sooner than at the given moment of the process's clock. */
async function refuse(
  tx: Tx,
  code: 'wrong-login' | 'password-key-missing',
  person: SignInPerson | undefined,
  moment: number,
): Promise<never> {
  if (person) {
    await tx.enterStore(person.storeId)
    tx.actor = namedActor(tx.storeId, { employeeId: person.id, fullName: person.fullName, sessionId: null })
    await tx.audit('session.login-failed', { kind: 'employee', id: person.id, code: person.fullName })
  }
  return tx.releaseWhile(async () => {
    await restUntil(moment)
    throw new DomainError(code)
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
      async afterRollback(later) {
        await later.enterStore(tx.storeId)
        later.actor = actor
        await later.audit('session.login-failed', { kind: 'employee', id: person.id, code: person.fullName })
      },
    },
  )
}
