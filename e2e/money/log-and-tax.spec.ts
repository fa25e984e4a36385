import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { openTill, take } from '../till.ts'

const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

async function sell(store: import('../register-store.ts').TestStore) {
  const gloves = store.products['Găng tay y tế']
  const items = [{ productId: gloves.id, unitId: gloves.units[0].id, quantity: 1 }]
  return (await store.call('POST', 'bill', { items, payments: [{ method: 'CASH', amount: 3_000 }] })).data
}

test('a cancelled bill is found in the log by its code, opened, and taken home as Excel', async ({ page, store }) => {
  const bill = await sell(store)
  await store.call('POST', `bill/${bill.id}/cancel`, { reason: 'Khách đổi ý' })
  await page.goto('/settings/log')
  await expect(page.getByRole('treegrid', { name: 'Nhật ký thao tác' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(bill.code.toLowerCase())
  const rows = page.getByRole('treegrid', { name: 'Nhật ký thao tác' }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Hủy hóa đơn')
  await expect(rows.first()).toContainText('−3.000')

  await rows.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Khách đổi ý').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lịch sử của đối tượng này' })).toBeVisible()
  await checkAccessibility(page, 'log with a row open')

  await page.getByRole('button', { name: 'Xuất Excel' }).press('Enter')
  const arriving = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Tạo tệp Excel' }).press('Enter')
  const file = await arriving
  expect(file.suggestedFilename()).toBe(`nhat-ky-${today}.xlsx`)
  const sheet = (await readXlsx(await readFile(await file.path()))).sheets[0]!
  expect(sheet.rows.map(row => row[4])).toEqual(['Thao tác', 'Hủy hóa đơn', 'Bán hàng'])
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the drawer opens by a key and a reason, and an owner sees it by name', async ({ page, papers }) => {
  const till = await openTill(page)
  await page.keyboard.press('Shift+F9')
  const dialog = page.getByRole('dialog', { name: 'Mở ngăn kéo' })
  await expect(dialog.getByRole('textbox', { name: 'Lý do' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Ghi lý do mở ngăn kéo')).toBeVisible()
  await checkAccessibility(page, 'drawer dialog')
  await page.keyboard.type('Đổi tiền lẻ')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(till.find).toBeFocused()
  await expect.poll(() => papers.join()).toContain('Lý do: Đổi tiền lẻ')

  await page.goto('/settings/log?view=suspicious')
  const count = page.getByRole('link', { name: /^Mở ngăn kéo, Trần Thu Hà: 1$/ })
  await expect(count).toBeVisible()
  await checkAccessibility(page, 'signs by employee')
  await count.press('Enter')
  await expect(page.getByRole('treegrid').getByText('Lý do Đổi tiền lẻ')).toBeVisible()
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await checkWidth(page, `log at ${width}`)
  }
})

test('goods taken out after paying was tried are told, unless it is undone', async ({ page, store }) => {
  const till = await openTill(page)
  await take(page, till, 'gang tay')
  await take(page, till, 'panadol')
  // More than is there: the bill cannot be paid, but somebody asked to.
  await till.quantity(2).fill('9999')
  await page.keyboard.press('F9')
  await expect(till.problem).not.toBeEmpty()
  await till.find.focus()
  await page.keyboard.press('Delete')
  await expect(till.lines).toHaveCount(1)
  const told = async () => (await store.call('GET', 'user_log?action=cart.cut')).data.items
  await expect.poll(async () => (await told()).length, { timeout: 60_000, intervals: [2_000] }).toBe(1)
  expect((await told())[0].after).toMatchObject({ kind: 'line', attempted: true })
})

test('a group gets a dated rate by keyboard; the sale takes it; two rates never overlap', async ({ page, store }) => {
  const group = (await store.call('POST', 'product-group', { name: 'Vật tư y tế' })).data
  const gloves = store.products['Găng tay y tế']
  await store.call('PATCH', `product/${gloves.id}`, { version: 1, groupId: group.id })
  await page.goto('/settings/tax')
  await expect(page.getByText('Chưa có thuế suất theo thời hạn')).toBeVisible()
  await page.keyboard.press('n')
  const sheet = page.getByRole('dialog', { name: 'Đặt thuế suất' })
  const groups = sheet.getByRole('combobox', { name: 'Nhóm hàng' })
  await expect(groups).toBeFocused()
  await page.keyboard.type('vat tu')
  await expect(page.getByRole('option', { name: 'Vật tư y tế' })).toBeVisible()
  await page.keyboard.press('Enter')
  await sheet.getByRole('combobox', { name: 'Thuế suất' }).press('Enter')
  await page.getByRole('option', { name: '5%' }).click()
  await expect(sheet.getByText('Áp dụng cho 1 mặt hàng, 1 mặt hàng đổi thuế suất')).toBeVisible()
  await checkAccessibility(page, 'rate sheet')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('table').getByText('Đang áp dụng')).toBeVisible()
  expect((await sell(store)).items[0].vatRate).toBe(5)

  await page.keyboard.press('n')
  await groups.fill('vat tu')
  await expect(page.getByRole('option', { name: 'Vật tư y tế' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(sheet.getByText(/Vật tư y tế đã có thuế suất 5%/).first()).toBeVisible()
  await page.keyboard.press('Escape')
})

test('a tax code is checked beside its field, and stands on the next bill', async ({ page, store }) => {
  await page.goto('/settings/tax?phan=thong-tin')
  const code = page.getByRole('textbox', { name: 'Mã số thuế' })
  await code.fill('0312770608')
  await code.press('Enter')
  await expect(page.getByText('Mã số thuế 0312770608 sai số kiểm tra. Hãy so lại từng số.')).toBeVisible()
  await checkAccessibility(page, 'tax declaration with an error')
  await code.fill('0312 770 607')
  await code.press('Enter')
  await expect(page.getByRole('region', { name: 'Thông báo' })).toContainText('Thành công!')
  await expect(code).toHaveValue('0312770607')
  expect((await sell(store)).issuer.taxCode).toBe('0312770607')
  expect(await page.evaluate(() => localStorage.getItem('taxCode'))).toBe('0312770607')
})
