import { expect, vi } from 'vitest'
import type { TestApp } from './app.ts'

/**
 * Until so many requests wait for a lock that the owner's connection holds: what was sent earlier then stands before what is
 * sent next, so a race comes out the same each time.
 */
export async function waitingForLocks({ database }: TestApp, count: number): Promise<void> {
  const sql = `select count(*)::int as waits from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await vi.waitFor(async () => {
    // In a transaction the first look would be told again and again.
    await database.owner.query('select pg_stat_clear_snapshot()')
    expect((await database.owner.query(sql)).rows[0].waits).toBe(count)
  }, 5_000)
}
