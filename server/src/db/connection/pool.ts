import pg from 'pg'
import { FieldClient } from './field-client.ts'
import { PreparingClient } from './preparing-client.ts'

/** Where a PostgreSQL is: of our own (socket directory or loopback port), or by its URL. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string; password?: string }

/** int8 counts, đồng and base units: a number that JavaScript holds exactly, or an error; never a rounded one. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Value ${text} is beyond what a number holds exactly`)
  return value
}

const asText = (text: string) => text
/**
 * '2026-11-21 05:04:10.12+00' of a session in UTC, as the ISO 8601 instant that the contract sends. PostgreSQL leaves
 * trailing zeros out; three digits at least keep one instant one text.
 */
function asInstant(text: string): string {
  const [seconds, fraction = ''] = text.slice(0, -3).split('.') as [string, string?]
  return `${seconds.replace(' ', 'T')}.${fraction.padEnd(3, '0')}Z`
}
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: parseInt8,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: asText,
  [pg.types.builtins.TIMESTAMPTZ]: asInstant,
}

/** Types as the code knows them: int8 is a safe number, date is 'YYYY-MM-DD', timestamptz is an ISO 8601 string. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

/** Settings of every session that works for people: nothing waits for ever, a forgotten transaction ends. */
const sessionOptions = {
  application_name: 'quay',
  statement_timeout: 20_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
}

/**
 * The pool that serves requests. Takes the address of their login (request-login.ts): an ordinary role under row-level
 * security, so that no statement can bring a connection back to the owner's power. Its connections send statements
 * without waiting for the answer of the one before (pipeline), so a command's writes cost one round trip.
 */
export function openPool(address: DatabaseAddress, { size = 12 } = {}): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    ...sessionOptions,
    // A prepared statement is planned for its parameters five times; a generic plan of a store's rows is always good here.
    options: '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c jit=off -c timezone=UTC',
    max: size,
    types,
    pipeline: true,
    connectionTimeoutMillis: 20_000,
    Client: PreparingClient as never,
    onConnect(client: pg.ClientBase) {
      // A connection that breaks while a request holds it fails that request's statements; without a listener the
      // event itself would end the process.
      client.on('error', () => {})
    },
  } as pg.PoolConfig)
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}

/** One plain connection as the owner of the schema: migrations, partitions, backup, verification. */
export async function openOwner(address: DatabaseAddress): Promise<pg.Client> {
  const client = new FieldClient({
    ...address,
    application_name: 'quay-owner',
    options: '-c timezone=UTC',
    types,
  } as pg.ClientConfig)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Runs work on such a connection of its own. */
export async function withOwner<Result>(
  address: DatabaseAddress,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const owner = await openOwner(address)
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
