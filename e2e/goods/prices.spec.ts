import type { Page } from '@playwright/test'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { openTill, take } from '../till.ts'

test('prices are typed like in a sheet, undone, and sold by at the till for the group they are for', async ({
  page,
  store,
}) => {
  const { data: group } = await store.call('POST', 'customer-group', { name: 'Khách quen' })
  await store.call('POST', 'customer', { name: 'Lê Thị Hoa', phone: '0912345678', groupId: group.id })

  await page.goto('/products/price-setting')
  await page.getByRole('button', { name: 'Thêm bảng giá' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Tên bảng giá').fill('Giá khách quen')
  await sheet.getByRole('group', { name: 'Nhóm khách hàng' }).getByText('Chỉ một số').click()
  await sheet.getByRole('checkbox', { name: 'Khách quen' }).check()
  await checkAccessibility(page, 'a price book')
  await page.keyboard.press('Control+s')

  const cell = (list: string, price: string) =>
    page.getByRole('button', { name: `${list}, Panadol Extra 500mg (Vỉ): ${price}`, exact: true })
  await expect(cell('Giá khách quen', 'không đặt giá')).toBeVisible()
  await checkAccessibility(page, 'prices')
  await cell('Giá khách quen', 'không đặt giá').focus()
  await page.keyboard.type('16000')
  await page.keyboard.press('Enter')
  await expect(cell('Giá khách quen', '16.000')).toBeVisible()
  // Enter went down, to the box.
  await expect(page.getByRole('button', { name: /^Giá khách quen, Panadol Extra 500mg \(Hộp\)/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect(cell('Giá chung', '17.000')).toBeFocused()
  await page.keyboard.type('18000')
  await page.keyboard.press('Tab')
  await expect(cell('Giá chung', '18.000')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cell('Giá chung', '17.000')).toBeVisible()

  // A book that follows the general price shows its new price too, and the message names it.
  const formula = { base: 'general', adjustUnit: 2, adjustValue: -1_000, rounding: 1 }
  const { data: follower } = await store.call('POST', 'price-book', { name: 'Giá sỉ', formula, follows: true })
  const unitId = store.products['Panadol Extra 500mg'].units.find(({ name }: { name: string }) => name === 'Vỉ').id
  await store.call('PUT', 'price-book/price', { bookId: follower.id, unitId, price: 16_000, expected: null })
  await page.goto('/products/price-setting')
  await cell('Giá chung', '17.000').focus()
  await page.keyboard.type('18000')
  await page.keyboard.press('Tab')
  await expect(cell('Giá sỉ', '17.000')).toBeVisible()
  await expect(page.getByText('Đổi theo: Giá sỉ 17.000')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cell('Giá sỉ', '16.000')).toBeVisible()
  await store.call('DELETE', `price-book/${follower.id}`, { version: follower.version })
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'prices')
  await page.setViewportSize({ width: 1366, height: 768 })

  // The page of the goods tells it too, and leads back.
  await page.goto(`/products/list/${store.products['Panadol Extra 500mg'].id}?tab=prices`)
  const ofBook = page.getByRole('row', { name: /Giá khách quen/ }).first()
  await expect(ofBook).toContainText('Nhóm khách hàng: Khách quen')
  await expect(ofBook).toContainText('16.000')
  await checkAccessibility(page, 'prices of a product')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'prices of a product')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('link', { name: 'Sửa ở Thiết lập giá' }).click()
  await expect(cell('Giá khách quen', '16.000')).toBeVisible()

  const till = await openTill(page)
  await take(page, till, 'panadol')
  await expect(till.due).toHaveText('17.000')
  await till.customer.fill('0912345678')
  await page.getByRole('option', { name: /Lê Thị Hoa/ }).click()
  await expect(till.due).toHaveText('16.000')
  await expect(till.line(1)).toContainText('Giá khách quen')
  await till
    .line(1)
    .getByRole('button', { name: /^Đơn giá dòng 1/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Đơn giá' })).toContainText('bảng giá Giá khách quen: 16.000')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('HD000001')
  const { data: bills } = await store.call('GET', 'bill')
  const { data: bill } = await store.call('GET', `bill/${bills.items[0].id}`)
  expect(bill.items[0]).toMatchObject({ price: 16_000, priceSource: 'BOOK', priceBookName: 'Giá khách quen' })
})

/** Holds back the sheets of prices whose address fits: each is read at once and comes when it is let go. */
async function holdSheets(page: Page, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = { read: 0, letGo: resolve }
  await page.route(address, async route => {
    const response = await route.fetch()
    held.read += 1
    await promise
    // The page may have asked anew meanwhile, and wants this one no more.
    await route.fulfill({ response }).catch(() => {})
  })
  return held
}

test('a price that is typed while the sheet is on its way stays, and a cut line leaves the sheet as it is', async ({
  page,
  store,
}) => {
  const cell = (price: string) =>
    page.getByRole('button', { name: `Giá khách quen, Panadol Extra 500mg (Vỉ): ${price}`, exact: true })
  await page.goto('/products/price-setting')
  await expect(page.getByRole('button', { name: 'Giá chung, Panadol Extra 500mg (Vỉ): 17.000' })).toBeVisible()
  const sheets = /\/price-book\/grid\?.*bookIds=/
  const held = await holdSheets(page, sheets)
  await page.getByRole('button', { name: 'Thêm bảng giá' }).click()
  await page.getByRole('dialog').getByLabel('Tên bảng giá').fill('Giá khách quen')
  await page.keyboard.press('Control+s')
  // The column is known before what stands in it.
  await cell('không đặt giá').focus()
  await expect.poll(() => held.read).toBe(1)
  await page.keyboard.type('16000')
  await page.keyboard.press('Enter')
  await expect(cell('16.000')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Thông báo' })).toContainText('16.000')
  await expect(cell('16.000')).toBeVisible()
  // After the price was saved the sheet is asked for again.
  await expect.poll(() => held.read).toBe(2)
  held.letGo()
  await page.waitForResponse(sheets)
  await expect(cell('16.000')).toBeVisible()
  await page.unroute(sheets)

  let tries = 0
  await page.route(sheets, route => {
    tries += 1
    return route.abort()
  })
  await page.getByRole('button', { name: 'Vỉ: chi tiết giá của Panadol Extra 500mg' }).click()
  await page.getByRole('dialog').getByLabel('Giá niêm yết, kê khai').fill('17000')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => tries).toBe(3)
  await cell('16.000').focus()
  await page.keyboard.type('15000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Thông báo' })).toContainText('15.000')
  await expect(cell('15.000')).toBeVisible()
  const [book] = (await store.call('GET', 'price-book')).data.items
  const { items } = (await store.call('GET', `price-book/grid?keyword=panadol&bookIds=${book.id}`)).data
  expect(items.map(({ books }: { books: { price: number }[] }) => books[0]?.price)).toContain(15_000)
})

test('what is typed stays with its goods when the rows move, and is named where its goods leave the sheet', async ({
  page,
  store,
}) => {
  const cell = (goods: string) => page.getByRole('button', { name: `Giá chung, ${goods}`, exact: true })
  const field = page.getByRole('textbox', { name: /^Giá chung, / })
  const prices = async () =>
    (await store.call('GET', 'price-book/grid')).data.items.map(
      ({ unitName, price }: { unitName: string; price: number }) => `${unitName} ${price}`,
    )
  const before: string[] = await prices()
  await page.goto('/products/price-setting')
  await expect(cell('Găng tay y tế (Đôi): 3.000')).toBeVisible()

  let held = await holdSheets(page, /\/price-book\/grid\?.*keyword=panadol/)
  await page.getByRole('searchbox').fill('panadol')
  await expect.poll(() => held.read).toBe(1)
  await cell('Panadol Extra 500mg (Vỉ): 17.000').focus()
  await page.keyboard.type('180')
  held.letGo()
  await expect(cell('Găng tay y tế (Đôi): 3.000')).toBeHidden()
  await expect(field).toHaveAccessibleName('Giá chung, Panadol Extra 500mg (Vỉ): 17.000')
  await expect(field).toHaveValue('180')
  await page.keyboard.type('00')
  await page.keyboard.press('Enter')
  await expect(cell('Panadol Extra 500mg (Vỉ): 18.000')).toBeVisible()

  held = await holdSheets(page, /\/price-book\/grid\?.*keyword=g/)
  await page.getByRole('searchbox').fill('găng tay')
  await expect.poll(() => held.read).toBe(1)
  await cell('Panadol Extra 500mg (Vỉ): 18.000').focus()
  await page.keyboard.type('190')
  held.letGo()
  await expect(cell('Găng tay y tế (Đôi): 3.000')).toBeVisible()
  await expect(field).toBeHidden()
  await expect(page.getByRole('region', { name: 'Thông báo' })).toContainText('500mg (Vỉ): chưa lưu “190”')
  await expect.poll(prices).toEqual(before.map(price => (price === 'Vỉ 17000' ? 'Vỉ 18000' : price)))
})

test('a price by the dozen, one that is to come, and a posted price that is passed with a reason', async ({
  page,
  store,
}) => {
  await page.goto('/products/price-setting')
  await page.getByRole('button', { name: 'Viên: chi tiết giá của Panadol Extra 500mg' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Giá niêm yết, kê khai').fill('1450')
  await sheet.getByRole('button', { name: 'Thêm mức' }).click()
  await sheet.getByLabel('Mức 1: từ số lượng').fill('10')
  await sheet.getByLabel('Mức 1: giá').fill('1400')
  await sheet.getByLabel('Từ ngày').fill('01012030')
  await sheet.getByLabel('Giá mới').fill('1600')
  await checkAccessibility(page, 'the prices of a unit')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Giá đặt trước' }).click()
  const plans = page.getByRole('dialog', { name: 'Giá đặt trước' })
  await expect(plans).toContainText('Từ 00:00 ngày 01/01/2030: 1.500 → 1.600')
  await checkAccessibility(page, 'planned prices')
  await plans.getByRole('button', { name: 'Hủy lần này' }).click()
  await expect(plans).toContainText('Đã hủy')
  await page.keyboard.press('Escape')

  const till = await openTill(page)
  await take(page, till, 'panadol')
  await till.unit(1).click()
  await page.getByRole('option', { name: /^Viên/ }).click()
  await till.quantity(1).fill('8')
  await page.keyboard.press('Enter')
  await expect(till.line(1)).toContainText('Cao hơn giá niêm yết 1.450')
  await till.line(1).getByRole('button', { name: 'Ghi lý do' }).click()
  await page.getByLabel('Lý do bán cao hơn giá niêm yết').fill('Giá nhập vừa tăng')
  await checkAccessibility(page, 'a line above its posted price')
  await page.keyboard.press('Enter')
  await expect(till.line(1)).toContainText('Mua thêm 2: còn 1.400')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('HD000001')
  const { data: bills } = await store.call('GET', 'bill')
  const { data: bill } = await store.call('GET', `bill/${bills.items[0].id}`)
  expect(bill.items[0]).toMatchObject({ price: 1_500, postedPrice: 1_450, postedReason: 'Giá nhập vừa tăng' })
})

test('the cashier chooses a wholesale book; once it is gone the till strikes it and asks what it asks without it', async ({
  page,
  store,
}) => {
  const { data: book } = await store.call('POST', 'price-book', { name: 'Giá sỉ', onRequest: true })
  const { unitId } = (await store.call('GET', 'price-book/grid?keyword=panadol')).data.items.find(
    (row: { unitName: string }) => row.unitName === 'Vỉ',
  )
  await store.call('PUT', 'price-book/price', { bookId: book.id, unitId, price: 15_000, expected: null })

  const till = await openTill(page)
  await take(page, till, 'panadol')
  await expect(till.due).toHaveText('17.000')
  await page.getByRole('combobox', { name: 'Bảng giá' }).click()
  await page.getByRole('option', { name: 'Giá sỉ' }).click()
  await expect(till.due).toHaveText('15.000')
  await expect(till.line(1)).toContainText('Giá sỉ')
  await checkAccessibility(page, 'a chosen price book')

  await store.call('DELETE', `price-book/${book.id}`, { version: book.version })
  await page.keyboard.press('F9')
  await expect(page.getByText('Giá sỉ đã bị xóa', { exact: false })).toBeVisible()
  await expect(till.due).toHaveText('17.000')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('HD000001')
})

test('a pharmacy of a hospital marks what is above its mark-up, and sells it with a reason only', async ({
  page,
  store,
}) => {
  const { data: branches } = await store.call('GET', 'branch')
  await page.goto(`/settings/branch/${branches.items[0].id}`)
  await page.getByRole('button', { name: 'Sửa' }).click()
  await page.getByRole('checkbox', { name: 'Nhà thuốc trong khuôn viên bệnh viện' }).check()
  await checkAccessibility(page, 'a branch in a hospital')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog')).toBeHidden()

  const { data: provider } = await store.call('POST', 'provider', { name: 'Dược phẩm Bình Minh' })
  const panadol = store.products['Panadol Extra 500mg']
  const tablet = panadol.units.find((unit: { ratio: number }) => unit.ratio === 1)
  const bought = await store.call('POST', 'inbound', {
    status: 'SUCCEED',
    providerId: provider.id,
    items: [
      {
        productId: panadol.id,
        unitId: tablet.id,
        quantity: 100,
        price: 1_000,
        lots: [{ lotNumber: 'BV1', expiryDate: '2031-01-31', quantity: 100 }],
      },
    ],
    payments: [{ method: 'DEBT', amount: 100_000 }],
  })
  expect(bought.status).toBe(201)
  await page.goto('/products/price-setting?keyword=panadol')
  await expect(page.getByText('tối đa 1.150')).toBeVisible()
  await checkAccessibility(page, 'prices above their mark-up')
  await page.getByRole('button', { name: 'Viên: chi tiết giá của Panadol Extra 500mg' }).click()
  await expect(page.getByRole('dialog')).toContainText('Giá chung cao hơn thặng số tối đa')
  await page.keyboard.press('Escape')
  await page.goto(`/products/list/${panadol.id}`)
  await page.getByRole('tab', { name: 'Giá' }).click()
  await expect(page.getByText('vượt thặng số tối đa').first()).toBeVisible()
  await checkAccessibility(page, 'prices of goods above their mark-up')

  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.keyboard.press('F9')
  await expect(till.line(1)).toContainText('cao hơn mức thặng số tối đa')
  await till.line(1).getByRole('button', { name: 'Ghi lý do' }).click()
  const reason = page.getByLabel('Lý do bán cao hơn thặng số tối đa')
  await reason.fill('G')
  await reason.fill('Giá nhập vừa tăng')
  await page.keyboard.press('Enter')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('HD000001')
  const { data: bills } = await store.call('GET', 'bill')
  const { data: bill } = await store.call('GET', `bill/${bills.items[0].id}`)
  expect(bill.items[0]).toMatchObject({ postedPrice: null, postedReason: 'Giá nhập vừa tăng' })
})

test('a price that cannot be read is named and not saved, and one that jumps is asked about', async ({
  page,
  store,
}) => {
  await page.goto('/products/price-setting')
  const cell = (price: string) =>
    page.getByRole('button', { name: `Giá chung, Panadol Extra 500mg (Viên): ${price}`, exact: true })
  const field = page.getByRole('textbox', { name: /^Giá chung, Panadol Extra 500mg \(Viên\)/ })
  const priceNow = async () =>
    (await store.call('GET', 'price-book/grid?keyword=panadol')).data.items.find(
      (row: { unitName: string }) => row.unitName === 'Viên',
    ).price

  await cell('1.500').focus()
  await page.keyboard.type('1')
  await page.keyboard.type(',5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Phải là số nguyên' })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('1,5')
  await checkAccessibility(page, 'a price that cannot be read')
  // Left by the mouse, it is named, and the price stays.
  await page.getByRole('main').click({ position: { x: 3, y: 3 } })
  await expect(page.getByText('chưa lưu “1,5”', { exact: false })).toBeVisible()
  await expect(cell('1.500')).toBeVisible()

  await cell('1.500').focus()
  await page.keyboard.type('15000000')
  await expect(field).toHaveValue('15.000.000')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: /^Giá mới của Panadol Extra 500mg \(Viên\)/ })
  await expect(question).toContainText('1.500đ → 15.000.000đ: gấp hơn 10 lần')
  await checkAccessibility(page, 'the question about a price')
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('15.000.000')
  expect(await priceNow()).toBe(1_500)
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await expect(question).toContainText('chưa bằng một phần mười')
  await question.getByRole('button', { name: 'Lưu giá 100đ' }).click()
  await expect(cell('100')).toBeVisible()
  await expect.poll(priceNow).toBe(100)

  // The form of the product asks the same.
  await page.goto(`/products/list/${store.products['Panadol Extra 500mg'].id}`)
  await expect(page.getByRole('button', { name: /^Sửa/ }).first()).toBeVisible()
  await page.keyboard.press('e')
  await page.getByRole('textbox', { name: 'Giá bán, đơn vị 1' }).fill('1500')
  await page.keyboard.press('Control+s')
  await expect(question).toContainText('100đ → 1.500đ: gấp hơn 10 lần')
  // A quick Esc, before the focus is in the question: it answers the question and not the form under it.
  await page.locator('form input').first().dispatchEvent('keydown', { key: 'Escape' })
  await expect(question).toBeHidden()
  await expect(page.getByText('Có thay đổi chưa lưu.')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Giá bán, đơn vị 1' })).toHaveValue('1.500')
  expect(await priceNow()).toBe(100)
})

test('the general prices of all goods go up by a formula, looked at first', async ({ page }) => {
  await page.goto('/products/price-setting')
  await page.getByRole('button', { name: 'Việc với giá chung' }).click()
  await page.getByRole('menuitem', { name: 'Đặt giá theo công thức' }).click()
  const dialog = page.getByRole('dialog', { name: 'Đặt giá theo công thức: Giá chung' })
  await dialog.getByLabel('Mức').fill('10')
  await checkAccessibility(page, 'a formula of the general prices')
  await dialog.getByRole('button', { name: 'Xem trước' }).click()
  await expect(dialog.getByRole('row', { name: /Panadol Extra 500mg \(Vỉ\).*17\.000.*18\.700/ })).toBeVisible()
  await dialog.getByRole('button', { name: /^Áp dụng/ }).click()
  await expect(
    page.getByRole('button', { name: 'Giá chung, Panadol Extra 500mg (Vỉ): 18.700', exact: true }),
  ).toBeVisible()
})
