import type { Page } from '@playwright/test'

/** Above what the till takes for a scanner (30 ms from key to key). */
const millisecondsPerKey = 35

/** Types into whatever has the focus, slowly enough to be a person. Barcodes go through `scan`. */
export async function typeLikeAPerson(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: millisecondsPerKey })
}
