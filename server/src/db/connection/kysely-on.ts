import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  type LimitNode,
  type OffsetNode,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type ValueNode,
} from 'kysely'
import type pg from 'pg'
import type { Database } from '../schema.ts'
import { columnName } from './field-name.ts'

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

const written = new Map<string, string>()

/** Kysely quotes the fields that the types know; the database knows them as columns. */
function withColumns(text: string): string {
  const known = written.get(text)
  if (known !== undefined) return known
  const made = text.replace(/"([a-z]+[A-Z]\w*)"/g, (_, field: string) => `"${columnName(field)}"`)
  if (written.size < 2000) written.set(text, made)
  return made
}

function dialectOf(client: pg.ClientBase) {
  const connection: DatabaseConnection = {
    async executeQuery(query) {
      const { rows, rowCount } = await client.query(withColumns(query.sql), [...query.parameters])
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
    createQueryCompiler: () => new PlannableCompiler(),
  }
}

/**
 * Writes how many rows are asked for into the text. Statements are planned once for all parameters (pool.ts); with a
 * parameter there the planner expects a tenth of the table, and reads a whole table to give twenty rows.
 */
class PlannableCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const rows = numberOf(node.limit)
    if (rows !== null && isUsual(rows)) this.append(`limit ${rows}`)
    else super.visitLimit(node)
  }

  protected override visitOffset(node: OffsetNode): void {
    if (numberOf(node.offset) === 0) this.append('offset 0')
    else super.visitOffset(node)
  }
}

/** Pages of ten, twenty …, with the row that tells of more. Odd sizes stay parameters: each text is prepared, and few should be. */
const isUsual = (rows: number) => rows % 10 <= 1

/** The same for a statement that is written out: how many rows of which place on. */
export const limitSql = (rows: number, from: number) =>
  sql`limit ${isUsual(rows) ? sql.raw(String(rows)) : rows} offset ${from === 0 ? sql.raw('0') : from}`

const numberOf = (node: OperationNode): number | null => {
  const value = node.kind === 'ValueNode' ? (node as ValueNode).value : null
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}
