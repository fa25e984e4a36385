import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import type { TestStore } from '../register-store.ts'

const panadol = 'Panadol Extra 500mg'

async function make(store: TestStore, path: string, body: unknown) {
  const { status, data, body: answer } = await store.call('POST', path, body)
  expect(status, JSON.stringify(answer)).toBeLessThan(300)
  return data
}

test('an order is made of what is suggested, sent, received in two pieces, and tells how much is still to come', async ({
  page,
  store,
  papers,
}) => {
  const { branchId } = store
  const product = store.products[panadol]
  const provider = await make(store, 'provider', { name: 'Dược Bình Minh', phone: '02838111222', leadDays: 3 })
  await store.call('PATCH', `product/${product.id}`, { version: product.version, minStock: 5_000, maxStock: 9_000 })
  const unit = product.units.find((one: { name: string }) => one.name === 'Hộp')
  const lots = [{ lotNumber: 'PA3001', expiryDate: '2030-06-30', quantity: 1 }]
  const items = [{ productId: product.id, unitId: unit.id, quantity: 1, price: 180_000, lots }]
  await make(store, 'inbound', { branchId, status: 'SUCCEED', providerId: provider.id, items })

  await page.goto('/products/reorder')
  const row = page.getByRole('row', { name: new RegExp(panadol) })
  await expect(row).toContainText('Dược Bình Minh')
  await expect(page.getByRole('columnheader', { name: 'Thành tiền chưa thuế' })).toBeVisible()
  await checkAccessibility(page, 'what to order')
  const quantity = row.getByRole('textbox', { name: `Số đặt ${panadol}` })
  await quantity.fill('5')
  await quantity.press('Tab')
  // A written quantity ticks its line; the others stay as they are, and nothing is made unasked.
  await page.keyboard.press('F9')
  const question = page.getByRole('dialog', { name: 'Lập 1 phiếu đặt tạm?' })
  await expect(question).toContainText(/Dược Bình Minh: 1 mặt hàng, ước tính .* chưa thuế/)
  await checkAccessibility(page, 'what would be ordered')
  await question.getByRole('button', { name: 'Lập 1 phiếu' }).click()

  // One provider, one draft: its editor.
  await expect(page).toHaveURL(/purchase-order\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^DHN\d{6}$/)
  await expect(page.getByRole('textbox', { name: `Số lượng ${panadol}` })).toHaveValue('5')
  await checkAccessibility(page, 'writing an order')
  await page.keyboard.press('F9')
  await expect(page.getByRole('button', { name: 'Nhận hàng' })).toBeVisible()
  await checkAccessibility(page, 'an order')
  const address = page.url()
  await page.keyboard.press('Control+p')
  await expect.poll(() => papers.at(-1)).toContain('ĐƠN ĐẶT HÀNG')
  expect(papers.at(-1)).toContain('Dược Bình Minh')

  await page.keyboard.press('F9')
  await expect(page).toHaveURL(/products\/import\//)
  // VAT of the goods, what lies there, who takes it in, and the way back to the order come along.
  await expect(page.getByRole('combobox', { name: 'GTGT dòng 1' })).toHaveText('5%')
  await expect(page.getByText('tồn 4 hộp', { exact: false })).toBeVisible()
  await expect(page.getByRole('link', { name: /^DHN\d{6}$/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Người nhận hàng' })).toHaveText('Trần Thu Hà')
  const [order] = (await store.call('GET', 'purchase-order')).data.items
  const draft = (await store.call('GET', `purchase-order/${order.id}`)).data.inbounds[0]
  const stored = (await store.call('GET', `inbound/${draft.id}`)).data
  await store.call('PUT', `inbound/${draft.id}`, {
    version: stored.version,
    status: 'SUCCEED',
    providerId: provider.id,
    items: [{ ...items[0], quantity: 2, lots: [{ ...lots[0], quantity: 2 }] }],
  })
  await page.goto(address)
  await expect(page.getByText('Nhận một phần')).toBeVisible()
  const line = page.getByRole('row', { name: new RegExp(panadol) })
  await expect(line).toContainText('3 hộp')
  await page.goto('/products/list')
  await expect(page.getByRole('row', { name: new RegExp(panadol) })).toContainText('đã đặt 3 hộp')

  // The rest does not come.
  await page.goto(address)
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Kết thúc' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByLabel('Lý do').fill('Nhà cung cấp hết hàng')
  await dialog.getByRole('button', { name: 'Kết thúc' }).click()
  await expect(page.getByText('Nhà cung cấp hết hàng')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mở lại' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'an order on a phone')
  await page.goto('/products/purchase-order?period=all')
  await checkWidth(page, 'orders on a phone')
})

test('what a customer asks for is noted with one key, without a network too, and calls come when it arrives', async ({
  page,
  store,
}) => {
  await page.goto('/sales')
  await page.getByRole('combobox', { name: /Tìm/ }).first().waitFor()
  await page.keyboard.press('Shift+F4')
  const note = page.getByRole('dialog', { name: 'Ghi hàng khách hỏi' })
  await checkAccessibility(page, 'noting what a customer asked for')
  const goods = note.getByRole('combobox', { name: 'Hàng khách hỏi' })
  await goods.fill('panadol')
  await note
    .or(page.locator('body'))
    .getByRole('option', { name: /Panadol Extra/ })
    .first()
    .click()
  await note.getByLabel('Điện thoại').fill('0912 345 678')
  await note.getByRole('button', { name: 'Ghi lại' }).click()
  await expect(page.getByText('Đã ghi hàng khách hỏi')).toBeVisible()

  await page.context().setOffline(true)
  await page.keyboard.press('Shift+F4')
  await goods.fill('Kem chống nắng trẻ em')
  await page.getByRole('option', { name: /Kem chống nắng/ }).click()
  await note.getByRole('button', { name: 'Ghi lại' }).click()
  await expect(page.getByText('sẽ gửi khi có mạng')).toBeVisible()
  await page.context().setOffline(false)

  // The notebook is read before what waits has arrived, and its answer comes after it.
  const told = page.waitForResponse(
    reply => reply.request().method() === 'POST' && reply.url().endsWith('/mp/api/customer-request'),
  )
  await page.route(
    /\/mp\/api\/customer-request\?/,
    async route => {
      const early = await route.fetch()
      await told
      await route.fulfill({ response: early }).catch(() => {}) // the page may not wait for it any more
    },
    { times: 1 },
  )
  await page.goto('/products/customer-request')
  await expect(page.getByText('Kem chống nắng trẻ em')).toBeVisible()
  await expect(page.getByText('chưa có trong danh mục')).toBeVisible()
  await checkAccessibility(page, 'the notebook of what customers asked for')
  // There are goods on the shelf: somebody is to be called.
  await page.goto('/')
  await page.getByRole('link', { name: /Hàng khách hỏi đã về/ }).click()
  await expect(page.getByRole('link', { name: 'Gọi 0912 345 678' })).toHaveAttribute('href', 'tel:0912345678')
  await page.getByRole('button', { name: `Trả lời khách hỏi ${panadol}` }).click()
  await page.getByRole('button', { name: /Lưu/ }).click()
  await expect(page.getByText('Chưa có hàng khách hỏi nào về')).toBeVisible()
  const { data } = await store.call('GET', 'customer-request?state=answered')
  expect(data.items).toMatchObject([{ outcome: 'CALLED', customerPhone: '0912 345 678' }])
})

test('a provider has a group, papers that run out and an account with its code', async ({ page, store }) => {
  const provider = await make(store, 'provider', {
    name: 'Dược Bình Minh',
    certificates: [{ kind: 'gdp', number: '12/GDP', expiresOn: '2020-01-01' }],
    bankAccounts: [
      { bankBin: '970436', bankName: 'Vietcombank', accountNumber: '0071001234567', accountName: 'DUOC BM' },
    ],
  })
  await page.goto('/partners/group-provider')
  await page.getByRole('button', { name: 'Thêm nhóm' }).first().click()
  await page.getByLabel('Tên nhóm').fill('Công ty dược')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('link', { name: 'Công ty dược' })).toBeVisible()
  await checkAccessibility(page, 'groups of providers')

  await page.goto('/')
  await page.getByRole('link', { name: /Giấy tờ nhà cung cấp hết hạn/ }).click()
  await page.getByRole('link', { name: provider.code }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dược Bình Minh')
  await page.keyboard.press('e')
  await page.getByRole('combobox', { name: 'Nhóm' }).click()
  await page.getByRole('option', { name: 'Công ty dược' }).click()
  await page.getByLabel('Số ngày giao hàng').fill('2')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('2 ngày')).toBeVisible()
  await page.getByRole('tab', { name: 'Giấy tờ, tài khoản' }).click()
  await page.getByRole('button', { name: 'Mã VietQR của 0071001234567' }).click()
  await expect(page.getByRole('img', { name: 'Mã VietQR trả DUOC BM' })).toBeVisible()
  await checkAccessibility(page, 'papers and accounts of a provider')
  await page.getByRole('button', { name: 'Sửa giấy tờ' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Hết hạn' }).fill('31/12/2035')
  await checkAccessibility(page, 'editing papers')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Còn hiệu lực').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'a provider on a phone')
})

test('Enter pressed at once takes goods of the words that stand there, never of those before', async ({
  page,
  store,
}) => {
  const gloves = 'Găng tay y tế'
  expect(store.products[gloves]).toBeDefined()
  await page.goto('/products/purchase-order/new')
  const find = page.getByRole('combobox', { name: 'Tìm hàng theo tên, mã, mã vạch' })
  await find.fill('panadol')
  await page.getByRole('option', { name: new RegExp(panadol) }).click()
  await expect(page.getByRole('textbox', { name: `Số lượng ${panadol}` })).toHaveValue('1')
  await find.fill('gang tay')
  await find.press('Enter')
  await expect(page.getByRole('textbox', { name: `Số lượng ${gloves}` })).toHaveValue('1')
  await expect(page.getByRole('textbox', { name: `Số lượng ${panadol}` })).toHaveValue('1')

  await page.goto('/products/import/new')
  const scan = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng để thêm dòng' })
  await scan.fill('panadol')
  await page.getByRole('option', { name: new RegExp(panadol) }).click()
  await expect(page.getByRole('textbox', { name: 'SL dòng 1' })).toHaveValue('1')
  await scan.fill('gang tay')
  await scan.press('Enter')
  // A find that had answered before Enter is taken at once; else it is offered.
  const offered = page.getByRole('option', { name: new RegExp(gloves) })
  const taken = page.getByRole('textbox', { name: 'SL dòng 2' })
  await expect(offered.or(taken)).toBeVisible()
  if (await offered.isVisible()) await offered.click()
  await expect(taken).toHaveValue('1')
  await expect(page.getByRole('textbox', { name: 'SL dòng 1' })).toHaveValue('1')
})

test('an order and a return are written by keyboard alone: find, how many, price, the provider, done', async ({
  page,
  store,
}) => {
  const provider = await make(store, 'provider', { name: 'Dược Bình Minh' })
  const gloves = store.products['Găng tay y tế']
  const items = [{ productId: gloves.id, unitId: gloves.units[0].id, quantity: 20, price: 2_000 }]
  await make(store, 'inbound', { status: 'SUCCEED', providerId: provider.id, items, payments: [] })

  await page.goto('/products/purchase-order/new')
  const find = page.getByRole('combobox', { name: 'Tìm hàng theo tên, mã, mã vạch' })
  await expect(find).toBeFocused()
  for (const words of ['panadol', 'gang tay']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: /^Số lượng/ }).last()).toBeFocused()
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await page.keyboard.type('1500')
    await page.keyboard.press('Enter')
    await expect(find).toBeFocused()
  }
  await page.getByRole('textbox', { name: 'Giá nhập chưa thuế Găng tay y tế' }).press('ArrowUp')
  await expect(page.getByRole('textbox', { name: `Giá nhập chưa thuế ${panadol}` })).toBeFocused()
  await page.keyboard.press('F4')
  await page.keyboard.type('binh minh')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Nhà cung cấp' })).toHaveValue('Dược Bình Minh')
  await page.keyboard.press('F9')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^DHN\d{6}$/)
  await expect(page.getByText('21.000').first()).toBeVisible()

  await page.goto('/products/return/new')
  const findLot = page.getByRole('combobox', { name: 'Tìm hàng hoặc số lô để thêm vào phiếu' })
  await expect(findLot).toBeFocused()
  await page.keyboard.press('F4')
  await page.keyboard.type('binh minh')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Nhà cung cấp' })).toHaveValue('Dược Bình Minh')
  await page.keyboard.press('F3')
  await page.keyboard.type('gang tay')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'SL của Găng tay y tế' })).toBeFocused()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(findLot).toBeFocused()
  await page.keyboard.press('F9')
  await expect(page.getByRole('heading', { name: /^THN\d{6}$/ })).toBeVisible()
})

