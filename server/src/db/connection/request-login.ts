import { createHash, hkdfSync } from 'node:crypto'
import pg from 'pg'
import { StartError } from '../../start/start-error.ts'
import { scramVerifier } from '../embedded/scram-verifier.ts'
import { requireGuarded } from '../migration/require-guarded.ts'
import { FieldClient } from './field-client.ts'
import type { DatabaseAddress } from './pool.ts'

/** A login of PostgreSQL that is an ordinary role: what requests connect as. */
export interface RequestLogin {
  user: string
  password: string
}

interface Options {
  /** A login that the operator made (DATABASE_APP_URL); none is made then. */
  url?: string | undefined
  /** The installation's secret, from which the password comes: servers of one installation find the same. */
  secret: string
}

/**
 * Where requests connect: at the same server as the owner, as a login without any power but that of `quay_app`. No
 * statement of a request can make its connection the owner's. Makes a missing login. Takes a connection
 * of the owner and its address. Throws StartError where the login cannot be made, or could look around row-level security.
 */
export async function openRequestLogin(
  owner: pg.ClientBase,
  address: DatabaseAddress,
  { url, secret }: Options,
): Promise<DatabaseAddress> {
  if (url) {
    await requireGuardedAt({ connectionString: url }, 'DATABASE_APP_URL')
    return { connectionString: url }
  }
  const { rows } = await owner.query<{ name: string }>('select current_database() as name')
  const login = requestLogin(rows[0]!.name, secret)
  const there = loginAddress(address, login)
  if (!(await canConnect(there))) await makeRequestLogin(owner, login)
  await requireGuardedAt(there, 'DATABASE_URL')
  return there
}

/** The login of a database: its name from the database's, because roles belong to all databases of a server together. */
export function requestLogin(database: string, secret: string): RequestLogin {
  return {
    user: `quay_login_${createHash('sha256').update(database).digest('hex').slice(0, 12)}`,
    password: Buffer.from(hkdfSync('sha256', secret, 'quay', 'database login v1', 32)).toString('base64url'),
  }
}

/** The same database for another user. */
export function loginAddress(address: DatabaseAddress, { user, password }: RequestLogin): DatabaseAddress {
  if (!('connectionString' in address)) return { ...address, user, password }
  const url = new URL(address.connectionString)
  for (const name of ['user', 'password']) url.searchParams.delete(name)
  url.username = user
  url.password = password
  return { connectionString: url.href }
}

/** Makes the login, or gives the one that is there this password. Takes a connection of the owner. */
export async function makeRequestLogin(owner: pg.ClientBase, login: RequestLogin): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await writeLogin(owner, login)
    } catch (error) {
      const { code } = error as { code?: string }
      if (tries < mostTries && taken.has(code ?? '')) continue
      if (code !== insufficientPrivilege) throw error
      throw new StartError(
        `The user of DATABASE_URL may not make the role that requests connect as (${(error as Error).message}). Let it create roles, or make one yourself and name it in DATABASE_APP_URL: create role quay_web login password '…' in role quay_app`,
      )
    }
}

const insufficientPrivilege = '42501'
/** Another server that starts at the same moment made the role, or is just changing it. */
const taken = new Set(['42710', '23505', 'XX000'])
const mostTries = 5

async function writeLogin(owner: pg.ClientBase, { user, password }: RequestLogin): Promise<void> {
  const name = pg.escapeIdentifier(user)
  const verifier = pg.escapeLiteral(scramVerifier(password))
  const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [user])
  await owner.query(`${rowCount ? 'alter' : 'create'} role ${name} login password ${verifier}`)
  await owner.query(`grant quay_app to ${name}`)
}

async function canConnect(address: DatabaseAddress): Promise<boolean> {
  try {
    await (await connected(address)).end()
    return true
  } catch (error) {
    if (String((error as { code?: string }).code).startsWith('28')) return false
    throw error
  }
}

async function connected(address: DatabaseAddress): Promise<pg.Client> {
  const client = new FieldClient({ ...address, application_name: 'quay-login' })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function requireGuardedAt(address: DatabaseAddress, variable: string): Promise<void> {
  const client = await connected(address).catch((error: { code?: string; message: string }) => {
    if (!String(error.code).startsWith('28')) throw error
    throw new StartError(
      `${variable}: PostgreSQL does not let the role of requests in (${error.message}). Its pg_hba.conf must let that role in by scram-sha-256, as it does the owner.`,
    )
  })
  try {
    await requireGuarded(client)
  } finally {
    await client.end()
  }
}
