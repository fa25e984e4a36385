import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import type { TestStore } from '../register-store.ts'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The expiry of a lot is read again: it passed three days ago. */
async function expire(store: TestStore, product: string, number: string) {
  const { data } = await store.call('GET', `lot?productId=${store.products[product].id}`)
  const lot = data.items.find((one: { number: string }) => one.number === number)
  await store.call('PATCH', `lot/${lot.id}/expiry`, {
    version: lot.version,
    expiryDate: dayAhead(-3),
    reason: 'Đọc nhầm',
  })
}

test('expired goods are destroyed before witnesses, with minutes to sign, and a wrong one is taken back', async ({
  page,
  store,
  papers,
}) => {
  await expire(store, 'Panadol Extra 500mg', 'PA2601')
  await page.goto('/products/disposal')
  await checkAccessibility(page, 'disposals')
  await page.getByRole('link', { name: 'Hủy các lô hết hạn' }).first().click()
  const quantity = page.getByRole('textbox', { name: 'SL của Panadol Extra 500mg Lô PA2601' })
  await expect(quantity).toHaveValue('10')
  await quantity.fill('11')
  await expect(page.getByText('Chỉ còn 10 vỉ')).toBeVisible()
  await quantity.fill('5')
  await page.getByRole('textbox', { name: 'Họ tên 1' }).fill('Lê Văn Bình')
  await page.getByRole('textbox', { name: 'Chức danh 1' }).fill('Dược sĩ')
  await page.getByLabel('Cách hủy').fill('Nghiền, trộn xi măng rồi chôn')
  await checkAccessibility(page, 'writing a disposal')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'writing a disposal')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: /Phiếu hủy XH\d{6}/ })).toBeVisible()
  // A draft knows what lies there, and goes on.
  await expect(page.getByText('còn 10 vỉ')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(page.getByRole('heading', { level: 1, name: /^XH\d{6}$/ })).toBeVisible()
  await expect(page.getByText('60.000').first()).toBeVisible()
  await checkAccessibility(page, 'a disposal')
  await page.getByRole('button', { name: 'In biên bản' }).click()
  await expect.poll(() => papers.at(-1)).toContain('BIÊN BẢN HỦY THUỐC')
  for (const words of ['PA2601', 'Lê Văn Bình, Dược sĩ', 'trộn xi măng', '60.000'])
    expect(papers.at(-1)).toContain(words)

  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Hủy phiếu này' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByLabel('Lý do').fill('Nhầm lô')
  await dialog.getByRole('button', { name: 'Hủy phiếu này' }).click()
  await expect(page.getByText('hủy phiếu lúc', { exact: false })).toContainText('Nhầm lô')
  const { data } = await store.call('GET', `lot?productId=${store.products['Panadol Extra 500mg'].id}`)
  expect(data.items.map((lot: { quantity: number }) => lot.quantity).toSorted()).toEqual([120, 480])

  await page.goto('/reports/product-report?view=WAREHOUSE_VALUE')
  await expect(page.getByText('1.320.000', { exact: false }).first()).toBeVisible()
  await checkAccessibility(page, 'what the stock is worth')
})

