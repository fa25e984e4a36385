import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { drawRecoveryKey } from '@quay/domain/recovery/recovery-key'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownApp, type Person, type TestApp } from '../../test/app.ts'
import { type BusyShop, busyShop } from '../../test/busy-shop/busy-shop.ts'
import { emptyDatabase } from '../../test/database.ts'
import { listMedicines } from '../../test/factories.ts'
import { withOwner } from '../db/connection/pool.ts'
import { inEachStore } from '../db/connection/stores.ts'
import { verifyDatabase } from '../verification/verify-database.ts'
import type { OpeningKeys } from './backup-reader.ts'
import { recoveryKeyOf } from './copy-keys.ts'
import { keepNewest } from './keep-newest.ts'
import { restoreBackup } from './restore-backup.ts'
import { sealHeader, unsealed } from './seal.ts'
import { tablesOf } from './tables.ts'
import { writeBackup } from './write-backup.ts'

let shop: TestApp
let person: Person
let busy: BusyShop
let directory: string

beforeAll(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-backup-'))
  shop = await ownApp()
  person = await shop.registerStore()
  busy = await busyShop(person)
  // What text could confuse: the end mark of COPY, tabs, ends of lines, and no text at all.
  const [medicineId] = Object.values(await listMedicines(shop, [{ sdk: '893110493025', ten: 'Thuốc của danh mục' }]))
  await person.patch(`product/${busy.product.id}`, { version: 1, medicineId, description: '\\.\n\\.\tđuôi\\n' })
})
afterAll(async () => {
  await shop.close()
  await fs.rm(directory, { recursive: true, force: true })
})

const secrets = { secret: 's'.repeat(40), oldSecrets: ['o'.repeat(40)] }
const signed = { secrets, recovery: null }
const paper = drawRecoveryKey(below => Math.floor(Math.random() * below))
const encrypted = { secrets, recovery: recoveryKeyOf(paper) }
const noPaper = async () => Promise.reject(new Error('the paper was asked for'))
/** What the shop's own machine opens copies with, after its secret was changed. */
const own: OpeningKeys = { secrets: { secret: 'n'.repeat(40), oldSecrets: [secrets.secret] }, recovery: noPaper }

async function onNewDatabase<Result>(work: (owner: Client) => Promise<Result>): Promise<Result> {
  const database = await emptyDatabase()
  try {
    return await withOwner(database.address, work)
  } finally {
    await database.drop()
  }
}

/** Restores into a new database and looks at it. */
async function restored<Result>(
  file: string,
  look: (owner: Parameters<typeof restoreBackup>[0]) => Promise<Result>,
  opening: OpeningKeys = own,
): Promise<Result> {
  return onNewDatabase(async owner => {
    await restoreBackup(owner, file, opening)
    return await look(owner)
  })
}

type Client = Parameters<typeof restoreBackup>[0]

/** Every row of every table, as text, in one order. The owner sees the rows of the store that it entered. */
async function contentOf(owner: Client): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  const tables = await tablesOf(owner)
  const ofStores = tables.filter(({ columns }) => columns.includes('store_id')).map(({ table }) => table)
  for (const { table } of tables) content[table] = ofStores.includes(table) ? [] : await rowsOfNoStore(owner, table)
  await inEachStore(owner, async storeId => {
    for (const table of ofStores) {
      const { rows } = await owner.query<{ row: string }>(
        `select t::text as row from "${table}" t where store_id = $1 order by 1`,
        [storeId],
      )
      content[table]!.push(...rows.map(({ row }) => row))
    }
  })
  return content
}

async function rowsOfNoStore(owner: Client, table: string): Promise<string[]> {
  const { rows } = await owner.query<{ row: string }>(`select t::text as row from "${table}" t order by 1`)
  return rows.map(({ row }) => row)
}

