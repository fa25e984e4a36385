/** `npm run reset-password -- NAME`: a temporary password for a user whom no one in the shop can give one. */

import { withOwner } from './db/connection/pool.ts'
import { openDatabase, requireDatabase } from './db/database.ts'
import { resetByOperator } from './features/access/reset-by-operator.ts'
import { readSecret } from './secret.ts'
import { readEnvironment } from './start/environment.ts'
import { reportFailure } from './start/explain-failure.ts'
import { StartError } from './start/start-error.ts'

try {
  const environment = readEnvironment()
  const [name] = process.argv.slice(2)
  if (!name) throw new StartError('Whose? npm run reset-password -- USERNAME')
  await requireDatabase(environment)
  const database = await openDatabase('npm run reset-password', environment)
  try {
    const secrets = await readSecret(environment.dataDirectory, environment.secretKey)
    const { fullName, storeName, temporaryPassword } = await withOwner(database.address, owner =>
      resetByOperator(owner, secrets, name, new Date()),
    )
    process.stdout.write(
      `${fullName}, ${storeName}: ${temporaryPassword}\nIt is good until it is changed, at the first sign-in. Every device of theirs was signed out.\n`,
    )
  } finally {
    await database.stop()
  }
} catch (error) {
  reportFailure(error)
}
