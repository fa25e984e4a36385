import type pg from 'pg'
import type { z } from 'zod'
import { type Actor, setStore, type Tx, transactionOn } from '../src/db/connection/transaction.ts'
import { contentHash } from '../src/db/write/content-hash.ts'

/** Runs work of one person at an instant of the past, in a transaction of its own, as the server would at that time. */
export type AtTime = <Result>(now: Date, work: (tx: Tx) => Promise<Result>) => Promise<Result>

const origin = { address: null, userAgent: 'demo', requestId: 'demo' }
const noStore = '00000000-0000-0000-0000-000000000000'

/**
 * Makes the transactions of somebody: of nobody yet, when the actor is null (who registers a store enters it). Throws
 * what the command throws, and on a write that left no row in the log.
 */
export function asPerson(pool: pg.Pool, actor: Actor | null): AtTime {
  return async (now, work) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      // A power cut in the middle of a demonstration costs a demonstration: no commit waits for the disk.
      const enter = actor ? `; ${setStore(actor.storeId)}` : ''
      const begun = client.query(`begin; set local synchronous_commit = off${enter}`)
      const tx = transactionOn(client, { storeId: actor?.storeId ?? noStore, origin, sendJob: async () => {}, now })
      tx.actor = actor
      const [result] = await Promise.all([work(tx), begun])
      await tx.finish()
      if (tx.audited.length === 0) throw new Error('A command of the demonstration wrote no row to the user log')
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(failure => {
        broken = failure
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
}

/** A body as the route would hand it to its command: checked by the contract, with the hash that the document keeps. */
export function bodyOf<Schema extends z.ZodType>(schema: Schema, raw: z.input<Schema>): [z.output<Schema>, Buffer] {
  return [schema.parse(raw), contentHash(raw)]
}
