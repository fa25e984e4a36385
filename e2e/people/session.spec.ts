import type { Page } from '@playwright/test'
import { totpCode, totpStepAt } from '../../server/src/features/auth/totp.ts'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { damageDrafts } from '../damage-drafts.ts'
import { expect, nobody, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import type { TestStore } from '../register-store.ts'
import { scan } from '../scan.ts'
import { openTill, tillOn } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'

const ownPin = '4071'
const managersPin = '829641'
const strip = '8930000000028'

const cover = (page: Page) => page.getByRole('dialog', { name: 'Màn hình đã khóa' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Cần người có quyền' })
const setPin = (person: Pick<TestStore, 'call' | 'password'>, pin: string) =>
  person.call('POST', 'auth/pin', { currentPassword: person.password, pin })

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await expect(page.getByRole('textbox', { name: 'Số điện thoại hoặc tên đăng nhập' })).toBeFocused()
  // As everybody's hands know it: the name, Tab, the password, Enter.
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** Calls that make a bill, with `waited` where the customer has left. */
const sales = /\/mp\/api\/bill(\/batch)?(\?|$)/

test.describe('at a shared counter', () => {
  test.use({
    person: async ({ colleague }, use) => {
      await use(colleague)
    },
  })
  test.beforeEach(async ({ store, colleague }) => {
    await setPin(colleague, ownPin)
    await setPin(store, managersPin)
  })

  test('the screen is covered at once, through a reload, and what stands in the till stays', async ({
    page,
    context,
  }) => {
    const till = await openTill(page)
    await scan(page, strip)
    await expect(till.lines).toHaveCount(1)
    await page.keyboard.press('Control+Shift+L')
    await expect(cover(page)).toBeVisible()
    await expect(cover(page).getByRole('textbox', { name: 'Mã PIN' })).toBeFocused()
    await checkAccessibility(page, 'the covered screen')
    await checkWidth(page, 'the covered screen')

    // Neither a scanner nor the keys of the till reach what is under it, and Esc opens nothing.
    await page.getByRole('button', { name: 'Dùng mật khẩu' }).focus()
    await scan(page, strip)
    for (const key of ['F9', 'Escape', 'Escape']) await page.keyboard.press(key)
    await expect(cover(page)).toBeVisible()

    const other = await context.newPage()
    await other.goto('/account')
    await expect(cover(other)).toBeVisible()
    await page.reload()
    await expect(cover(page).getByRole('textbox', { name: 'Mã PIN' })).toBeFocused()
    await page.keyboard.type('9999')
    await page.keyboard.press('Enter')
    await expect(cover(page)).toContainText('Còn 4 lần thử')
    await page.keyboard.type(ownPin)
    await page.keyboard.press('Enter')
    await expect(cover(page)).toBeHidden()
    await expect(cover(other)).toBeHidden()
    await expect(till.lines).toHaveCount(1)
  })

  test('a colleague takes over by PIN; carts belong to people, and unsent sales go under the seller’s name', async ({
    page,
    store,
    colleague,
  }) => {
    const till = await openTill(page)
    // The server has no time for sales just now.
    const busy = { code: 503, message: 'Cơ sở dữ liệu đang bận', error: 'database-unavailable' }
    await page.route(sales, route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, json: busy }) : route.fallback(),
    )
    await scan(page, strip)
    await page.keyboard.press('F9')
    await expect(till.toast).toContainText('OFF-')
    await scan(page, '8930000000042')
    await expect(till.lines).toHaveCount(1)

    await page.getByRole('button', { name: `Tài khoản ${colleague.fullName}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Đổi người' }).press('Enter')
    await expect(cover(page)).toContainText('hóa đơn của Nguyễn Thị Lan đang chờ gửi')
    await expect(cover(page).getByRole('radio', { name: /Trần Thu Hà/ })).toBeChecked()
    // She never used this browser: the password is her way in, once.
    await expect(cover(page)).toContainText('cần mật khẩu ở máy này')
    await checkAccessibility(page, 'the change of person')
    await cover(page).getByLabel('Mật khẩu của người đó').focus()
    await page.keyboard.type(store.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Tài khoản Trần Thu Hà' })).toBeVisible()
    await expect(till.lines).toHaveCount(0)
    await expect(till.find).toBeFocused()

    await page.unroute(sales)
    await page.reload()
    const newestSeller = async () => (await store.call('GET', 'bill?limit=1')).data.items[0]?.sellerName
    await expect.poll(newestSeller, { timeout: 30_000 }).toBe('Nguyễn Thị Lan')
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter(key => key.endsWith('.parked'))))
      .toEqual([])

    // Back again: the cart waited.
    await page.getByRole('button', { name: 'Tài khoản Trần Thu Hà' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Đổi người' }).press('Enter')
    await cover(page).getByRole('textbox', { name: 'Mã PIN của người đó' }).focus()
    await page.keyboard.type(ownPin)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Tài khoản ${colleague.fullName}` })).toBeVisible()
    await expect(till.lines).toHaveCount(1)
    await page.keyboard.press('F9')
    await expect(till.toast).toContainText('đã thanh toán')
    expect(await newestBill(store)).toMatchObject({ sellerName: 'Nguyễn Thị Lan' })
  })

  test('somebody with the right allows a price at the till, and the end of a bill, once each', async ({
    page,
    store,
  }) => {
    const till = await openTill(page)
    await scan(page, strip)
    await page.keyboard.press('Shift+F2')
    await expect(page.getByRole('dialog', { name: 'Đơn giá' })).toBeVisible()
    await page.keyboard.press('Control+a')
    await typeLikeAPerson(page, '15000')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(till.problem).toContainText('người có quyền')
    await page.keyboard.press('F9')

    await expect(question(page).getByRole('radio', { name: /Trần Thu Hà/ })).toBeChecked()
    await expect(question(page).getByRole('textbox', { name: 'Mã PIN của người cho phép' })).toBeFocused()
    await checkAccessibility(page, 'the question to somebody with the right')
    // A no leaves the cart as it was.
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(till.lines).toHaveCount(1)
    await page.keyboard.press('F9')
    await expect(question(page).getByRole('textbox', { name: 'Mã PIN của người cho phép' })).toBeFocused()
    await page.keyboard.type(managersPin)
    await page.keyboard.press('Enter')
    // A discount of its own comes with a price below the limit: what is missing next is asked next.
    await expect(till.toast).toContainText('đã thanh toán')
    const bill = await newestBill(store)
    expect(bill).toMatchObject({ payable: 15_000, sellerName: 'Nguyễn Thị Lan' })

    await page.goto(`/transactions/bill/${bill.id}`)
    await page.getByRole('button', { name: 'Hủy hóa đơn' }).press('Enter')
    await page.getByRole('textbox', { name: 'Lý do hủy' }).fill('Khách đổi ý')
    await page.getByRole('dialog').getByRole('button', { name: 'Hủy hóa đơn' }).press('Enter')
    await expect(question(page).getByRole('textbox', { name: 'Mã PIN của người cho phép' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Lý do hủy' })).toBeHidden()
    await page.keyboard.type(managersPin)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toContainText('Khách đổi ý')
    const { data: log } = await store.call('GET', 'user_log?action=override.use')
    expect(log.items).toHaveLength(2)
    for (const row of log.items) expect(row.after).toMatchObject({ approver: 'Trần Thu Hà', asker: 'Nguyễn Thị Lan' })
  })
})

test('a PIN is set, the screen covers itself after the store’s minutes, and not while the server is away', async ({
  page,
  store,
}) => {
  await page.clock.install()
  expect((await store.call('PATCH', 'setting', { key: 'idleLockMinutes', value: 5, version: 0 })).status).toBe(200)
  await page.goto('/account?phan=ma-pin')
  await page.getByRole('textbox', { name: 'Mã PIN mới' }).fill('4071')
  await page.getByLabel('Mật khẩu của bạn').fill(store.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('gồm đúng 6 chữ số')).toBeVisible()
  await page.getByRole('textbox', { name: 'Mã PIN mới' }).fill('123456')
  await page.getByLabel('Mật khẩu của bạn').fill(store.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('quá dễ đoán')).toBeVisible()
  await expect(page.getByText('gồm đúng 6 chữ số')).toBeHidden()
  await page.getByRole('textbox', { name: 'Mã PIN mới' }).fill(managersPin)
  await page.getByLabel('Mật khẩu của bạn').fill(store.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bạn đã có mã PIN.')).toBeVisible()
  await checkAccessibility(page, 'the PIN and the idle lock')

  await page.clock.runFor(4 * 60_000)
  await expect(cover(page)).toBeHidden()
  await page.clock.runFor(70_000)
  await expect(cover(page)).toBeVisible()
  await expect(cover(page).getByRole('textbox', { name: 'Mã PIN' })).toBeFocused()
  await page.keyboard.type(managersPin)
  await page.keyboard.press('Enter')
  await expect(cover(page)).toBeHidden()

  await page.route('**/mp/api/**', route => route.abort())
  await page.clock.runFor(20 * 60_000)
  await expect(cover(page)).toBeHidden()
})

test('the second step is turned on with an app, and asked for at the sign-in', async ({ page, store, context }) => {
  await page.goto('/account?phan=xac-thuc')
  await page.getByLabel('Mật khẩu của bạn').fill(store.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Mã để quét vào ứng dụng xác thực' })).toBeVisible()
  await checkAccessibility(page, 'the secret for the app')
  const secret = (await page.getByRole('textbox', { name: /Gõ khóa này/ }).inputValue()).replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Mã 6 số' }).fill(totpCode(secret, totpStepAt(new Date()) - 1))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Mã khôi phục' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await checkAccessibility(page, 'the recovery codes')
  const recovery = await codes.first().textContent()
  await page.getByRole('checkbox', { name: 'Tôi đã cất các mã này' }).press('Space')
  await page.getByRole('button', { name: 'Xong' }).press('Enter')
  await expect(page.getByText('Đang bật')).toBeVisible()

  for (const code of [totpCode(secret, totpStepAt(new Date()) + 1), recovery!]) {
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/auth/sign-in')
    await signIn(page, store)
    const field = page.getByRole('textbox', { name: 'Mã xác thực' })
    await expect(field).toBeFocused()
    await checkAccessibility(page, 'the sign-in with its second step')
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Mã xác thực không đúng')).toBeVisible()
    await field.fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Tổng quan', level: 1 })).toBeVisible()
  }
})

test.describe('a visitor', () => {
  test.use({ person: nobody })

  test('who forgot the password tells the administrator, gets one for once, and can do nothing before changing it', async ({
    page,
    store,
    colleague,
    context,
    server,
  }) => {
    await page.goto('/auth/sign-in')
    // The form takes the focus when it has come: a key pressed before would go there.
    await expect(page.getByLabel('Số điện thoại hoặc tên đăng nhập')).toBeFocused()
    await page.getByRole('link', { name: 'Quên mật khẩu?' }).press('Enter')
    await expect(page).toHaveURL(/forgot/)
    // The address is there before the page is.
    await expect(page.getByRole('heading', { name: 'Quên mật khẩu', level: 1 })).toBeVisible()
    await expect(page.getByRole('textbox')).toBeFocused()
    await checkAccessibility(page, 'the forgotten password')
    await page.keyboard.type(colleague.username)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('người quản trị đã thấy yêu cầu')

    const { data: requests } = await store.call('GET', 'password-request')
    expect(requests).toHaveLength(1)
    const { data } = await store.call('POST', `employee/${requests[0].employeeId}/reset-password`)

    await page.goto('/auth/sign-in?return=%2Fproducts%2Flist')
    await signIn(page, { username: colleague.username, password: data.temporaryPassword })
    await expect(page.getByRole('heading', { name: 'Đặt mật khẩu của bạn' })).toBeVisible()
    for (const path of ['/sales', '/account', '/']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Đặt mật khẩu của bạn' })).toBeVisible()
    }
    await checkAccessibility(page, 'the change of a given password')
    await page.getByLabel('Mật khẩu được cấp').fill(data.temporaryPassword)
    await page.getByLabel('Mật khẩu mới').fill('mat-khau-rieng')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Tổng quan', level: 1 })).toBeVisible()

    // Who the administrators are sees the request of the next one at the bell.
    await store.call('POST', 'auth/forgot', { username: colleague.username })
    const own = await context.newPage()
    await own.goto('/auth/sign-in')
    await own.evaluate(
      ({ accessToken, refreshToken }) => {
        localStorage.setItem('accessToken', accessToken)
        localStorage.setItem('refreshToken', refreshToken)
        localStorage.removeItem('profile')
      },
      { accessToken: store.accessToken, refreshToken: store.refreshToken },
    )
    await own.goto(`${server.baseUrl}/account`)
    await own.getByRole('button', { name: '1 người báo quên mật khẩu' }).press('Enter')
    await expect(own.getByRole('menuitem', { name: colleague.fullName })).toBeVisible()
  })
})

test('records that cannot be read are set aside, whatever they are, and every page opens', async ({ page }) => {
  const till = await openTill(page)
  await scan(page, strip)
  await expect(till.lines).toHaveCount(1)
  await page.evaluate(() => {
    const kept = new Set(['accessToken', 'refreshToken'])
    for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.setItem(key, '{"version":0,"dra')
    for (const key of ['quay.v1.lock', 'quay.v1.lastActive', 'quay.v1.idleLock', 'quay.v1.columns.products', 'taxCode'])
      localStorage.setItem(key, '\u0000{')
  })
  await damageDrafts(page, '{"version":0,"dra')
  for (const path of ['/products/list', '/account', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await page.goto('/sales')
  await expect(tillOn(page).find).toBeFocused()
  await expect(tillOn(page).lines).toHaveCount(0)
  const aside = await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('quay.v1.broken.')))
  expect(aside.some(key => key.includes('.orders'))).toBe(true)
})

test('a browser that keeps nothing works as long as the page stands', async ({ page, store }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  await page.goto('/auth/sign-in')
  await signIn(page, store)
  await expect(page.getByRole('heading', { name: 'Tổng quan', level: 1 })).toBeVisible()
})
