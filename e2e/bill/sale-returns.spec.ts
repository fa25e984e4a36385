import { withOwner } from '../../server/src/db/connection/pool.ts'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { picture } from '../picture.ts'
import type { TestStore } from '../register-store.ts'
import { openTill, take } from '../till.ts'

async function allowOfflineReturns({ call }: Pick<TestStore, 'call'>) {
  const { data } = await call('GET', 'setting')
  const { version } = data.items.find(({ key }: { key: string }) => key === 'offlineReturns')
  expect((await call('PATCH', 'setting', { key: 'offlineReturns', value: true, version })).status).toBe(200)
}

test('goods that were just sold come back by keyboard: found by the bill, a part to the shelf, the money in cash', async ({
  page,
  store,
  papers,
}) => {
  const till = await openTill(page)
  await take(page, till, 'pana')
  await till.quantity(1).fill('3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  const bill = await newestBill(store)

  const items = Object.values(store.products).map(({ id, units }) => ({
    productId: id,
    unitId: units[0].id,
    quantity: 1,
  }))
  const payments = [{ method: 'CASH', amount: 10_000_000 }]
  expect((await store.call('POST', 'bill', { branchId: store.branchId, items, payments })).status).toBe(201)

  await page.keyboard.press('Control+F9')
  const find = page.getByRole('searchbox', { name: 'Tìm hóa đơn' })
  await expect(find).toBeFocused()
  await expect(page.getByRole('list', { name: 'Hóa đơn tìm được' })).toContainText(bill.code)
  await checkAccessibility(page, 'looking for the bill')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'bills with many goods')
  await page.setViewportSize({ width: 1366, height: 768 })
  await find.fill(bill.code)
  await expect(page.getByRole('list', { name: 'Hóa đơn tìm được' }).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: bill.code })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: `Trả hàng của hóa đơn ${bill.code}` })).toBeVisible()
  const goods = page.getByRole('list', { name: 'Hàng trả' })
  const quantity = goods.getByRole('textbox', { name: /^Số lượng trả Panadol/ })
  await expect(quantity).toBeFocused()
  await quantity.fill('99')
  await page.keyboard.press('Tab')
  await expect(goods.getByRole('alert')).toContainText(/^Tối đa/)
  await quantity.fill('0')
  await expect(goods.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('+')
  await expect(goods).toContainText(/Lô \S+, HSD/)
  await expect(goods).toContainText('17.000')
  await goods.getByRole('checkbox', { name: /^Nhập lại kệ Panadol/ }).check()
  await expect(page.getByRole('alert')).toContainText('hãy đánh dấu còn nguyên')
  await goods.getByRole('checkbox', { name: /^Còn nguyên/ }).check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Ghi chú' }).fill('Khách mua dư')
  await checkAccessibility(page, 'goods that come back')
  await page.setViewportSize({ width: 820, height: 1180 })
  await checkWidth(page, 'goods that come back')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'goods that come back')
  await picture(page, 'return-editor-390', { fullPage: true })
  await page.setViewportSize({ width: 1366, height: 768 })
  // Half-written work outlives a reload.
  await page.reload()
  await expect(quantity).toHaveValue('1')
  await expect(page.getByRole('button', { name: /^Nhận hàng, trả tiền/ })).toBeEnabled()
  // It waits as a draft for whoever allows it, and is completed from there.
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Phiếu tạm TH000001').first()).toBeVisible()
  await page.goto('/transactions/return')
  await page.getByRole('row').filter({ hasText: 'TH000001' }).getByRole('link').first().click()
  await expect(quantity).toHaveValue('1')
  // A key that comes before the figures waits for them.
  const figures = Promise.withResolvers<void>()
  await page.route('**/sale-return/preview', route => figures.promise.then(() => route.continue()))
  await page.reload()
  await expect(quantity).toHaveValue('1')
  await page.keyboard.press('F9')
  await expect(page.getByRole('button', { name: /^Nhận hàng/ })).toHaveAttribute('aria-busy', 'true')
  figures.resolve()

  await expect(page).toHaveURL(/\/transactions\/return\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'TH000001' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('17.000')
  await checkAccessibility(page, 'a return')
  papers.length = 0
  await page.keyboard.press('Control+p')
  await expect.poll(() => papers.join()).toContain('PHIẾU TRẢ HÀNG')
  expect(papers.join()).toContain('−17.000')

  await page.goto('/transactions/return')
  await expect(page.getByRole('row').filter({ hasText: 'TH000001' })).toContainText('17.000')
  await page.goto(`/sales?replace=${bill.id}`)
  await expect(till.toast).toContainText('Hủy phiếu trả rồi sửa')
  await page.goto(`/transactions/bill/${bill.id}`)
  await page.getByRole('link', { name: 'TH000001' }).click()
  await expect(page.getByRole('heading', { name: 'TH000001' })).toBeVisible()
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Hủy phiếu trả' }).click()
  await page.getByRole('textbox', { name: 'Lý do hủy' }).fill('Khách lấy lại hàng')
  await page.getByRole('button', { name: 'Hủy phiếu trả' }).last().click()
  await expect(page.getByRole('main')).toContainText('Khách lấy lại hàng')
})

