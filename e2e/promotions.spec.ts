import { checkAccessibility, checkWidth } from './check-accessibility.ts'
import { expect, test } from './fixtures.ts'
import { newestBill } from './newest-bill.ts'
import { openTill, take } from './till.ts'

test('a promotion is written, priced at each key at the till, left out and taken back, and stands on the bill', async ({
  page,
  store,
}) => {
  // The goods of the store are medicines, which must not be promoted unless the owner says so.
  await store.call('PATCH', 'setting', { key: 'promoteMedicines', value: true, version: 0 })
  await page.goto('/settings/discount')
  await page.getByRole('button', { name: 'Thêm chương trình' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Tên chương trình').fill('Mua nhiều giảm 10 %')
  await sheet.getByLabel('Mức 1: mua từ (số lượng)').fill('2')
  await sheet.getByLabel('Hàng tính điều kiện').getByRole('combobox').fill('panadol')
  await page.getByRole('option', { name: /Panadol Extra/ }).click()
  await page.keyboard.press('Control+s')
  await expect(sheet).toContainText('phần trăm phải từ trên 0 đến 100')
  await sheet.getByLabel('Mức 1: giảm %').fill('10')
  await checkAccessibility(page, 'a promotion')
  await page.screenshot({ path: 'test-results/promotion-sheet.png' })
  await page.keyboard.press('Control+s')
  const row = page.getByRole('row', { name: /Mua nhiều giảm 10 %/ })
  await expect(row).toContainText('mua từ 2: giảm 10%')
  await expect(row).toContainText('Đang áp dụng')
  await page.screenshot({ path: 'test-results/promotion-list.png' })
  await page.setViewportSize({ width: 820, height: 1180 })
  await checkWidth(page, 'promotions')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'promotions')
  await page.screenshot({ path: 'test-results/promotion-list-390.png' })
  await page.setViewportSize({ width: 1366, height: 768 })

  const till = await openTill(page)
  await take(page, till, 'panadol')
  await expect(till.due).toHaveText('17.000')
  await expect(till.facts).toContainText('Mua thêm 1 đơn vị để được Mua nhiều giảm 10 %')
  await till.quantity(1).fill('2')
  await page.keyboard.press('Enter')
  await expect(till.due).toHaveText('30.600')
  const applied = till.facts.getByRole('checkbox', { name: 'Áp dụng Mua nhiều giảm 10 %' })
  await page.screenshot({ path: 'test-results/promotion-till.png' })
  await applied.uncheck()
  await expect(till.due).toHaveText('34.000')
  await applied.check()
  await expect(till.due).toHaveText('30.600')
  await checkAccessibility(page, 'the till with a promotion')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'the till with a promotion')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('F9')
  await expect(till.due).toHaveText('0')
  const bill = await newestBill(store)
  expect(bill).toMatchObject({
    payable: 30_600,
    promotionDiscount: 3_400,
    discounts: [{ name: 'Mua nhiều giảm 10 %', amount: 3_400 }],
  })
  await page.goto(`/transactions/bill/${bill.id}`)
  await expect(page.getByRole('main')).toContainText('Mua nhiều giảm 10 %')
})
