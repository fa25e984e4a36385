/**
 * `npm run archive-log`: tells which months of the user log may be taken out of the database.
 * `npm run archive-log -- 2024-05 [DIRECTORY]`: takes one out into a file (DATA_DIR/log-archive).
 * `npm run archive-log -- --bring-back FILE`: puts it back.
 */
import * as path from 'node:path'
import { withOwner } from './db/connection/pool.ts'
import { openDatabase, requireDatabase } from './db/database.ts'
import { archivableMonths, archiveMonth, bringMonthBack } from './log-archive/archive-month.ts'
import { readEnvironment } from './start/environment.ts'
import { reportFailure } from './start/explain-failure.ts'
import { StartError } from './start/start-error.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const environment = readEnvironment()
  const [first, second] = process.argv.slice(2)
  await requireDatabase(environment)
  const database = await openDatabase('npm run archive-log', environment)
  try {
    await withOwner(database.address, async owner => {
      if (first === '--bring-back') {
        if (!second) throw new StartError('Which file? npm run archive-log -- --bring-back FILE')
        const { month, rows } = await bringMonthBack(owner, second)
        say(`${rows} rows of ${month} are back.`)
      } else if (first) {
        const directory = second ?? path.join(environment.dataDirectory, 'log-archive')
        const { file, rows } = await archiveMonth(owner, first, directory)
        say(`${file}: ${rows} rows.`)
      } else {
        const months = await archivableMonths(owner)
        say(months.length ? months.map(one => one.month).join('\n') : 'Nothing yet: the last 12 months are kept.')
      }
    })
  } finally {
    await database.stop()
  }
} catch (error) {
  reportFailure(error)
}
