import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { scan } from '../scan.ts'
import { openTill, take, tillOn } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'

const strip = '8930000000028'
const capsule = '8930000000042'

test('a scan goes to the cart wherever the focus is, and the field keeps what it had', async ({ page }) => {
  const till = await openTill(page)
  await page.keyboard.press('F4')
  await typeLikeAPerson(page, 'Ngu')
  await scan(page, strip)
  await expect(till.lines).toHaveCount(1)
  await expect(till.customer).toHaveValue('Ngu')
  await expect(till.customer).toBeFocused()

  const note = page.getByRole('textbox', { name: 'Ghi chú hóa đơn' })
  await note.click()
  await typeLikeAPerson(page, 'giao sau 5')
  await scan(page, capsule)
  await expect(till.lines).toHaveCount(2)
  await expect(note).toHaveValue('giao sau 5')
  await expect(note).toBeFocused()
  await typeLikeAPerson(page, 'h')
  await expect(note).toHaveValue('giao sau 5h')

  // The note of a line, which opens at it.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ghi chú dòng 2' }).click()
  await expect(page.getByRole('textbox', { name: 'Ghi chú, liều dùng' })).toBeFocused()
  await typeLikeAPerson(page, 'sau ăn')
  await scan(page, strip)
  await expect(till.quantity(1)).toHaveValue('2')
  await expect(till.line(2)).toContainText('sau ăn')
  await expect(till.line(2)).not.toContainText('8930')
  await expect(till.find).toBeFocused()

  await page.keyboard.press('F6')
  await scan(page, strip)
  await expect(till.quantity(1)).toHaveValue('3')
  await expect(till.orderDiscount).toHaveValue('')
})

test('letters typed after a click on a line or beside it go to the find box', async ({ page }) => {
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await till.line(1).getByText('Panadol Extra 500mg').click()
  await expect(till.find).not.toBeFocused()
  await typeLikeAPerson(page, 'gang')
  await expect(till.find).toHaveValue('gang')
  await page.keyboard.press('Enter')
  await expect(till.lines).toHaveCount(2)

  await till.facts.getByText('Tiền hàng').click()
  await scan(page, capsule)
  await expect(till.lines).toHaveCount(3)
  await expect(till.find).toHaveValue('')
  // A key of the till stays one.
  await till.facts.getByText('Tiền hàng').click()
  await page.keyboard.press('+')
  await expect(till.quantity(3)).toHaveValue('2')
})

