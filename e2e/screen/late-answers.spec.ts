import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Holds the answers to writes of a path until `release`; `sent` counts them. */
async function holdWrites(page: Page, path: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = { sent: 0, release: resolve }
  await page.route(
    url => path.test(url.pathname),
    async route => {
      if (route.request().method() === 'GET') return route.continue()
      held.sent += 1
      const response = await route.fetch()
      await promise
      await route.fulfill({ response })
    },
  )
  return held
}

test('the answer to a document that was left does not lead away from the one that is written now', async ({
  page,
  store,
}) => {
  const { branchId, products } = store
  const product = products['Găng tay y tế']
  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược Bình Minh' })
  const items = [{ productId: product.id, unitId: product.units[0].id, quantity: 5, price: 40_000 }]
  const draft = { branchId, status: 'DRAFT', providerId: provider.id, items }
  const { data: order } = await store.call('POST', 'purchase-order', draft)
  await page.goto(`/products/purchase-order/${order.id}`)
  const held = await holdWrites(page, /\/purchase-order\//)
  await expect(page.getByRole('textbox', { name: /^Số lượng Găng tay/ })).toHaveValue('5')
  await page.getByRole('button', { name: /F9$/ }).click()
  await expect.poll(() => held.sent).toBe(1)

  const menu = page.getByRole('navigation').first()
  await menu.getByRole('link', { name: 'Nhập hàng' }).first().click()
  await page.getByRole('link', { name: 'Nhập hàng N' }).click()
  await expect(page).toHaveURL(/\/products\/import\/new/)
  const note = page.getByRole('textbox', { name: /^Ghi chú/ }).first()
  await note.fill('Giao trước 9 giờ')
  held.release()
  await expect(page.getByRole('region', { name: 'Thông báo' })).toContainText('thành công')
  await expect.poll(async () => (await store.call('GET', `purchase-order/${order.id}`)).data.status).toBe('SUCCEED')
  await expect(page).toHaveURL(/\/products\/import\/new/)
  await expect(note).toHaveValue('Giao trước 9 giờ')
})

test('a form and a document that the network refused are sent again by one button, once each', async ({
  page,
  store,
}) => {
  const cut = (path: RegExp) =>
    page.route(path, route => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  const retry = page.getByRole('button', { name: 'Thử lại' })

  await page.goto('/partners/provider')
  await page.getByRole('button', { name: 'Thêm nhà cung cấp' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Thêm nhà cung cấp' })
  await sheet.getByRole('textbox', { name: /^Tên( \*)?$/ }).fill('Dược Bình Minh')
  const path = /\/api\/provider$/
  await cut(path)
  await page.keyboard.press('Control+s')
  await expect(sheet.getByRole('alert')).toBeVisible()
  await page.unroute(path)
  await retry.click()
  await expect(sheet).toBeHidden()
  const { data: providers } = await store.call('GET', 'provider')
  expect(providers.items.filter(({ name }: { name: string }) => name === 'Dược Bình Minh')).toHaveLength(1)

  const product = store.products['Găng tay y tế']
  const items = [{ productId: product.id, unitId: product.units[0].id, quantity: 5, price: 40_000 }]
  const draft = { branchId: store.branchId, status: 'DRAFT', providerId: providers.items[0].id, items }
  const { data: order } = await store.call('POST', 'purchase-order', draft)
  await page.goto(`/products/purchase-order/${order.id}`)
  await expect(page.getByRole('textbox', { name: /^Số lượng Găng tay/ })).toHaveValue('5')
  await cut(/\/purchase-order\//)
  await page.keyboard.press('F9')
  await expect(retry).toBeVisible()
  await page.unroute(/\/purchase-order\//)
  await retry.click()
  await expect.poll(async () => (await store.call('GET', `purchase-order/${order.id}`)).data.status).toBe('SUCCEED')
})

test('the answer to a form that was closed does not close the one that is opened next', async ({ page }) => {
  await page.goto('/partners/customer')
  const held = await holdWrites(page, /\/customer$/)
  const add = page.getByRole('button', { name: 'Thêm khách hàng' }).first()
  const sheet = page.getByRole('dialog', { name: 'Thêm khách hàng' })
  const name = sheet.getByRole('textbox', { name: 'Tên *' })
  await add.click()
  await name.fill('Lê Thị Hồng')
  await page.keyboard.press('Control+s')
  await expect.poll(() => held.sent).toBe(1)
  await page.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await expect(sheet).toBeHidden()

  await add.click()
  await name.fill('Trần Văn Bình')
  held.release()
  // The list under the form was read anew.
  await expect(page.getByText('Lê Thị Hồng').first()).toBeVisible()
  await expect(name).toHaveValue('Trần Văn Bình')
  await expect(page).toHaveURL(/\/partners\/customer$/)
})

test('the answer to a window of one action does not close the same window, opened again', async ({ page, store }) => {
  const { data: customer } = await store.call('POST', 'customer', { name: 'Lê Thị Hồng' })
  await page.goto(`/partners/customer/${customer.id}`)
  const held = await holdWrites(page, /\/debt\/adjust/)
  const open = page.getByRole('button', { name: 'Điều chỉnh nợ' }).first()
  const sheet = page.getByRole('dialog', { name: /Điều chỉnh/ })
  const reason = sheet.getByRole('textbox', { name: /Lý do/ })
  await open.click()
  await sheet.getByRole('textbox', { name: /Số tiền/ }).fill('50000')
  await reason.fill('Nợ trong sổ tay')
  await page.keyboard.press('Control+s')
  await expect.poll(() => held.sent).toBe(1)
  await page.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await expect(sheet).toBeHidden()

  await open.click()
  await reason.fill('Giảm giá')
  held.release()
  // The window shows what is owed now.
  await expect(sheet).toContainText('50.000')
  await expect(reason).toHaveValue('Giảm giá')
})

test('a double click on what saves or cancels sends once', async ({ page, store }) => {
  const { branchId, products } = store
  const product = products['Găng tay y tế']
  await page.goto('/products/customer-request')
  const noted = await holdWrites(page, /\/customer-request$/)
  noted.release()
  await page.getByRole('button', { name: 'Ghi hàng khách hỏi' }).first().click()
  const note = page.getByRole('dialog', { name: 'Ghi hàng khách hỏi' })
  await note.getByRole('combobox', { name: 'Hàng khách hỏi' }).fill('Găng tay')
  await page
    .getByRole('option', { name: /Găng tay/ })
    .first()
    .click()
  await note.getByRole('button', { name: 'Lưu' }).dblclick()
  await expect(note).toBeHidden()
  expect(noted.sent).toBe(1)

  const items = [{ productId: product.id, unitId: product.units[0].id, quantity: 5, price: 40_000 }]
  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược Bình Minh' })
  const order = { branchId, status: 'SUCCEED', providerId: provider.id, items }
  const { data: made } = await store.call('POST', 'purchase-order', order)
  await page.goto(`/products/purchase-order/${made.id}`)
  const ended = await holdWrites(page, /\/purchase-order\//)
  ended.release()
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Hủy phiếu' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByRole('textbox', { name: /Lý do/ }).fill('Đặt nhầm')
  await question.getByRole('button', { name: 'Hủy phiếu' }).dblclick()
  await expect(question).toBeHidden()
  expect(ended.sent).toBe(1)
})
