import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'

test('every book that an inspector asks for: a reaction is written and ended, the book printed, and the page says so', async ({
  page,
  papers,
}) => {
  await page.goto('/products/gpp-book')
  await expect(page.getByRole('link', { name: 'Xuất, nhập, tồn thuốc kiểm soát đặc biệt' })).toBeVisible()
  await checkAccessibility(page, 'all books of the pharmacy')
  await page.getByRole('link', { name: 'Phản ứng có hại của thuốc (ADR)' }).click()
  await page.getByRole('button', { name: 'Ghi phản ứng có hại' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Người dùng thuốc').fill('Chị Hoa')
  await sheet.getByRole('combobox', { name: /^Thuốc/ }).fill('Thuốc ho thảo dược')
  await page.getByRole('option', { name: /Thêm/ }).click()
  await sheet.getByLabel('Biểu hiện, sau bao lâu').fill('Nổi mẩn sau 30 phút')
  await sheet.getByLabel('Đã xử trí').fill('Khuyên ngưng thuốc, đi khám')
  await checkAccessibility(page, 'a harmful reaction')
  await sheet.getByRole('button', { name: 'Lưu' }).click()
  await page.getByRole('button', { name: /ghi kết quả/ }).click()
  await page.getByRole('dialog').getByLabel('Kết quả').fill('Khỏi sau ba ngày')
  await page.getByRole('button', { name: 'Lưu kết quả' }).click()
  await expect(page.getByRole('cell', { name: 'Khỏi sau ba ngày' })).toBeVisible()
  await page.getByRole('button', { name: 'In sổ' }).click()
  await expect.poll(() => papers.at(-1)).toContain('SỔ THEO DÕI PHẢN ỨNG CÓ HẠI CỦA THUỐC (ADR)')
  expect(papers.at(-1)).toContain('Thuốc ho thảo dược')

  // One day of the controlled medicines, by its date; emptied, the month is there again.
  await page.goto('/products/gpp-book/controlled')
  const day = page.getByRole('textbox', { name: 'Một ngày' })
  await day.fill('01/11/2026')
  await day.press('Enter')
  await expect(page).toHaveURL(/period=2026-11-01/)
  await expect(page.getByRole('combobox', { name: 'Kỳ' })).toContainText('01/11/2026')
  await day.fill('')
  await day.press('Enter')
  await expect(page).not.toHaveURL(/period=/)
  await page.goBack()

  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'a book of the pharmacy')
  await checkAccessibility(page, 'a book of the pharmacy')
  await page.getByRole('link', { name: 'Sổ GPP' }).first().click()
  await expect(page.getByText('Chưa in').first()).toBeVisible()
  await checkWidth(page, 'all books of the pharmacy')
})

test('advice that was given online is written into its book, with the way, the contact and what was said', async ({
  page,
  papers,
}) => {
  await page.goto('/products/gpp-book')
  await page.getByRole('link', { name: 'Tư vấn trực tuyến' }).click()
  await page.getByRole('button', { name: 'Ghi tư vấn' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Khách hỏi qua' }).click()
  await page.getByRole('option', { name: 'Facebook' }).click()
  await sheet.getByRole('combobox', { name: /^Thuốc/ }).fill('Men vi sinh')
  await page.getByRole('option', { name: /Thêm/ }).click()
  await sheet.getByRole('textbox', { name: 'Khách hỏi' }).fill('Bé đi ngoài hai ngày')
  await sheet.getByRole('button', { name: 'Lưu' }).click()
  await expect(sheet.getByText('Ghi tên tài khoản hoặc điện thoại')).toBeVisible()
  await sheet.getByLabel('Khách, tên tài khoản').fill('Hoa Phạm')
  await sheet.getByLabel('Đã tư vấn').fill('Uống sau ăn, sốt thì đi khám')
  await checkAccessibility(page, 'advice given online')
  await sheet.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('cell', { name: 'Facebook, Hoa Phạm' })).toBeVisible()
  await page.getByRole('button', { name: 'In sổ' }).click()
  await expect.poll(() => papers.at(-1)).toContain('SỔ TƯ VẤN TRỰC TUYẾN')
  expect(papers.at(-1)).toContain('Uống sau ăn, sốt thì đi khám')
})
