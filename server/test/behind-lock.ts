import { vi } from 'vitest'
import { openOwner } from '../src/db/connection/pool.ts'
import { setStore } from '../src/db/connection/transaction.ts'
import type { Person, TestApp } from './app.ts'

/**
 * Sends calls one after another while the rows of a person's store that `select` names are locked, each once the one before
 * waits for a lock; then `meanwhile`; then lets them go on. So a race comes out the same each time. Gives their answers.
 */
export async function behindLock<Answers extends unknown[]>(
  { database: { address, owner } }: TestApp,
  person: Person,
  select: string,
  calls: { [K in keyof Answers]: () => Promise<Answers[K]> },
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<Answers> {
  const holder = await openOwner(address)
  const running: Promise<unknown>[] = []
  try {
    await holder.query(`begin; ${setStore(person.profile.store.id)}`)
    await holder.query(`${select} for update`)
    for (const call of calls) {
      running.push(call())
      await vi.waitFor(async () => {
        const { waits } = (await owner.query(waitsSql)).rows[0]
        if (waits !== running.length) throw new Error(`${waits} calls of ${running.length} wait for a lock`)
      }, 5_000)
    }
    await meanwhile()
  } finally {
    await holder.end()
  }
  return (await Promise.all(running)) as Answers
}

const waitsSql = `
  select count(*)::int as waits from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