it('what is restored is row for row what was there, and every balance holds', async () => {
  const file = path.join(directory, 'quiet.quay.gz')
  const written = await writeBackup(shop.database.address, { file }, signed)
  const before = await contentOf(shop.database.owner)
  expect(written.rows).toBe(Object.values(before).reduce((sum, rows) => sum + rows.length, 0))
  await restored(file, async owner => {
    expect(await contentOf(owner)).toEqual(before)
    expect(await verifyDatabase(owner)).toEqual([])
    const { rows } = await owner.query(
      `select array_agg(relname::text order by relname) filter (where relrowsecurity and not relforcerowsecurity) as open, count(*) filter (where relforcerowsecurity) > 20 as guarded
       from pg_class where relnamespace = 'public'::regnamespace and not relispartition`,
    )
    expect(rows).toEqual([{ open: ['customer_search', 'login_name', 'product_search', 'public_slug'], guarded: true }])
  })
})

it('what is restored is another database to tills, each time', async () => {
  const file = path.join(directory, 'epoch.quay.gz')
  await writeBackup(shop.database.address, { file }, signed)
  const epochOf = async (owner: Client) =>
    (await owner.query<{ id: string }>('select id from database_epoch')).rows.map(({ id }) => id)
  const epochs = [await epochOf(shop.database.owner), await restored(file, epochOf), await restored(file, epochOf)]
  expect(epochs.map(each => each.length)).toEqual([1, 1, 1])
  expect(new Set(epochs.flat()).size).toBe(3)
})

it('a copy made while people sell is of one moment: all of a sale or nothing', async () => {
  const file = path.join(directory, 'busy.quay.gz')
  let selling = true
  let sold = 0
  const till = async () => {
    while (selling) {
      await busy.sell(1)
      sold++
    }
  }
  const tills = [till(), till()]
  while (sold < 4) await new Promise(resolve => setTimeout(resolve, 5))
  const before = sold
  await writeBackup(shop.database.address, { file }, signed)
  const after = sold
  selling = false
  await Promise.all(tills)
  const bills = await restored(file, async owner => {
    expect(await verifyDatabase(owner)).toEqual([])
    let count = 0
    await inEachStore(owner, async storeId => {
      const { rows } = await owner.query(
        'select count(*) from bill where store_id = $1 and item_count = 1 and payable = 500',
        [storeId],
      )
      count += Number(rows[0].count)
    })
    return count
  })
  expect(after).toBeGreaterThan(before)
  expect(bills).toBeGreaterThanOrEqual(before)
  expect(bills).toBeLessThanOrEqual(after + tills.length)
})

