import type pg from 'pg'

/** Tables kept apart by month: the log for ever, idempotency keys for seven days. */
const monthly = ['user_log', 'idempotency_key'] as const
const monthsAhead = 3

/**
 * Gives each month from this one to three months ahead its partition, and every month of which rows came to stand in
 * the default one (a restored backup, a server that slept): those rows move. Takes a connection of the owner. Run at
 * each start and once a day.
 */
export async function makePartitions(owner: pg.Client): Promise<void> {
  await owner.query('begin')
  try {
    // Two programs that start at once make them one after the other.
    await owner.query('lock table schema_migration in exclusive mode')
    for (const table of monthly)
      for (const month of await missingMonths(owner, table)) await makeMonth(owner, table, month)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

interface Month {
  /** As in user_log_202611. */
  name: string
  /** Instants of UTC, the second one excluded. */
  first: string
  next: string
  /** Whether the default partition holds rows of it. */
  isOccupied: boolean
}

async function missingMonths(owner: pg.Client, table: string): Promise<Month[]> {
  const { rows } = await owner.query<Month>(
    `with strayed as (select distinct date_trunc('month', at at time zone 'UTC') as month from ${table}_default),
       wanted as (
         select month from strayed
         union select date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead)
           from generate_series(0, $1::int) ahead)
     select '${table}_' || to_char(month, 'YYYYMM') as name, to_char(month, 'YYYY-MM-DD"T"00:00:00"Z"') as first,
       to_char(month + interval '1 month', 'YYYY-MM-DD"T"00:00:00"Z"') as next, month in (select month from strayed) as is_occupied
     from wanted order by month`,
    [monthsAhead],
  )
  const known = new Set((await partitionsOf(owner, table)).map(({ name }) => name))
  return rows.filter(({ name }) => !known.has(name))
}

/**
 * Makes a month. One that has rows in the default partition is filled before it is attached: a partition cannot be
 * made while the default holds what belongs into it.
 */
async function makeMonth(owner: pg.Client, table: string, { name, first, next, isOccupied }: Month): Promise<void> {
  const bounds = `for values from ('${first}') to ('${next}')`
  if (!isOccupied) {
    await owner.query(`create table ${name} partition of ${table} ${bounds}`)
    return
  }
  await owner.query(`create table ${name} (like ${table} including defaults including constraints)`)
  await owner.query(
    `with moved as (delete from ${table}_default where at >= '${first}' and at < '${next}' returning *)
     insert into ${name} select * from moved`,
  )
  await owner.query(`alter table ${table} attach partition ${name} ${bounds}`)
}

export interface Partition {
  /** As in user_log_202611. */
  name: string
  /** The month, as in 2026-11. */
  month: string
}

/** The monthly partitions of a table, the oldest first; the default one is not among them. */
export async function partitionsOf(owner: pg.Client, table: string): Promise<Partition[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = $1::regclass and c.relname ~ '_\\d{6}$' order by c.relname`,
    [table],
  )
  return rows.map(({ name }) => ({ name, month: `${name.slice(-6, -2)}-${name.slice(-2)}` }))
}
