import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { signIn, type Tokens } from './sign-in.ts'

export interface OwnBrowser {
  /** Starts the browser on its profile; the tokens are there as if the person had just signed in. */
  start(): Promise<Page>
  /** `kill -9` of the browser's main process; kept when it is gone. */
  kill(): Promise<void>
  remove(): Promise<void>
}

type OwnBrowserOptions = { launch: LaunchOptions; baseURL: string; person: Tokens; folder?: string }

/** A browser with a profile of its own on the disk, which outlives its end; in a folder, where that matters. */
export async function ownBrowser({
  launch,
  baseURL,
  person,
  folder = tmpdir(),
}: OwnBrowserOptions): Promise<OwnBrowser> {
  const profile = await mkdtemp(path.join(folder, 'quay-profile-'))
  let context: BrowserContext | null = null
  let processId = 0
  return {
    start: async () => {
      context = await chromium.launchPersistentContext(profile, {
        ...launch,
        baseURL,
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
        viewport: { width: 1366, height: 768 },
        serviceWorkers: 'block',
      })
      const devtools = await context.browser()!.newBrowserCDPSession()
      const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
      processId = processInfo.find(({ type }) => type === 'browser')!.id
      await signIn(context, baseURL, person)
      await context.addInitScript(() => {
        window.print = () => {}
      })
      return context.pages()[0] ?? context.newPage()
    },
    kill: async () => {
      const ended = new Promise(resolve => context!.once('close', resolve))
      process.kill(processId, 'SIGKILL')
      await ended
    },
    remove: async () => {
      await context?.close().catch(() => {})
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
