import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'

test('a list is searched, entered, opened and added to by keyboard', async ({ page }) => {
  await page.goto('/products/list')
  await expect(page.getByRole('row', { name: /Panadol Extra/ })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('gang')
  // Sooner than the pause after which the words are searched for.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Găng tay y tế/ })).toBeFocused()
  await expect(page.getByRole('row', { name: /Panadol Extra/ })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/list\/[0-9a-f-]{36}/)

  await page.goto('/products/disposal')
  await expect(page.getByText('Không có phiếu xuất hủy nào khớp')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/products\/disposal\/new/)
})

test('filters stand as chips and in the address, go with the Excel file, and are kept as a view', async ({
  page,
  store,
}) => {
  const gloves = store.products['Găng tay y tế']
  const [unit] = gloves.units
  const items = [{ productId: gloves.id, unitId: unit.id, quantity: 1 }]
  for (const method of ['CASH', 'CASH'])
    await store.call('POST', 'bill', { items, payments: [{ method, amount: unit.price }] })
  await page.goto('/transactions/bill?method=CASH&period=today')
  const chips = page.getByRole('list', { name: 'Bộ lọc đang dùng' })
  await expect(chips).toHaveText('Thời gian: Hôm nayCách thanh toán: Tiền mặt')
  await expect(page.getByText('2 / 2 hóa đơn')).toBeVisible()
  await checkAccessibility(page, 'a filtered list')

  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tạo tệp Excel' }).click()
  await file
  const { data } = await store.call('GET', 'user_log?action=excel.export')
  expect(data.items[0].after).toEqual({ content: 'Hóa đơn, từng dòng hàng', rowCount: 2 })

  await page.getByRole('button', { name: 'Cách xem' }).click()
  await page.getByRole('menuitem', { name: /Lưu/ }).click()
  await page.getByLabel('Tên cách xem').fill('Tiền mặt hôm nay')
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Bỏ hết' }).click()
  await expect(page).toHaveURL(/\/transactions\/bill$/)
  await expect(chips).toBeHidden()
  await page.getByRole('button', { name: 'Cách xem' }).click()
  await page.getByRole('menuitem', { name: 'Tiền mặt hôm nay' }).click()
  await expect(page).toHaveURL(/method=CASH/)
  await chips.getByRole('button', { name: 'Bỏ lọc Cách thanh toán' }).click()
  await expect(page).toHaveURL(/\/transactions\/bill\?period=today$/)
})

test('columns sort a list through its pages, and a product opens in place by keyboard', async ({ page, store }) => {
  const gloves = store.products['Găng tay y tế']
  const [unit] = gloves.units
  for (const quantity of [1, 3, 2]) {
    const items = [{ productId: gloves.id, unitId: unit.id, quantity }]
    await store.call('POST', 'bill', { items, payments: [{ method: 'CASH', amount: unit.price * quantity }] })
  }
  await page.goto('/transactions/bill?period=today')
  const amounts = () => page.locator('[data-rows] > [data-row]').allInnerTexts()
  const head = page.getByRole('columnheader', { name: 'Khách cần trả' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/sortBy=payable&orderBy=DESC/)
  const quantities = async () =>
    (await amounts()).map(row => [1, 2, 3].find(count => row.includes((unit.price * count).toLocaleString('de-DE'))))
  await expect.poll(quantities).toEqual([3, 2, 1])
  await head.getByRole('button').click()
  await expect.poll(quantities).toEqual([1, 2, 3])
  await head.getByRole('button').click()
  await expect(page).toHaveURL(/\/transactions\/bill\?period=today$/)
  await expect.poll(quantities).toEqual([2, 3, 1])

  await page.goto('/products/list')
  const row = page.getByRole('row', { name: /Panadol Extra/ }).first()
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('table', { name: 'Đơn vị tính và giá bán' })).toBeVisible()
  await checkAccessibility(page, 'a product opened in the list')
  await page.keyboard.press('ArrowLeft')
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('link', { name: 'Thẻ kho' }).click()
  await expect(page).toHaveURL(/\/products\/list\/[0-9a-f-]{36}\?tab=card/)
})
