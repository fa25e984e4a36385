import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { inStore } from '../in-store.ts'
import { newestBill } from '../newest-bill.ts'
import { picture } from '../picture.ts'
import { openTill, take } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'
import { watchMouse } from '../watch-mouse.ts'

test('lots: first expired first sold, another one on request, never a dialog', async ({ page, context, store }) => {
  const mouse = await watchMouse(context)
  const till = await openTill(page)
  await typeLikeAPerson(page, '5*panadol')
  await expect(till.suggestions).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(till.lots(1)).toContainText(/PA2601 · HSD 06\/\d\d/)

  await page.keyboard.press('F7')
  const lots = page.getByRole('dialog', { name: 'Chọn lô' })
  await expect(lots).toContainText('cần 60 viên')
  await expect(lots.getByRole('row').nth(1)).toContainText('PA2601')
  const later = lots.getByRole('textbox', { name: 'Lấy từ lô PA2702' })
  const sooner = lots.getByRole('textbox', { name: 'Lấy từ lô PA2601' })
  for (let step = 0; step < 8 && !(await later.evaluate(node => node === document.activeElement)); step += 1)
    await page.keyboard.press('Tab')
  await typeLikeAPerson(page, '25')
  await expect(sooner).toHaveValue('35')
  await expect(lots).toContainText('Đủ 60 / 60 viên')
  await typeLikeAPerson(page, '0')
  await expect(lots).toContainText('Thừa 190 viên')
  await page.keyboard.press('Enter')
  await expect(lots).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(lots).toBeHidden()
  await expect(till.lots(1)).toContainText('2 lô · PA2601 ×35, PA2702 ×25')
  await expect(till.find).toBeFocused()

  // Esc leaves the line as it was.
  await page.keyboard.press('F7')
  await expect(lots).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lots).toBeHidden()
  await expect(till.find).toBeFocused()
  await expect(till.lots(1)).toContainText('2 lô')

  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('đã thanh toán')
  expect(mouse).toEqual([])
  const [item] = (await newestBill(store)).items
  expect(item?.lots).toMatchObject([
    { lotNumber: 'PA2601', quantity: 35 },
    { lotNumber: 'PA2702', quantity: 25 },
  ])
})

test('what is short or expired is refused at its line, before and after asking the server', async ({
  page,
  store,
  server,
}) => {
  const till = await openTill(page)
  await take(page, till, 'amox')
  await page.keyboard.press('F2')
  await typeLikeAPerson(page, '301')
  await page.keyboard.press('Escape')
  await expect(till.line(1)).toContainText('Chỉ còn 3 hộp, thiếu 1 viên')
  await page.keyboard.press('F9')
  await expect(till.quantity(1)).toBeFocused()
  await expect(till.problem).toContainText('Dòng 1')
  const sellThose = till.line(1).getByRole('button', { name: 'Bán 300' })
  await sellThose.press('Enter')
  await expect(till.quantity(1)).toHaveValue('300')
  await expect(till.problem).toBeHidden()

  // Meanwhile another till sells one: this one still shows 300, the server knows better.
  const { data } = await store.call('GET', 'product?keyword=amox')
  const [amox] = data.items
  const unitId = amox.units.find((unit: { isBase: boolean }) => unit.isBase).id
  const items = [{ productId: amox.id, unitId, quantity: 1 }]
  const sold = await store.call('POST', 'bill', { items, payments: [{ method: 'CASH', amount: 2_000 }] })
  expect(sold.status).toBe(201)
  await page.keyboard.press('F9')
  await expect(till.line(1)).toContainText('Chỉ còn 2 hộp 99 viên, thiếu 1 viên')
  await expect(till.problem).toContainText('Dòng 1')
  await till.line(1).getByRole('button', { name: 'Bán 299' }).press('Enter')
  await expect(till.find).toBeFocused()

  // And its only lot expires.
  await inStore(server.database, store.id, query =>
    query("update lot set expiry_date = current_date - 1 where number = 'AM0915'"),
  )
  await page.keyboard.press('F9')
  await expect(till.line(1)).toContainText('hết hạn')
  await expect(till.lines).toHaveCount(1)
  expect((await store.call('GET', 'bill')).data.items).toHaveLength(1)
})

