import { keepNewest } from '../backup/keep-newest.ts'
import { backupsDirectory, writeBackup } from '../backup/write-backup.ts'
import type { JobWorker } from './job-worker.ts'

const keptDays = 14

/** A copy of everything, each night; the last fourteen are kept. */
export const dailyBackup: JobWorker = {
  kind: 'daily-backup',
  schedule: '30 2 * * *',
  minutes: 120,
  async run({ address, dataDirectory, log }) {
    const { file, rows } = await writeBackup(address, { directory: backupsDirectory(dataDirectory), name: 'daily' })
    await keepNewest(backupsDirectory(dataDirectory), 'daily', keptDays)
    log.info({ file, rows }, 'Daily backup written')
  },
}
