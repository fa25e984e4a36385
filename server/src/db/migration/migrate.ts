import { readdir, readFile } from 'node:fs/promises'
import * as path from 'node:path'
import type pg from 'pg'
import { makePartitions } from './partitions.ts'
import { statements } from './statements.ts'

export const migrationsDirectory = path.resolve(import.meta.dirname, '../../../migrations')

/** The database was migrated by a newer program: this one must not touch it. */
export class NewerDatabaseError extends Error {}

interface Options {
  directory?: string
  /** Stops at these: a restore needs the schema that its backup was made with. */
  only?: readonly string[]
  /** Called once, before the first change of a database that already holds something: the place for a backup. */
  before?: (pending: string[]) => Promise<void>
}

/**
 * Brings a database to the schema of this program. Takes a connection of the owner; each file is one transaction,
 * forward only, remembered by name. Two programs starting at once wait for each other.
 * Gives the names applied. Throws NewerDatabaseError when the database knows a migration that this program lacks.
 */
export async function migrate(
  owner: pg.Client,
  { directory = migrationsDirectory, before, only }: Options = {},
): Promise<string[]> {
  await makeRegister(owner)
  const files = (await readdir(directory)).filter(name => name.endsWith('.sql')).sort()
  const pending = (await pendingOf(owner, files)).filter(name => !only || only.includes(name))
  if (pending.length && pending.length < files.length) await before?.(pending)
  const applied: string[] = []
  for (const name of pending) if (await applyFile(owner, directory, name)) applied.push(name)
  await makePartitions(owner)
  return applied
}

/** A table, its type or its name is there already. */
const alreadyThere = ['23505', '42710', '42P07']

async function makeRegister(owner: pg.Client): Promise<void> {
  try {
    await owner.query(
      'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
    )
  } catch (error) {
    // Another program made it at the same moment: "if not exists" does not wait for that one.
    if (!alreadyThere.includes((error as { code?: string }).code ?? '')) throw error
  }
}

async function pendingOf(owner: pg.Client, files: string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>('select name from schema_migration')
  const known = new Set(files)
  const foreign = rows.map(row => row.name).filter(name => !known.has(name))
  if (foreign.length)
    throw new NewerDatabaseError(`The database was last used by a newer version (it has ${foreign.sort().join(', ')}).`)
  const done = new Set(rows.map(row => row.name))
  return files.filter(name => !done.has(name))
}

async function applyFile(owner: pg.Client, directory: string, name: string): Promise<boolean> {
  const text = await readFile(path.join(directory, name), 'utf8')
  await owner.query('begin')
  try {
    await owner.query('lock table schema_migration in exclusive mode')
    const already = await owner.query('select 1 from schema_migration where name = $1', [name])
    if (!already.rowCount) {
      for (const statement of statements(text)) await owner.query(statement)
      await owner.query('insert into schema_migration (name) values ($1)', [name])
    }
    await owner.query('commit')
    return !already.rowCount
  } catch (error) {
    await owner.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
