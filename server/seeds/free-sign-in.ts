import type pg from 'pg'
import { firstPhone } from './cast/pharmacy.ts'
import type { SignIn } from './open-shop.ts'

/** A user name and a phone that nobody of the database signs in with: `demo`, or `demo2`, `demo3` … beside others. */
export async function freeSignIn(owner: pg.Client): Promise<SignIn> {
  for (let count = 1; ; count++) {
    const signIn = { username: count === 1 ? 'demo' : `demo${count}`, phone: `0${firstPhone + count - 1}` }
    const { rowCount } = await owner.query('select 1 from login_name where folded = any($1)', [
      [signIn.username, signIn.phone],
    ])
    if (!rowCount) return signIn
  }
}
