import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { openTill, take } from '../till.ts'

test('an order with a deposit is taken at the till, handed out in two bills, and is done in the list', async ({
  page,
  store,
}) => {
  const till = await openTill(page)
  await take(page, till, 'pana')
  await till.quantity(1).fill('5')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+F8')
  const dialog = page.getByRole('dialog', { name: 'Đặt hàng' })
  await dialog.getByRole('textbox', { name: 'Tên người đặt' }).fill('Chị Hòa')
  await dialog.getByRole('textbox', { name: 'Điện thoại' }).fill('0912345678')
  await dialog.getByRole('textbox', { name: 'Tiền cọc' }).fill('20000')
  await dialog.getByRole('textbox', { name: 'Ghi chú' }).fill('Lấy buổi chiều')
  await checkAccessibility(page, 'taking an order')
  await picture(page, 'order-dialog')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Đã nhận DH000001 và giữ đủ hàng.')).toBeVisible()
  await expect(till.lines).toHaveCount(0)

  await page.goto('/transactions/order')
  const row = page.getByRole('row', { name: /DH000001/ })
  await expect(row).toContainText('Chưa giao')
  await expect(row).toContainText('20.000')
  await checkAccessibility(page, 'the list of orders')
  await picture(page, 'order-list')
  await row.getByRole('link', { name: 'DH000001' }).click()
  await expect(page.getByRole('heading', { name: 'DH000001' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Hàng đặt' })).toContainText('5/5')
  await checkAccessibility(page, 'an order')
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await checkWidth(page, 'an order')
    await picture(page, `order-detail-${width}`, { fullPage: true })
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await picture(page, 'order-detail')

  await page.keyboard.press('F9')
  await expect(page.getByRole('region', { name: 'Theo đơn DH000001' })).toBeVisible()
  await expect(till.quantity(1)).toHaveValue('5')
  await till.quantity(1).fill('2')
  await page.keyboard.press('Enter')
  await picture(page, 'order-cart')
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  const open = async () => (await store.call('GET', 'order?limit=1')).data.items[0]
  await expect.poll(async () => (await open()).progress).toBe('PARTIAL')

  await page.goto(`/transactions/order/${(await open()).id}`)
  await expect(page.getByRole('table', { name: 'Hàng đặt' })).toContainText('3/3')
  await page.keyboard.press('F9')
  await expect(till.quantity(1)).toHaveValue('3')
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  await expect.poll(async () => (await open()).progress).toBe('DONE')
  await page.goto('/transactions/order')
  await expect(row).toContainText('Xong')
  expect(await open()).toMatchObject({ progress: 'DONE', deposit: 0 })

  // Two at once are ended: of the one that was never handed out the server says why not.
  const { data: found } = await store.call('GET', 'product?keyword=pana')
  const product = found.items[0]
  const unitId = product.units.find((unit: { isBase: boolean }) => unit.isBase).id
  const line = { productId: product.id, unitId, quantity: 4 }
  const wanted = { status: 'SUCCEED', contactName: 'Anh Nam', contactPhone: '0987654321', items: [line] }
  const made = async () => {
    const { status, body, data } = await store.call('POST', 'order', wanted)
    expect(status, JSON.stringify(body)).toBe(201)
    return data
  }
  const [partly, untouched] = [await made(), await made()]
  const part = { ...line, quantity: 1, orderItemId: partly.items[0].id }
  const payments = [{ method: 'CASH', amount: 1_500 }]
  const sold = await store.call('POST', 'bill', { orderId: partly.id, items: [part], payments })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  await page.reload()
  for (const { code } of [partly, untouched])
    await page
      .getByRole('row', { name: new RegExp(code) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Kết thúc 2 đơn' }).click()
  const ending = page.getByRole('dialog', { name: 'Kết thúc 2 đơn?' })
  await ending.getByRole('textbox', { name: 'Lý do' }).fill('Khách không lấy nữa')
  await picture(page, 'orders-closed-many')
  await ending.getByRole('button', { name: 'Kết thúc 2 đơn' }).click()
  const left = page.getByRole('dialog', { name: 'Kết thúc 1 đơn?' })
  await expect(left.getByRole('listitem').filter({ hasText: partly.code })).toContainText('Đã kết thúc')
  await expect(left.getByRole('listitem').filter({ hasText: untouched.code })).toContainText('chưa')
  await checkAccessibility(page, 'ending many orders')
  await picture(page, 'orders-closed-one-left')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: new RegExp(partly.code) })).toContainText('Kết thúc')
})