test('what is sold out is replaced by the same medicine of another maker, and a price below cost is said', async ({
  page,
  store,
}) => {
  const medicine = async (name: string, activeIngredient: string, strength: string) => {
    const units = [
      { name: 'Viên', ratio: 1, price: 2_000, isBase: true },
      { name: 'Vỉ', ratio: 10, price: 18_000, isBase: false, isDefaultSale: true },
    ]
    const product = { type: 2, isLotManaged: true, vatRate: 5, activeIngredient, strength, units, name }
    return (await store.call('POST', 'product', product)).data
  }
  await medicine('Hapadol 500mg', 'Paracetamol', '500mg')
  const there = await medicine('Effegan 500mg', 'paracetamol', '500 MG')
  const unitId = there.units.find((unit: { isBase: boolean }) => unit.isBase).id
  const lots = [{ lotNumber: 'EF01', expiryDate: `${new Date().getUTCFullYear() + 2}-05-31`, quantity: 100 }]
  const items = [{ productId: there.id, unitId, quantity: 100, price: 1_200, lots }]
  const { branchId } = store
  await store.call('POST', 'inbound', { branchId, kind: 'OPENING', status: 'SUCCEED', items, payments: [] })

  const till = await openTill(page)
  const alike = page.getByRole('dialog', { name: 'Thay Hapadol' })
  await typeLikeAPerson(page, '3*hapadol')
  await expect(till.suggestions).toHaveCount(1)
  await page.keyboard.press('Control+F7')
  await expect(alike.getByRole('button', { name: 'Chọn Effegan' })).toBeFocused()
  await checkAccessibility(page, 'medicines alike')
  await picture(page, 'alike')
  await page.keyboard.press('Enter')
  await expect(till.line(1)).toContainText('Effegan 500mg')
  await expect(till.quantity(1)).toHaveValue('3')
  await expect(till.find).toHaveValue('')
  await expect(till.find).toBeFocused()

  // At a line of which none is left, and without a network.
  await take(page, till, 'hapadol')
  await page.context().setOffline(true)
  await till.line(2).getByRole('button', { name: 'Hàng cùng hoạt chất' }).press('Enter')
  await expect(alike.getByRole('button', { name: 'Thay Hapadol 500mg bằng Effegan 500mg' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(till.line(2)).toContainText('Effegan 500mg')
  await page.context().setOffline(false)

  await expect(till.line(1)).not.toContainText('Dưới giá vốn')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+F2')
  await typeLikeAPerson(page, '11900')
  await page.keyboard.press('Escape')
  await expect(till.line(1)).toContainText('Dưới giá vốn 36.000')
  await picture(page, 'below-cost')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('đã thanh toán')
})

test('a lot that lies on the shelf and that the books lack is written down by keyboard and sold; lines change places, and the cart is cleared and taken back', async ({
  page,
  store,
}) => {
  await store.call('PATCH', 'setting', { key: 'sellWithoutStock', value: true, version: 0 })
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await take(page, till, 'gang')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(till.line(1)).toContainText('Găng tay')
  await page.keyboard.press('Shift+Delete')
  await expect(till.lines).toHaveCount(0)
  await till.toast.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(till.lines).toHaveCount(2)
  await expect(till.line(1)).toContainText('Găng tay')

  await till.line(2).getByText('Panadol').click()
  await page.keyboard.press('F7')
  const lots = page.getByRole('dialog', { name: 'Chọn lô' })
  await lots.getByRole('button', { name: 'Lô trên hộp không có ở đây' }).click()
  await expect(lots.getByRole('textbox', { name: 'Số lô' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lots.getByRole('textbox', { name: 'Số lô' })).toHaveAccessibleDescription('Nhập số lô')
  await typeLikeAPerson(page, 'px9901')
  await page.keyboard.press('Tab')
  await typeLikeAPerson(page, '0631')
  await checkAccessibility(page, 'writing down a lot')
  await picture(page, 'note-lot')
  await page.keyboard.press('Enter')
  await expect(lots.getByRole('button', { name: 'Xong' })).toBeFocused()
  await expect(lots).toContainText('Đủ 12 / 12 viên')
  await page.keyboard.press('Enter')
  await expect(lots).toBeHidden()
  await expect(till.lots(2)).toContainText('px9901 · HSD 06/31')
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  const bill = await newestBill(store)
  expect(bill.items.map((item: { productName: string }) => item.productName)).toEqual([
    expect.stringContaining('Găng tay'),
    expect.stringContaining('Panadol'),
  ])
})

test('a lot that the books lack is written down without the network too, and arrives with its sale', async ({
  page,
  context,
  store,
}) => {
  await store.call('PATCH', 'setting', { key: 'sellWithoutStock', value: true, version: 0 })
  const till = await openTill(page)
  await take(page, till, 'panadol')
  // The parts of a line come while the network is there.
  await page.keyboard.press('F7')
  const lots = page.getByRole('dialog', { name: 'Chọn lô' })
  await expect(lots).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await expect(till.saved).toContainText('Mất mạng')
  await page.keyboard.press('F7')
  await lots.getByRole('button', { name: 'Lô trên hộp không có ở đây' }).press('Enter')
  await expect(lots).toContainText('lô mới được gửi cùng hóa đơn')
  await typeLikeAPerson(page, 'pa2601')
  await page.keyboard.press('Tab')
  await typeLikeAPerson(page, '0631')
  await page.keyboard.press('Enter')
  await expect(lots.getByText('Lô PA2601 đã có với hạn dùng')).toBeVisible()
  await lots.getByRole('textbox', { name: 'Số lô' }).fill('PX9901')
  await picture(page, 'note-lot-offline')
  await page.keyboard.press('Enter')
  await expect(lots).toContainText('Đủ 12 / 12 viên')
  await page.keyboard.press('Enter')
  await expect(till.lots(1)).toContainText('PX9901 · HSD 06/31')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('Mất mạng')

  // Without the network the second sale names the same box; with it, before it is paid, the sale still brings its lot.
  await take(page, till, 'panadol')
  await page.keyboard.press('F7')
  await lots.getByRole('button', { name: 'Lô trên hộp không có ở đây' }).press('Enter')
  await typeLikeAPerson(page, 'px9901')
  await page.keyboard.press('Tab')
  await typeLikeAPerson(page, '0631')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(till.lots(1)).toContainText('px9901')
  await context.setOffline(false)
  await expect(till.saved).toContainText('Đã lưu')
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  await expect(till.saved).toContainText('Đã lưu')
  const { data } = await store.call('GET', 'bill?limit=2')
  const sold = await Promise.all(
    data.items.map(async ({ id }: { id: string }) => (await store.call('GET', `bill/${id}`)).data),
  )
  const taken = sold.map(bill => bill.items[0].lots)
  expect(taken).toMatchObject([[{ lotNumber: 'PX9901', quantity: 12 }], [{ lotNumber: 'PX9901', quantity: 12 }]])
  expect(taken[0][0].lotId).toBe(taken[1][0].lotId)
  // The tray shows no flag for the lot: the seller has the right to sell before goods come.
  const told = sold.flatMap(bill => bill.flags.map(({ kind }: { kind: string }) => kind))
  expect(told.filter(kind => !['till-unknown', 'twin-suspected'].includes(kind))).toEqual([])
})

test('the lots open from the price of the line by their key', async ({ page }) => {
  const till = await openTill(page)
  await take(page, till, 'pana')
  await page.keyboard.press('Shift+F2')
  await expect(page.getByRole('textbox', { name: 'Đơn giá' })).toBeFocused()
  await page.keyboard.press('F7')
  await expect(page.getByRole('dialog', { name: 'Đơn giá' })).toBeHidden()
  const lots = page.getByRole('dialog', { name: 'Chọn lô' })
  await expect(lots.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lots).toBeHidden()
  await expect(till.find).toBeFocused()
})
