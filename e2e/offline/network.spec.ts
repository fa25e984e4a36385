import { createHash, X509Certificate } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { makeTrust } from '../../server/src/trust/open-trust.ts'
import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts'
import { expect, signedInAs, test } from '../fixtures.ts'
import { type OwnDatabase, ownDatabase } from '../own-database.ts'
import { watchPapers } from '../print/watch-papers.ts'
import { registerStore } from '../register-store.ts'
import { scan } from '../scan.ts'
import { openTill } from '../till.ts'

/** Stands for the address of the shop's PC in its network: a test speaks to no other machine. */
const host = '127.0.0.2'

let directory: string
let own: OwnDatabase | undefined
let server: ServerProcess
let second: Browser
test.beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'quay-e2e-network-'))
  await chmod(directory, 0o755)
  own = await ownDatabase()
  await makeTrust(directory, { names: [], addresses: [host] }, [], new Date())
  server = await startServerProcess({
    DATA_DIR: directory,
    TLS_HOST: host,
    TLS_PORT: '0',
    ...(own ? { DATABASE_URL: own.url } : {}),
  })
  // That the authority is trusted, and by whom, is tested with TLS itself; here a browser takes this one key.
  const { publicKey } = new X509Certificate(await readFile(path.join(directory, 'trust', 'server.crt')))
  const key = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
  const { launchOptions } = test.info().project.use
  second = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--ignore-certificate-errors-spki-list=${key.digest('base64')}`],
  })
})
test.afterAll(async () => {
  await second?.close()
  await server?.stop()
  await own?.drop()
  await rm(directory, { recursive: true, force: true })
})

test('a second device of the shop sells by TLS, also while its line is cut', async () => {
  const store = await registerStore(server.baseUrl)
  const address = await server.networkUrl()
  const context = await second.newContext({
    baseURL: address,
    storageState: signedInAs(address, store),
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    serviceWorkers: 'allow',
    viewport: { width: 1366, height: 768 },
  })
  const papers = await watchPapers(context)
  const page = await context.newPage()
  await page.clock.install()
  const till = await openTill(page)
  const isSecure = await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'usb' in navigator])
  expect(isSecure).toEqual([true, true, true])

  // What the till prints with comes when the screen rests; until then a line that is cut leaves it without paper.
  const printing = page.waitForResponse(answer => answer.url().includes('till-later'))
  await page.clock.fastForward('01:00')
  await printing
  await page.waitForLoadState('networkidle')
  // The browser keeps the client for a start without the server, and may install it.
  const builds = () => page.evaluate(() => caches.keys())
  await expect.poll(builds).toEqual([expect.stringMatching(/^quay-client-[0-9a-f]{12}$/)])
  const devtools = await context.newCDPSession(page)
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  await context.setOffline(true)
  await scan(page, '8930000000028')
  await expect(till.lines).toHaveCount(1)
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  await expect.poll(() => papers[0]).toContain('OFF-')
  await context.setOffline(false)
  await expect(till.saved).toHaveText('Đã lưu')
  const { data } = await store.call('GET', `bill?branchId=${store.branchId}`)
  expect(data.items.map((bill: { payable: number }) => bill.payable)).toEqual([17_000])
  await context.close()
})
