import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { scan } from '../../e2e/scan.ts'
import { findBrowser } from '../../scripts/browser.mjs'
import { growCatalogue } from '../growth.ts'
import { openShop, type Shop } from '../shop.ts'
import type { ShopServer } from '../shop-server.ts'
import { percentile, round } from '../statistics.ts'

const linesInCart = 100
const throttling = 4
/** So many throttled, and as many as the machine is. */
const scans = 12

interface KeyFigures {
  keys: number
  /** Milliseconds of main-thread work that one key caused, until the thread was idle again. */
  p50: number
  p95: number
  max: number
  /** Tasks of the main thread over 50 ms. */
  longTasks: number
}

/**
 * Work of the main thread for each key on the sale screen, on a processor throttled four times, with 50,000 products in
 * the local index and 100 lines in the cart: typing in the find box, moving through the lines, changing quantities.
 */
export async function measureKeys(server: ShopServer, { products = 50_000 } = {}) {
  const shop = await openShop(server, linesInCart)
  await growCatalogue(server.owner, shop, products - linesInCart)
  const codes = await giveBarcodes(server, shop)
  const browser = await chromium.launch({ executablePath: findBrowser()?.path ?? '', args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
    const find = await openTill(page, server, shop, products)
    const session = await page.context().newCDPSession(page)
    // Time of the thread itself, not of the clock: what else the machine does is not the till's.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })
    await page.evaluate(watchLongTasks)
    await find.focus()
    const typing = [...'paracetamol minh 500', ...'vitamin c an binh'].flatMap(letter =>
      letter === 'v' ? [...Array<string>(20).fill('Backspace'), letter] : [letter],
    )
    const floor = await floorOf(browser, typing)
    return {
      products,
      lines: linesInCart,
      throttling,
      floor,
      typing: await workOf(page, session, typing),
      suggestionsMs: await suggestionTimes(page, find),
      scanMs: await scanTimes(page, codes.slice(0, scans)),
      scanUnthrottledMs: await unthrottled(session, () => scanTimes(page, codes.slice(scans))),
      moving: await workOf(
        page,
        session,
        [...Array<string>(15).fill('ArrowUp'), ...Array<string>(15).fill('ArrowDown')],
        clear,
      ),
      quantity: await workOf(page, session, [...Array<string>(15).fill('+'), ...Array<string>(15).fill('-')]),
    }
  } finally {
    await browser.close()
  }
  async function clear(page: Page) {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
}

async function unthrottled<Figures>(session: CDPSession, measure: () => Promise<Figures>): Promise<Figures> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const figures = await measure()
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  return figures
}

/** Barcodes for some of the grown goods, which do not stand in the cart. */
async function giveBarcodes({ owner }: ShopServer, { storeId }: Shop): Promise<string[]> {
  const { rows } = await owner.query<{ barcode: string }>(
    `insert into product_barcode (store_id, id, product_id, unit_id, position, barcode)
     select $1, uuidv7(), u.product_id, u.id, 0, '893' || lpad((row_number() over (order by u.id))::text, 10, '0')
     from product_unit u join product p on p.store_id = $1 and p.id = u.product_id
     where u.store_id = $1 and p.code ~ '^SP\\d+$' order by u.id desc limit ${2 * scans} returning barcode`,
    [storeId],
  )
  return rows.map(({ barcode }) => barcode)
}

/** From the last key of a scanner to the line on the screen, in milliseconds of the clock. */
async function scanTimes(page: Page, codes: readonly string[]) {
  const times: number[] = []
  for (const code of codes) {
    await page.waitForTimeout(400)
    // Keys overtake a question to the page: the watch stands before the first of them.
    await page.evaluate(watchForLine)
    await scan(page, code)
    times.push(await page.evaluate(lineShown))
  }
  return { scans: times.length, p50: round(percentile(times, 0.5)), max: round(Math.max(...times)) }
}

/** The same letters typed into a page that holds one input and nothing else: what the browser and the machine take. */
async function floorOf(browser: Browser, keys: string[]): Promise<KeyFigures> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.setContent('<input autofocus>')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  await page.evaluate(watchLongTasks)
  const figures = await workOf(page, session, keys)
  await page.close()
  return figures
}

type Find = ReturnType<Page['getByRole']>

