import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { openOwner } from '../connection/pool.ts'
import { migrate, migrationsDirectory, NewerDatabaseError } from './migrate.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
let owner: pg.Client
let directory: string
let ours: string[]

beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-migrations-'))
  await fs.cp(migrationsDirectory, directory, { recursive: true })
  ours = (await fs.readdir(directory)).sort()
})
afterEach(async () => {
  await owner.end()
  await database.drop()
  await fs.rm(directory, { recursive: true, force: true })
})

/** Opens a database: one in which every file ran before is copied, because running them takes longer than all the rest. */
async function open(holds: 'nothing' | 'schema'): Promise<void> {
  database = await emptyDatabase(holds)
  owner = await openOwner(database.address)
}

const add = (name: string, sql: string) => fs.writeFile(path.join(directory, name), sql)
const isThere = async (table: string) =>
  (await owner.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])).rows[0]!.found

test('an empty database gets every file in order, once, and is not copied before', async () => {
  await open('nothing')
  const before = async () => expect.unreachable()
  expect(await migrate(owner, { directory, before })).toEqual(ours)
  expect(await migrate(owner, { directory, before })).toEqual([])
})

test('one that holds something is copied before the first new file', async () => {
  await open('schema')
  await add('29990101T0000_one.sql', 'create table one (id integer);')
  await add('29990101T0001_two.sql', 'create table two (id integer);')
  const copied: string[][] = []
  await migrate(owner, {
    directory,
    before: async pending => {
      expect(await isThere('one')).toBe(false)
      copied.push(pending)
    },
  })
  expect(copied).toEqual([['29990101T0000_one.sql', '29990101T0001_two.sql']])
  expect([await isThere('one'), await isThere('two')]).toEqual([true, true])
})

test('a file that fails is named and leaves nothing', async () => {
  await open('schema')
  await add('29990101T0000_half.sql', 'create table half (id integer);\nselect nothing from nowhere;')
  await expect(migrate(owner, { directory })).rejects.toThrow(/29990101T0000_half.sql failed: .*nowhere/)
  expect(await isThere('half')).toBe(false)
})

test('a database of a newer version is not touched', async () => {
  await open('schema')
  await add('29990101T0000_one.sql', 'create table one (id integer);')
  await migrate(owner, { directory })
  await expect(migrate(owner)).rejects.toThrow(NewerDatabaseError)
  await expect(migrate(owner)).rejects.toThrow(/29990101T0000_one.sql/)
})

test('two programs at once share the work', async () => {
  await open('nothing')
  const second = await openOwner(database.address)
  const [one, two] = await Promise.all([migrate(owner, { directory }), migrate(second, { directory })])
  await second.end()
  expect([...one, ...two].sort()).toEqual(ours)
})

test('a restore stops at the files of its backup', async () => {
  await open('nothing')
  await add('29990101T0000_one.sql', 'create table one (id integer);')
  expect(await migrate(owner, { directory, only: ours })).toEqual(ours)
  expect(await isThere('one')).toBe(false)
})
