import type { Page } from '@playwright/test'
import { expect, nobody, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import type { TestStore } from '../register-store.ts'

const guarded = [
  '/',
  '/sales',
  '/sale',
  '/products/list?stock=out',
  '/cashbooks',
  '/settings/log',
  '/khong/co/trang-nay',
]
const barredFromStaff = [
  '/products/import',
  '/products/import/new',
  '/partners/provider',
  '/settings/log',
  '/settings/employee',
  '/reports/sale-report',
  '/markets/store',
  '/medicines',
  '/cashbooks',
]
const openToStaff = [
  ['/sales', 'Bán hàng'],
  ['/products/list', 'Sản phẩm'],
  ['/transactions/bill', 'Hóa đơn'],
  ['/partners/customer', 'Khách hàng'],
] as const

test.describe('a visitor', () => {
  test.use({ person: nobody })

  test('is sent to the sign-in from everywhere behind it, and back to where they were going', async ({
    page,
    store,
  }) => {
    for (const path of guarded) {
      await page.goto(path)
      const back = path === '/' ? '' : `?return=${encodeURIComponent(path)}`
      await expect(page).toHaveURL(`/auth/sign-in${back}`)
      await expect(page.getByRole('textbox', { name: 'Số điện thoại hoặc tên đăng nhập' })).toBeFocused()
    }
    await page.goto('/products/list?stock=out')
    await signIn(page, { ...store, password: 'sai-mat-khau' })
    await expect(page.getByRole('alert')).toContainText(/đăng nhập|mật khẩu/i)
    await page.getByLabel('Mật khẩu').first().fill(store.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products/list?stock=out')
    await expect(page.getByRole('heading', { name: 'Sản phẩm', level: 1 })).toBeVisible()
  })

  test('is not led out of the shop by a forged address', async ({ page, store }) => {
    await page.goto('/auth/sign-in?return=//example.com/')
    await signIn(page, store)
    await expect(page.getByRole('heading', { name: 'Tổng quan', level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('sees the bill behind the code on the receipt, and nothing that is not theirs', async ({ page, store }) => {
    const { slug, code } = await sellPanadol(store)
    await page.goto(`/${slug}`)
    await expect(page.getByRole('article')).toContainText(code)
    await expect(page.getByRole('article')).toContainText('Panadol Extra 500mg')
    await expect(page.getByRole('article')).toContainText('PA2601')
    await expect(page.getByRole('main')).not.toContainText('0912345678')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    for (const wrong of [`${slug.slice(0, -1)}${slug.endsWith('a') ? 'b' : 'a'}`, 'nha-thuoc-minh-tam']) {
      await page.goto(`/${wrong}`)
      await expect(page.getByRole('heading', { name: 'Không tìm thấy trang này', level: 1 })).toBeAttached()
    }
  })
})

test.describe('somebody of the staff', () => {
  test.use({
    person: async ({ colleague }, use) => {
      await use(colleague)
    },
  })

  test('gets a clear no where the role does not reach, and a menu of what it opens', async ({ page }) => {
    for (const path of barredFromStaff) {
      await page.goto(path)
      await expect(page).toHaveURL('/403')
      await expect(page.getByRole('heading', { name: 'Bạn không có quyền xem trang này' })).toBeAttached()
    }
    await expect(page.getByRole('main')).toContainText('Vai trò “Nhân viên”')
    const menu = page.getByRole('navigation', { name: 'Menu chính' })
    await expect(menu.getByRole('link', { name: 'Hóa đơn' })).toBeVisible()
    for (const name of ['Nhập hàng', 'Nhà cung cấp', 'Nhật ký']) await expect(menu.getByText(name)).toBeHidden()
    for (const [path, title] of openToStaff) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeAttached()
      await expect(page).toHaveTitle(`${title} · Quầy`)
    }
    // What a role may not see is not in the page at all.
    await page.goto('/products/list')
    await expect(page.getByRole('row').filter({ hasText: 'Panadol' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Giá vốn' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Thêm sản phẩm' })).toBeHidden()
  })
})

test('somebody who is signed in is sent away from the entrance', async ({ page }) => {
  for (const path of ['/auth/sign-in', '/auth/sign-up']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
  await page.goto('/auth/sign-in?return=%2Fcashbooks')
  await expect(page).toHaveURL('/cashbooks')
  await expect(page.getByRole('heading', { name: 'Sổ quỹ', level: 1 })).toBeVisible()
})

test('a path that no screen has is told inside the frame', async ({ page }) => {
  await page.goto('/khong/co/trang-nay')
  await expect(page.getByRole('heading', { name: 'Không tìm thấy trang này' })).toBeAttached()
  await expect(page).toHaveTitle('Không tìm thấy · Quầy')
  await page.getByRole('link', { name: 'Về trang tổng quan', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/transactions/bill/01890000-0000-7000-8000-000000000000')
  await expect(page.getByRole('main')).toContainText(/không tìm thấy/i)
})

test('a screen of the specification that is still to come says so', async ({ page }) => {
  await page.goto('/settings/delivery-fee')
  await expect(page.getByRole('heading', { name: 'Phí giao hàng' })).toBeAttached()
  await expect(page.getByRole('main')).toContainText('Phần này đang được làm')
})

test('the full-screen spinner stands only while the profile loads', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/mp/api/auth/profile', async route => {
    await asked
    await route.continue()
  })
  await page.goto('/products/list')
  await expect(page.getByRole('status').filter({ hasText: 'Đang tải' })).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  answer()
  await expect(page.getByRole('heading', { name: 'Sản phẩm', level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Đang tải' })).toBeHidden()
})

test('filters live in the address: reload keeps them, Back returns to them', async ({ page }) => {
  await page.goto('/products/list')
  await expect(page.getByRole('row').filter({ hasText: 'Găng tay' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('panadol')
  await expect(page).toHaveURL('/products/list?keyword=panadol')
  await expect(page.getByRole('row').filter({ hasText: 'Găng tay' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('panadol')
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
  await page.getByRole('link', { name: /^HH\d+$/ }).click()
  await expect(page.getByRole('heading', { name: 'Panadol Extra 500mg', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Panadol Extra 500mg · Quầy')
  await page.goBack()
  await expect(page).toHaveURL('/products/list?keyword=panadol')
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
})

test('signing out in one tab signs out the other, and Back shows nothing', async ({ page, context }) => {
  await page.goto('/account')
  await page.getByRole('link', { name: 'Sản phẩm' }).first().click()
  await expect(page.getByRole('row').filter({ hasText: 'Panadol' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/cashbooks')
  await expect(other.getByRole('heading', { name: 'Sổ quỹ', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Tài khoản Trần Thu Hà' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).press('Enter')
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await expect(other).toHaveURL('/auth/sign-in?return=%2Fcashbooks')
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await expect(page.getByRole('row').filter({ hasText: 'Panadol' })).toBeHidden()
})

test.describe('a session', () => {
  test('that runs out in the middle of work is renewed once for all who wait', async ({ page }) => {
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let renewals = 0
    let refusals = 0
    page.on('response', answer => {
      if (answer.url().endsWith('/auth/refresh-token')) renewals += 1
      if (answer.status() === 401) refusals += 1
    })
    await page.evaluate(() => localStorage.setItem('accessToken', 'het-han'))
    // The dashboard asks for many things at once.
    await page.getByRole('link', { name: 'Tổng quan' }).first().click()
    await expect(page.getByLabel('Hôm nay', { exact: true })).toContainText('Doanh thu thuần')
    await expect(page.getByRole('main')).toContainText('lập phiếu nhập PN000001')
    expect(refusals).toBeGreaterThan(1)
    expect(renewals).toBe(1)
  })

  test('that was ended elsewhere leads to the sign-in, and back to the same screen', async ({ page, store }) => {
    await page.goto('/cashbooks')
    await expect(page.getByRole('heading', { name: 'Sổ quỹ', level: 1 })).toBeVisible()
    // The list waits until the session is over: before that, whatever asks in the background would send the page away.
    let end = () => {}
    const ended = new Promise<void>(resolve => (end = resolve))
    await page.route('**/mp/api/product?*', async route => {
      await ended
      await route.continue()
    })
    await page.getByRole('link', { name: 'Sản phẩm' }).first().click()
    await expect(page).toHaveURL('/products/list')
    const { data: sessions } = await store.call('GET', 'auth/session')
    for (const { id } of sessions) await store.call('DELETE', `auth/session/${id}`)
    end()
    await expect(page).toHaveURL(/\/auth\/sign-in\?return=%2Fproducts%2Flist/)
    await signIn(page, store)
    await expect(page).toHaveURL('/products/list')
    await expect(page.getByRole('row').filter({ hasText: 'Panadol' })).toBeVisible()
  })

  test('is over when a body says 401 whatever its status says', async ({ page }) => {
    await page.goto('/products/list')
    await expect(page.getByRole('row').filter({ hasText: 'Panadol' })).toBeVisible()
    await page.route('**/mp/api/cashbook?*', route => route.fulfill({ json: { code: 401, message: 'Hết phiên' } }))
    await page.getByRole('link', { name: 'Sổ quỹ' }).first().click()
    await expect(page).toHaveURL('/auth/sign-in?return=%2Fcashbooks')
  })
})

async function signIn(page: Page, { username, password }: TestStore) {
  await expect(page.getByRole('textbox', { name: 'Số điện thoại hoặc tên đăng nhập' })).toBeFocused()
  await page.keyboard.type(username)
  await page.getByLabel('Mật khẩu').first().fill(password)
  await page.keyboard.press('Enter')
}

/** A strip of Panadol for somebody whose phone is known. */
async function sellPanadol(store: TestStore) {
  const { data: customer } = await store.call('POST', 'customer', { name: 'Lê Thị Hồng', phone: '0912345678' })
  const product = store.products['Panadol Extra 500mg']
  const unit = product.units.find((one: { name: string }) => one.name === 'Vỉ')
  const items = [{ productId: product.id, unitId: unit.id, quantity: 1 }]
  const sold = await store.call('POST', 'bill', {
    customerId: customer.id,
    items,
    payments: [{ method: 'CASH', amount: 17_000 }],
  })
  expect(sold.status).toBe(201)
  return newestBill(store)
}
