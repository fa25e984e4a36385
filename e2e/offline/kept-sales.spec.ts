import { randomBytes } from 'node:crypto'
import { uuidV7 } from '@quay/domain/id/uuid-v7'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'

test('what a sale without the network broke is found at home, looked at on its bill, and settled with a note', async ({
  page,
  store,
}) => {
  const { data: profile } = await store.call('GET', 'auth/profile')
  const { data: goods } = await store.call('GET', 'product?keyword=panadol')
  const [product] = goods.items
  const { data: whole } = await store.call('GET', `product/${product.id}`)
  const unit = whole.units.find((one: { isBase: boolean }) => one.isBase)
  const price = unit.price - 100
  const id = uuidV7(Date.now(), randomBytes(10))
  const sale = {
    id,
    branchId: profile.branches[0].id,
    sellerId: profile.id,
    items: [{ productId: product.id, unitId: unit.id, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 2 * price }],
    expectedPayable: 2 * price,
    offline: {
      localNumber: 'OFF-Q1-ABC234',
      series: 'KTMD',
      sequence: 1,
      soldAt: new Date(Date.now() - 3_600_000).toISOString(),
      clock: { offsetMs: 0, sinceContactMs: 3_600_000, isDoubtful: false },
      lines: [
        {
          ...{ unitPrice: price, listPrice: price, source: 'UNIT', net: 2 * price, vat: 0, vatRate: whole.vatRate },
          ...{ promotionDiscount: 0, lineDiscount: 0, promotionShare: 0, orderShare: 0, pointShare: 0 },
          lots: [],
          promotions: [],
          product: { name: product.name, unitName: unit.name, ratio: 1 },
        },
      ],
    },
  }
  const { data } = await store.call('POST', 'bill/batch', { client: { build: 'e2e', format: 2 }, sales: [sale] })
  expect(data.results[0]).toMatchObject({ kind: 'saved' })

  await page.goto('/')
  await page.getByRole('link', { name: /Hóa đơn bán khi mất mạng cần xem/ }).click()
  const row = page.getByRole('row', { name: /Giá khác lúc bán/ })
  await expect(row).toContainText('OFF-Q1-ABC234')
  await expect(page.getByText('2 điều cần xem')).toBeVisible()
  await checkAccessibility(page, 'the list of what has to be looked at')
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await checkWidth(page, 'what has to be looked at')
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await row.getByRole('link', { name: /^HD/ }).click()
  await expect(page.getByText('Số trên giấy OFF-Q1-ABC234')).toBeVisible()
  const note = page.getByText(/giá lúc bán là .* Chênh −200đ/)
  await expect(note).toBeVisible()
  await checkAccessibility(page, 'a bill with something to look at')
  await page.getByRole('button', { name: 'Xử lý', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ghi chú').fill('Đã nhắc bạn Lan')
  await checkAccessibility(page, 'settling what a kept sale broke')
  await dialog.getByRole('button', { name: 'Nhắc người bán' }).click()
  await expect(page.getByText(/Nhắc người bán\. Đã nhắc bạn Lan/)).toBeVisible()

  await page.goto('/transactions/to-look-at?state=settled')
  await expect(page.getByRole('row', { name: /Giá khác lúc bán/ })).toContainText('Đã nhắc bạn Lan')
  await page.goto('/settings/log')
  await expect(page.getByText('Xử lý hóa đơn cần xem').first()).toBeVisible()
})