test('a draft that a colleague changed meanwhile is not lost: one sees what differs and chooses whose goes on', async ({
  page,
  store,
}) => {
  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược Bình Minh' })
  const gloves = store.products['Găng tay y tế']
  const unitId = gloves.units[0].id
  const items = (quantity: number) => [{ productId: gloves.id, unitId, quantity, price: 2_000 }]
  const order = { status: 'DRAFT', providerId: provider.id }
  const { data: draft } = await store.call('POST', 'purchase-order', { ...order, items: items(1) })
  await page.goto(`/products/purchase-order/${draft.id}`)
  await page.getByRole('textbox', { name: 'Số lượng Găng tay y tế' }).fill('5')
  await store.call('PUT', `purchase-order/${draft.id}`, { ...order, version: draft.version, items: items(9) })
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Bản mới có 1 mặt hàng, tổng 18.000', { exact: false })).toBeVisible()
  await checkAccessibility(page, 'an order that was changed meanwhile')
  await page.getByRole('button', { name: 'Lưu đè bằng bản của tôi' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(async () => (await store.call('GET', `purchase-order/${draft.id}`)).data.items[0].quantity).toBe(5)

  await store.call('POST', 'inbound', { status: 'SUCCEED', providerId: provider.id, items: items(20), payments: [] })
  const [lot] = (await store.call('GET', `inbound-return/candidate?providerId=${provider.id}`)).data
  const lines = (quantity: number) => [{ productId: gloves.id, lotId: lot.lotId, unitId, quantity, price: 2_000 }]
  const back = { status: 'DRAFT', reason: 'DAMAGED', providerId: provider.id, payments: [] }
  const { data: goods } = await store.call('POST', 'inbound-return', { ...back, items: lines(4) })
  await page.goto(`/products/return/${goods.id}`)
  const quantity = page.getByRole('textbox', { name: 'SL của Găng tay y tế' })
  await quantity.fill('2')
  await store.call('PUT', `inbound-return/${goods.id}`, { ...back, version: goods.version, items: lines(7) })
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Bản mới có 1 mặt hàng, tổng 14.000', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Xem bản mới, bỏ phần tôi sửa' }).click()
  await expect(quantity).toHaveValue('7')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('drafts of orders are dropped together, and lines that nobody ticked are not ordered', async ({ page, store }) => {
  const provider = await make(store, 'provider', { name: 'Dược Bình Minh' })
  const gloves = store.products['Găng tay y tế']
  const items = [{ productId: gloves.id, unitId: gloves.units[0].id, quantity: 2, price: 1_800 }]
  for (const note of ['một', 'hai'])
    await make(store, 'purchase-order', { status: 'DRAFT', providerId: provider.id, note, items })
  await store.call('PATCH', `product/${gloves.id}`, { version: gloves.version, minStock: 500, maxStock: 600 })
  await page.goto('/products/reorder')
  await expect(page.getByRole('row', { name: /Găng tay y tế/ })).toContainText('phiếu tạm 4 đôi')
  await page.keyboard.press('F9')
  await expect(page.getByText('Đánh dấu những hàng muốn đặt trước.')).toBeVisible()

  await page.goto('/products/purchase-order?state=DRAFT')
  for (const name of [/DHN000001/, /DHN000002/]) await page.getByRole('row', { name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Hủy 2 phiếu tạm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hủy 2 phiếu đặt tạm?' })
  await dialog.getByLabel('Lý do').fill('Lập nhầm')
  await checkAccessibility(page, 'dropping drafts of orders')
  await dialog.getByRole('button', { name: 'Hủy 2 phiếu tạm' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /DHN0000/ })).toHaveCount(0)
  const { data } = await store.call('GET', 'purchase-order?progress=CANCELLED')
  expect(data.items).toHaveLength(2)
})
