/** `npm run backup [-- FILE]`: one file with everything, made while people sell. Without FILE it goes to DATA_DIR/backups. */
import { mkdir } from 'node:fs/promises'
import { readRecoveryFile } from './backup/recovery-file.ts'
import { backupsDirectory, writeBackup } from './backup/write-backup.ts'
import { openDatabase, requireDatabase } from './db/database.ts'
import { readSecret } from './secret.ts'
import { readEnvironment } from './start/environment.ts'
import { reportFailure } from './start/explain-failure.ts'

try {
  const environment = readEnvironment()
  const [file] = process.argv.slice(2)
  await requireDatabase(environment)
  const database = await openDatabase('npm run backup', environment)
  try {
    const target = file ? { file } : { directory: backupsDirectory(environment.dataDirectory), name: 'manual' }
    await mkdir(environment.dataDirectory, { recursive: true, mode: 0o755 })
    const secrets = await readSecret(environment.dataDirectory, environment.secretKey)
    const recovery = await readRecoveryFile(environment.dataDirectory)
    const { rows, bytes, protection, ...written } = await writeBackup(database.address, target, { secrets, recovery })
    process.stdout.write(`${written.file}: ${rows} rows, ${bytes} bytes, ${protection}\n`)
    if (protection === 'signed')
      process.stdout.write(
        'It is not encrypted: whoever finds it can read it. Make a recovery key: Thiết lập → Khóa khôi phục, or npm run recovery-key. Restoring it elsewhere needs the file `secret` too.\n',
      )
  } finally {
    await database.stop()
  }
} catch (error) {
  reportFailure(error)
}