test('a customer takes other goods instead: the difference alone is paid, and both documents name each other', async ({
  page,
  store,
}) => {
  const panadol = store.products['Panadol Extra 500mg']
  const unitId = panadol.units.find((unit: { name: string }) => unit.name === 'Vỉ').id
  const { data: bill } = await store.call('POST', 'bill', {
    items: [{ productId: panadol.id, unitId, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 34_000 }],
  })
  await page.goto(`/transactions/bill/${bill.id}`)
  await page.getByRole('link', { name: 'Trả hàng', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: `Trả hàng của hóa đơn ${bill.code}` })).toBeVisible()
  await page.keyboard.press('Shift+F2')
  const find = page.getByRole('combobox', { name: 'Tìm hoặc quét hàng' })
  await expect(find).toHaveAttribute('placeholder', 'Tìm hoặc quét hàng')
  await page.keyboard.press('F3')
  await expect(find).toBeFocused()
  await find.fill('pana')
  await page.getByRole('option', { name: /Panadol Extra/ }).click()
  await page.keyboard.press('F2')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  const side = page.getByRole('main')
  await expect(side).toContainText('Khách trả thêm')
  await expect(side.getByText('17.000').last()).toBeVisible()
  await checkAccessibility(page, 'an exchange')
  await page.keyboard.press('F9')
  await expect(page.getByRole('heading', { name: 'TH000001' })).toBeVisible()
  await page.getByRole('link', { name: 'HD000002' }).click()
  await expect(page.getByRole('heading', { name: 'HD000002' })).toBeVisible()
  const exchanged = page.url().split('/').at(-1)
  await expect(page.getByRole('main')).toContainText('Hàng đổi trả')
  // The bill of the new goods names the return, and the return the bill whose goods came back.
  await page.getByRole('link', { name: 'TH000001' }).click()
  await expect(page.getByRole('heading', { name: 'TH000001' })).toBeVisible()
  await page.getByRole('link', { name: bill.code }).click()
  await expect(page.getByRole('heading', { name: bill.code })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Đã trả 2 vỉ · còn trả được 0 vỉ')
  await page.goto(`/transactions/bill/${exchanged}`)
  // The words of a posted bill are corrected in place.
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Sửa thông tin' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sửa HD000002' })
  await sheet.getByRole('textbox', { name: 'Ghi chú' }).fill('Khách đổi vỉ khác')
  await checkAccessibility(page, 'the words of a bill')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Khách đổi vỉ khác')
  await expect(page.getByRole('main')).toContainText('Đã sửa lúc')
})

