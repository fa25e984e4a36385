import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { DatabaseAddress } from '../src/db/connection/pool.ts'
import { makeRequestLogin, type RequestLogin, requestLogin } from '../src/db/connection/request-login.ts'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { migrate } from '../src/db/migration/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: DatabaseAddress
    template: string
    /** What requests connect as, in every database of the cluster. */
    login: RequestLogin
  }
}

/**
 * One PostgreSQL for all test files, with a migrated template that each file clones (0.1 s). With DATABASE_URL the
 * same tests run on that server. The embedded one needs no durability here: fsync is off.
 */
export default async function setup(project: TestProject) {
  const url = process.env.DATABASE_URL
  const directory = url ? undefined : await mkdtemp(path.join(tmpdir(), 'quay-test-'))
  const server = directory
    ? await startEmbedded(directory, {
        settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
      })
    : undefined
  const cluster: DatabaseAddress = server?.address ?? { connectionString: url! }
  const template = `quay_template_${process.pid}`
  await onMaintenance(cluster, client => client.query(`create database ${template}`))
  const owner = new pg.Client({ ...inDatabase(cluster, template) })
  await owner.connect()
  await migrate(owner)
  const login = requestLogin(template, 'secret-of-tests')
  await makeRequestLogin(owner, login)
  await owner.end()
  project.provide('cluster', cluster)
  project.provide('login', login)
  project.provide('template', template)

  return async () => {
    await onMaintenance(cluster, async client => {
      await client.query(`drop database ${template} with (force)`)
      await client.query(`drop role ${login.user}`)
    })
    await server?.stop()
    if (directory) await rm(directory, { recursive: true, force: true })
  }
}

/** The same server, another database. */
export function inDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('connectionString' in address)) return { ...address, database }
  const url = new URL(address.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

async function onMaintenance(address: DatabaseAddress, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...address })
  await client.connect()
  await work(client)
  await client.end()
}