describe('a restore refuses', () => {
  async function refusal(file: string, opening: OpeningKeys = { ...own, isUnchecked: true }): Promise<string> {
    return await restored(file, async () => 'nothing refused', opening).catch((error: Error) => error.message)
  }
  const good = () => path.join(directory, 'quiet.quay.gz')
  const make = async (name: string, content: string | Buffer) => {
    const file = path.join(directory, name)
    await fs.writeFile(file, content)
    return file
  }
  /** The packed content of a signed copy: its frames without lengths and tags. */
  async function contentOfCopy(): Promise<Buffer> {
    const parts: Buffer[] = []
    const file = await fs.readFile(good())
    const line = file.indexOf(10) + 1
    const header = sealHeader.parse(JSON.parse(file.toString('utf8', 0, line)))
    const frames = Readable.from([file.subarray(line)])
    for await (const part of unsealed(frames, header, null, 'copy')) parts.push(part)
    return Buffer.concat(parts)
  }
  /** A copy whose rows were altered and packed again, in the older form. */
  const edited = async (name: string, edit: (text: string) => string) =>
    make(name, gzipSync(edit(gunzipSync(await contentOfCopy()).toString())))

  it('a database with a shop in it', async () => {
    await expect(restoreBackup(shop.database.owner, good(), own)).rejects.toThrow(/The database is not empty/)
  })

  it('what is no backup, or cut off, or altered, and leaves nothing behind', async () => {
    expect(await refusal(await make('text.gz', 'not a backup'))).toMatch(/damaged or no backup/)
    expect(await refusal(await make('line.gz', 'not a backup\n'))).toMatch(/no backup of Quầy/)
    expect(await refusal(await make('other.gz', gzipSync('{"a":1}\n')))).toMatch(/no backup of Quầy/)
    expect(await refusal(path.join(directory, 'missing.gz'))).toMatch(/ENOENT/)
    const whole = await fs.readFile(good())
    expect(await refusal(await make('cut.gz', whole.subarray(0, whole.length - 2000)))).toMatch(/cut off/)
    expect(
      await refusal(await edited('lines.gz', text => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1))),
    ).toMatch(/cut off/)
    expect(await refusal(await edited('row.gz', text => text.replace(/\n[^\n]*\tHD000001\t[^\n]*\n/, '\n')))).toMatch(
      /violates|damaged/,
    )
  })

  it('a copy that was packed again, whatever was changed in it, but for who takes it unchecked', async () => {
    const file = await edited('again.gz', text => text)
    expect(await refusal(file, own)).toMatch(/nothing tells whether it was altered.*--unchecked/)
    const opening = { ...own, isUnchecked: true }
    const { protection } = await onNewDatabase(owner => restoreBackup(owner, file, opening))
    expect(protection).toBe('unchecked')
  })

  it('a copy of another shop’s secret', async () => {
    const stranger = { ...own, secrets: { secret: 'x'.repeat(40) } }
    expect(await refusal(good(), stranger)).toMatch(/signed with a secret that is not here/)
    expect(await refusal(good(), { ...own, secrets: null })).toMatch(/signed with a secret that is not here/)
  })

  it('a signed copy of which one bit is another, and leaves nothing behind', async () => {
    const bit = Buffer.from(await fs.readFile(good()))
    bit[bit.length - 100]! ^= 1
    const file = await make('bit.quay', bit)
    const left = await onNewDatabase(async owner => {
      await expect(restoreBackup(owner, file, own)).rejects.toThrow(/altered/)
      return (await tablesOf(owner)).map(({ table }) => table)
    })
    expect(left).toEqual([])
  })

  it('an encrypted copy without its paper, and tells which paper it needs', async () => {
    const file = path.join(directory, 'secret.quay')
    const { protection } = await writeBackup(shop.database.address, { file }, encrypted)
    expect(protection).toBe('encrypted')
    const bytes = await fs.readFile(file)
    // Neither as it is nor unpacked anywhere: gzip would begin with its magic.
    expect(bytes.includes('quay-backup')).toBe(false)
    expect(bytes.subarray(bytes.indexOf(10) + 5, bytes.indexOf(10) + 7)).not.toEqual(Buffer.from([0x1f, 0x8b]))
    const wrong = recoveryKeyOf('another')
    const opening = { ...own, recovery: async () => wrong, isUnchecked: true }
    expect(await refusal(file, opening)).toMatch(
      new RegExp(`recovery key ${encrypted.recovery.name}; this is ${wrong.name}`),
    )
  })

  it('nothing of an encrypted copy with its paper, which brings the secrets along', async () => {
    const file = path.join(directory, 'secret.quay')
    const opening = { secrets: null, recovery: async () => recoveryKeyOf(paper) }
    const { header, protection } = await onNewDatabase(owner => restoreBackup(owner, file, opening))
    expect({ secrets: header.secrets, protection }).toEqual({
      secrets: [secrets.secret, ...secrets.oldSecrets],
      protection: 'encrypted',
    })
  })

  it('a backup of a newer version', async () => {
    const file = await edited('newer.gz', text =>
      text.replace('"migrations":[', '"migrations":["29990101T0000_x.sql",'),
    )
    expect(await refusal(file)).toMatch(/made by a newer version .*29990101T0000_x.sql/)
  })
})

it('nothing is left of a backup that fails', async () => {
  const file = path.join(directory, 'failed.quay.gz')
  await expect(writeBackup({ host: '/nowhere', port: 1, user: 'x', database: 'x' }, { file }, signed)).rejects.toThrow()
  expect((await fs.readdir(directory)).filter(name => name.startsWith('failed'))).toEqual([])
})

it('keeps the newest of each kind', async () => {
  const folder = path.join(directory, 'kept')
  await fs.mkdir(folder)
  // Those of earlier versions count too.
  const names = ['daily-1.quay.gz', 'daily-2.quay', 'daily-3.quay', 'manual-1.quay']
  for (const name of names) await fs.writeFile(path.join(folder, name), '')
  await keepNewest(folder, 'daily', 2)
  expect((await fs.readdir(folder)).sort()).toEqual(names.slice(1))
})
