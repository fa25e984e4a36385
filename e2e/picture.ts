import type { Page } from '@playwright/test'

/**
 * Keeps a picture of the page as `test-results/{name}.png` where somebody wants to look (`QUAY_PICTURES=1`); otherwise does nothing, because
 * no test reads it and drawing one takes a quarter of a second.
 */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (process.env.QUAY_PICTURES) await page.screenshot({ path: `test-results/${name}.png`, fullPage })
}
