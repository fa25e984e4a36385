import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { openShop } from '../shop.ts'
import type { ShopServer } from '../shop-server.ts'
import { type Sent, startCountingProxy } from './counting-proxy.ts'

const scriptOrStyle = /(javascript|css)$/
/** Nothing of script or style for so long: the screen stands still. What watches over returns comes ten seconds after the start. */
const quietMs = 5_000

/**
 * What a browser without a cache fetches until the sale screen stands still: bodies of all scripts and styles, those of
 * workers too, as sent (brotli). And, not part of the limit, what follows when the first goods lie in the cart: the
 * printer, the windows, the transfer code.
 */
export async function measureFirstLoad(server: ShopServer) {
  const shop = await openShop(server, 5)
  const proxy = await startCountingProxy(server.origin)
  const browser = await chromium.launch({ executablePath: findBrowser()?.path ?? '', args: ['--no-sandbox'] })
  try {
    // The worker fetches the whole build once the screen rests: the till does not wait for it.
    const page = await browser.newPage({ serviceWorkers: 'block' })
    await page.addInitScript(token => localStorage.setItem('accessToken', token), shop.token)
    await page.goto(`${proxy.origin}/sales`)
    const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' })
    await find.waitFor()
    await standsStill(page, proxy.sent)
    const first = code(proxy.sent)
    await find.fill('Thuốc đo số 1')
    await page.getByRole('option').first().waitFor()
    await find.press('Enter')
    await standsStill(page, proxy.sent)
    const later = code(proxy.sent).slice(first.length)
    return { limit: 220, ...summary(first), afterFirstLine: summary(later) }
  } finally {
    await browser.close()
    proxy.stop()
  }
}

function code(sent: readonly Sent[]): Sent[] {
  return sent.filter(({ type }) => scriptOrStyle.test(type))
}

async function standsStill(page: Page, sent: readonly Sent[]) {
  const since = Date.now()
  const last = () => Math.max(since, ...code(sent).map(({ at }) => at))
  while (Date.now() - last() < quietMs) await page.waitForTimeout(200)
}

function summary(sent: readonly Sent[]) {
  return {
    kibibytes: kibibytes(sent.reduce((sum, one) => sum + one.bytes, 0)),
    requests: sent.length,
    files: sent.toSorted((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `${path} ${kibibytes(bytes)} KiB`),
  }
}

function kibibytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10
}
