import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'
import { useQuickTemp } from './scripts/quick-temp.mjs'

useQuickTemp()

const browser = findBrowser()?.path
/** A whole browser gives each window an address bar, and the page of its suggestions costs as much as opening ours. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']
/** What Playwright turns off. A second list takes the place of the first, so it stands here again. */
const turnedOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]
const args = [
  `--disable-features=${[...turnedOff, ...unseen].join(',')}`,
  // Without a graphics card a process of its own for drawing, and one that imitates a card, cost a tenth of the time each.
  '--in-process-gpu',
  '--disable-gpu',
  '--disable-software-rasterizer',
  // A browser refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Journeys in a real browser. Each worker starts a server of its own (e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // A journey waits for its server half of the time: four keep two cores at work.
  workers: 4,
  fullyParallel: true,
  // On a shared machine a journey may lose its turn; a second failure is the program's. The report names those that needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // It answers for the network, which journeys cut and bend; the one about it lets it in.
    serviceWorkers: 'block',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1366, height: 768 },
    // Frames of what slides and fades cost a fifteenth of the processor's time.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a quarter of the time; `--trace retain-on-failure` makes one.
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(browser ? { executablePath: browser } : {}) },
  },
})
