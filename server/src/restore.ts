/** `npm run restore -- FILE`: fills an empty database (DATA_DIR or DATABASE_URL) from a backup, and verifies it. */
import { lockedOut } from './backup/locked-out.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { ownData, startDatabase } from './db/database.ts'
import { withOwner } from './db/pool.ts'
import { readEnvironment } from './environment.ts'
import { reportFailure } from './explain-failure.ts'
import { readSecret } from './secret.ts'
import { StartError } from './start-error.ts'
import { verifyDatabase } from './verification/verify-database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const [file] = process.argv.slice(2)
  if (!file) throw new StartError('Which file? npm run restore -- FILE')
  const environment = readEnvironment()
  // Never beside a server: what it would write meanwhile belongs to neither.
  const lock = await ownData(environment.dataDirectory, 'npm run restore')
  const database = await startDatabase(environment)
  try {
    await withOwner(database.address, async owner => {
      const { header, rows } = await restoreBackup(owner, file)
      say(`${rows} rows of ${header.madeAt} are restored.`)
      const differences = await verifyDatabase(owner)
      for (const { store, thing, expected, found } of differences)
        say(`${store}: ${thing}: expected ${expected}; found ${found}`)
      say(differences.length ? `${differences.length} differences` : 'Every balance is the sum of its ledger.')
      if (differences.length) process.exitCode = 1
      const { people, admins } = await lockedOut(
        owner,
        await readSecret(environment.dataDirectory, environment.secretKey),
      )
      if (people > 0)
        say(
          `${people} people cannot sign in here: their passwords were hashed with another secret. Put the file secret (or SECRET_KEY) of the old machine in its place, or give the owners new passwords and let them do so for the others: ${admins.map(name => `npm run reset-password -- ${name}`).join('; ')}`,
        )
    })
  } finally {
    await database.stop()
    lock.release()
  }
} catch (error) {
  reportFailure(error)
}
