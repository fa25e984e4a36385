/**
 * `npm run restore -- FILE`: fills an empty database (DATA_DIR or DATABASE_URL) from a backup, and verifies it. Of an
 * encrypted one it asks for the recovery key on the paper. `--unchecked` takes one of which nothing tells whether it
 * was altered.
 */
import { parseArgs } from 'node:util'
import { askRecoveryKey } from './backup/ask-recovery-key.ts'
import { recoveryKeyOf } from './backup/copy-keys.ts'
import { lockedOut } from './backup/locked-out.ts'
import { readRecoveryFile, writeRecoveryFile } from './backup/recovery-file.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { withOwner } from './db/connection/pool.ts'
import { ownData, startDatabase } from './db/database.ts'
import { bringSecret, knownSecret, readSecret } from './secret.ts'
import { readEnvironment } from './start/environment.ts'
import { reportFailure } from './start/explain-failure.ts'
import { StartError } from './start/start-error.ts'
import { verifyDatabase } from './verification/verify-database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const usage = 'npm run restore -- FILE [--unchecked]'

try {
  const { file, isUnchecked } = readArguments()
  const environment = readEnvironment()
  const { dataDirectory, secretKey } = environment
  // Never beside a server: what it would write meanwhile belongs to neither.
  const lock = await ownData(dataDirectory, 'npm run restore')
  const database = await startDatabase(environment)
  let printed: string | undefined
  const recovery = async (name: string) => {
    const kept = await readRecoveryFile(dataDirectory)
    if (kept?.name === name) return kept
    printed = await askRecoveryKey(name)
    return recoveryKeyOf(printed)
  }
  try {
    await withOwner(database.address, async owner => {
      const keys = { secrets: await knownSecret(dataDirectory, secretKey), recovery, isUnchecked }
      const { header, rows, protection } = await restoreBackup(owner, file, keys)
      if (header.secrets) await bringSecret(dataDirectory, secretKey, header.secrets)
      if (printed) await writeRecoveryFile(dataDirectory, printed, new Date())
      say(`${rows} rows of ${header.madeAt} are restored.`)
      if (protection === 'unchecked')
        say(
          'Warning: nothing tells whether this copy was altered. Look at its people, passwords and balances before you use it.',
        )
      const differences = await verifyDatabase(owner)
      for (const { store, thing, expected, found } of differences)
        say(`${store}: ${thing}: expected ${expected}; found ${found}`)
      say(differences.length ? `${differences.length} differences` : 'Every balance is the sum of its ledger.')
      if (differences.length) process.exitCode = 1
      const { people, admins } = await lockedOut(owner, await readSecret(dataDirectory, secretKey))
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

function readArguments(): { file: string; isUnchecked: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { unchecked: { type: 'boolean', default: false } },
    })
    const [file, ...others] = positionals
    if (file === undefined || others.length) throw new StartError(`Which file? ${usage}`)
    return { file, isUnchecked: values.unchecked }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${(error as Error).message}\n${usage}`)
  }
}
