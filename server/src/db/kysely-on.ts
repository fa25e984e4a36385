import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import type { Database } from './schema.ts'

const known = new WeakMap<pg.ClientBase, Kysely<Database>>()

/**
 * Kysely on one connection that already is in a transaction. Its own transaction object runs one query after the
 * other; this one hands each to the connection at once, which keeps their order and does not wait in between.
 */
export function kyselyOn(client: pg.ClientBase): Kysely<Database> {
  const made = known.get(client) ?? new Kysely<Database>({ dialect: dialectOf(client) })
  known.set(client, made)
  return made
}

function dialectOf(client: pg.ClientBase) {
  const connection: DatabaseConnection = {
    async executeQuery(query) {
      const { rows, rowCount } = await client.query(query.sql, [...query.parameters])
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
    },
    // biome-ignore lint/correctness/useYield: streams are never used on a request's connection
    async *streamQuery() {
      throw new Error('Streaming is not available on a pipelined connection')
    },
  }
  const refuse = async () => {
    throw new Error('The transaction is opened by the route')
  }
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
