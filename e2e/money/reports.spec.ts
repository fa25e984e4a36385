import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

test('an owner reads sales by day, goes to the bills of a day and of goods, and takes the report out, by keyboard and on a phone', async ({
  page,
  store,
}) => {
  await page.goto('/reports/sale-report')
  await expect(page.getByText('Chưa có số liệu trong kỳ này').or(page.getByText('Tổng cộng'))).toBeVisible()
  const gloves = store.products['Găng tay y tế']
  const [unit] = gloves.units
  for (const quantity of [1, 2])
    await store.call('POST', 'bill', {
      items: [{ productId: gloves.id, unitId: unit.id, quantity }],
      payments: [{ method: 'CASH', amount: quantity * unit.price }],
    })

  await page.goto('/reports/sale-report')
  await page.getByRole('button', { name: 'Thời gian: Tháng này' }).click()
  await page.getByRole('button', { name: 'Hôm nay' }).click()
  await expect(page).toHaveURL(/period=today/)
  await page.getByLabel('So sánh').click()
  await page.getByRole('option', { name: 'Cùng kỳ năm trước' }).click()
  const today = page.locator('[data-rows] > [data-row="0"]')
  await expect(today).toContainText((3 * unit.price).toLocaleString('vi-VN'))
  await expect(page.getByText(/So với/)).toBeVisible()
  await checkAccessibility(page, 'a report')

  // The documents of the day: their total is the row.
  await today.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sale-report\/document\?/)
  await expect(page.getByText('2 chứng từ cộng lại')).toBeVisible()
  await expect(page.getByRole('row', { name: /cộng lại/ })).toContainText((3 * unit.price).toLocaleString('vi-VN'))
  await checkAccessibility(page, 'the documents of a row')
  await page.locator('[data-rows] > [data-row="0"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/transactions\/bill\/[0-9a-f-]{36}/)
  await page.goBack()
  await page.getByRole('link', { name: 'Báo cáo bán hàng' }).last().click()
  await expect(page).toHaveURL(/\/reports\/sale-report\?/)

  await page.goto('/reports/product-report?period=today')
  await page.getByLabel('Báo cáo', { exact: true }).click()
  await page.getByRole('option', { name: 'Doanh thu và lợi nhuận' }).click()
  await expect(page.getByRole('columnheader', { name: 'Lợi nhuận gộp' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Găng tay y tế/ })).toContainText('100,00%')
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('[data-print-area]')?.textContent ?? ''
    }
  })
  await page.keyboard.press('Control+p')
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Lợi nhuận gộp.*Găng tay y tế.*Tổng cộng/)
  await page.getByRole('button', { name: 'Nghĩa của các cột' }).click()
  await expect(
    page.getByText('Doanh thu thuần trừ giá vốn; chi nhánh kê khai khấu trừ còn trừ thuế GTGT đầu ra.'),
  ).toBeVisible()
  await checkAccessibility(page, 'what the columns mean')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tạo tệp Excel' }).click()
  expect((await file).suggestedFilename()).toMatch(/^bao-cao-hang-hoa-/)

  // What the shelf is worth: the documents of the day, and what lay there before.
  await page.goto('/reports/product-report?period=today&view=INVENTORY')
  await expect(page.getByRole('columnheader', { name: 'Giá trị tồn' })).toBeVisible()
  await checkAccessibility(page, 'stock of goods')
  await picture(page, 'stock-report')
  await page
    .getByRole('row', { name: /Găng tay y tế/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /cộng lại/ })).toBeVisible()
  await picture(page, 'stock-report-documents')
  for (const view of ['WAREHOUSE_VALUE', 'INVENTORY_DETAIL', 'CANCEL', 'SLOW']) {
    await page.goto(`/reports/product-report?period=today&view=${view}`)
    await expect(page.getByText('Chưa có số liệu trong kỳ này').or(page.getByText('Tổng cộng'))).toBeVisible()
    await picture(page, `stock-report-${view}`)
  }

  // What expires, within bounds; kept for the home page, where it stands with its figure.
  await page.goto('/reports/product-report?period=today&view=EXPIRY&groupBy=lot')
  await expect(page.getByText('Tổng cộng')).toBeVisible()
  await checkAccessibility(page, 'what expires')
  await page.getByRole('button', { name: 'Mức từ – đến' }).click()
  await page.getByLabel('Không dưới').fill('1')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/least=1/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cách xem' }).click()
  await page.getByRole('menuitem', { name: 'Lưu cách xem này…' }).click()
  await page.getByLabel('Tên cách xem').fill('Hàng sắp hết hạn')
  await page.getByLabel('Hiện ở trang chủ').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu' }).click()
  await page.goto('/')
  const kept = page.getByRole('listitem').filter({ hasText: 'Hàng sắp hết hạn' })
  await expect(kept).toContainText('Giá trị tồn')
  await checkAccessibility(page, 'a kept report on the home page')
  await kept.getByRole('link').click()
  await expect(page).toHaveURL(/view=EXPIRY/)
  await page.goto('/reports/product-report?period=year&view=ABC')
  await expect(page.getByRole('row', { name: /Găng tay y tế/ })).toContainText('A')
  await page.goto('/reports/sale-report?period=today&view=BRIDGE')
  await expect(page.getByRole('row', { name: /Bán và ghi sổ trong kỳ/ })).toBeVisible()
  await checkAccessibility(page, 'reports and ledgers')

  // What was bought: the import behind a provider, and what is owed to them.
  const { data: provider } = await store.call('POST', 'provider', { name: 'Công ty Dược Bình Minh' })
  const inbound = await store.call('POST', 'inbound', {
    status: 'SUCCEED',
    providerId: provider.id,
    items: [{ productId: gloves.id, unitId: unit.id, quantity: 7, price: 10_000 }],
  })
  expect(inbound.status, JSON.stringify(inbound)).toBe(201)
  await page.goto('/reports/provider-report?period=today')
  const bought = page.getByRole('row', { name: /Công ty Dược Bình Minh/ })
  await expect(bought).toContainText('70.000')
  await checkAccessibility(page, 'what was bought')
  await bought.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 chứng từ cộng lại')).toBeVisible()
  await page.locator('[data-rows] > [data-row="0"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/import\/[0-9a-f-]{36}/)
  await page.goto('/reports/provider-report?period=today&view=DEBT')
  await expect(page.getByRole('row', { name: /Công ty Dược Bình Minh/ })).toContainText('70.000')
  await expect(page.getByRole('columnheader', { name: 'Nợ cuối kỳ' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/reports/product-report?period=today&view=WAREHOUSE_VALUE')
  await expect(page.getByText('Găng tay y tế').first()).toBeVisible()
  await picture(page, 'stock-report-phone')
  await page.goto('/reports/product-report?period=today&view=REVENUE')
  await expect(page.getByText('Găng tay y tế').first()).toBeVisible()
  await checkAccessibility(page, 'a report on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // The same figures for readers of the screen stand beside a picture, and make the page no wider.
  const year = new Date().getFullYear()
  await page.goto(`/reports/sale-report?from=${year - 1}-12-01&to=${year}-12-31&groupBy=month&compare=PREVIOUS`)
  await page.getByRole('button', { name: 'Doanh thu thuần', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Doanh thu thuần', exact: true })).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // Hours of the week scroll sideways, by keyboard too.
  await page.goto('/reports/sale-report?period=today&view=WEEK')
  const week = page.getByRole('region', { name: 'Doanh thu thuần, từng giờ trong tuần' })
  await week.focus()
  await expect(week).toBeFocused()
  await checkAccessibility(page, 'hours of a week on a phone')
})
