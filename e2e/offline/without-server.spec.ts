import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { Page } from '@playwright/test'
import { startServerProcess } from '../../server/test/server-process.ts'
import { expect, nobody, signedInAs, test } from '../fixtures.ts'
import { ownDatabase } from '../own-database.ts'
import { watchPapers } from '../print/watch-papers.ts'
import { registerStore } from '../register-store.ts'
import { take, tillOn } from '../till.ts'
import { keepsAll } from './keeps-all.ts'
import { startUpgradingProxy } from './upgrading-proxy.ts'

test.use({ person: nobody, serviceWorkers: 'allow' })

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content')

test('a till that was opened once opens with all its parts while no server answers, sells, and the sale arrives once', async ({
  browser,
}) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'quay-e2e-'))
  const own = await ownDatabase()
  const environment = { DATA_DIR: directory, ...(own ? { DATABASE_URL: own.url } : {}) }
  let server = await startServerProcess(environment)
  const store = await registerStore(server.baseUrl)
  const port = new URL(server.baseUrl).port
  const context = await browser.newContext({ storageState: signedInAs(server.baseUrl, store), baseURL: server.baseUrl })
  const papers = await watchPapers(context)
  try {
    let page = await context.newPage()
    await page.goto('/sales')
    let till = tillOn(page)
    await till.find.fill('panadol')
    await expect(till.suggestions).toHaveCount(1)
    await keepsAll(page)
    await server.stop()
    await page.close()

    page = await context.newPage()
    await page.goto('/sales')
    till = tillOn(page)
    await take(page, till, 'panadol')
    await page.keyboard.press('F7')
    await expect(page.getByRole('dialog', { name: 'Chọn lô' })).toContainText('PA2601')
    await page.keyboard.press('Escape')
    await page.keyboard.press('F9')
    await expect(till.lines).toHaveCount(0)
    await page.keyboard.press('Control+p')
    await expect.poll(() => papers.join()).toContain('OFF-')
    await till.saved.click()
    await expect(page.getByRole('dialog')).toContainText('OFF-')
    // A screen that nobody opened here before: its part is there, its data is not.
    await page.goto('/transactions/bill')
    await expect(page.getByRole('heading', { name: 'Hóa đơn', level: 1 })).toBeVisible()
    await page.close()

    server = await startServerProcess({ ...environment, PORT: port })
    page = await context.newPage()
    await page.goto('/sales')
    await expect.poll(async () => (await store.call('GET', 'bill')).data?.totalItem).toBe(1)
    await page.goto('/transactions/bill')
    await expect(page.getByRole('link', { name: /^HD\d+$/ })).toHaveCount(1)

    // What the browser threw away is fetched again at the next opening.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await page.reload()
    await keepsAll(page)
  } finally {
    await context.close()
    await server.stop()
    await own?.drop()
    await rm(directory, { recursive: true, force: true })
  }
})

test('an open till keeps its parts through an upgrade of the server, and takes the new build when the person wants it', async ({
  browser,
  server,
}) => {
  const store = await registerStore(server.baseUrl)
  const proxy = await startUpgradingProxy(server.baseUrl)
  const context = await browser.newContext({ storageState: signedInAs(proxy.origin, store), baseURL: proxy.origin })
  try {
    const page = await context.newPage()
    await page.goto('/sales')
    const till = tillOn(page)
    await expect(till.find).toBeFocused()
    await keepsAll(page)
    await page.reload()
    await expect(till.find).toBeFocused()
    proxy.upgrade(/\/assets\/(line-panel|lots-panel|outbox-tray)-/)

    await take(page, till, 'panadol')
    await page.keyboard.press('F7')
    await expect(page.getByRole('dialog', { name: 'Chọn lô' })).toContainText('PA2601')
    await page.keyboard.press('Escape')
    // As if it had rested since: nobody installs a build while somebody types.
    await page.evaluate(() => {
      localStorage.setItem('quay.v1.lastActive', String(Date.now() - 60_000))
      window.dispatchEvent(new Event('online'))
    })
    const takeIt = page.getByRole('button', { name: 'Dùng ngay' })
    await expect(takeIt).toBeVisible({ timeout: 40_000 })
    expect(await buildOf(page)).toBe(proxy.build)
    await takeIt.click()
    await expect.poll(() => buildOf(page).catch(() => null)).toBe(proxy.next)
    await expect(till.table).toBeVisible()
    await expect(till.find).toBeFocused()
    await page.keyboard.press('F9')
    await expect(till.toast).toContainText('đã thanh toán')
    await expect.poll(async () => (await store.call('GET', 'bill')).data?.totalItem).toBe(1)
  } finally {
    await context.close()
    proxy.stop()
  }
})
