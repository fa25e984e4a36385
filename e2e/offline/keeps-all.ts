import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Waits until the worker keeps the whole build of the page. */
export const keepsAll = (page: Page) => expect.poll(() => page.evaluate(isKept), { timeout: 40_000 }).toBe(true)

/** Runs in the page: whether every file of its build lies in the build's own cache. */
async function isKept(): Promise<boolean> {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')!.content
  const worker = await (await fetch('/service-worker.js')).text()
  const { files } = JSON.parse(JSON.parse(/JSON\.parse\((".*?[^\\]")\)/.exec(worker)![1]!))
  if (!(await caches.has(`quay-client-${build}`))) return false
  const kept = await (await caches.open(`quay-client-${build}`)).keys()
  return navigator.serviceWorker.controller !== null && kept.length === files.length && files.length > 100
}
