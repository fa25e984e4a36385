import { keepNewest } from '../backup/keep-newest.ts'
import { readRecoveryFile } from '../backup/recovery-file.ts'
import { backupsDirectory, writeBackup } from '../backup/write-backup.ts'
import type { JobWorker } from './job-worker.ts'

const keptDays = 14

/** A copy of everything, each night; the last fourteen are kept. */
export const dailyBackup: JobWorker = {
  kind: 'daily-backup',
  schedule: '30 2 * * *',
  minutes: 120,
  async run({ address, dataDirectory, secrets, log }) {
    const target = { directory: backupsDirectory(dataDirectory), name: 'daily' }
    const recovery = await readRecoveryFile(dataDirectory)
    const { file, rows } = await writeBackup(address, target, { secrets, recovery })
    await keepNewest(backupsDirectory(dataDirectory), 'daily', keptDays)
    log.info({ file, rows }, 'Daily backup written')
  },
}
