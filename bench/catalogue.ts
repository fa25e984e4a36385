import * as http from 'node:http'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { startCountingProxy } from './browser/counting-proxy.ts'
import { cpuOfTree } from './cpu.ts'
import { growCatalogue } from './growth.ts'
import { openShop, type Shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { median, round } from './statistics.ts'

const withLots = 200

interface Answer {
  ms: number
  /** Of the body as it came. */
  bytes: number
  body: Buffer
}

/**
 * What the goods of a branch cost: whole by pages, what changed, the digest and one bucket, at the server and on the wire; then in a
 * browser the first opening, a later one, and a cold start while no server answers.
 */
export async function measureCatalogue(server: ShopServer, { products = 50_000 } = {}) {
  const shop = await openShop(server, withLots)
  await growCatalogue(server.owner, shop, products - withLots)
  await server.owner.query('vacuum analyze')
  return { products, calls: await measureCalls(server, shop), browser: await measureBrowser(server, shop, products) }
}

async function measureCalls(server: ShopServer, shop: Shop) {
  const since = new Date(Date.now() + 3_600_000).toISOString()
  await ask(server, shop, 'till/catalogue?limit=1000', 'identity')
  const plain = await pages(server, shop, 'identity')
  const packed = await pages(server, shop, 'br')
  const changes = await several(20, () => ask(server, shop, `till/catalogue?since=${since}`, 'br'))
  const digest = await several(20, () => ask(server, shop, `till/catalogue/digest?since=${since}`, 'br'))
  const bucket = await several(5, () => ask(server, shop, 'till/catalogue?bucket=a&limit=1000', 'br'))
  return { plain, packed, changes, digest, firstPageOfBucket: bucket }
}

/** All pages: time and processor time of each, of server and database together, and all bytes. */
async function pages(server: ShopServer, shop: Shop, encoding: string) {
  const times: number[] = []
  let bytes = 0
  let cursor: string | null = null
  const before = cpuOfTree(server.serverPid, server.databasePid)
  do {
    const path: string = `till/catalogue?limit=1000${cursor ? `&cursor=${cursor}` : ''}`
    const answer = await ask(server, shop, path, encoding)
    times.push(answer.ms)
    bytes += answer.bytes
    // Only the plain answer is read: what a browser does with the other one is not the server's time.
    cursor =
      encoding === 'identity' ? JSON.parse(answer.body.toString()).data.nextCursor : await nextOf(server, shop, path)
  } while (cursor)
  const asked = encoding === 'identity' ? times.length : times.length * 2
  const cpu = cpuOfTree(server.serverPid, server.databasePid) - before
  return { pages: times.length, msEach: round(median(times)), serverCpuMsEach: round(cpu / asked), bytes }
}

const nextOf = async (server: ShopServer, shop: Shop, path: string): Promise<string | null> =>
  JSON.parse((await ask(server, shop, path, 'identity')).body.toString()).data.nextCursor

async function several(times: number, one: () => Promise<Answer>) {
  const answers: Answer[] = []
  for (let i = 0; i < times; i++) answers.push(await one())
  return { ms: round(median(answers.map(({ ms }) => ms))), bytes: answers[0]!.bytes }
}

function ask(server: ShopServer, shop: Shop, path: string, encoding: string): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${shop.token}`, 'accept-encoding': encoding }
    const call = http.get(`${server.origin}/mp/api/${path}`, { headers }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () => {
        const body = Buffer.concat(chunks)
        if (answer.statusCode === 200) resolve({ ms: performance.now() - began, bytes: body.length, body })
        else reject(new Error(`${path}: ${answer.statusCode} ${body}`))
      })
    })
    call.on('error', reject)
  })
}

async function measureBrowser(server: ShopServer, shop: Shop, products: number) {
  const proxy = await startCountingProxy(server.origin)
  const browser = await chromium.launch({ executablePath: findBrowser()?.path ?? '', args: ['--no-sandbox'] })
  const context = await browser.newContext()
  await context.addInitScript(token => localStorage.setItem('accessToken', token), shop.token)
  const last = `SP${products - withLots}`
  try {
    const first = await opening(context, proxy.origin, last)
    await first.page.waitForFunction(keepsBuild, undefined, { timeout: 120_000 })
    const goods = proxy.sent.filter(({ path }) => path.startsWith('/mp/api/till/catalogue'))
    await first.page.close()
    const later = await opening(context, proxy.origin, last)
    await later.page.close()
    proxy.stop()
    const cold = await opening(context, proxy.origin, last)
    return {
      first: { ...first.figures, goodsBytes: goods.reduce((sum, { bytes }) => sum + bytes, 0) },
      later: later.figures,
      coldWithoutServer: cold.figures,
    }
  } finally {
    await browser.close()
    proxy.stop()
  }
}

/** Opens the till: milliseconds until it stands and takes keys, and until the last product is found. */
async function opening(context: BrowserContext, origin: string, last: string) {
  const page = await context.newPage()
  const began = performance.now()
  await page.goto(`${origin}/sales`)
  const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' })
  await find.waitFor()
  const standsMs = round(performance.now() - began)
  while (!(await finds(page, last)));
  return { page, figures: { standsMs, foundMs: round(performance.now() - began) } }
}

async function finds(page: Page, code: string): Promise<boolean> {
  const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' })
  await find.fill('')
  await find.fill(code)
  const option = page.getByRole('option').first()
  return option.waitFor({ timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}

/** Runs in the page: whether the worker keeps the page's build. */
async function keepsBuild(): Promise<boolean> {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  return (await caches.has(`quay-client-${build}`)) && navigator.serviceWorker.controller !== null
}