test('an allergy of the customer is on the screen, and is asked about once before the bill is paid', async ({
  page,
  store,
}) => {
  await store.call('POST', 'customer', { name: 'Đỗ Thu Trang', note: 'Dị ứng paracetamol. Khách quen' })
  const till = await openTill(page)
  await page.keyboard.press('F4')
  await typeLikeAPerson(page, 'trang')
  await expect(page.getByRole('option', { name: /Đỗ Thu Trang/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const customer = till.facts.getByRole('region', { name: 'Khách hàng' })
  await expect(customer).toContainText('Dị ứng paracetamol')
  await take(page, till, 'gang')
  await expect(till.line(1)).not.toContainText('Dị ứng')
  // A medicine that comes after the customer is checked as well.
  await take(page, till, 'panadol')
  await expect(till.line(2)).toContainText('Dị ứng: paracetamol')
  await expect(customer).toContainText('dòng 2 Panadol Extra 500mg')

  await page.keyboard.press('F9')
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('Dị ứng: paracetamol')
  await expect(question.getByRole('button', { name: 'Xem lại giỏ hàng' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(till.lines).toHaveCount(2)
  await expect(till.line(2)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('F9')
  await question.getByRole('button', { name: 'Vẫn bán' }).click()
  await expect(till.lines).toHaveCount(0)
  const sold = await newestBill(store)
  expect(sold).toMatchObject({ customerName: 'Đỗ Thu Trang', payable: 20_000 })
  const { data: entries } = await store.call('GET', `user_log?action=bill.create&keyword=${sold.code}`)
  expect(JSON.stringify(entries)).toContain('Panadol Extra 500mg: paracetamol')
})

test('goods that nobody finds are noted for the customer, or added under the name that was typed', async ({ page }) => {
  await openTill(page)
  await typeLikeAPerson(page, 'thuoc la')
  await expect(page.getByText('Không có hàng khớp “thuoc la”')).toBeVisible()
  await page.getByRole('button', { name: 'Ghi hàng khách hỏi' }).filter({ hasText: 'Ghi' }).click()
  const note = page.getByRole('dialog', { name: 'Ghi hàng khách hỏi' })
  await expect(note.getByRole('combobox').first()).toHaveValue('thuoc la')
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()

  await page.keyboard.press('F3')
  await typeLikeAPerson(page, 'thuoc la')
  await page.getByRole('link', { name: 'Thêm hàng' }).click()
  await expect(page.getByRole('textbox', { name: 'Tên hàng' })).toHaveValue('thuoc la')
})

test('the list of what was found grows as it is scrolled, by keyboard too', async ({ page, store }) => {
  for (let number = 11; number <= 30; number++)
    await store.call('POST', 'product', {
      type: 1,
      name: `Oresol vị ${number}`,
      isLotManaged: false,
      vatRate: 5,
      units: [{ name: 'Gói', ratio: 1, price: 3_000, isBase: true, isDefaultSale: true }],
    })
  const till = await openTill(page)
  await typeLikeAPerson(page, 'oresol')
  await expect(till.suggestions).toHaveCount(12)
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowDown')
  await expect(till.suggestions).toHaveCount(20)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(till.lines).toHaveCount(1)
})

test('unit, note, method of payment, per cent and undo take one key each', async ({ page }) => {
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await expect(till.due).toHaveText('17.000')
  await page.keyboard.press('Shift+F7')
  await expect(till.unit(1)).toHaveText(/Hộp/)
  await page.keyboard.press('Shift+F7')
  await expect(till.unit(1)).toHaveText(/Viên/)
  await page.keyboard.press('Shift+F7')
  await expect(till.due).toHaveText('17.000')

  await page.keyboard.press('Shift+F6')
  await expect(page.getByRole('textbox', { name: 'Ghi chú, liều dùng' })).toBeFocused()
  await typeLikeAPerson(page, 'sau an')
  await page.keyboard.press('Enter')
  await expect(till.line(1)).toContainText('sau an')

  // A field that holds text undoes its own letters; an empty one leaves the key to the till.
  await page.keyboard.press('Delete')
  await expect(till.lines).toHaveCount(0)
  await expect(till.find).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(till.line(1)).toContainText('sau an')

  // Abbreviations are written out by Enter, as the words below the field say before.
  await page.keyboard.press('Shift+F6')
  await page.keyboard.press('Control+a')
  await typeLikeAPerson(page, '2x1 sa')
  await expect(page.getByText('Enter: Ngày 2 lần, mỗi lần 1 viên, sau ăn')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(till.line(1)).toContainText('Ngày 2 lần, mỗi lần 1 viên, sau ăn')
  // The same goods once more, at another price.
  await page.keyboard.press('Control+i')
  await expect(till.lines).toHaveCount(2)
  await expect(till.due).toHaveText('34.000')
  await page.keyboard.press('Delete')
  await expect(till.lines).toHaveCount(1)

  await page.keyboard.press('F6')
  await typeLikeAPerson(page, '10')
  await page.keyboard.press('F6')
  await expect(till.orderDiscount).toBeFocused()
  await expect(till.due).toHaveText('15.300')
  await page.keyboard.press('Enter')

  for (const method of ['Chuyển khoản', 'Ghi nợ', 'Nhiều hình thức', 'Tiền mặt', 'Chuyển khoản']) {
    await page.keyboard.press('Shift+F8')
    await expect(till.method(method)).toBeChecked()
  }
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Phím tắt' })
  for (const words of ['Đổi đơn vị dòng đang chọn', 'Ghi chú dòng đang chọn', 'Đổi hình thức trả tiền'])
    await expect(help.getByText(words, { exact: true })).toBeVisible()
})

test('on a tablet and a phone what is due and the pay button stay on the screen', async ({ page }) => {
  const till = await openTill(page)
  for (const letters of ['panadol', 'amox', 'gang']) await take(page, till, letters)
  const pay = till.facts.getByRole('button', { name: /^Thanh toán/ })
  for (const [width, height] of [
    [820, 700],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const top of [0, 10_000]) {
      await page.evaluate(to => window.scrollTo(0, to), top)
      await expect(pay).toBeInViewport({ ratio: 1 })
      await expect(till.facts.getByText('22.000').last()).toBeInViewport({ ratio: 1 })
    }
    // Scrolled to the end nothing stays under the foot.
    const given = await till.given.boundingBox()
    const foot = await pay.boundingBox()
    expect(given!.y + given!.height).toBeLessThan(foot!.y)
  }
})

test('messages cover no line of the cart, and a transfer is awaited until it came', async ({ page, store }) => {
  await store.call('POST', 'cash-account', {
    name: 'VCB',
    bankBin: '970436',
    accountNumber: '0011002233445',
    accountName: 'TRAN THU HA',
    isDefault: true,
  })
  const till = await openTill(page)
  for (const letters of ['panadol', 'amox', 'gang']) await take(page, till, letters)
  await page.setViewportSize({ width: 1366, height: 300 })
  await page.keyboard.press('Delete')
  await expect(till.toast).toContainText('Đã xóa')
  const cart = await page.getByRole('table', { name: 'Các dòng hàng' }).locator('..').boundingBox()
  const message = await till.toast.locator('div').first().boundingBox()
  expect(cart!.y + cart!.height).toBeLessThanOrEqual(message!.y)

  await page.setViewportSize({ width: 1366, height: 768 })
  await page.keyboard.press('Shift+F8')
  await expect(till.facts).toContainText('Chờ khách chuyển khoản')
  await expect(till.facts).not.toContainText('Đã nhận đủ')
  const code = await till.facts.getByRole('img', { name: /VietQR/ }).boundingBox()
  expect(code!.width).toBeGreaterThanOrEqual(160)
})

test('the words of a button at the top lie over the bar, not over the cart, and go with the next key', async ({
  page,
}) => {
  const till = await openTill(page)
  const tip = page.getByRole('tooltip')
  for (const name of ['Mở hóa đơn mới', 'Ghi hàng khách hỏi']) {
    const button = page.getByRole('button', { name })
    await button.hover()
    await expect(tip).toContainText(name)
    const [words, at] = [await tip.boundingBox(), await button.boundingBox()]
    expect(words!.y + words!.height).toBeLessThanOrEqual(48)
    expect(words!.x >= at!.x + at!.width || words!.x + words!.width <= at!.x).toBe(true)
  }
  await page.keyboard.press('a')
  await expect(tip).toHaveCount(0)
  await expect(till.find).toHaveValue('a')
})

test('a till whose later parts do not come says so, stands and sells', async ({ page, store }) => {
  await page.route('**/assets/till-later-*', route => route.abort())
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await till.quantity(1).fill('3')
  await page.keyboard.press('Enter')
  await expect(till.toast).toContainText('chưa tải về được')
  await expect(till.find).toBeFocused()
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  await expect.poll(() => newestBill(store)).toMatchObject({ items: [{ quantity: 3 }] })
})

test('a key that leads out of the price of a line leads to where it says, and what follows is written there', async ({
  page,
}) => {
  const till = await openTill(page)
  await take(page, till, 'panadol')
  const price = page.getByRole('dialog', { name: 'Đơn giá' })
  for (const [key, field] of [
    ['F4', till.customer],
    ['F6', till.orderDiscount],
    ['F8', till.given],
    ['F3', till.find],
  ] as const) {
    await page.keyboard.press('F2')
    await page.keyboard.press('Enter')
    await expect(price.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.press(key)
    await expect(price).toBeHidden()
    await expect(field).toBeFocused()
  }
})

test('a key right behind the first opening of the price closes it, however busy the page still is', async ({
  page,
}) => {
  // A slow PC that hears the key as soon as the price has the focus, before the page has finished its other work.
  await page.addInitScript(() => {
    const press = (event: FocusEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[popover]')) return
      document.removeEventListener('focusin', press)
      for (const until = performance.now() + 100; performance.now() < until; );
      queueMicrotask(() => {
        const key = new KeyboardEvent('keydown', { key: 'F4', bubbles: true, cancelable: true })
        document.activeElement!.dispatchEvent(key)
      })
    }
    document.addEventListener('focusin', press)
  })
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.keyboard.press('F2')
  await page.keyboard.press('Enter')
  await expect(till.customer).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Đơn giá' })).toBeHidden()
})

test('keys say why they do nothing, and Back closes a window before it leaves the till', async ({ page }) => {
  await page.goto('/products/list')
  await page.getByRole('link', { name: 'Bán hàng' }).click()
  const till = tillOn(page)
  await expect(till.find).toHaveAttribute('placeholder', 'Tìm hoặc quét hàng')
  for (const key of ['Control+h', 'Control+F8']) {
    await page.keyboard.press(key)
    await expect(till.toast).toContainText('Giỏ hàng trống')
    await till.toast.getByRole('button', { name: 'Đóng' }).click()
    await expect(till.toast).not.toContainText('Giỏ hàng trống')
  }
  await till.find.focus()
  await take(page, till, 'panadol')
  await page.keyboard.press('Control+h')
  const more = page.getByRole('dialog', { name: 'Thông tin hóa đơn' })
  await expect(more.getByRole('radio', { name: 'Chưa ghi' })).toBeFocused()
  await page.goBack()
  await expect(more).toBeHidden()
  await expect(page).toHaveURL('/sales')

  // What was typed is asked about; a date takes one press of Tab, and Alt+↓ opens its calendar.
  await page.keyboard.press('Control+h')
  await expect(more).toBeVisible()
  const [day, time] = [more.getByRole('textbox', { name: 'Ngày bán' }), more.getByRole('textbox', { name: 'Giờ bán' })]
  await day.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('dialog', { name: 'Lịch' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(day).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(time).toBeFocused()
  await page.keyboard.type('1')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Có thay đổi chưa lưu.' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(more).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Bỏ thay đổi' }).click()
  await expect(more).toBeHidden()
  await expect(page).toHaveURL('/sales')
  await expect(till.lines).toHaveCount(1)
})
