import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { take, tillOn } from '../till.ts'

test('a bill of the list is replaced at the till, and one that was sold is copied into a new cart', async ({
  page,
  store,
}) => {
  const panadol = store.products['Panadol Extra 500mg']
  const strip = panadol.units.find((unit: { name: string }) => unit.name === 'Vỉ')
  const { data: customer } = await store.call('POST', 'customer', { name: 'Lê Thị Hồng', phone: '0912345678' })
  const { data: old } = await store.call('POST', 'bill', {
    customerId: customer.id,
    items: [{ productId: panadol.id, unitId: strip.id, quantity: 3, price: 16_000 }],
    payments: [{ method: 'DEBT', amount: 48_000 }],
  })
  await page.goto('/transactions/bill')
  await page.getByRole('link', { name: old.code }).click()
  await page.getByRole('link', { name: 'Sửa hàng, tiền' }).click()
  const till = tillOn(page)
  const bar = page.getByRole('region', { name: `Sửa ${old.code}` })
  await expect(bar).toContainText('Nợ không đổi')
  await expect(till.facts).toContainText('Lê Thị Hồng')
  await till.quantity(1).fill('2')
  await page.keyboard.press('Enter')
  await expect(bar).toContainText('Giảm nợ 16.000đ')
  await bar.getByLabel('Lý do sửa').fill('Khách lấy hai vỉ')
  await checkAccessibility(page, 'a bill that is replaced')
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await checkWidth(page, 'a bill that is replaced')
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('F9')
  await expect(till.toast.filter({ hasText: `thay cho ${old.code}` })).toContainText('Giảm nợ 16.000đ')
  const bill = await newestBill(store)
  expect(bill).toMatchObject({ status: 'SUCCEED', payable: 32_000, debt: 32_000, soldAt: old.soldAt })

  await page.goto('/transactions/bill')
  await expect(page.getByRole('row', { name: new RegExp(`Được thay bởi ${bill.code}`) })).toContainText('Đã hủy')
  await page.getByRole('link', { name: bill.code }).click()
  await expect(page.getByRole('main')).toContainText(`Thay cho${old.code}`)
  await checkAccessibility(page, 'a bill that stands for another one')
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Sao chép', exact: true }).click()
  await expect(till.lines).toHaveCount(1)
  await expect(till.toast.filter({ hasText: `Chép từ ${bill.code}` })).toBeVisible()
  // At today's price, until the cashier takes the old one.
  const prices = page.getByRole('region', { name: `Giá đã đổi từ ${bill.code}` })
  await expect(prices).toContainText('Panadol Extra 500mg (Vỉ): 16.000đ → 17.000đ.')
  await expect(till.due).toHaveText('34.000')
  await prices.getByRole('button', { name: 'Giữ giá cũ' }).click()
  await expect(till.due).toHaveText('32.000')
  await checkAccessibility(page, 'a copy whose price changed')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'a copy whose price changed')
  await page.setViewportSize({ width: 1366, height: 768 })
  await prices.getByRole('button', { name: 'Lấy giá mới' }).click()
  await expect(till.due).toHaveText('34.000')
  await take(page, till, 'amox')
  await page.keyboard.press('F8')
  await page.keyboard.press('F9')
  await expect(till.toast.filter({ hasText: 'đã thanh toán' })).toBeVisible()
  const sold = await newestBill(store)
  expect(sold).toMatchObject({ customerName: 'Lê Thị Hồng', payable: 36_000, itemCount: 2 })

  // Just sold for cash: only the difference goes over the counter.
  await till.toast.getByRole('button', { name: 'Sửa' }).click()
  await till.quantity(1).fill('3')
  await page.keyboard.press('Enter')
  await expect(till.facts).toContainText('Hóa đơn cũ đã thu−36.000')
  await expect(till.facts).toContainText('Thu thêm17.000')
  await page.getByRole('textbox', { name: 'Khách đưa' }).fill('20000')
  await page
    .getByRole('region', { name: `Sửa ${sold.code}` })
    .getByLabel('Lý do sửa')
    .fill('Khách lấy thêm')
  await page.keyboard.press('F9')
  await expect(till.toast.filter({ hasText: `thay cho ${sold.code}` })).toContainText('Thu thêm 17.000đ')
  await expect(page.getByRole('region', { name: 'Vừa bán' })).toContainText('3.000')
  expect(await newestBill(store)).toMatchObject({ payable: 53_000, change: 3_000 })
})
