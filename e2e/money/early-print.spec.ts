import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Holds back the answers to reading of an address until they are let go. */
async function holdAnswers(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = { asked: 0, letGo: resolve }
  await page.route(address, async route => {
    if (route.request().method() !== 'GET') return route.continue()
    held.asked += 1
    await promise
    await route.continue()
  })
  return held
}

/** A sale, so that there is something to print. */
test.beforeEach(async ({ store }) => {
  const gloves = store.products['Găng tay y tế']
  const line = { productId: gloves.id, unitId: gloves.units[0].id, quantity: 1 }
  await store.call('POST', 'bill', { items: [line], payments: [{ method: 'CASH', amount: gloves.units[0].price }] })
})

test('the key for the paper, pressed before the figures are there, prints them when they come', async ({
  page,
  store,
  papers,
}) => {
  const limits = { condition: 'fridge', minTemperature: 20, maxTemperature: 80, maxHumidity: null }
  const { data: fridge } = await store.call('POST', 'storage-place', { name: 'Tủ lạnh', ...limits })

  for (const [address, reading, said] of [
    ['/cashbooks/flow', /\/api\/cashbook\/flow\?/, /Dòng tiền.*Bán hàng/],
    ['/cashbooks/result', /\/api\/business-result\/voucher\?/, /Kỳ: 01\//],
    // Rows first, and then the sums that stand below them on the paper.
    ['/partners/customer-debt', /\/api\/debt-report\/customer\/total\?/, /Tổng/],
    ['/reports/sale-report', /\/api\/report\/sale\?/, /3\.000/],
    ['/cashbooks/shift/day', /\/api\/shift\/day\?/, /BÁO CÁO CUỐI NGÀY/],
    ['/cashbooks/tax-book?book=S2A', /\/api\/tax-book\?/, /3\.000/],
    ['/products/gpp-book/CONTROLLED', /\/api\/gpp-book\/table\?/, /Mẫu|SỔ/],
    [`/products/storage-conditions/${fridge.id}`, /\/api\/storage-reading\/sheet\?/, /SỔ THEO DÕI/],
  ] as const) {
    const held = await holdAnswers(page, reading)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect.poll(() => held.asked, address).toBeGreaterThan(0)
    const before = papers.length
    await page.keyboard.press('Control+p')
    held.letGo()
    await expect.poll(() => papers.slice(before), address).toHaveLength(1)
    expect(papers.at(-1), address).toMatch(said)
    await page.unroute(reading)
  }
})

test('the paper is of the filter that the person chose last, and not of the figures before it', async ({
  page,
  papers,
}) => {
  await page.goto('/cashbooks/flow')
  await expect(page.getByRole('row', { name: /Bán hàng/ })).toBeVisible()
  const held = await holdAnswers(page, /\/cashbook\/flow\?.*kind=BANK/)
  await page.getByLabel('Loại quỹ').click()
  await page.getByRole('option', { name: 'Ngân hàng' }).click()
  await expect.poll(() => held.asked).toBe(1)
  await page.keyboard.press('Control+p')
  await expect(page.getByRole('button', { name: /^In/ })).toHaveAttribute('aria-busy', 'true')
  held.letGo()
  await expect.poll(() => papers).toHaveLength(1)
  expect(papers[0]).toContain('Loại quỹ: Ngân hàng')
  expect(papers[0]).not.toContain('Bán hàng')
})
