import type { Page } from '@playwright/test'

/**
 * Writes a picture of the page to `test-results/{name}.png` when `QUAY_PICTURES=1` is set. No test reads these pictures, and each costs a
 * journey a quarter of a second, so other runs write none.
 */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (process.env.QUAY_PICTURES) await page.screenshot({ path: `test-results/${name}.png`, fullPage })
}