test('goods without a bill come back where the store allows it, a part in cash and a part kept for the customer', async ({
  page,
  store,
}) => {
  const { data: settings } = await store.call('GET', 'setting')
  const { version } = settings.items.find(({ key }: { key: string }) => key === 'returnWithoutBill')
  await store.call('PATCH', 'setting', { key: 'returnWithoutBill', value: true, version })
  await store.call('POST', 'customer', { name: 'Chị Hoa', phone: '0912345678', type: 1 })
  await page.goto('/transactions/return/new')
  await page.getByRole('link', { name: 'Khách không còn hóa đơn' }).click()
  await expect(page.getByRole('combobox', { name: 'Tìm hàng trả' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Tìm hàng trả' }).fill('pana')
  await page.getByRole('option', { name: /Panadol Extra/ }).click()
  const goods = page.getByRole('list', { name: 'Hàng trả' })
  const price = goods.getByRole('textbox', { name: /^Giá trả Panadol/ })
  await price.fill('9000000')
  await price.press('Tab')
  await expect(page.getByRole('alert')).toContainText('giá trả không quá giá bán')
  await price.fill('1500')
  await goods.getByRole('textbox', { name: /^Số lượng trả Panadol/ }).fill('4')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Khách hàng' }).fill('0912345678')
  await page.getByRole('option', { name: /Chị Hoa/ }).click()
  await page.getByRole('button', { name: 'Chia nhiều cách' }).click()
  await page.getByRole('textbox', { name: 'Một phần: giữ cho khách' }).fill('2500')
  await expect(page.getByRole('main')).toContainText('3.500')
  await checkAccessibility(page, 'goods without a bill')
  // Kept on the server for whoever may allow it, and open again with its goods.
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('main')).toContainText('Phiếu tạm TH000001')
  await expect(goods.getByRole('textbox', { name: /^Số lượng trả Panadol/ })).toHaveValue('4')
  await expect(page.getByRole('combobox', { name: 'Khách hàng' })).toHaveValue('Chị Hoa')
  await page.getByRole('button', { name: 'Chia nhiều cách' }).click()
  await page.getByRole('textbox', { name: 'Một phần: giữ cho khách' }).fill('2500')
  await expect(page.getByRole('main')).toContainText('3.500')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'goods without a bill')
  await page.setViewportSize({ width: 1366, height: 768 })
  const figures = Promise.withResolvers<void>()
  await page.route('**/sale-return/without-bill/preview', route => figures.promise.then(() => route.continue()))
  await goods.getByRole('textbox', { name: /^Số lượng trả Panadol/ }).fill('3')
  await page.keyboard.press('F9')
  await expect(page.getByRole('button', { name: /^Nhận hàng, trả tiền/ })).toHaveAttribute('aria-busy', 'true')
  figures.resolve()
  await expect(page.getByRole('heading', { name: 'TH000001' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Không có hóa đơn')
  await expect(page.getByRole('main')).toContainText('Giữ cho khách')
})

test('without the network goods of a bill that the browser holds come back, and the return arrives once the server answers', async ({
  page,
  store,
  server,
  context,
}) => {
  await allowOfflineReturns(store)
  const till = await openTill(page)
  await take(page, till, 'pana')
  await till.quantity(1).fill('3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  const bill = await newestBill(store)
  await page.keyboard.press('Control+F9')
  await expect(page.getByRole('list', { name: 'Hóa đơn tìm được' })).toContainText(bill.code)

  await context.setOffline(true)
  await page.getByRole('searchbox', { name: 'Tìm hóa đơn' }).fill('pana')
  const held = page.getByRole('list', { name: 'Hóa đơn máy này còn giữ' })
  await expect(held).toContainText(bill.code)
  await checkAccessibility(page, 'bills that this browser holds')
  await held.getByRole('link').first().click()
  await page.getByRole('textbox', { name: /^Số lượng trả Panadol/ }).fill('2')
  await expect(page.getByRole('main')).toContainText('34.000')
  await checkAccessibility(page, 'a return without the network')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'a return without the network')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('F9')
  await expect(page.getByText(/phiếu OFF-.* gửi khi có mạng/).first()).toBeVisible()

  await context.setOffline(false)
  const arrived = async () => (await store.call('GET', `sale-return?billId=${bill.id}`)).data.items
  await expect.poll(async () => (await arrived()).length, { timeout: 60_000 }).toBe(1)
  const [back] = await arrived()
  expect(back).toMatchObject({ refunded: 34_000, flags: [] })

  // The server is restored from a copy that may not have it: the browser sends it once more, and it is there once.
  await withOwner(server.database, owner => owner.query('update database_epoch set id = gen_random_uuid()'))
  const again = page.waitForRequest(
    call => /sale-return\/batch$/.test(call.url()) && !!call.postData()?.includes(back.id),
  )
  await openTill(page)
  const { offline } = (await again).postDataJSON().returns[0]
  expect(offline).toMatchObject({ series: expect.stringMatching(/^[A-Z]{4}$/), sequence: 1 })
  expect(await arrived()).toHaveLength(1)
})

test('goods of a bill that itself still waits come back, and the return arrives after its bill', async ({
  page,
  store,
  context,
}) => {
  await allowOfflineReturns(store)
  const till = await openTill(page)
  // Once with the network, so that the screen of returns is at hand.
  await page.keyboard.press('Control+F9')
  await expect(page.getByRole('searchbox', { name: 'Tìm hóa đơn' })).toBeVisible()
  await page.goBack()
  await context.setOffline(true)
  await take(page, till, 'pana')
  await till.quantity(1).fill('3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0, { timeout: 15_000 })

  await page.keyboard.press('Control+F9')
  const held = page.getByRole('list', { name: 'Hóa đơn máy này còn giữ' })
  await held.getByRole('link', { name: /OFF-/ }).click()
  await page.getByRole('textbox', { name: /^Số lượng trả Panadol/ }).fill('2')
  await expect(page.getByRole('main')).toContainText('34.000')
  await page.keyboard.press('F9')
  await expect(page.getByText(/phiếu OFF-.* gửi khi có mạng/).first()).toBeVisible()
  // What came back of the bill is not there a second time.
  await held.getByRole('link', { name: /OFF-/ }).click()
  await expect(page.getByRole('main')).toContainText('còn trả được 1')

  await context.setOffline(false)
  const arrived = async () => (await store.call('GET', 'sale-return')).data.items
  await expect.poll(async () => (await arrived()).length, { timeout: 60_000 }).toBe(1)
  const bill = await newestBill(store)
  expect((await arrived())[0]).toMatchObject({ billId: bill.id, refunded: 34_000, flags: [] })
})

test('a return follows its sale, though the goods were stopped while the till did not know it', async ({
  page,
  store,
  context,
}) => {
  await allowOfflineReturns(store)
  const till = await openTill(page)
  await page.keyboard.press('Control+F9')
  await expect(page.getByRole('searchbox', { name: 'Tìm hóa đơn' })).toBeVisible()
  await page.goBack()
  await context.setOffline(true)
  await take(page, till, 'pana')
  await till.quantity(1).fill('3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0, { timeout: 15_000 })
  await page.keyboard.press('Control+F9')
  const held = page.getByRole('list', { name: 'Hóa đơn máy này còn giữ' })
  await held.getByRole('link', { name: /OFF-/ }).click()
  await page.getByRole('textbox', { name: /^Số lượng trả Panadol/ }).fill('2')
  await page.keyboard.press('F9')
  await expect(page.getByText(/phiếu OFF-.* gửi khi có mạng/).first()).toBeVisible()

  const product = (await store.call('GET', 'product?keyword=panadol')).data.items[0]
  const turn = async (isActive: 0 | 1) => {
    const { version } = (await store.call('GET', `product/${product.id}`)).data
    expect((await store.call('PATCH', `product/${product.id}`, { version, isActive })).status).toBe(200)
  }
  await turn(0)
  await context.setOffline(false)
  await page.goto('/sales')
  // Paper was out: the sale is stored as it happened, and somebody looks at it.
  await expect(till.saved).toHaveText('Đã lưu', { timeout: 60_000 })
  const arrived = async () => (await store.call('GET', 'sale-return')).data.items
  await expect.poll(async () => (await arrived()).length, { timeout: 60_000 }).toBe(1)
  const bill = await newestBill(store)
  expect((await arrived())[0]).toMatchObject({ billId: bill.id, refunded: 34_000, flags: [] })
})
