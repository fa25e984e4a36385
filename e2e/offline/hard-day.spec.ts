/** What a disk, a browser and a long day without the line do to a till: tried in a browser, not in its parts. */
import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { isDue, sampleOfRun } from '../../scripts/test-sample.mjs'
import { expect, signedInAs, test } from '../fixtures.ts'
import { ownBrowser } from '../own-browser.ts'
import type { TestStore } from '../register-store.ts'
import { scan } from '../scan.ts'
import { openTill, type Till, tillOn } from '../till.ts'
import { keepsAll } from './keeps-all.ts'

const strip = '8930000000028'
const hour = 60 * 60_000

/** Each is tried in one of three runs; `npm run test:all` and `npm run test:only` take all. */
const trial = (title: string, body: Parameters<typeof test>[2]) =>
  isDue(title, sampleOfRun()) ? test(title, body) : test.skip(title, body)

test.describe('with the worker that keeps the screen', () => {
  test.use({ serviceWorkers: 'allow' })

  trial(
    'goods that are 4, 24 and 72 hours old: told, acknowledged once, and sold no more until the line is back',
    async ({ page, context, store }) => {
      await page.clock.install()
      const till = await openTill(page)
      // Every part of the screen lies in the browser then.
      await keepsAll(page)
      await context.setOffline(true)
      await expect(till.saved).toHaveText('Mất mạng')
      await sell(page, till)
      await expect(till.lines).toHaveCount(0)

      const age = page.getByText(/^Danh mục cập nhật/)
      await expect(age).toBeHidden()
      await page.clock.fastForward(4.1 * hour)

      await expect(age).toContainText('4 giờ')
      await sell(page, till)
      await expect(till.lines).toHaveCount(0)

      await page.clock.fastForward(20 * hour)
      await expect(age).toContainText('24 giờ')
      await sell(page, till)
      await expect(till.problem).toContainText('Danh mục ở máy đã cũ hơn 24 giờ')
      await page.getByRole('button', { name: 'Đã biết' }).press('Enter')
      await page.keyboard.press('F9')
      await expect(till.lines).toHaveCount(0)
      // Once a shift is enough.
      await sell(page, till)
      await expect(till.lines).toHaveCount(0)

      await page.clock.fastForward(48 * hour)
      await sell(page, till)
      await expect(till.problem).toContainText('72 giờ')
      await expect(till.lines).toHaveCount(1)

      await context.setOffline(false)
      await page.clock.runFor(70_000)
      await expect(till.saved).toHaveText('Đã lưu')
      await page.keyboard.press('F9')
      await expect(till.lines).toHaveCount(0)
      await expect.poll(() => countBills(store)).toBe(5)
    },
  )
})

trial(
  'a tab that the browser froze with a queue: another tab takes over, and each sale arrives once',
  async ({ page, context, store }) => {
    const till = await openTill(page)
    await context.setOffline(true)
    for (let sold = 0; sold < 3; sold += 1) {
      await sell(page, till)
      await expect(till.lines).toHaveCount(0)
    }
    await expect(till.saved).toHaveText('3 hóa đơn chờ gửi')
    // The batch is on its way, and its answer never comes while the tab is frozen.
    let went = 0
    await page.route(/\/mp\/api\/bill\/batch/, async route => {
      went += 1
      await route.fetch()
      await freeze(page, true)
    })
    await context.setOffline(false)
    await expect.poll(() => went).toBe(1)
    await expect.poll(() => countBills(store)).toBe(3)

    const second = await context.newPage()
    await second.goto('/sales')
    await second.getByRole('button', { name: 'Bán ở thẻ này' }).press('Enter')
    const there = tillOn(second)
    await expect(there.saved).toHaveText('Đã lưu')
    await sell(second, there)
    await expect(there.lines).toHaveCount(0)
    await freeze(page, false)
    await expect(page.getByText('Quầy đang mở ở thẻ khác')).toBeVisible()
    expect(await countBills(store)).toBe(4)
    expect(await countWaiting(second, store)).toBe(0)
  },
)

