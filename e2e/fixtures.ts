/**
 * What a journey needs: a real server with its own database for each worker, a fresh store for each test, and a page
 * on which its owner is signed in. `import { expect, test } from './fixtures.ts'`.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { test as base } from '@playwright/test'
import type { DatabaseAddress } from '../server/src/db/connection/pool.ts'
import { openDatabase } from '../server/src/db/database.ts'
import { startServerProcess } from '../server/test/server-process.ts'
import { type StubPrinter, stubPrinter } from '../server/test/stub-printer.ts'
import { addColleague, type Colleague } from './add-colleague.ts'
import { type LivelyStore, livelyStore } from './lively-store.ts'
import { type OwnDatabase, ownDatabase } from './own-database.ts'
import { watchPapers } from './print/watch-papers.ts'
import { type RegisterStore, registerStore, type TestStore } from './register-store.ts'
import { signIn, type Tokens } from './sign-in.ts'

export { expect } from '@playwright/test'

interface Shared {
  /** The server of this worker, and its database for what no route makes. */
  server: { baseUrl: string; database: DatabaseAddress }
  /** The printer that this server reaches, as one in the shop's network. */
  printer: StubPrinter
  /** A store in the middle of its work, for journeys that look and change nothing. */
  lively: LivelyStore
}

interface Each {
  /** Registers one more store, for a test that needs two. */
  register: RegisterStore
  /** The store of this test, with goods on its shelves; `page` is signed in as its owner. */
  store: TestStore
  /** A person of the default role "staff" in the same store. */
  colleague: Colleague
  /** Who is signed in on `page`: the owner, unless a test says `test.use({ person: … })`; with `nobody`, a visitor. */
  person: Tokens | typeof nobody
  /** The text of every paper that came out of the printer, in any tab. */
  papers: string[]
  /** Puts the person's tokens where the page looks for them. */
  arrival: undefined
  /** Whatever broke in any tab: exceptions and errors of the console. A test ends with none. */
  faults: string[]
}

/** For a journey of a visitor: `test.use({ person: nobody })`. */
export const nobody = 'nobody'

export const test = base.extend<Each, Shared>({
  printer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const printer = await stubPrinter()
      await use(printer)
      await printer.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ printer }, use) => {
      const directory = await mkdtemp(path.join(tmpdir(), 'quay-e2e-'))
      // PostgreSQL may run as a user of its own, who has to pass through.
      await chmod(directory, 0o755)
      const own: OwnDatabase | undefined = await ownDatabase()
      const server = await startServerProcess({
        DATA_DIR: directory,
        PRINTERS: `127.0.0.1:${printer.port}`,
        ...(own ? { DATABASE_URL: own.url } : {}),
      })
      const database = await openDatabase('a journey', { dataDirectory: directory, databaseUrl: own?.url })
      await use({ baseUrl: server.baseUrl, database: database.address })
      await database.stop()
      await server.stop()
      await own?.drop()
      await rm(directory, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // Here and not in the one file that asks for it: a worker with fixtures of its own is a server of its own.
  lively: [
    async ({ server }, use) => {
      await use(await livelyStore(server.baseUrl))
    },
    { scope: 'worker' },
  ],
  register: async ({ server }, use) => {
    await use(details => registerStore(server.baseUrl, details))
  },
  store: async ({ register }, use) => {
    await use(await register())
  },
  colleague: async ({ server, store }, use) => {
    await use(await addColleague(server, store))
  },
  person: async ({ store }, use) => {
    await use(store)
  },
  arrival: [
    async ({ context, server, person }, use) => {
      if (person !== nobody) await signIn(context, server.baseUrl, person)
      await use(undefined)
    },
    { auto: true },
  ],
  papers: [
    async ({ context }, use) => {
      await use(await watchPapers(context))
    },
    // Always: a real print window would take the keys of the journey.
    { auto: true },
  ],
  faults: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('weberror', fault => faults.push(String(fault.error())))
      context.on('console', message => {
        // The browser reports each refused call and each cut line there too; those belong to the journeys.
        const isAnswer = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isAnswer) faults.push(message.text())
      })
      await use(faults)
      if (faults.length > 0) throw new Error(`Something broke in the browser:\n${faults.join('\n')}`)
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.baseUrl)
  },
})

/** What the browser of somebody who is signed in has kept: for a second context. */
export function signedInAs(origin: string, tokens: Tokens) {
  const localStorage = [
    { name: 'accessToken', value: tokens.accessToken },
    { name: 'refreshToken', value: tokens.refreshToken },
  ]
  return { cookies: [], origins: [{ origin, localStorage }] }
}
