import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

test('a reader chooses the figure of the picture, which a kept report remembers', async ({ page, store }) => {
  const gloves = store.products['Găng tay y tế']
  const [unit] = gloves.units
  for (const quantity of [1, 2])
    await store.call('POST', 'bill', {
      items: [{ productId: gloves.id, unitId: unit.id, quantity }],
      payments: [{ method: 'CASH', amount: quantity * unit.price }],
    })
  await page.goto('/reports/sale-report?period=today&compare=PREVIOUS')
  const figure = page.getByRole('main').getByLabel('Hình vẽ theo')
  await expect(page.getByRole('region', { name: 'Doanh thu thuần' })).toBeVisible()
  await figure.click()
  await page.getByRole('option', { name: 'Số hóa đơn' }).click()
  await expect(page).toHaveURL(/chart=bills/)
  const chart = page.getByRole('region', { name: 'Số hóa đơn' })
  // Readers of the screen get the same figures: two bills, and none of the day before.
  await expect(chart.getByRole('table', { name: 'Số hóa đơn' }).locator('tbody tr')).toHaveText(/2\s*0$/)
  await checkAccessibility(page, 'the picture of a report')
  await picture(page, 'report-picture-of-bills')
  await page.getByRole('button', { name: 'Cách xem' }).click()
  await page.getByRole('menuitem', { name: 'Lưu cách xem này…' }).click()
  await page.getByLabel('Tên cách xem').fill('Lượt khách')
  await page.getByLabel('Hiện ở trang chủ').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu' }).click()
  await page.goto('/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Lượt khách' })).toContainText('2Số hóa đơn')
  await page.goto('/reports/sale-report')
  await page.getByRole('button', { name: 'Cách xem' }).click()
  await page
    .getByRole('menuitem', { name: /Lượt khách/ })
    .first()
    .click()
  await expect(page).toHaveURL(/chart=bills/)
  await expect(page.getByRole('region', { name: 'Số hóa đơn' })).toBeVisible()

  // Goods stand by the figure, so that the largest of all are in sight; another view begins with its own.
  await page.goto('/reports/product-report?period=today')
  await page.getByRole('main').getByLabel('Hình vẽ theo').click()
  await page.getByRole('option', { name: 'SL bán' }).click()
  await expect(page).toHaveURL(/chart=soldUnits&.*sortBy=soldUnits|sortBy=soldUnits.*chart=soldUnits/)
  await expect(page.getByRole('region', { name: /SL bán: 1 dòng lớn nhất/ })).toContainText('3')
  await page.getByLabel('Báo cáo', { exact: true }).click()
  await page.getByRole('option', { name: 'Nhập xuất tồn', exact: true }).click()
  await expect(page).not.toHaveURL(/chart=/)

  // Bills with a discount by themselves, and the result by kinds of receipts and payments.
  await page.goto('/reports/sale-report?period=today&view=DISCOUNT')
  await page.getByLabel('Hóa đơn', { exact: true }).click()
  await page.getByRole('option', { name: 'Có giảm giá' }).click()
  await expect(page).toHaveURL(/discounted=ANY/)
  await page.goto('/reports/sale-report?period=today&view=RESULT&groupBy=voucherKind')
  await expect(page.getByRole('row', { name: /Hàng bán và kho/ })).toBeVisible()
  await checkAccessibility(page, 'the result by kinds')
  await picture(page, 'report-result-by-kinds')
})

test('cash flow, debts and the result by kinds are printed under a head that says their branch, days and filters', async ({
  page,
  store,
  papers,
}) => {
  const gloves = store.products['Găng tay y tế']
  const [unit] = gloves.units
  await store.call('POST', 'bill', {
    items: [{ productId: gloves.id, unitId: unit.id, quantity: 1 }],
    payments: [{ method: 'CASH', amount: unit.price }],
  })
  const sum = unit.price.toLocaleString('vi-VN')
  const printed = async (address: string, said: RegExp) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const before = papers.length
    await page.keyboard.press('Control+p')
    await expect.poll(() => papers.slice(before)).toHaveLength(1)
    expect(papers.at(-1)).toMatch(said)
  }
  await printed(
    '/cashbooks/flow?fund=CASH',
    new RegExp(`Dòng tiền.*Chi nhánh: \\S.*Kỳ: 01/.*Bộ lọc: Loại quỹ: Tiền mặt.*Đầu kỳ.*Cuối kỳ.*Bán hàng.*${sum}`),
  )
  await picture(page, 'cash-flow-with-print')
  await printed('/cashbooks/result', /Chi nhánh: \S.*Kỳ: 01\/.*Bộ lọc: không/)
  await printed(
    '/partners/customer-debt?only=OWING',
    /Chi nhánh: Toàn cửa hàng.*Kỳ: 01\/.*Bộ lọc: Chỉ xem: Còn nợ.*Tổng/,
  )
})

test('the owner of a company that deducts VAT sees what of the revenue is tax, and a profit without it', async ({
  page,
  store,
}) => {
  await store.call('PUT', 'tax-info', { taxCode: '0312770607', method: 'DEDUCTION' })
  const gloves = store.products['Găng tay y tế']
  const [unit] = gloves.units
  const { data: bill } = await store.call('POST', 'bill', {
    items: [{ productId: gloves.id, unitId: unit.id, quantity: 10 }],
    payments: [{ method: 'CASH', amount: 10 * unit.price }],
  })
  expect(bill.vatAmount).toBeGreaterThan(0)
  const dong = (amount: number) => amount.toLocaleString('vi-VN')
  const profit = bill.payable - bill.vatAmount - bill.cost
  await page.goto('/reports/sale-report?period=today&view=REVENUE')
  await expect(page.getByRole('columnheader', { name: /Thuế GTGT đầu ra/ })).toBeVisible()
  const total = page.getByRole('row', { name: /Tổng/ })
  await expect(total).toContainText(dong(bill.vatAmount))
  await expect(total).toContainText(dong(profit))
  await checkAccessibility(page, 'profit where VAT is deducted')
  await picture(page, 'report-profit-without-vat')
  await page.goto('/reports/sale-report?period=today&view=RESULT')
  await expect(page.getByRole('row', { name: /Tổng/ })).toContainText(dong(profit))
  await picture(page, 'report-result-without-vat')
  await page.goto('/reports/sale-report/document?view=REVENUE')
  await expect(page.getByRole('columnheader', { name: /Thuế GTGT đầu ra/ })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText(dong(profit))
  // A household pays by its revenue: there VAT is no column of the profit.
  await store.call('PUT', 'tax-info', { taxCode: '0312770607', method: 'DIRECT', vatPercent: 1 })
  await page.goto('/reports/sale-report?period=today&view=REVENUE')
  await expect(page.getByRole('row', { name: /Tổng/ })).toContainText(dong(profit))
  await expect(page.getByRole('columnheader', { name: /Thuế GTGT đầu ra/ })).toBeHidden()
})
