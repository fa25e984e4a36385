import type { Page } from '@playwright/test'

const millisecondsPerKey = 6

/**
 * Holds a barcode under the scanner: a burst of keys and Enter, into whatever has the focus. The keys carry the times
 * at which the scanner pressed them, so that a busy machine cannot turn a scanner into a person.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const began = Date.now()
  const keys = [...[...code].map(keyOf), { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }]
  await Promise.all(
    keys.flatMap((key, place) => {
      const timestamp = (began + place * millisecondsPerKey) / 1000
      return [
        session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: '', timestamp: timestamp + 0.002 }),
      ]
    }),
  )
  await session.detach()
}

/** Digits only: what the codes of the goods on the shelves are made of. */
function keyOf(digit: string) {
  return { key: digit, code: `Digit${digit}`, text: digit, windowsVirtualKeyCode: digit.charCodeAt(0) }
}
