/** `npm run backup [-- FILE]`: one file with everything, made while people sell. Without FILE it goes to DATA_DIR/backups. */
import { backupsDirectory, writeBackup } from './backup/write-backup.ts'
import { openDatabase, requireDatabase } from './db/database.ts'
import { readEnvironment } from './environment.ts'
import { reportFailure } from './explain-failure.ts'

try {
  const environment = readEnvironment()
  const [file] = process.argv.slice(2)
  await requireDatabase(environment)
  const database = await openDatabase('npm run backup', environment)
  try {
    const target = file ? { file } : { directory: backupsDirectory(environment.dataDirectory), name: 'manual' }
    const written = await writeBackup(database.address, target)
    process.stdout.write(`${written.file}: ${written.rows} rows, ${written.bytes} bytes\n`)
  } finally {
    await database.stop()
  }
} catch (error) {
  reportFailure(error)
}
