import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate, migrationsDirectory } from '../db/migration/migrate.ts'
import { StartError } from '../start/start-error.ts'
import { type BackupReader, type OpeningKeys, openBackup } from './backup-reader.ts'
import { type BackupTable, type Footer, type Header, headerSchema, sectionSchema } from './format.ts'
import { tablesOf } from './tables.ts'

/**
 * Fills an empty database from a backup: the schema that the backup was made with, its rows, then the migrations that
 * came since. Takes a connection of the owner. All rows come in one transaction, so a failure leaves none.
 * Throws StartError when the database is not empty, or the file is damaged or of a newer version.
 */
export async function restoreBackup(
  owner: pg.Client,
  file: string,
  keys: OpeningKeys,
): Promise<{ header: Header; rows: number; protection: BackupReader['protection'] }> {
  const backup = await openBackup(file, keys)
  try {
    const header = await readHeader(backup, file)
    await requireEmpty(owner, header)
    await migrate(owner, { only: header.migrations })
    const rows = await load(owner, backup, file)
    await migrate(owner)
    await owner.query('analyze')
    return { header, rows, protection: backup.protection }
  } finally {
    backup.close()
  }
}

async function readHeader(backup: BackupReader, file: string): Promise<Header> {
  const read = headerSchema.safeParse(parseLine(await backup.line()))
  if (!read.success) throw new StartError(`${file} is no backup of Quầy, or of a newer version.`)
  const known = new Set(await readdir(migrationsDirectory))
  const foreign = read.data.migrations.filter(name => !known.has(name))
  if (foreign.length)
    throw new StartError(
      `${file} was made by a newer version of Quầy (it has ${foreign.join(', ')}). Install that one.`,
    )
  return read.data
}

function parseLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? 'null')
  } catch {
    return null
  }
}

/** Empty, or with our schema of at most the backup's age and not a single store. */
async function requireEmpty(owner: pg.Client, { migrations }: Header): Promise<void> {
  const tables = await tablesOf(owner)
  if (!tables.length) return
  const isOurs = tables.some(({ table }) => table === 'store_directory')
  const stores = isOurs ? await owner.query('select 1 from store_directory limit 1') : undefined
  if (!stores || stores.rowCount)
    throw new StartError(
      'The database is not empty. Restore into a new DATA_DIR, or into a new database by DATABASE_URL.',
    )
  const applied = await owner.query<{ name: string }>('select name from schema_migration')
  const newer = applied.rows.filter(row => !migrations.includes(row.name))
  if (newer.length)
    throw new StartError(
      'The database already has a schema newer than the backup. Restore into a new DATA_DIR, or into a new database by DATABASE_URL.',
    )
}

async function load(owner: pg.Client, backup: BackupReader, file: string): Promise<number> {
  const guarded = (await tablesOf(owner)).filter(table => table.guarded).map(({ table }) => table)
  await owner.query('begin')
  try {
    // COPY does not write through row-level security: for this transaction the owner is let off. No other session sees it.
    for (const table of guarded) await owner.query(`alter table "${table}" no force row level security`)
    const counts: Footer['rows'] = {}
    const footer = await loadTables(owner, backup, counts)
    if (!footer) throw new StartError(`${file} is cut off.`)
    for (const [table, count] of Object.entries(footer.rows))
      if (counts[table] !== count)
        throw new StartError(`${file} is damaged: ${table} has ${counts[table]} rows of ${count}.`)
    for (const table of guarded) await owner.query(`alter table "${table}" force row level security`)
    await owner.query('commit')
    return Object.values(counts).reduce((all, count) => all + count, 0)
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

async function loadTables(owner: pg.Client, backup: BackupReader, counts: Footer['rows']): Promise<Footer | undefined> {
  for (;;) {
    const line = await backup.line()
    if (line === undefined) return undefined
    const section = sectionSchema.parse(parseLine(line))
    // The last frame is checked only when it was asked for.
    if ('end' in section) return (await backup.line()) === undefined ? section : undefined
    counts[section.table] = await loadTable(owner, backup, section)
  }
}

async function loadTable(owner: pg.Client, backup: BackupReader, { table, columns }: BackupTable): Promise<number> {
  const names = columns.map(column => `"${column}"`).join(', ')
  const target = owner.query(copyFrom(`copy "${table}" (${names}) from stdin`))
  await pipeline(Readable.from(backup.rows(), { objectMode: false }), target)
  return target.rowCount
}
