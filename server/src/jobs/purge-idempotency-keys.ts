import type pg from 'pg'
import { withOwner } from '../db/connection/pool.ts'
import { giveWay } from './give-way.ts'
import type { JobWorker } from './job-worker.ts'

/** A key is taken for seven days (http/idempotency); the eighth is for one that was made ahead of our clock. */
const keptDays = 8

/** Forgets the answers of calls so old that their copies are refused. */
export const purgeIdempotencyKeys: JobWorker = {
  kind: 'purge-idempotency-keys',
  schedule: '20 1 * * *',
  run: ({ address }) =>
    withOwner(address, async owner => {
      await owner.query(giveWay)
      await purgeKeys(owner)
    }),
}

/** A whole month goes by dropping its partition, which costs nothing; the rest row by row. */
export async function purgeKeys(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query<{ name: string; past: boolean }>(
    `select c.relname as name,
       coalesce((regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''([^'']+)''\\)'))[1]::timestamptz
         < now() - make_interval(days => $1), false) as past
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'idempotency_key'::regclass`,
    [keptDays],
  )
  for (const { name, past } of rows) {
    // Row-level security is on the whole table, not on its parts: as the owner we see all stores here.
    if (past) await owner.query(`drop table "${name}"`)
    else await owner.query(`delete from "${name}" where at < now() - make_interval(days => $1)`, [keptDays])
  }
}
