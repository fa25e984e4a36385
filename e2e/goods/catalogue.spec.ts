import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { openTill, take } from '../till.ts'

const panadol = 'Panadol Extra 500mg'
const gloves = 'Găng tay y tế'

test('a combo is made by keyboard, sold at the till from the lots of its components, and the stock cards name the bill', async ({
  page,
  store,
}) => {
  await page.goto('/products/list')
  await expect(page.getByText(gloves)).toBeVisible()
  await page.keyboard.press('n')
  const sheet = page.getByRole('dialog', { name: 'Thêm sản phẩm' })
  await expect(sheet.getByRole('textbox', { name: 'Tên hàng' })).toBeFocused()
  await page.keyboard.type('Bộ sơ cứu gia đình')
  await sheet.getByRole('combobox', { name: 'Loại hàng' }).press('Enter')
  await page.keyboard.type('Combo')
  await page.keyboard.press('Enter')

  const find = sheet.getByRole('combobox', { name: 'Tìm hàng để thêm vào combo' })
  for (const [letters, name] of [
    ['panadol', panadol],
    ['gang tay', gloves],
  ] as const) {
    await find.fill(letters)
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
    await find.press('Enter')
    await expect(sheet.getByRole('textbox', { name: `Số lượng ${name}` })).toHaveValue('1')
  }
  await sheet.getByRole('textbox', { name: `Số lượng ${gloves}` }).fill('2')
  await expect(sheet.getByText('Tổng giá thành phần: 23.000đ')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Đơn vị', exact: true }).fill('Bộ')
  await sheet.getByRole('textbox', { name: 'Giá bán', exact: true }).fill('20k')
  await checkAccessibility(page, 'a combo in its form')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  await expect(page.getByText('ghép được 50 bộ')).toBeVisible()

  const till = await openTill(page)
  await take(page, till, 'so cuu')
  await expect(till.line(1)).toContainText('2 thành phần')
  await expect(till.line(1)).toContainText('còn 50 bộ')
  await page.keyboard.press('F7')
  const parts = page.getByRole('dialog', { name: 'Chọn lô' })
  await expect(parts).toContainText('PA2601')
  await checkAccessibility(page, 'the components of a line')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('HD000001')

  await page.goto(`/products/list/${store.products[gloves].id}?tab=card`)
  await expect(page.getByRole('link', { name: 'HD000001' })).toBeVisible()
  await page.goto(`/products/list/${store.products[panadol].id}?tab=sales`)
  await expect(page.getByText('trong Bộ sơ cứu gia đình')).toBeVisible()
  await checkAccessibility(page, 'the sales of a product')
})

test('groups are moved and deleted by keyboard, ticked products are changed together, and a view is kept', async ({
  page,
  store,
}) => {
  const make = async (name: string, parentId?: string) =>
    (await store.call('POST', 'product-group', { name, ...(parentId && { parentId }) })).data
  const medicines = await make('Thuốc')
  await make('Giảm đau', medicines.id)
  await make('Vật tư')
  const capsule = store.products['Amoxicillin 500mg']
  await store.call('PATCH', `product/${capsule.id}`, { version: capsule.version, isPrescription: true })

  await page.goto('/products/list')
  await page.getByRole('checkbox', { name: 'HH000001' }).press('Space')
  await page.getByRole('checkbox', { name: 'HH000002' }).press('Space')
  await page.getByRole('button', { name: 'Thao tác' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Đổi nhóm hàng' }).press('Enter')
  const bulk = page.getByRole('dialog', { name: 'Đổi nhóm hàng: 2 mặt hàng' })
  const group = bulk.getByRole('combobox', { name: 'Nhóm hàng' })
  await group.fill('giam dau')
  await expect(page.getByRole('option', { name: 'Thuốc › Giảm đau' })).toBeVisible()
  await group.press('Enter')
  await checkAccessibility(page, 'a change of many products')
  await bulk.getByRole('button', { name: 'Áp dụng cho 2 mặt hàng' }).press('Enter')
  await expect(bulk).toBeHidden()
  await expect(page.getByRole('gridcell', { name: 'Giảm đau' })).toHaveCount(2)

  await page.getByRole('button', { name: 'Danh mục' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Nhóm hàng' }).press('Enter')
  const groups = page.getByRole('dialog', { name: 'Nhóm hàng' })
  await groups.getByRole('button', { name: 'Chuyển Giảm đau' }).press('Enter')
  const place = groups.getByRole('combobox', { name: 'Chuyển Giảm đau vào' })
  await place.fill('vat tu')
  await expect(page.getByRole('option', { name: /Vật tư/ })).toBeVisible()
  await place.press('Enter')
  await expect(place).toBeHidden()
  await groups.getByRole('button', { name: 'Xóa nhóm Giảm đau' }).press('Enter')
  const goods = groups.getByRole('combobox', { name: 'Có 2 mặt hàng. Chuyển hàng sang' })
  await goods.fill('thuoc')
  await goods.press('Enter')
  await checkAccessibility(page, 'a group that goes')
  await groups.getByRole('button', { name: 'Xóa nhóm', exact: true }).press('Enter')
  await expect(groups.getByText('Giảm đau')).toHaveCount(0)
  await groups.getByRole('button', { name: 'Đóng' }).press('Enter')
  await expect(page.getByRole('gridcell', { name: /Thuốc$/ })).toHaveCount(2)

  await page.getByRole('button', { name: 'Thêm bộ lọc' }).press('Enter')
  await page.getByRole('combobox', { name: 'Kê đơn' }).press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
  await page.getByRole('button', { name: 'Cách xem' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Lưu cách xem này…' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Tên cách xem' })).toBeFocused()
  await page.keyboard.type('Thuốc kê đơn')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/products/list')
  await page.getByRole('button', { name: 'Cách xem' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Thuốc kê đơn' }).press('Enter')
  await expect(page).toHaveURL(/rx=true/)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
})

test('twins are found and merged: one product is left, with the stock, the codes and the past of both', async ({
  page,
  store,
}) => {
  const twin = await store.call('POST', 'product', {
    type: 1,
    name: 'PANADOL EXTRA 500mg',
    isLotManaged: true,
    vatRate: 5,
    units: [{ name: 'Viên', ratio: 1, price: 1_500, isBase: true, barcode: '8930000009999' }],
  })
  const { id, code, units } = twin.data
  const lots = [{ lotNumber: 'TW1', expiryDate: `${new Date().getUTCFullYear() + 2}-01-31`, quantity: 30 }]
  const items = [{ productId: id, unitId: units[0].id, quantity: 30, price: 900, lots }]
  await store.call('POST', 'inbound', { kind: 'OPENING', status: 'SUCCEED', items })

  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/duplicates')
    await expect(page.getByText('Cùng tên')).toBeVisible()
    await checkAccessibility(page, 'duplicates')
    await checkWidth(page, 'duplicates')
  }
  await page.getByRole('button', { name: 'Giữ mặt hàng này' }).first().press('Enter')
  await page.getByRole('button', { name: `Gộp ${code}` }).press('Enter')
  await expect(page.getByText('Không có cặp nào giống nhau')).toBeVisible()

  await page.goto('/products/list')
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(3)
  await page.keyboard.press('/')
  await page.keyboard.type('8930000009999')
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
  await page.getByRole('link', { name: 'HH000001' }).press('Enter')
  await expect(page.getByText('Đã gộp vào đây')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('630 viên')
  await page.goto(`/products/list/${id}`)
  await expect(page.getByText('Mặt hàng này đã gộp vào')).toBeVisible()
})

test('Back closes a form before it leaves the page, and asks about what was typed', async ({ page, store: _ }) => {
  await page.goto('/transactions/bill')
  await page.getByRole('link', { name: 'Sản phẩm', exact: true }).first().click()
  await page.getByRole('button', { name: 'Thêm sản phẩm' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Tên hàng').fill('Berberin mộc hương')
  await page.goBack()
  await expect(sheet.getByRole('button', { name: 'Bỏ thay đổi' })).toBeVisible()
  await expect(sheet.getByLabel('Tên hàng')).toHaveValue('Berberin mộc hương')
  await sheet.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/products\/list/)
  await page.goBack()
  await expect(page).toHaveURL(/\/transactions\/bill/)
})

test('a desk of 1366 × 768 shows eleven products, the filters in one line, and closer rows for who wants them', async ({
  page,
  store,
}) => {
  for (let count = 1; count <= 14; count += 1) {
    // Every second one fills both lines, with a mark among them.
    const long = count % 2 === 0 ? ' viên nén bao phim tan trong ruột, hộp 10 vỉ x 10 viên' : ''
    const { status, body } = await store.call('POST', 'product', {
      type: 1,
      name: `Hàng xếp dòng ${count}${long}`,
      isPrescription: count % 2 === 0,
      isLotManaged: false,
      vatRate: 5,
      units: [{ name: 'Viên', isBase: true, isDefaultSale: true, ratio: 1, price: 1000 }],
    })
    expect(status, JSON.stringify(body)).toBeLessThan(300)
  }
  await page.goto('/products/list')
  const rows = page.locator('tbody tr[data-row]')
  await expect(rows.nth(13)).toBeAttached()
  const look = () =>
    rows.evaluateAll(all => {
      const list = all[0]!.closest('table')!.parentElement!.getBoundingClientRect()
      const boxes = all.map(row => row.getBoundingClientRect())
      const whole = boxes.filter(box => box.bottom <= Math.min(list.bottom, innerHeight) + 1)
      return { heights: [...new Set(boxes.map(box => Math.round(box.height)))], whole: whole.length }
    })
  const ordinary = await look()
  expect(ordinary.heights).toEqual([44])
  expect(ordinary.whole).toBeGreaterThanOrEqual(11)

  const chooser = page.getByRole('button', { name: 'Chọn cột hiển thị' })
  const find = page.getByRole('searchbox', { name: /^Tên, mã/ })
  const middle = async (one: typeof find) => {
    const box = (await one.boundingBox())!
    return box.y + box.height / 2
  }
  expect(Math.abs((await middle(chooser)) - (await middle(find)))).toBeLessThan(4)

  await chooser.press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Dòng gọn' }).click()
  await page.reload()
  await expect(rows.nth(13)).toBeAttached()
  expect((await look()).heights).toEqual([36])
})
