import type { Page } from '@playwright/test'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, signedInAs, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import type { TestStore } from '../register-store.ts'
import { openTill, take } from '../till.ts'

const useShifts = async (store: TestStore) => {
  const turned = await store.call('PATCH', 'setting', { key: 'useShifts', value: true, version: 0 })
  expect(turned.status).toBe(200)
}

/** Types how many notes there are of each value, from the largest on; Enter behind the last counts them. */
async function countNotes(page: Page, quantities: readonly string[]) {
  await expect(page.getByRole('textbox', { name: 'Số tờ 500.000đ' })).toBeFocused()
  for (const quantity of quantities) {
    await page.keyboard.type(quantity)
    await page.keyboard.press('Enter')
  }
}

test.describe('who sells', () => {
  test.use({
    person: async ({ colleague, store }, use) => {
      await useShifts(store)
      await use(colleague)
    },
  })

  test('opens a shift before the first sale, counts it blind and closes it, by keyboard alone', async ({
    page,
    store,
    papers,
  }) => {
    const till = await openTill(page)
    const chip = page.getByRole('banner').getByRole('button', { name: /^(Mở ca|Ca )/ })
    await expect(chip).toHaveText('Mở ca')
    await take(page, till, 'pana')
    await page.keyboard.press('F9')
    const opening = page.getByRole('dialog', { name: 'Mở ca' })
    await expect(opening.getByRole('textbox', { name: 'Tiền đầu ca' })).toBeFocused()
    await checkAccessibility(page, 'the window that opens a shift')
    await page.keyboard.press('Enter')
    await expect(opening).toContainText('Ghi số tiền đang có, không có thì ghi 0')
    await page.keyboard.type('500000')
    await page.keyboard.press('Enter')
    await expect(opening).toBeHidden()
    await expect(till.find).toBeFocused()
    await expect(chip).toContainText(/^Ca Lan · \d\d:\d\d$/)
    await page.keyboard.press('F9')
    await expect(till.lines).toHaveCount(0)

    await page.keyboard.press('Shift+F1')
    const counting = page.getByRole('dialog', { name: 'Đếm tiền ca CA000001' })
    await expect(counting).toContainText('Nguyễn Thị Lan mở lúc')
    await checkAccessibility(page, 'the window that counts')
    // What must be there stands nowhere before the count.
    await expect(counting).not.toContainText('517.000')
    await countNotes(page, ['1', '', '', '', '', '1', '1', '', '', ''])
    const result = page.getByRole('dialog', { name: 'Chốt ca CA000001' })
    await expect(result).toContainText('517.000đ')
    await expect(result).toContainText('515.000đ')
    await expect(result).toContainText('−2.000đ')
    await expect(result.getByRole('textbox', { name: 'Lý do chênh lệch' })).toBeFocused()
    await checkAccessibility(page, 'the window that tells the difference')
    await result.getByRole('button', { name: 'Chốt ca' }).press('Enter')
    await expect(result).toContainText('Ghi lý do chênh lệch')
    await page.keyboard.type('Thối nhầm cho khách')
    papers.length = 0
    await page.keyboard.press('Enter')
    await expect(result).toBeHidden()
    await expect.poll(() => papers.join()).toContain('PHIẾU CHỐT CA')
    expect(papers.join()).toContain('Chênh lệch −2.000đ')
    await expect(chip).toHaveText('Mở ca')

    // The list shows one's own shift, the page its report.
    await page.goto('/cashbooks/shift')
    await expect(page.getByRole('row').filter({ hasText: 'CA000001' })).toContainText('−2.000')
    await page.getByRole('link', { name: 'CA000001' }).first().click()
    await expect(page.getByRole('heading', { name: 'Ca CA000001', level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Thối nhầm cho khách')
    await checkAccessibility(page, 'a closed shift')
    const fund = (await store.call('GET', 'cash-account')).data[0]
    expect(fund.balance).toBe(15_000)
  })

  test('is told before counting that the shift is a colleague’s', async ({ page, store }) => {
    expect((await store.call('POST', 'shift', { openingFloat: 100_000 })).status).toBe(201)
    await openTill(page)
    await expect(page.getByRole('banner').getByRole('button', { name: /^Ca / })).toBeVisible()
    await page.keyboard.press('Shift+F1')
    const told = page.getByRole('dialog', { name: 'Ca CA000001' })
    await expect(told).toContainText('mới đếm và chốt được ca này')
    await expect(told.getByRole('textbox')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(told).toBeHidden()
  })

  test('sells without a shift while there is no network', async ({ page, context }) => {
    const till = await openTill(page)
    await take(page, till, 'pana')
    await context.setOffline(true)
    await expect(till.saved).toHaveText('Mất mạng')
    await page.keyboard.press('F9')
    await expect(till.lines).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.setOffline(false)
    await expect(till.saved).toHaveText('Đã lưu', { timeout: 60_000 })
  })
})

test('the float is counted by notes, and transfers are counted beside the drawer', async ({ page, store }) => {
  await useShifts(store)
  const bank = await store.call('POST', 'cash-account', { name: 'VietinBank' })
  expect(bank.status).toBe(201)
  await openTill(page)
  await page.keyboard.press('Shift+F1')
  const opening = page.getByRole('dialog', { name: 'Mở ca' })
  await opening.getByRole('button', { name: 'Đếm theo mệnh giá' }).click()
  await opening.getByLabel('Số tờ 100.000đ').fill('2')
  await expect(opening).toContainText('200.000')
  await checkAccessibility(page, 'the window that opens a shift by notes')
  await picture(page, 'open-shift-by-notes')
  await opening.getByRole('button', { name: 'Mở ca' }).click()
  await expect(opening).toBeHidden()
  const shift = (await store.call('GET', 'shift')).data.items[0]
  expect(shift.openingFloat).toBe(200_000)

  await page.keyboard.press('Shift+F1')
  const counting = page.getByRole('dialog', { name: 'Đếm tiền ca CA000001' })
  await counting.getByLabel('Số tờ 200.000đ').fill('1')
  await counting.getByLabel('VietinBank').fill('5000')
  await checkAccessibility(page, 'the window that counts transfers too')
  await picture(page, 'count-transfers')
  await counting.getByRole('button', { name: 'Đếm xong' }).click()
  const result = page.getByRole('dialog', { name: 'Chốt ca CA000001' })
  await expect(result).toContainText('VietinBank: chênh lệch')
  await result.getByLabel('Lý do chênh lệch').fill('Khách chuyển nhầm')
  await result.getByRole('button', { name: 'Chốt ca' }).click()
  await expect(result).toBeHidden()
  const closed = (await store.call('GET', `shift/${shift.id}`)).data
  expect(closed).toMatchObject({ status: 'CLOSED', difference: 0, reason: 'Khách chuyển nhầm' })
  expect(closed.counts[0].funds).toMatchObject([{ counted: 5_000, expected: 0 }])
})

test('who leads hands a shift over by PIN, and reads the end of the day', async ({
  page,
  store,
  colleague,
  papers,
}) => {
  await useShifts(store)
  await colleague.call('POST', 'auth/pin', { currentPassword: colleague.password, pin: '482913' })
  await openTill(page)
  await page.keyboard.press('Shift+F1')
  await expect(page.getByRole('textbox', { name: 'Tiền đầu ca' })).toBeFocused()
  await page.keyboard.type('200000')
  await page.keyboard.press('Enter')
  const chip = page.getByRole('banner').getByRole('button', { name: /^Ca / })
  await expect(chip).toContainText('Ca Hà')
  await page.keyboard.press('Shift+F1')
  await countNotes(page, ['', '1', '', '', '', '', '', '', '', ''])
  const result = page.getByRole('dialog', { name: 'Chốt ca CA000001' })
  await result.getByRole('button', { name: 'Bàn giao' }).press('Enter')
  const handing = page.getByRole('dialog', { name: 'Bàn giao ca CA000001' })
  const pin = handing.getByLabel('Mã PIN của người nhận')
  await expect(pin).toBeFocused()
  await checkAccessibility(page, 'the window that hands a shift over')
  await page.keyboard.type('111222')
  await page.keyboard.press('Enter')
  await expect(handing.getByRole('alert')).toContainText('PIN')
  await pin.press('4')
  await page.keyboard.type('82913')
  papers.length = 0
  await page.keyboard.press('Enter')
  await expect(handing).toBeHidden()
  await expect.poll(() => papers.join()).toContain('Bàn giao cho Nguyễn Thị Lan')
  await expect(chip).toContainText('Ca Lan')

  await page.goto('/cashbooks/shift/day')
  await expect(page.getByRole('main')).toContainText('CA000002')
  await checkAccessibility(page, 'the end of a day')
  await picture(page, 'end-of-day', { fullPage: true })
  await page.keyboard.press('Control+p')
  await expect.poll(() => papers.join()).toContain('BÁO CÁO CUỐI NGÀY')
})

test('Enter behind the reason goes on with handing over, and going back keeps what was written', async ({
  page,
  store,
  colleague,
  papers,
}) => {
  await useShifts(store)
  await colleague.call('POST', 'auth/pin', { currentPassword: colleague.password, pin: '482913' })
  const { data: shift } = await store.call('POST', 'shift', { openingFloat: 200_000 })
  await page.goto(`/cashbooks/shift/${shift.id}`)
  await page.getByRole('button', { name: 'Đếm và chốt ca' }).click()
  await countNotes(page, ['', '1', '', '', '', '', '1', '', '', ''])
  const result = page.getByRole('dialog', { name: 'Chốt ca CA000001' })
  const handing = page.getByRole('dialog', { name: 'Bàn giao ca CA000001' })
  await result.getByRole('button', { name: 'Bàn giao' }).click()
  await expect(result).toContainText('Ghi lý do chênh lệch')
  await page.keyboard.type('Khách không lấy tiền thối')
  await result.getByRole('textbox', { name: 'Cất vào két' }).fill('50000')
  await page.keyboard.press('Enter')
  await expect(handing).toContainText('155.000đ')
  await handing.getByRole('button', { name: 'Quay lại' }).click()
  await expect(result.getByRole('textbox', { name: 'Lý do chênh lệch' })).toHaveValue('Khách không lấy tiền thối')
  await expect(result.getByRole('textbox', { name: 'Cất vào két' })).toHaveValue('50.000')
  await result.getByRole('button', { name: 'Bàn giao' }).click()
  await expect(handing.getByLabel('Mã PIN của người nhận')).toBeFocused()
  await page.keyboard.type('482913')
  await page.keyboard.press('Enter')
  await expect.poll(() => papers.join()).toContain('Bàn giao cho Nguyễn Thị Lan')
  expect(papers.join()).toContain('Khách không lấy tiền thối')
})

test('a closed shift is reopened with a reason, a printed day says what changed, and every page fits a phone', async ({
  page,
  store,
  server,
  browser,
  papers,
}) => {
  await useShifts(store)
  const opened = await store.call('POST', 'shift', { openingFloat: 100_000 })
  const { id } = opened.data
  const counted = await store.call('POST', `shift/${id}/count`, { notes: [{ value: 50_000, quantity: 1 }] })
  const body = { countId: counted.data.counts[0].id, taken: 0, reason: 'Thiếu một tờ' }
  expect((await store.call('POST', `shift/${id}/close`, body)).status).toBe(200)
  await page.goto(`/cashbooks/shift/${id}`)
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Mở lại ca' }).click()
  const asking = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await asking.getByRole('textbox').fill('Tìm thấy tờ còn thiếu')
  await asking.getByRole('button', { name: 'Mở lại ca' }).click()
  await expect(page.getByRole('button', { name: 'Đếm và chốt ca' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Tìm thấy tờ còn thiếu')

  const { id: productId, units } = store.products['Panadol Extra 500mg']
  const line = { productId, unitId: units[0].id, quantity: 5 }
  const sold = await store.call('POST', 'bill', { items: [line], payments: [{ method: 'CASH', amount: 1_250_000 }] })
  expect(sold.status).toBe(201)
  await page.goto('/cashbooks/shift/day')
  await expect(page.getByRole('table', { name: 'Hàng bán trong ngày' })).toContainText('Panadol Extra 500mg')
  await expect(page.getByRole('table', { name: 'Người bán' }).getByRole('row')).toHaveCount(2)
  papers.length = 0
  await page.getByRole('combobox', { name: 'Cách trả' }).click()
  await page.getByRole('option', { name: 'Tiền mặt' }).click()
  await expect(page.getByRole('main')).not.toContainText('Cuối ngày')
  await page.keyboard.press('Control+p')
  await expect.poll(() => papers.join()).toContain('Cách trả')
  await page.getByRole('combobox', { name: 'Cách trả' }).click()
  await page.getByRole('option', { name: 'Mọi cách trả' }).click()
  papers.length = 0
  await page.keyboard.press('Control+p')
  await expect.poll(() => papers.join()).toContain('Bản 1, in lúc')
  await store.call('POST', 'bill', { items: [line], payments: [{ method: 'CASH', amount: 1_250_000 }] })
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Số liệu đã đổi từ bản 1')
  await expect(page.getByRole('main')).toContainText('Số hóa đơn: 1 → 2')
  await picture(page, 'end-of-day', { fullPage: true })

  const phone = await browser.newContext({
    baseURL: server.baseUrl,
    storageState: signedInAs(server.baseUrl, store),
    locale: 'vi-VN',
    viewport: { width: 390, height: 844 },
  })
  const small = await phone.newPage()
  for (const path of ['/cashbooks/shift', `/cashbooks/shift/${id}`, '/cashbooks/shift/day']) {
    await small.goto(path)
    await expect(small.getByRole('heading', { level: 1 })).toBeVisible()
    await small.waitForLoadState('networkidle')
    await checkWidth(small, path)
    await checkAccessibility(small, path)
    await picture(small, `phone${path.replaceAll('/', '-')}`, { fullPage: true })
  }
  await phone.close()
})

test('money goes into the drawer without a sale, and bills that nobody paid are listed at the count', async ({
  page,
  store,
  papers,
}) => {
  // Where the store does without shifts the key says so.
  await openTill(page)
  await page.keyboard.press('Shift+F1')
  await expect(page.getByText('Cửa hàng chưa bán hàng theo ca')).toBeVisible()
  await useShifts(store)
  await page.reload()
  const till = await openTill(page)

  // No shift is open: the till asks before it pays money out. Who answers no pays nothing out.
  await page.keyboard.press('Control+F10')
  const early = page.getByRole('dialog', { name: 'Thu, chi tiền ngăn kéo' })
  await expect(early).toContainText('Quầy này chưa mở ca')
  await expect(early.getByRole('combobox', { name: 'Loại' })).toContainText('Chi khác')
  await early.getByRole('textbox', { name: 'Số tiền' }).fill('50000')
  await early.getByRole('textbox', { name: 'Lý do' }).fill('Mua trà đá')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Chi 50.000đ khi chưa mở ca?' })
  await expect(question).toBeVisible()
  await checkAccessibility(page, 'the question about money out without a shift')
  await question.getByRole('button', { name: 'Xem lại' }).press('Enter')
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(early).toBeHidden()
  expect((await store.call('GET', 'cash-account')).data[0].balance).toBe(0)

  await page.keyboard.press('Shift+F1')
  await expect(page.getByRole('textbox', { name: 'Tiền đầu ca' })).toBeFocused()
  await page.keyboard.type('200000')
  await page.keyboard.press('Enter')
  await expect(till.find).toBeFocused()
  papers.length = 0
  await page.keyboard.press('Control+F10')
  const moving = page.getByRole('dialog', { name: 'Thu, chi tiền ngăn kéo' })
  await expect(moving.getByRole('textbox', { name: 'Số tiền' })).toBeFocused()
  await moving.getByRole('radio', { name: 'Thu vào' }).check()
  await moving.getByRole('textbox', { name: 'Số tiền' }).fill('100000')
  await page.keyboard.press('Enter')
  await expect(moving).toContainText('Ghi lý do')
  await checkAccessibility(page, 'the window of money in and out')
  await page.keyboard.type('Thêm tiền lẻ')
  await page.keyboard.press('Enter')
  await expect(moving).toBeHidden()
  await expect.poll(() => papers.join()).toContain('Thêm tiền lẻ')
  expect((await store.call('GET', 'cash-account')).data[0].balance).toBe(100_000)

  await take(page, till, 'pana')
  await page.keyboard.press('F1')
  await expect(till.lines).toHaveCount(0)
  await page.keyboard.press('Shift+F1')
  const counting = page.getByRole('dialog', { name: /^Đếm tiền ca/ })
  await expect(counting.getByRole('list', { name: 'Đơn đang mở ở quầy' })).toContainText('HĐ 1 · 1 dòng')
  await counting.getByRole('button', { name: 'Mở HĐ 1' }).press('Enter')
  await expect(counting).toBeHidden()
  await expect(till.lines).toHaveCount(1)

  // What nobody pays any more is deleted from there.
  await page.keyboard.press('Shift+F1')
  await picture(page, 'open-drafts')
  await counting.getByRole('button', { name: 'Xóa HĐ 1' }).press('Enter')
  await expect(counting.getByRole('list', { name: 'Đơn đang mở ở quầy' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(counting).toBeHidden()
  await expect(till.lines).toHaveCount(0)
})
