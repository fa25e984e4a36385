import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { scan } from '../scan.ts'
import { openTill, take } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'
import { watchMouse } from '../watch-mouse.ts'

const strip = '8930000000028'
const capsule = '8930000000042'
const box = '8930000000035'

test('three scanned items become a printed cash sale without a mouse', async ({ page, context, store, papers }) => {
  const mouse = await watchMouse(context)
  const till = await openTill(page)
  for (const [place, code] of [strip, capsule, box].entries()) {
    await scan(page, code)
    await expect(till.lines).toHaveCount(place + 1)
  }
  await expect(till.line(1)).toContainText('Panadol Extra 500mg')
  await expect(till.line(1)).toContainText('PA2601')
  await expect(till.due).toHaveText('269.000')

  await page.keyboard.press('F9')
  await expect(till.toast).toContainText(/HD\d+ · đã thanh toán/)
  await expect(till.lines).toHaveCount(0)
  await expect(till.find).toBeFocused()
  await expect.poll(() => papers.length).toBe(1)
  expect(papers[0]).toContain('269.000')
  expect(papers[0]).toContain('Panadol Extra 500mg')

  // Three more by name: as few keys as a till of the trade can have.
  const keys = await page.evaluateHandle(() => {
    const counted = { count: 0 }
    addEventListener('keydown', () => void counted.count++, { capture: true })
    return counted
  })
  for (const letters of ['pana', 'amox', 'gang']) await take(page, till, letters)
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  expect((await keys.jsonValue()).count).toBeLessThanOrEqual(22)
  expect(mouse).toEqual([])

  await expect.poll(async () => (await store.call('GET', 'bill')).data.items).toHaveLength(2)
  const { data } = await store.call('GET', 'bill')
  expect(data.items[1]).toMatchObject({ payable: 269_000, paid: 269_000, debt: 0, itemCount: 3 })
  expect(data.items[0]).toMatchObject({ itemCount: 3, debt: 0 })
})

test('the same code again adds to its line; a code that nobody knows is said and costs nothing', async ({ page }) => {
  const till = await openTill(page)
  await scan(page, capsule)
  await scan(page, capsule)
  await expect(till.quantity(1)).toHaveValue('2')
  await expect(till.lines).toHaveCount(1)
  await scan(page, '8939999999999')
  await expect(till.toast).toContainText('Không có hàng với mã 8939999999999')
  await expect(till.lines).toHaveCount(1)
  await expect(till.find).toHaveValue('')

  // A scan that hits a number field is no number.
  await page.keyboard.press('F2')
  await expect(till.quantity(1)).toBeFocused()
  await scan(page, strip)
  await expect(till.lines).toHaveCount(2)
  await expect(till.quantity(1)).toHaveValue('2')
  await expect(till.find).toBeFocused()
})