test('the shelves are looked at once a month; what is not good leaves the sale and can be destroyed', async ({
  page,
  store,
  papers,
}) => {
  await expire(store, 'Panadol Extra 500mg', 'PA2601')
  await page.goto('/products/quality-check')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await checkAccessibility(page, 'monthly checks')
  await page
    .getByRole('button', { name: /Lập phiếu tháng/ })
    .first()
    .click()
  const expired = page.getByRole('listitem').filter({ hasText: 'PA2601' })
  await expect(expired).toContainText('Đã hết hạn')
  // What has expired cannot be good.
  await expect(expired.getByRole('radio', { name: 'Đạt' })).toHaveCount(0)
  await expired.getByRole('radio', { name: 'Chờ hủy' }).check()
  await page.getByRole('textbox', { name: /Ghi chú của Panadol/ }).fill('Bỏ sót kỳ trước')
  await checkAccessibility(page, 'looking at the shelves')
  await page.getByRole('button', { name: /Các lô còn lại đều đạt/ }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /Các lô còn lại/ })
    .click()
  await expect(page.getByText('Đã lưu mọi thay đổi')).toBeVisible()
  await page.getByRole('button', { name: 'Hoàn thành' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Hoàn thành' }).click()
  await expect(page.getByText('đã chuyển 120 vào biệt trữ')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'a monthly check')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'In phiếu' }).click()
  await expect.poll(() => papers.at(-1)).toContain('Bỏ sót kỳ trước')
  await page.getByRole('link', { name: 'Lập phiếu hủy 1 lô' }).click()
  await expect(page.getByText(/PA2601 .*biệt trữ/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /SL của Panadol/ })).toHaveValue('10')
})

test('controlled medicine that a count misses is reported within 48 hours', async ({ page, store, papers }) => {
  const { data: morphine } = await store.call('POST', 'product', {
    type: 1,
    name: 'Morphin 30mg',
    isLotManaged: true,
    vatRate: 5,
    controlGroup: 'narcotic',
    units: [{ name: 'Viên', ratio: 1, price: 8_000, isBase: true }],
  })
  const unitId = morphine.units[0].id
  const lots = [{ lotNumber: 'MO12', expiryDate: dayAhead(400), quantity: 50 }]
  await store.call('POST', 'inbound', {
    branchId: store.branchId,
    kind: 'OPENING',
    status: 'SUCCEED',
    items: [{ productId: morphine.id, unitId, quantity: 50, price: 5_000, lots }],
    payments: [],
  })
  const { data: check } = await store.call('POST', 'inventory-check', { kind: 'PRODUCT', productIds: [morphine.id] })
  const { data: sheet } = await store.call('POST', `inventory-check/${check.id}/sheet`, {})
  const now = new Date().toISOString()
  const line = { productId: morphine.id, lotNumber: 'MO12', parts: [{ unitId, quantity: 48 }], revision: 1 }
  await store.call('POST', `count-sheet/${sheet.id}/line`, {
    clock: now,
    lines: [{ ...line, startedAt: now, countedAt: now }],
  })
  await store.call('POST', `inventory-check/${check.id}/complete`, {})

  await page.goto(`/products/check-inventory/${check.id}`)
  await page.getByRole('link', { name: 'Lập báo cáo thất thoát' }).click()
  await expect(page.getByRole('textbox', { name: 'SL của Morphin 30mg' })).toHaveValue('2')
  await expect(page.getByText('48 giờ', { exact: false })).toBeVisible()
  const quantity = page.getByRole('textbox', { name: 'SL của Morphin 30mg' })
  await quantity.fill('')
  await page.getByLabel('Diễn biến').fill('')
  await page.keyboard.press('Control+s')
  await expect(quantity).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel('Diễn biến')).toBeFocused()
  await page.keyboard.type('Đếm tủ thấy thiếu hai viên')
  await page.getByLabel('Nguyên nhân').fill('Chưa rõ, đang rà đơn')
  await checkAccessibility(page, 'writing a report')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'writing a report')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'In báo cáo' }).click()
  await expect.poll(() => papers.at(-1)).toContain('Về việc thất thoát thuốc phải kiểm soát đặc biệt')
  expect(papers.at(-1)).toContain(check.code)
  await page.getByRole('button', { name: 'Đã gửi báo cáo' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Đã gửi báo cáo' })
    .click()
  await expect(page.getByText('Đã gửi', { exact: true })).toBeVisible()
  await checkAccessibility(page, 'a report')
  await page.goto('/products/drug-incident')
  await expect(page.getByRole('row', { name: /Morphin/ })).toContainText('Đã gửi')
  await checkAccessibility(page, 'reports')
})