/** Opens the till with a full cart, as it would stand after a crash: drafts in the browser's store, goods in its index. */
async function openTill(page: Page, server: ShopServer, shop: Shop, products: number): Promise<Find> {
  await page.addInitScript(
    ([token, key, drafts]) => {
      localStorage.setItem('accessToken', token)
      if (!localStorage.getItem(key)) localStorage.setItem(key, drafts)
    },
    [shop.token, `quay.v1.${shop.employeeId}.${shop.branchId}.orders`, storedDrafts(shop)] as const,
  )
  await page.goto(`${server.origin}/sales`)
  const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' })
  await find.waitFor()
  // The whole catalogue is in the index when the last product can be found.
  for (;;) {
    await find.fill(`SP${products - linesInCart}`)
    if (
      await page
        .getByRole('option')
        .first()
        .waitFor({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        )
    )
      break
  }
  await find.fill('')
  await page.waitForTimeout(2_000)
  return find
}

function storedDrafts(shop: Shop): string {
  const lines = shop.products.map((product, i) => ({
    id: `line-${i}`,
    productId: product.id,
    productName: `Thuốc đo ${i}`,
    unit: { id: product.unitId, name: 'Viên', ratio: 1 },
    quantity: 2,
    price: null,
    discount: null,
    lots: null,
    note: '',
  }))
  const payment = { mode: 'CASH', tendered: null, accountId: null, parts: [] }
  const cart = { lines, customer: null, discount: null, payment, note: '' }
  return JSON.stringify({ version: 1, drafts: [{ id: shop.branchId, number: 1, cart }] })
}

/** Presses keys one by one and reads what each cost from the browser's own accounting. */
async function workOf(
  page: Page,
  session: CDPSession,
  keys: string[],
  before?: (page: Page) => Promise<void>,
): Promise<KeyFigures> {
  await before?.(page)
  await page.waitForTimeout(400)
  await page.evaluate(forgetLongTasks)
  const costs: number[] = []
  for (const key of keys) {
    const start = await taskMs(session)
    await page.keyboard.press(key)
    await page.waitForTimeout(180)
    costs.push((await taskMs(session)) - start)
  }
  const idle = await idleCost(page, session)
  const work = costs.map(cost => Math.max(0, cost - idle))
  return {
    keys: work.length,
    p50: round(percentile(work, 0.5)),
    p95: round(percentile(work, 0.95)),
    max: round(Math.max(...work)),
    longTasks: await page.evaluate(countLongTasks),
  }
}

/** What the same pause costs when no key is pressed (timers, our own questions). */
async function idleCost(page: Page, session: CDPSession): Promise<number> {
  const costs: number[] = []
  for (let i = 0; i < 8; i++) {
    const start = await taskMs(session)
    await page.waitForTimeout(180)
    costs.push((await taskMs(session)) - start)
  }
  return percentile(costs, 0.5)
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(metric => metric.name === 'TaskDuration')?.value ?? 0) * 1000
}

/** From the key to the list on the screen, in milliseconds; includes the worker, which is throttled too. */
async function suggestionTimes(page: Page, find: Find) {
  const times: number[] = []
  for (const word of ['pa', 'cefixim', 'siro ho', 'men', 'gel 500', 'lor', 'vita', 'ib']) {
    await find.fill('')
    await page.waitForTimeout(300)
    times.push(
      await page.evaluate(async text => {
        const box = document.querySelector<HTMLInputElement>('[role=combobox]')!
        const shown = new Promise<number>(resolve => {
          const watcher = new MutationObserver(() => {
            if (document.querySelector('[role=option]')) {
              watcher.disconnect()
              resolve(performance.now())
            }
          })
          watcher.observe(document.body, { childList: true, subtree: true })
        })
        const began = performance.now()
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text)
        box.dispatchEvent(new Event('input', { bubbles: true }))
        return (await shown) - began
      }, word),
    )
  }
  await find.fill('')
  return { p50: round(percentile(times, 0.5)), max: round(Math.max(...times)) }
}

// These run in the page.
function watchForLine() {
  // As the foot of the cart says it: of a long cart only the rows in sight are drawn.
  const count = () => /(\d+) dòng/.exec(document.querySelector('main')?.textContent ?? '')?.[1]
  const before = count()
  const shown = new Promise<number>(resolve => {
    let began = Number.NaN
    const hear = () => {
      began = performance.now()
    }
    addEventListener('keydown', hear, { capture: true })
    const watcher = new MutationObserver(() => {
      if (Number.isNaN(began) || count() === before) return
      watcher.disconnect()
      removeEventListener('keydown', hear, { capture: true })
      resolve(performance.now() - began)
    })
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  Object.assign(globalThis, { lineShown: shown })
}
function lineShown(): Promise<number> {
  return (globalThis as unknown as { lineShown: Promise<number> }).lineShown
}
function watchLongTasks() {
  const page = globalThis as unknown as { longTasks: number }
  page.longTasks = 0
  new PerformanceObserver(list => {
    page.longTasks += list.getEntries().length
  }).observe({ entryTypes: ['longtask'] })
}
function forgetLongTasks() {
  ;(globalThis as unknown as { longTasks: number }).longTasks = 0
}
function countLongTasks() {
  return (globalThis as unknown as { longTasks: number }).longTasks
}
