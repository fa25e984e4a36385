import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { dailyBackup } from './daily-backup.ts'

let database: TestDatabase
let dataDirectory: string

beforeAll(async () => {
  database = await testDatabase()
  dataDirectory = await fs.mkdtemp(path.join(tmpdir(), 'quay-daily-'))
})
afterAll(async () => {
  await database.close()
  await fs.rm(dataDirectory, { recursive: true, force: true })
})

test('writes a copy beside the others and keeps the newest fourteen', async () => {
  const folder = path.join(dataDirectory, 'backups')
  await fs.mkdir(folder)
  const old = Array.from({ length: 14 }, (_, i) => `daily-202001${String(i + 1).padStart(2, '0')}T193000Z.quay.gz`)
  for (const name of [...old, 'manual-20200101T000000Z.quay.gz']) await fs.writeFile(path.join(folder, name), '')
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  await dailyBackup.run({ address: database.address, dataDirectory, secrets: { secret: 'secret-of-tests' }, log }, null)
  const names = (await fs.readdir(folder)).sort()
  expect(names).toHaveLength(15)
  expect(names.slice(0, 13)).toEqual(old.slice(1))
  expect(names[13]).toMatch(/^daily-20[2-9]\d{5}T\d{6}Z\.quay$/)
  expect((await fs.stat(path.join(folder, names[13]!))).size).toBeGreaterThan(500)
})