test('finds goods without accents, by ingredient and by code, and takes several at once', async ({ page }) => {
  const till = await openTill(page)
  await typeLikeAPerson(page, 'gang tay')
  await expect(till.suggestions).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(till.line(1)).toContainText('Găng tay y tế')

  await typeLikeAPerson(page, 'cafein')
  await expect(till.suggestions).toContainText(['Panadol Extra 500mg'])
  await page.keyboard.press('Escape')
  await expect(till.suggestions).toHaveCount(0)
  await expect(till.find).toHaveValue('cafein')
  await page.keyboard.press('Escape')
  await expect(till.find).toHaveValue('')

  await typeLikeAPerson(page, '5*amox')
  await expect(till.suggestions).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(till.quantity(2)).toHaveValue('5')

  await typeLikeAPerson(page, 'khong co thuoc nay')
  await expect(page.getByText('Không có hàng khớp “khong co thuoc nay”').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(till.lines).toHaveCount(2)
})

test('quantity, price, unit and discount of a line, and the discount of the bill', async ({ page, context, store }) => {
  const mouse = await watchMouse(context)
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(till.quantity(1)).toHaveValue('3')
  await page.keyboard.press('-')
  await expect(till.due).toHaveText('34.000')

  // From the quantity Enter leads to the price, to the discount, and back to the find box.
  await page.keyboard.press('F2')
  await typeLikeAPerson(page, '4')
  await page.keyboard.press('Enter')
  const price = page.getByRole('dialog', { name: 'Đơn giá' })
  await expect(price.getByRole('textbox', { name: 'Đơn giá' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(price.getByRole('textbox', { name: 'Giảm giá dòng' })).toBeFocused()
  await typeLikeAPerson(page, '8000')
  await page.keyboard.press('Enter')
  await expect(price).toBeHidden()
  await expect(till.find).toBeFocused()
  await expect(till.due).toHaveText('60.000')

  // The unit stands before the quantity.
  await page.keyboard.press('F2')
  await page.keyboard.press('Shift+Tab')
  await expect(till.unit(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('h')
  await page.keyboard.press('Enter')
  await expect(till.unit(1)).toHaveText(/Hộp/)
  await expect(till.find).toBeFocused()
  // What cannot be sold is not asked for.
  await expect(till.due).toHaveText('0')
  await expect(till.facts).toContainText('Chưa tính 1 dòng chưa bán được (992.000)')
  await expect(till.problem).toContainText(/Dòng 1: Chỉ còn .*thiếu/)
  await page.keyboard.press('F2')
  await typeLikeAPerson(page, '1')
  await expect(till.due).toHaveText('242.000')

  await page.keyboard.press('F6')
  await expect(till.orderDiscount).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Giảm theo phần trăm' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('F6')
  await typeLikeAPerson(page, '12,5')
  await page.keyboard.press('Enter')
  await expect(till.find).toBeFocused()
  await expect(till.due).toHaveText('211.750')

  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('đã thanh toán')
  expect(mouse).toEqual([])
  const bill = await newestBill(store)
  expect(bill).toMatchObject({ payable: 211_750, lineDiscount: 8_000, orderDiscount: 30_250, discountUnit: 1 })
  expect(bill.items).toMatchObject([{ unitName: 'Hộp', quantity: 1, price: 250_000 }])
})

test('the help of ?, the top layer for Esc, and the find box after both', async ({ page }) => {
  const till = await openTill(page)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Phím tắt' })
  await expect(help).toBeVisible()
  for (const words of [
    'Thanh toán',
    'Tìm hàng, quét mã',
    'Lô của dòng đang chọn',
    'Giảm giá hóa đơn; lần nữa: đổi đ và %',
  ])
    await expect(help.getByText(words, { exact: true })).toBeVisible()
  await page.keyboard.press('F9')
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(till.find).toBeFocused()

  await take(page, till, 'panadol')
  await page.keyboard.press('F6')
  await page.keyboard.press('Escape')
  await expect(till.find).toBeFocused()
  await page.keyboard.press('Shift+F2')
  await expect(page.getByRole('dialog', { name: 'Đơn giá' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Đơn giá' })).toBeHidden()
  await expect(till.find).toBeFocused()
  await expect(till.lines).toHaveCount(1)

  await page.keyboard.press('Delete')
  await expect(till.lines).toHaveCount(0)
  await page.keyboard.press('F9')
  await expect(till.find).toBeFocused()
})

test('keys that follow an Esc at once are not lost to what only fades away', async ({ page }) => {
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('* { transition-duration: 3s !important }')
    document.adoptedStyleSheets.push(slow)
  })
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Phím tắt' })
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('F4')
  await expect(till.customer).toBeFocused({ timeout: 2_000 })

  await page.keyboard.press('Escape')
  await page.keyboard.press('F7')
  await expect(page.getByRole('dialog', { name: 'Chọn lô' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+F2')
  await expect(page.getByRole('dialog', { name: 'Đơn giá' })).toBeVisible()
})

/** What is asked of the goods waits from the one to the other, and so does the end of the till's patience with it. */
type Asks = { hold(): void; letGo(): void }

test('keys right behind an Enter or a scan mean what was found, however long that takes', async ({ page, store }) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage
    let held: (() => void)[] | null = null
    Worker.prototype.postMessage = function (this: Worker, ...said: [unknown]) {
      const say = () => post.apply(this, said)
      if (held) held.push(say)
      else say()
    }
    const start = window.setTimeout
    const setTimeout = (run: TimerHandler, milliseconds = 0) => {
      if (!held || milliseconds < 2_000) return start(run, milliseconds)
      held.push(() => start(run, milliseconds))
      return 0
    }
    const asks: Asks = {
      hold() {
        held = []
      },
      letGo() {
        const all = held ?? []
        held = null
        for (const say of all) say()
      },
    }
    Object.assign(window, { asks, setTimeout })
  })
  const say = (what: keyof Asks) => page.evaluate(name => (window as unknown as { asks: Asks }).asks[name](), what)
  const till = await openTill(page)
  await say('hold')
  await page.keyboard.type('panadol')
  for (const key of ['Enter', 'F2', '1', '3', 'Backspace', '2', 'Escape']) await page.keyboard.press(key)
  await page.keyboard.type('amox')
  await say('letGo')
  await expect(till.quantity(1)).toHaveValue('12')
  await expect(till.find).toHaveValue('amox')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await expect(till.lines).toHaveCount(0)

  await say('hold')
  await scan(page, strip)
  await page.keyboard.press('F9')
  await say('letGo')
  await expect(till.toast).toContainText(/HD\d+ · đã thanh toán/)
  expect(await newestBill(store)).toMatchObject({ payable: 17_000 })
  await expect(till.lines).toHaveCount(0)
})

test('several bills stand open, each with its own goods', async ({ page }) => {
  const till = await openTill(page)
  await take(page, till, 'panadol')
  await page.keyboard.press('F1')
  await expect(till.lines).toHaveCount(0)
  await expect(till.tab(2)).toHaveAttribute('aria-current', 'page')
  await take(page, till, 'amox')
  await take(page, till, 'gang')
  await page.keyboard.press('PageUp')
  await expect(till.lines).toHaveCount(1)
  await page.keyboard.press('PageDown')
  await expect(till.lines).toHaveCount(2)
  await page.reload()
  await expect(till.lines).toHaveCount(2)
  await expect(till.tab(2)).toHaveAttribute('aria-current', 'page')
  await expect(till.lots(1)).toContainText('AM0915')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('đã thanh toán')
  await page.keyboard.press('PageUp')
  await expect(till.lines).toHaveCount(1)
})

test('Enter that ends a Vietnamese syllable takes nothing', async ({ page, context }) => {
  const till = await openTill(page)
  await typeLikeAPerson(page, 'panado')
  await expect(till.suggestions).toHaveCount(1)
  const keyboard = await context.newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'l', selectionStart: 1, selectionEnd: 1 })
  await keyboard.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Process',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  })
  await expect(till.find).toHaveValue('panadol')
  await expect(till.lines).toHaveCount(0)
  await keyboard.send('Input.insertText', { text: 'l' })
  await page.keyboard.press('Enter')
  await expect(till.lines).toHaveCount(1)
})
