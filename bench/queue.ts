import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { ask, openShop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { median, percentile, round } from './statistics.ts'

/** A main thread that stands so long at a time is felt by who types. */
const longTask = 50

/**
 * A till's browser that kept so many sales while its line was cut, and sends them: how long it takes, what it costs the page's main thread,
 * and how long a live sale takes beside it. Wall times are worth something on a machine that does nothing else.
 */
export async function measureQueue(server: ShopServer, { count = 2_000 } = {}) {
  const shop = await openShop(server, 20)
  const browser = await chromium.launch({ executablePath: findBrowser()?.path ?? '', args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.addInitScript(token => localStorage.setItem('accessToken', token), shop.token)
    await page.goto('/sales')
    const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' })
    await find.fill('Thuốc đo số 1')
    await page.getByRole('option').first().waitFor()
    await context.setOffline(true)
    await find.press('Enter')
    await page.getByRole('button', { name: /^1 hóa đơn chờ gửi$|^Mất mạng$/ }).waitFor()
    await page.keyboard.press('F9')
    await page.getByRole('button', { name: /^1 hóa đơn chờ gửi$/ }).waitFor()
    await page.evaluate(multiply, { storeId: shop.storeId, count })
    await page.reload().catch(() => {})
    await context.setOffline(false)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    const busy = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000
    }
    await page.goto('/sales')
    await find.waitFor()
    const before = await busy()
    const began = Date.now()
    await page.evaluate(watchLongTasks, longTask)
    const beside: number[] = []
    const body = () => {
      const { id: productId, unitId, price } = shop.products[1]!
      const items = [{ productId, unitId, quantity: 1 }]
      return { items, payments: [{ method: 'CASH', amount: price }], expectedPayable: price }
    }
    let left = count
    while (left > 0) {
      const asked = performance.now()
      await ask(server, 'POST', 'bill', body(), shop.token)
      beside.push(performance.now() - asked)
      await page.waitForTimeout(250)
      // Asked seldom: it costs the page's main thread too.
      if (beside.length % 8 === 0) left = await page.evaluate(countLeft, shop.storeId)
    }
    const seconds = (Date.now() - began) / 1_000
    const mainThread = (await busy()) - before
    const stored = await ask<{ totalItem: number }>(server, 'GET', 'bill?limit=1', undefined, shop.token)
    return {
      sales: count,
      seconds: round(seconds),
      mainThreadMs: round(mainThread),
      limitOfMainThreadMs: 5_000,
      longTasks: await longTasks(page),
      liveSaleBeside: { count: beside.length, p50: round(median(beside)), p95: round(percentile(beside, 0.95)) },
      bills: stored.totalItem - beside.length,
    }
  } finally {
    await browser.close()
  }
}

/** Runs in the page: makes many of the one sale that waits, each with its own id and number. */
async function multiply({ storeId, count }: { storeId: string; count: number }): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(`quay.v2.${storeId}.outbox`)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const transaction = db.transaction(['sale', 'counter'], 'readwrite')
  const sales = transaction.objectStore('sale')
  const counters = transaction.objectStore('counter')
  const got = <T>(request: IDBRequest<T>) =>
    new Promise<T>(resolve => (request.onsuccess = () => resolve(request.result)))
  const [entry] = await got(sales.getAll() as IDBRequest<Record<string, never>[]>)
  const { series } = await got(counters.get('sale') as IDBRequest<{ series: string }>)
  const { body, offline } = entry as unknown as { body: object; offline: object & { slug: string } }
  for (let sequence = 2; sequence <= count; sequence += 1) {
    const tail = sequence.toString(16).padStart(12, '0')
    const id = `01990000-0000-7000-8000-${tail}`
    const numbered = {
      ...offline,
      series,
      sequence,
      slug: `${offline.slug.slice(0, 10)}${tail}`,
      localNumber: `OFF-B${sequence}`,
    }
    sales.put({ ...(entry as object), id, body: { ...body, id }, offline: numbered, sequence })
  }
  counters.put({ name: 'sale', series, sequence: count })
  await new Promise(resolve => (transaction.oncomplete = resolve))
  db.close()
}

/** Runs in the page: how many wait. */
async function countLeft(storeId: string): Promise<number> {
  const db = await new Promise<IDBDatabase>(resolve => {
    const opening = indexedDB.open(`quay.v2.${storeId}.outbox`)
    opening.onsuccess = () => resolve(opening.result)
  })
  const counting = db.transaction('sale').objectStore('sale').count()
  const left = await new Promise<number>(resolve => (counting.onsuccess = () => resolve(counting.result)))
  db.close()
  return left
}

/** Runs in the page. */
function watchLongTasks(longTask: number): void {
  const seen: number[] = []
  Object.assign(window, { longTasks: seen })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) if (duration >= longTask) seen.push(duration)
  }).observe({ type: 'longtask' })
}

async function longTasks(page: Page) {
  const seen = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  return { count: seen.length, longest: round(Math.max(0, ...seen)) }
}
