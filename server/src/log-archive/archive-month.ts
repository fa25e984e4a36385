import { createReadStream, createWriteStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type Partition, partitionsOf } from '../db/migration/partitions.ts'
import { StartError } from '../start/start-error.ts'

/** Whole months of the log that stay in the database at least: a year, as an owner or an inspector asks for it. */
export const monthsKept = 12

/**
 * Takes a month of the log out of the database into a file (COPY text, gzip), then drops it. Takes a connection of the
 * owner. Rows of a past month no longer change, so requests wait only for the moment of the drop.
 * Gives the file and its number of rows. Throws StartError for a month of the last year, and one that is not there.
 */
export async function archiveMonth(
  owner: pg.Client,
  month: string,
  directory: string,
): Promise<{ file: string; rows: number }> {
  const partition = await findArchivable(owner, month)
  await fs.mkdir(directory, { recursive: true, mode: 0o700 })
  const file = path.join(directory, `user-log-${month}.copy.gz`)
  const part = `${file}.part`
  const { rows } = await owner.query<{ count: number }>(`select count(*) as count from ${partition.name}`)
  const copy = owner.query(copyTo(`copy ${partition.name} to stdout with (header)`))
  await pipeline(copy, createGzip({ level: 6 }), createWriteStream(part, { mode: 0o600, flush: true }))
  if (copy.rowCount !== rows[0]!.count) {
    await fs.rm(part, { force: true })
    throw new StartError(`${month} changed while it was written out; nothing was dropped. Run it again.`)
  }
  await fs.rename(part, file)
  await owner.query(`alter table user_log detach partition ${partition.name}`)
  await owner.query(`drop table ${partition.name}`)
  return { file, rows: rows[0]!.count }
}

/** Months that may go: older than a year, the oldest first. */
export async function archivableMonths(owner: pg.Client): Promise<Partition[]> {
  const { rows } = await owner.query<{ edge: string }>(
    `select to_char(date_trunc('month', now() at time zone 'UTC') - make_interval(months => $1), 'YYYY-MM') as edge`,
    [monthsKept],
  )
  return (await partitionsOf(owner, 'user_log')).filter(({ month }) => month < rows[0]!.edge)
}

async function findArchivable(owner: pg.Client, month: string): Promise<Partition> {
  const all = await archivableMonths(owner)
  const found = all.find(one => one.month === month)
  if (found) return found
  const known = all.map(one => one.month).join(', ') || 'none yet'
  throw new StartError(
    `The log of ${month} stays: the last ${monthsKept} months are kept. Months that may go: ${known}.`,
  )
}

/** Brings a month back from its file, to be looked through again. Throws StartError when the month is not empty. */
export async function bringMonthBack(owner: pg.Client, file: string): Promise<{ month: string; rows: number }> {
  const month = /user-log-(\d{4}-\d{2})\.copy\.gz$/.exec(file)?.[1]
  if (!month) throw new StartError(`${file} is no month of the log: its name would be user-log-2024-05.copy.gz.`)
  const name = `user_log_${month.replace('-', '')}`
  if ((await partitionsOf(owner, 'user_log')).some(one => one.name === name))
    throw new StartError(`The log of ${month} is in the database already.`)
  const columns = await headerOf(file)
  await owner.query('begin')
  try {
    await owner.query(`create table ${name} (like user_log including defaults including constraints)`)
    const copy = owner.query(copyFrom(`copy ${name} (${columns}) from stdin with (header match)`))
    await pipeline(createReadStream(file), createGunzip(), copy)
    await owner.query(
      `alter table user_log attach partition ${name} for values from ('${month}-01T00:00:00Z') to ('${nextMonth(month)}-01T00:00:00Z')`,
    )
    await owner.query('commit')
    return { month, rows: copy.rowCount ?? 0 }
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/** The columns that the file was written with: later versions of the table may have more. */
async function headerOf(file: string): Promise<string> {
  const unpacked = Readable.from(
    createReadStream(file, { end: 64 * 1024 })
      .pipe(createGunzip())
      .on('error', () => {}),
  )
  let text = ''
  for await (const chunk of unpacked) {
    text += String(chunk)
    if (text.includes('\n')) break
  }
  const names = text.slice(0, text.indexOf('\n')).split('\t')
  if (!names.every(name => /^[a-z_]+$/.test(name))) throw new StartError(`${file} is damaged or no month of the log.`)
  return names.map(name => `"${name}"`).join(', ')
}

const nextMonth = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7)
