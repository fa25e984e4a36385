import { checkAccessibility, checkWidth } from './check-accessibility.ts'
import { expect, test } from './fixtures.ts'
import { openTill, take } from './till.ts'

test('a draft is confirmed, an order is corrected and printed, two are picked and become one', async ({
  page,
  store,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: [] })
    window.print = () => {
      const papers = [...document.querySelectorAll('[data-print-area]')].map(paper => paper.textContent ?? '')
      ;(window as unknown as { printed: string[] }).printed.push(papers.join('\n'))
    }
  })
  const printed = () => page.evaluate(() => (window as unknown as { printed: string[] }).printed.at(-1) ?? '')
  const till = await openTill(page)
  await take(page, till, 'pana')
  await till.quantity(1).fill('9000')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+F8')
  const taking = page.getByRole('dialog', { name: 'Đặt hàng' })
  await expect(taking).toContainText('Hàng chưa đủ để giữ')
  await taking.getByRole('textbox', { name: 'Tên người đặt' }).fill('Chị Hòa')
  await taking.getByRole('textbox', { name: 'Điện thoại' }).fill('0912345678')
  await taking.getByRole('textbox', { name: 'Địa chỉ giao' }).fill('12 Lê Lợi')
  await page.screenshot({ path: 'test-results/order-dialog-short.png' })
  await taking.getByRole('button', { name: 'Lưu đơn tạm' }).click()
  await expect(page.getByText('Đã lưu đơn tạm DH000001.')).toBeVisible()

  const draft = (await store.call('GET', 'order?limit=1')).data.items[0]
  await page.goto(`/transactions/order/${draft.id}`)
  await page.getByRole('button', { name: 'Xác nhận đơn' }).click()
  const confirming = page.getByRole('dialog', { name: 'Xác nhận đơn DH000001' })
  await confirming.getByRole('textbox', { name: 'Tiền cọc' }).fill('20000')
  await checkAccessibility(page, 'confirming an order')
  await page.screenshot({ path: 'test-results/order-confirm.png' })
  await confirming.getByRole('button', { name: 'Xác nhận đơn' }).click()
  await expect(page.getByText('Hàng chưa đủ: đơn chờ hàng về.')).toBeVisible()

  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Sửa hàng đặt' }).click()
  const goods = page.getByRole('dialog', { name: 'Sửa hàng của đơn DH000001' })
  await goods
    .getByRole('spinbutton')
    .or(goods.getByRole('textbox', { name: /^Số lượng/ }))
    .first()
    .fill('4')
  await checkAccessibility(page, 'the goods of an order')
  await page.screenshot({ path: 'test-results/order-goods.png' })
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: /^Lưu với/ }).click()
  await expect(page.getByRole('table', { name: 'Hàng đặt' })).toContainText('4/4')
  await page.keyboard.press('e')
  const words = page.getByRole('dialog', { name: 'Sửa đơn DH000001' })
  await words.getByRole('textbox', { name: 'Ngày hẹn giao' }).fill('31122030')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('31/12/2030')).toBeVisible()
  await page.getByRole('button', { name: 'In phiếu' }).click()
  await expect.poll(printed).toContain('PHIẾU ĐẶT HÀNG')
  expect(await printed()).toContain('Tiền cọc cửa hàng đang giữ')
  await page.getByRole('button', { name: 'In A5, A4' }).click()
  await expect.poll(printed).toContain('Người nhận đơn')
  await checkAccessibility(page, 'a corrected order')
  await page.screenshot({ path: 'test-results/order-corrected.png' })
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'a corrected order')
  await page.screenshot({ path: 'test-results/order-corrected-390.png' })
  await page.setViewportSize({ width: 1366, height: 768 })
  void draft
})
