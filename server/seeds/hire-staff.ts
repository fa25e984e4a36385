import { employeeBody } from '@quay/contract/employee/shapes'
import { addDays } from '@quay/domain/time/calendar'
import type pg from 'pg'
import type { Actor } from '../src/db/connection/transaction.ts'
import { makeAttempts } from '../src/features/auth/attempts.ts'
import { changePassword } from '../src/features/auth/change-account.ts'
import { insertSession } from '../src/features/auth/session/session-store.ts'
import { createEmployee } from '../src/features/employee/create-employee.ts'
import { readActor } from '../src/http/caller/rights.ts'
import type { Runtime } from '../src/runtime.ts'
import { type AtTime, asPerson } from './as-person.ts'
import { pharmacy } from './cast/pharmacy.ts'
import { staff } from './cast/staff.ts'
import { instantOf } from './trade/clock.ts'
import type { Seller } from './trade/shop.ts'

interface Hiring {
  pool: pg.Pool
  runtime: Runtime
  /** What every user name begins with: the owner's own. */
  username: string
  onboarding: string
  lastDay: string
}

/** Hires everybody of the cast, each with a password of their own. Gives who sells in which branch, the owner too. */
export async function hireStaff(at: AtTime, owner: Actor, hiring: Hiring): Promise<Seller[][]> {
  const { pool, runtime, username, onboarding, lastDay } = hiring
  const now = instantOf(onboarding, 308)
  const sellers: Seller[][] = owner.branchIds.map(() => [{ actor: owner, at, share: 12 }])
  for (const member of staff) {
    const firstPassword = `${pharmacy.password}-${member.login}`
    const hired = await at(now, async tx => {
      const [role] = await tx.query<{ id: string }>(
        'select id from role where store_id = $1 and is_default and name = $2',
        [tx.storeId, member.role],
      )
      const body = employeeBody.parse({
        fullName: member.fullName,
        username: `${username}.${member.login}`,
        password: firstPassword,
        roleId: role!.id,
        branchIds: member.branches.map(branch => owner.branchIds[branch]!),
        isPharmacist: member.certificate !== undefined,
        practisingCertificate: member.certificate && {
          number: member.certificate,
          expiresOn: addDays(lastDay, member.certificateEndsIn ?? 0),
        },
      })
      const { id } = await createEmployee(tx, owner, runtime, body)
      const sessionId = await insertSession(tx, id, { browserId: owner.sessionId, startedBy: 'password' })
      return readActor(tx, sessionId, { isOpenBeforeChange: true })
    })
    const passwords = { currentPassword: firstPassword, newPassword: pharmacy.password }
    await asPerson(pool, hired)(now, tx => changePassword(tx, hired, runtime, makeAttempts(), passwords))
    const seller: Seller = { actor: hired, at: asPerson(pool, hired), share: member.share }
    for (const branch of member.branches) sellers[branch]!.push(seller)
  }
  return sellers
}
