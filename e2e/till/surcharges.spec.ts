import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { openTill, take } from '../till.ts'

const sizes = [
  [820, 1180],
  [390, 844],
] as const

test('a surcharge is set, stands on the bill by itself, is changed with one key and printed', async ({
  page,
  store,
  papers,
}) => {
  await page.goto('/settings/surcharge')
  await page.getByRole('button', { name: 'Thêm thu khác' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Tên khoản thu').fill('Phí đóng gói')
  await sheet.getByRole('textbox', { name: 'Mức thu' }).fill('2000')
  await sheet.getByRole('checkbox', { name: 'Tự thêm vào mỗi hóa đơn' }).check()
  await checkAccessibility(page, 'a surcharge')
  await picture(page, 'surcharge-sheet')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: /Phí đóng gói/ })).toContainText('2.000')
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await checkWidth(page, 'surcharges')
    await picture(page, `surcharge-list-${width}`)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await picture(page, 'surcharge-list')

  const till = await openTill(page)
  await take(page, till, 'panadol')
  await expect(till.facts.getByRole('button', { name: /Phí đóng gói/ })).toBeVisible()
  const before = Number((await till.due.innerText()).replaceAll('.', ''))
  await page.keyboard.press('Control+F6')
  const window = page.getByRole('dialog', { name: 'Thu khác của hóa đơn' })
  await window.getByRole('textbox', { name: 'Số tiền Phí đóng gói' }).fill('3000')
  await checkAccessibility(page, 'the surcharges of a bill')
  await picture(page, 'surcharge-till')
  await page.keyboard.press('Enter')
  await expect(window).toBeHidden()
  await expect(till.due).toHaveText((before + 1000).toLocaleString('vi-VN'))
  await picture(page, 'surcharge-cart')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'the till with a surcharge')
  await picture(page, 'surcharge-cart-390')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  await expect.poll(() => papers.join(' ')).toContain('Phí đóng gói')

  const bills = await store.call('GET', 'bill')
  await page.goto(`/transactions/bill/${bills.data.items[0].id}`)
  await expect(page.getByText('Phí đóng gói')).toBeVisible()
  await picture(page, 'surcharge-bill')
})

test('a service is added as one and sold without a shelf', async ({ page }) => {
  await page.goto('/products/list?add=1')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Loại hàng' }).click()
  await page.getByRole('option', { name: 'Dịch vụ' }).click()
  await sheet.getByLabel('Tên hàng').fill('Đo huyết áp')
  await expect(sheet.getByText('Quản lý theo lô')).toBeHidden()
  await picture(page, 'service-sheet')
  await sheet.getByLabel('Đơn vị, đơn vị 1').fill('Lần')
  await sheet.getByLabel('Giá bán, đơn vị 1').fill('20000')
  await checkAccessibility(page, 'a service')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()

  const till = await openTill(page)
  await take(page, till, 'do huyet ap')
  await picture(page, 'service-till')
  await expect(till.due).toHaveText('20.000')
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
})
