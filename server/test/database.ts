import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseAddress, openOwner, openPool } from '../src/db/connection/pool.ts'
import { loginAddress } from '../src/db/connection/request-login.ts'
import { inDatabase } from './test-cluster.ts'

export interface TestDatabase {
  address: DatabaseAddress
  /** As the server works: an ordinary role, under row-level security. */
  pool: pg.Pool
  /** As the owner, to look at what was written. */
  owner: pg.Client
  close(): Promise<void>
}

/** A fresh migrated database of its own, cloned from the template. */
export async function testDatabase({ size = 12 } = {}): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const name = `quay_${randomBytes(6).toString('hex')}`
  // Copied file by file: through the log it costs twice as much.
  await maintain(cluster, `create database ${name} template ${inject('template')} strategy file_copy`)
  const address = inDatabase(cluster, name)
  const pool = openPool(loginAddress(address, inject('login')), { size })
  const owner = await openOwner(address)
  return {
    address,
    pool,
    owner,
    async close() {
      await Promise.all([pool.end(), owner.end()])
      await maintain(cluster, `drop database ${name} with (force)`)
    },
  }
}

/** A database with nothing in it, not even a schema; or one with the whole schema, of which only the owner knows. */
export async function emptyDatabase(
  holds: 'nothing' | 'schema' = 'nothing',
): Promise<{ address: DatabaseAddress; drop(): Promise<void> }> {
  const cluster = inject('cluster')
  const name = `quay_${randomBytes(6).toString('hex')}`
  const source = holds === 'schema' ? ` template ${inject('template')} strategy file_copy` : ''
  await maintain(cluster, `create database ${name}${source}`)
  return {
    address: inDatabase(cluster, name),
    drop: () => maintain(cluster, `drop database ${name} with (force)`),
  }
}

async function maintain(address: DatabaseAddress, statement: string): Promise<void> {
  const client = new pg.Client({ ...address })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
