import { createWriteStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type DatabaseAddress, withOwner } from '../db/connection/pool.ts'
import { storeIds } from '../db/connection/stores.ts'
import { setStore } from '../db/connection/transaction.ts'
import { type CopyKeys, signingKeysOf } from './copy-keys.ts'
import { endOfRows, type Footer, type Header } from './format.ts'
import { copySuffix } from './keep-newest.ts'
import { newSealHeader, type SealHeader, sealed } from './seal.ts'
import { type CatalogueTable, tablesOf } from './tables.ts'

export interface WrittenBackup {
  file: string
  /** `signed`: any finder of the file can read it. */
  protection: SealHeader['protection']
  rows: number
  bytes: number
}

/** Where the automatic copies of a data directory lie. */
export const backupsDirectory = (dataDirectory: string) => path.join(dataDirectory, 'backups')

const stamp = () => new Date().toISOString().replace(/[-:]/g, '').replace(/\..*/, 'Z')

/**
 * Writes everything that the database holds at one moment into one file, while people go on selling. Takes a file, or
 * a directory and the name that the file begins with. The file has its name only when it is whole and on the disk.
 */
export async function writeBackup(
  address: DatabaseAddress,
  target: { file: string } | { directory: string; name: string },
  keys: CopyKeys,
): Promise<WrittenBackup> {
  const file =
    'file' in target ? path.resolve(target.file) : path.join(target.directory, `${target.name}-${stamp()}${copySuffix}`)
  const key = keys.recovery ?? signingKeysOf(keys.secrets)[0]!
  const seal = newSealHeader(keys.recovery ? 'encrypted' : 'signed', key)
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  const counts: Footer['rows'] = {}
  try {
    await withOwner(address, async owner => {
      // The snapshot is taken by the first statement; nothing that commits later is seen.
      await owner.query('begin isolation level repeatable read, read only')
      await pipeline(
        Readable.from(backupOf(owner, counts, keys), { objectMode: false }),
        // Level 3: a tenth larger than the default, in half its time.
        createGzip({ level: 3 }),
        content => sealed(content, seal, key),
        createWriteStream(part, { mode: 0o600, flush: true }),
      )
      await owner.query('commit')
    })
    await fs.rename(part, file)
  } catch (error) {
    await fs.rm(part, { force: true })
    throw error
  }
  const { size } = await fs.stat(file)
  return {
    file,
    protection: seal.protection,
    bytes: size,
    rows: Object.values(counts).reduce((all, count) => all + count, 0),
  }
}

async function* backupOf(
  owner: pg.Client,
  counts: Footer['rows'],
  { recovery, secrets }: CopyKeys,
): AsyncGenerator<string | Buffer> {
  const migrations = await owner.query<{ name: string }>('select name from schema_migration order by name')
  const header: Header = {
    format: 'quay-backup',
    version: 1,
    madeAt: new Date().toISOString(),
    migrations: migrations.rows.map(row => row.name),
    ...(recovery && { secrets: [secrets.secret, ...(secrets.oldSecrets ?? [])] }),
  }
  yield `${JSON.stringify(header)}\n`
  const stores = await storeIds(owner)
  for (const table of await tablesOf(owner)) {
    const { table: name, columns } = table
    yield `${JSON.stringify({ table: name, columns })}\n`
    counts[name] = yield* rowsOf(owner, table, stores)
    yield endOfRows
  }
  const footer: Footer = { end: true, rows: counts }
  yield `${JSON.stringify(footer)}\n`
}

/** The rows of a table, store by store where it is guarded; gives their number. */
async function* rowsOf(
  owner: pg.Client,
  { table, columns, guarded }: CatalogueTable,
  stores: string[],
): AsyncGenerator<Buffer, number> {
  const select = `select ${columns.map(column => `"${column}"`).join(', ')} from "${table}"`
  if (!guarded) return yield* copyOut(owner, select)
  let count = 0
  for (const storeId of stores) {
    await owner.query(setStore(storeId))
    // Named here as well: a superuser is not held by row-level security.
    count += yield* copyOut(owner, `${select} where store_id = '${storeId}'`)
  }
  return count
}

async function* copyOut(owner: pg.Client, select: string): AsyncGenerator<Buffer, number> {
  const stream = owner.query(copyTo(`copy (${select}) to stdout`))
  yield* stream as AsyncIterable<Buffer>
  return stream.rowCount
}
