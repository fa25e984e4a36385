import type pg from 'pg'
import { noteOtherWrites } from './open-writes.ts'
import { type DatabaseAddress, openOwner } from './pool.ts'

/** Milliseconds; so much later tills hear of changes than with one server alone. */
const everyMs = 5_000

interface Watching {
  log: { warn(fields: object, text: string): void }
  every?: number
}

/**
 * Where several servers or tools may write to one database, looks every few seconds at the oldest transaction that any of them has
 * open, so that the cursors of tills stay before it. Needs the right `pg_read_all_stats`; without it each server knows its own writes
 * only, and tills find the rest by the digest. Gives the function that stops it.
 */
export async function watchOtherWrites(
  address: DatabaseAddress,
  { log, every = everyMs }: Watching,
): Promise<() => Promise<void>> {
  let owner: pg.Client | undefined = await openOwner(address)
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  if (!(await maySee(owner))) {
    await owner.end()
    log.warn({}, 'Other writers on this database are not seen: grant pg_read_all_stats to the user of DATABASE_URL')
    return async () => {}
  }
  const look = async () => {
    try {
      owner ??= await openOwner(address)
      noteOtherWrites(await readOtherWrites(owner))
    } catch (error) {
      log.warn({ err: error }, 'The other writers on this database could not be looked at')
      await owner?.end().catch(() => {})
      owner = undefined
    }
    if (!stopped) timer = setTimeout(() => void look(), every).unref()
  }
  await look()
  return async () => {
    stopped = true
    clearTimeout(timer)
    noteOtherWrites(null)
    await owner?.end().catch(() => {})
  }
}

async function maySee(owner: pg.ClientBase): Promise<boolean> {
  const { rows } = await owner.query<{ may: boolean }>(`select pg_has_role('pg_read_all_stats', 'usage') as may`)
  return rows[0]!.may
}

/** The beginning of the oldest transaction of anybody else on this database, and when it was asked for (epoch milliseconds). */
export async function readOtherWrites(owner: pg.ClientBase): Promise<{ askedAt: number; oldest: number | null }> {
  const askedAt = Date.now()
  const { rows } = await owner.query<{ oldest: number | null }>(
    `select floor(extract(epoch from min(xact_start)) * 1000)::bigint as oldest from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return { askedAt, oldest: rows[0]!.oldest }
}