trial(
  'localStorage without room: sales are kept, come back after a reload and arrive once',
  async ({ page, context, store }) => {
    const till = await openTill(page)
    await page.evaluate(() => {
      // As another page of the same address would leave it: not a letter more goes in.
      for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
        try {
          for (let part = 0; ; part += 1) localStorage.setItem(`full.${size}.${part}`, 'x'.repeat(size))
        } catch {
          // Full for this size.
        }
    })
    await context.setOffline(true)
    for (let sold = 0; sold < 2; sold += 1) {
      await sell(page, till)
      await expect(till.lines).toHaveCount(0)
    }
    await expect(till.saved).toHaveText('2 hóa đơn chờ gửi')
    await context.setOffline(false)
    await expect(till.saved).toHaveText('Đã lưu')
    await scan(page, strip)
    await expect(till.lines).toHaveCount(1)
    await page.reload()
    await expect(till.lines).toHaveCount(1)
    await page.keyboard.press('F9')
    await expect(till.lines).toHaveCount(0)
    await expect.poll(() => countBills(store)).toBe(3)
  },
)

trial(
  'a disk that is really full: nothing is sold without the line, and the same cart is sold when there is room',
  async ({ store, launchOptions, baseURL }) => {
    const disk = await smallDisk()
    test.skip(disk === null, 'only who may mount a small disk can fill one')
    const browser = await ownBrowser({ launch: launchOptions, baseURL: baseURL!, person: store, folder: disk!.folder })
    try {
      const page = await browser.start()
      const till = await openTill(page)
      await page.context().setOffline(true)
      await expect(till.saved).toHaveText('Mất mạng')
      await sell(page, till)
      await expect(till.lines).toHaveCount(0)

      await disk!.fill()
      await sell(page, till)
      await expect(till.problem).toContainText('Ổ đĩa đầy: chưa bán được')
      await expect(till.lines).toHaveCount(1)
      await disk!.free()
      await page.keyboard.press('F9')
      await expect(till.lines).toHaveCount(0)
      await page.context().setOffline(false)
      await expect(till.saved).toHaveText('Đã lưu')
      expect(await countBills(store)).toBe(2)
    } finally {
      await browser.remove()
      await disk!.remove()
    }
  },
)

trial(
  'the account of the seller is ended while sales wait: they stay in the browser, and go when the person is active again',
  async ({ browser, baseURL, store, colleague }) => {
    const context = await browser.newContext({ baseURL: baseURL!, storageState: signedInAs(baseURL!, colleague) })
    const page = await context.newPage()
    const till = await openTill(page)
    await context.setOffline(true)
    await sell(page, till)
    await expect(till.lines).toHaveCount(0)
    await expect(till.saved).toHaveText('1 hóa đơn chờ gửi')

    const [person] = (await store.call('GET', `employee?keyword=${colleague.username}`)).data.items
    const ended = await store.call('POST', `employee/${person.id}/deactivate`, { version: person.version })
    expect(ended.status).toBe(200)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/auth\/sign-in/)
    expect(await countBills(store)).toBe(0)
    expect(await countWaiting(page, store)).toBe(1)

    await store.call('POST', `employee/${person.id}/activate`, { version: ended.data.version })
    await page.getByLabel('Số điện thoại hoặc tên đăng nhập').fill(colleague.username)
    await page.getByLabel('Mật khẩu', { exact: true }).fill(colleague.password)
    await page.keyboard.press('Enter')
    await expect.poll(() => countBills(store)).toBe(1)
    await expect.poll(() => countWaiting(page, store)).toBe(0)
    await context.close()
  },
)

interface SmallDisk {
  folder: string
  fill(): Promise<void>
  free(): Promise<void>
  remove(): Promise<void>
}

/** A disk of its own in memory; null where this process may not mount one. */
async function smallDisk(): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quay-disk-'))
  const run = promisify(execFile)
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true })
    return null
  }
  const filling = path.join(folder, 'filling')
  return {
    folder,
    async fill() {
      const block = Buffer.alloc(4096)
      const file = await open(filling, 'a')
      try {
        for (;;) await file.write(block)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        await file.close()
      }
    },
    free: () => rm(filling),
    async remove() {
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}

/** What the browser does to a tab in the background. */
async function freeze(page: Page, isFrozen: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' })
}

async function sell(page: Page, till: Till): Promise<void> {
  await scan(page, strip)
  await expect(till.lines).toHaveCount(1)
  await page.keyboard.press('F9')
}

async function countBills(store: TestStore): Promise<number> {
  return (await store.call('GET', 'bill')).data.items.length
}

/** The sales that lie unsent in this browser. */
async function countWaiting(page: Page, store: TestStore): Promise<number> {
  return page.evaluate(
    name =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('sale').objectStore('sale').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
    `quay.v2.${store.id}.outbox`,
  )
}
