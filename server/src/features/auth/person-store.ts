import type { Tx } from '../../db/connection/transaction.ts'

/** The person of a sign-in, before the password is checked. */
export interface SignInPerson {
  storeId: string
  id: string
  fullName: string
  username: string
  passwordHash: string
  isActive: boolean
  /** Another person set the password, and it has expired. */
  hasRunOut: boolean
  /** Sealed; null while signing in asks for no second step. */
  totpSecret: string | null
  totpLastStep: number | null
  /** Signed in before in the browser that asks, and from the address that asks. */
  knowsBrowser: boolean
  knowsAddress: boolean
}

const personSql = `
  select e.store_id, e.id, e.full_name, e.username, e.password_hash, e.is_active,
         e.must_change_password and e.temporary_password_until <= $5 as has_run_out,
         case when e.totp_confirmed_at is not null then e.totp_secret end as totp_secret, e.totp_last_step,
         exists (select from session s where s.store_id = $1 and s.employee_id = e.id and s.browser_id = $3 and s.started_by = 'password') as knows_browser,
         exists (select from session s where s.store_id = $1 and s.employee_id = e.id and s.address = $4 and s.started_by = 'password') as knows_address
  from employee e where e.store_id = $1 and e.id = $2`

/** The id of no person. It is read for an unknown name, so that a guess takes as long as one at a known name. */
const noPerson = '00000000-0000-0000-0000-000000000000'

/** The person with what is known of the browser (null: it brought no token) and the address that ask. */
export async function readSignInPerson(
  tx: Tx,
  employeeId: string | null,
  browserId: string | null,
): Promise<SignInPerson | undefined> {
  const rows = await tx.query<SignInPerson>(personSql, [
    tx.storeId,
    employeeId ?? noPerson,
    browserId,
    tx.origin.address,
    tx.now,
  ])
  return rows[0]
}

/** So many stores with one phone are looked at: more is no shop's doing. */
const sharedAtMost = 20

/**
 * The people behind a user name or a phone, however it is written; of active stores only. A user name has one. A phone
 * may be known to several stores; the oldest store comes first.
 */
export function findLoginNames(
  tx: Tx,
  names: { folded: string; phone: string },
): Promise<{ storeId: string; employeeId: string }[]> {
  return tx.query<{ storeId: string; employeeId: string }>(
    `select store_id, employee_id from person_of_login_name($1)
     order by folded = $2 desc, store_id limit $3`,
    [[names.folded, names.phone], names.folded, sharedAtMost],
  )
}

/** Wrong PINs are forgiven: the person proved it by password. */
export async function forgivePin(tx: Tx, employeeId: string): Promise<void> {
  await tx.query('update employee set pin_failures = 0 where store_id = $1 and id = $2 and pin_failures > 0', [
    tx.storeId,
    employeeId,
  ])
}
