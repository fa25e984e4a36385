import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { openShop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'

interface Loaded {
  file: string
  kind: string
  /** Bytes on the wire. */
  bytes: number
}

/** What a browser without a cache fetches until the sale screen stands still: scripts and styles, as sent (brotli). */
export async function measureFirstLoad(server: ShopServer) {
  const shop = await openShop(server, 5)
  const browser = await chromium.launch({ executablePath: findBrowser()?.path ?? '', args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const loaded = await watch(page)
    await page.addInitScript(token => localStorage.setItem('accessToken', token), shop.token)
    await page.goto(`${server.origin}/sales`)
    await page.waitForLoadState('networkidle')
    const code = loaded.filter(one => one.kind === 'Script' || one.kind === 'Stylesheet' || one.file.endsWith('.js'))
    return {
      kibibytes: Math.round(code.reduce((sum, one) => sum + one.bytes, 0) / 102.4) / 10,
      limit: 220,
      files: code.map(({ file, bytes }) => `${file} ${Math.round(bytes / 102.4) / 10} KiB`),
    }
  } finally {
    await browser.close()
  }
}

/** Notes each file that the page fetches, with its size as it came. */
async function watch(page: Page): Promise<Loaded[]> {
  const loaded: Loaded[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const started = new Map<string, { file: string; kind: string }>()
  session.on('Network.responseReceived', event => {
    started.set(event.requestId, { file: new URL(event.response.url).pathname, kind: event.type })
  })
  session.on('Network.loadingFinished', event => {
    const one = started.get(event.requestId)
    if (one) loaded.push({ ...one, bytes: event.encodedDataLength })
  })
  return loaded
}
