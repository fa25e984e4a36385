import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { startServerProcess } from '../server/test/server-process.ts'
import { expect, nobody, signedInAs, test } from './fixtures.ts'
import { ownDatabase } from './own-database.ts'
import { registerStore } from './register-store.ts'

test.use({ person: nobody, serviceWorkers: 'allow' })

test('a till that is opened again while no server answers sells on, and the sale arrives once', async ({ browser }) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'quay-e2e-'))
  const own = await ownDatabase()
  const environment = { DATA_DIR: directory, ...(own ? { DATABASE_URL: own.url } : {}) }
  let server = await startServerProcess(environment)
  const store = await registerStore(server.baseUrl)
  const port = new URL(server.baseUrl).port
  const context = await browser.newContext({ storageState: signedInAs(server.baseUrl, store), baseURL: server.baseUrl })
  try {
    let page = await context.newPage()
    await page.goto('/sales')
    const find = () => page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' })
    await find().fill('panadol')
    await expect(page.getByRole('option')).toBeVisible()
    // What it had loaded is given to the worker when it rests.
    await expect.poll(() => page.evaluate(isKept)).toBe(true)
    await server.stop()
    await page.close()

    page = await context.newPage()
    await page.goto('/sales')
    await find().fill('panadol')
    await expect(page.getByRole('option')).toBeVisible()
    await find().press('Enter')
    await expect(page.getByRole('row').filter({ hasText: 'Panadol' })).toBeVisible()
    await page.keyboard.press('F9')
    await expect(page.getByRole('row').filter({ hasText: 'Panadol' })).toBeHidden()
    await page.close()

    server = await startServerProcess({ ...environment, PORT: port })
    page = await context.newPage()
    await page.goto('/sales')
    await expect.poll(async () => (await store.call('GET', 'bill')).data?.totalItem).toBe(1)
    await page.goto('/transactions/bill')
    await expect(page.getByRole('link', { name: /^HD\d+$/ })).toHaveCount(1)
  } finally {
    await context.close()
    await server.stop()
    await own?.drop()
    await rm(directory, { recursive: true, force: true })
  }
})

/** Runs in the page: whether the worker keeps all that was loaded. */
async function isKept(): Promise<boolean> {
  const cache = await caches.open('quay-client')
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = ['/', ...loaded.map(({ pathname }) => pathname).filter(path => path.startsWith('/assets/'))]
  const kept = await Promise.all(files.map(file => cache.match(file)))
  return files.length > 12 && kept.every(file => file !== undefined)
}
