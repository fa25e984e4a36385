/** `npm run invite [-- DAYS]`: a code with which one new store may register, good for 7 days. */

import { withOwner } from './db/connection/pool.ts'
import { openDatabase, requireDatabase } from './db/database.ts'
import { makeInvitation } from './features/auth/registration/make-invitation.ts'
import { readEnvironment } from './start/environment.ts'
import { reportFailure } from './start/explain-failure.ts'
import { StartError } from './start/start-error.ts'

const mostDays = 90

try {
  const environment = readEnvironment()
  const [text = '7'] = process.argv.slice(2)
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > mostDays)
    throw new StartError(`For how many days? npm run invite -- DAYS, from 1 to ${mostDays}.`)
  if (environment.registration === 'closed' || environment.registration === 'first')
    throw new StartError(
      'This server takes no invitations. Set REGISTRATION=invited for it and for this program, and start it anew.',
    )
  await requireDatabase(environment)
  const database = await openDatabase('npm run invite', environment)
  try {
    const { code, expiresAt } = await withOwner(database.address, owner => makeInvitation(owner, days, new Date()))
    process.stdout.write(
      `${code}\nGood for one store until ${expiresAt.toISOString()}; it is typed at /auth/sign-up.\n`,
    )
  } finally {
    await database.stop()
  }
} catch (error) {
  reportFailure(error)
}
