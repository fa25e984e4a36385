/**
 * What a journey needs: a real server with its own database for each worker, a fresh store for each test, and a page
 * on which its owner is signed in. `import { expect, test } from './fixtures.ts'`.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { test as base } from '@playwright/test'
import { startServerProcess } from '../server/test/server-process.ts'
import { type OwnDatabase, ownDatabase } from './own-database.ts'
import { type RegisterStore, registerStore, type TestStore } from './register-store.ts'

export { expect } from '@playwright/test'

interface Shared {
  /** The server of this worker. */
  server: { baseUrl: string }
}

interface Each {
  /** Registers one more store, for a test that needs two. */
  register: RegisterStore
  /** The store of this test, with goods on its shelves; `page` is signed in as its owner. */
  store: TestStore
}

export const test = base.extend<Each, Shared>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const directory = await mkdtemp(path.join(tmpdir(), 'quay-e2e-'))
      // PostgreSQL may run as a user of its own, who has to pass through.
      await chmod(directory, 0o755)
      const database: OwnDatabase | undefined = await ownDatabase()
      const server = await startServerProcess({
        DATA_DIR: directory,
        ...(database ? { DATABASE_URL: database.url } : {}),
      })
      await use({ baseUrl: server.baseUrl })
      await server.stop()
      await database?.drop()
      await rm(directory, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  register: async ({ server }, use) => {
    await use(details => registerStore(server.baseUrl, details))
  },
  store: async ({ register }, use) => {
    await use(await register())
  },
  baseURL: async ({ server }, use) => {
    await use(server.baseUrl)
  },
  /** Signed in. A test of a visitor says `test.use({ storageState: signedOut })`. */
  storageState: async ({ server, store }, use) => {
    const localStorage = [
      { name: 'accessToken', value: store.accessToken },
      { name: 'refreshToken', value: store.refreshToken },
    ]
    await use({ cookies: [], origins: [{ origin: server.baseUrl, localStorage }] })
  },
})

export const signedOut = { cookies: [], origins: [] }
