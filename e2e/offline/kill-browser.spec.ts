import type { Page } from '@playwright/test'
import { halfOf, sampleOfRun } from '../../scripts/test-sample.mjs'
import { expect, test } from '../fixtures.ts'
import { ownBrowser } from '../own-browser.ts'
import type { TestStore } from '../register-store.ts'
import { scan } from '../scan.ts'
import { openTill } from '../till.ts'

const strip = '8930000000028'
const capsule = '8930000000042'

/** A run of minutes takes some, `npm run test:all` takes twenty. */
const lives = sampleOfRun().all ? 20 : 6

test(`a browser that is killed ${lives} times while somebody scans and types has every line that stood on the screen`, async ({
  store,
  launchOptions,
  baseURL,
}) => {
  const codes = await newGoods(store, lives)
  const browser = await ownBrowser({ launch: launchOptions, baseURL: baseURL!, person: store })
  try {
    for (let life = 0; life < lives; life += 1) {
      const page = await browser.start()
      const till = await openTill(page)
      await expect(till.lines).toHaveCount(life)
      if (life > 0) await expect(till.quantity(life)).toHaveValue(quantityOf(life - 1))
      await scan(page, codes[life]!)
      await shows(page, life + 1, '1')
      if (quantityOf(life) !== '1') {
        await page.keyboard.press('F2')
        await page.keyboard.press(quantityOf(life))
        await shows(page, life + 1, quantityOf(life))
      }
      // The moment in which it stands on the screen is the last one of this life.
      await browser.kill()
    }
    const page = await browser.start()
    const till = await openTill(page)
    await expect(till.lines).toHaveCount(lives)
    const quantities = till.lines.getByRole('textbox', { name: /^Số lượng dòng/ })
    const values = await quantities.evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value))
    expect(values).toEqual(codes.map((_, life) => quantityOf(life)))
  } finally {
    await browser.remove()
  }
})

test('a browser that is killed around paying has made one bill, and sells on at once', async ({
  store,
  launchOptions,
  baseURL,
}) => {
  /** Milliseconds after F9. */
  const moments = halfOf([0, 5, 15, 40, 90, 180], sampleOfRun())
  const browser = await ownBrowser({ launch: launchOptions, baseURL: baseURL!, person: store })
  try {
    for (const [life, moment] of [...moments, null].entries()) {
      const page = await browser.start()
      const till = await openTill(page)
      if (life > 0) {
        await expect(till.saved).toHaveText('Đã lưu')
        // Whether the cart came back or not, one more thing is sold, and all of it is paid.
        const before = await till.lines.count()
        await scan(page, capsule)
        await expect(till.lines).toHaveCount(before + 1)
        await page.keyboard.press('F9')
        await expect(till.lines).toHaveCount(0)
        await expect(till.saved).toHaveText('Đã lưu')
        await expect.poll(() => stockOf(store, 'panadol')).toBe(600 - life * 12)
        expect(await stockOf(store, 'amox')).toBe(300 - life)
      }
      if (moment === null) break
      await scan(page, strip)
      await expect(till.lots(1)).toBeVisible()
      await page.keyboard.press('F9')
      await new Promise(resolve => setTimeout(resolve, moment))
      await browser.kill()
    }
  } finally {
    await browser.remove()
  }
})

/** In every second life a quantity is typed. */
const quantityOf = (life: number) => (life % 2 === 0 ? '1' : String((life % 8) + 2))

/** Kept in the frame in which the cart shows so many lines, the last one with this quantity. */
async function shows(page: Page, lines: number, quantity: string): Promise<void> {
  await page.waitForFunction(
    ([count, text]) => {
      const rows = document.querySelectorAll('tr[data-line]')
      const field = rows.item(rows.length - 1)?.querySelector<HTMLInputElement>('[data-cell="quantity"] input')
      return rows.length === count && field?.value === text
    },
    [lines, quantity] as const,
    { timeout: 20_000 },
  )
}

/** Goods without stock, each with a barcode of its own. */
async function newGoods({ call }: TestStore, count: number): Promise<string[]> {
  const codes = Array.from({ length: count }, (_, at) => `89310000${String(at).padStart(5, '0')}`)
  for (const barcode of codes) {
    const units = [{ name: 'Cái', ratio: 1, price: 1_000, isBase: true, barcode }]
    const { status } = await call('POST', 'product', {
      type: 2,
      name: `Hàng ${barcode}`,
      isLotManaged: false,
      vatRate: 8,
      units,
    })
    expect(status).toBe(201)
  }
  return codes
}

/** In base units. */
async function stockOf({ call, branchId }: TestStore, keyword: string): Promise<number> {
  const { data } = await call('GET', `product?keyword=${keyword}&branchId=${branchId}`)
  return data.items[0].stock
}
