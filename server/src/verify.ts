/**
 * `npm run verify`: recomputes every balance from the ledgers. Exit 0 when all is well, 1 with a line for each difference. With
 * `-- --rebuild-sums` the sums of reports are made anew from documents and ledgers first.
 */

import { withOwner } from './db/connection/pool.ts'
import { openDatabase, requireDatabase } from './db/database.ts'
import { rebuildSums } from './features/report/rebuild-sums.ts'
import { readEnvironment } from './start/environment.ts'
import { reportFailure } from './start/explain-failure.ts'
import { verifyDatabase } from './verification/verify-database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const environment = readEnvironment()
  await requireDatabase(environment)
  const database = await openDatabase('npm run verify', environment)
  try {
    if (process.argv.includes('--rebuild-sums')) await withOwner(database.address, rebuildSums)
    const differences = await withOwner(database.address, owner =>
      verifyDatabase(owner, ({ store, thing, expected, found }) =>
        say(`${store}: ${thing}: expected ${expected}; found ${found}`),
      ),
    )
    say(differences.length ? `${differences.length} differences` : 'Every balance is the sum of its ledger.')
    if (differences.length) process.exitCode = 1
  } finally {
    await database.stop()
  }
} catch (error) {
  reportFailure(error)
}
