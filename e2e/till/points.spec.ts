import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { picture } from '../picture.ts'
import { openTill, take } from '../till.ts'

const sizes = [
  [820, 1180],
  [390, 844],
] as const

test('a rule of points is set with a bill priced live, points are spent with one key and stand in the customer’s book', async ({
  page,
  store,
}) => {
  // The goods of the store are medicines, of which points pay nothing unless the owner says so.
  await store.call('PATCH', 'setting', { key: 'promoteMedicines', value: true, version: 0 })
  const customer = await store.call('POST', 'customer', { name: 'Trần Thị Mai', phone: '0912000333' })

  await page.goto('/settings/point')
  await page.getByRole('button', { name: 'Đổi cách tích điểm' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Mỗi số tiền').fill('1000')
  await sheet.getByLabel('Một điểm trả được').fill('100')
  await sheet.getByLabel('Tối đa trên hóa đơn').fill('50')
  const example = sheet.getByRole('region', { name: 'Hóa đơn mẫu' })
  await expect(example).toContainText('120 điểm = 12.000đ')
  await expect(example).toContainText('338 điểm')
  await checkAccessibility(page, 'the rule of points')
  await picture(page, 'point-rule')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: /1\.000đ được 1 điểm/ })).toContainText('Đang áp dụng')
  await picture(page, 'point-settings')
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await checkWidth(page, 'points')
    await picture(page, `point-settings-${width}`)
  }
  await page.setViewportSize({ width: 1366, height: 768 })

  await page.goto(`/partners/customer/${customer.data.id}`)
  await page.getByRole('button', { name: 'Điều chỉnh điểm' }).click()
  const adjust = page.getByRole('dialog')
  await adjust.getByLabel('Số điểm').fill('90')
  await adjust.getByLabel('Lý do').fill('Bù hóa đơn quên chọn khách')
  await picture(page, 'point-adjust')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: /Bù hóa đơn quên chọn khách/ })).toContainText('+90')

  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.keyboard.press('F4')
  await page.keyboard.type('0912000333')
  await page.getByRole('option', { name: /Trần Thị Mai/ }).click()
  await expect(till.facts).toContainText('Hóa đơn này dùng được 85 điểm = 8.500đ')
  // Whoever presses it again wants another customer: a phone number must not become points.
  await page.keyboard.press('F4')
  await expect(till.facts.getByRole('button', { name: 'Bỏ khách đang chọn' })).toBeFocused()
  await page.keyboard.press('Shift+F5')
  await expect(till.due).toHaveText('8.500')
  await picture(page, 'point-till')
  await checkAccessibility(page, 'the till with points')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'the till with points')
  await picture(page, 'point-till-390', { fullPage: true })
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('Shift+F5')
  await expect(till.due).toHaveText('17.000')
  await page.keyboard.press('Shift+F5')
  await expect(till.due).toHaveText('8.500')
  await page.keyboard.press('F9')
  await expect(till.due).toHaveText('0')
  expect(await newestBill(store)).toMatchObject({
    pointsUsed: 85,
    pointsAmount: 8_500,
    payable: 8_500,
    pointsEarned: 8,
  })

  await page.goto(`/partners/customer/${customer.data.id}`)
  await expect(page.getByRole('row', { name: /Dùng điểm/ })).toContainText('−85')
  await checkAccessibility(page, 'a customer with points')
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'point-book-dark', { fullPage: true })
})

test('cash is rounded on a line of its own; a transfer waits until a statement or a person says that it came', async ({
  page,
  store,
}) => {
  const account = await store.call('POST', 'cash-account', {
    name: 'Vietcombank',
    bankBin: '970436',
    accountNumber: '0123456',
  })
  expect(account.status).toBe(201)
  await store.call('PATCH', 'setting', { key: 'awaitTransfers', value: true, version: 0 })
  await store.call('PATCH', 'setting', { key: 'roundCash', value: 1000, version: 0 })
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.keyboard.press('F6')
  await page.keyboard.type('400')
  await page.keyboard.press('Tab')
  await expect(till.due).toHaveText('17.000')
  await expect(till.facts).toContainText('Làm tròn tiền mặt')
  await picture(page, 'cash-rounding-till')
  await till.method('Chuyển khoản').click()
  await expect(till.due.first()).toHaveText('16.600')
  await expect(till.facts.getByRole('img')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  const bill = await newestBill(store)
  expect(bill).toMatchObject({ payable: 16_600, cashRounding: 0, paid: 16_600 })

  await page.goto('/cashbooks/transfer')
  const row = page.getByRole('row', { name: new RegExp(`^${bill.code}`) })
  await expect(row).toContainText('Chờ chuyển khoản')
  await page.getByRole('button', { name: 'Nhập sao kê' }).click()
  const sheet = page.getByRole('dialog')
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const buffer = Buffer.from(`Ngày,Ghi có,Nội dung\n${day},"16,600",CK ${bill.code}\n${day},"5,000",khong ro\n`)
  await sheet.getByLabel('Tệp sao kê (Excel, CSV)').setInputFiles({ name: 'sao-ke.csv', mimeType: 'text/csv', buffer })
  await expect(sheet).toContainText('Nhận ra: Ngày')
  await picture(page, 'statement-import')
  await checkAccessibility(page, 'the import of a statement')
  await page.keyboard.press('Control+s')
  await expect(row).toContainText('Đã nhận')
  await expect(row).toContainText('Theo sao kê')
  await expect(page.getByRole('table', { name: 'Dòng sao kê chưa khớp' })).toContainText('khong ro')
  await checkAccessibility(page, 'transfers')
  await picture(page, 'transfers')
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await checkWidth(page, 'transfers')
    await picture(page, `transfers-${width}`)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await row.getByRole('button', { name: 'Bỏ xác nhận' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Khớp nhầm')
  await page.getByRole('dialog').getByRole('button', { name: 'Bỏ xác nhận' }).click()
  await expect(row).toContainText('Chờ chuyển khoản')
  await row.getByRole('button', { name: `Xác nhận đã nhận tiền của ${bill.code}` }).click()
  await expect(row).toContainText('Đã nhận')
})
