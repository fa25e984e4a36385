import type { Page } from '@playwright/test'
import { partOf, sampleOfRun } from '../../scripts/test-sample.mjs'
import { checkAccessibility, checkAccessibilityBySize, checkWidth, isLookedAt } from '../check-accessibility.ts'
import { expect, nobody, test } from '../fixtures.ts'
import type { LivelyStore } from '../lively-store.ts'
import { scan } from '../scan.ts'
import { openTill } from '../till.ts'

/** One store for all screens: looking changes nothing. */
test.use({ person: async ({ lively }, use) => use(lively) })

const desk = { width: 1366, height: 768 }
const phone = { width: 390, height: 844 }
type Ids = LivelyStore['ids']

const screens: [name: string, path: (ids: Ids) => string, settled: string | RegExp][] = [
  ['home', () => '/', 'Số liệu lúc'],
  ['products', () => '/products/list', 'Găng tay y tế'],
  ['a product', ids => `/products/list/${ids.product}`, 'Hoạt chất'],
  ['its stock card', ids => `/products/list/${ids.product}?tab=card`, 'Tồn đầu kỳ'],
  ['its lots', ids => `/products/list/${ids.product}?tab=lots`, 'PA2601'],
  ['imports', () => '/products/import', /PN\d+/],
  ['a new import', () => '/products/import/new', 'Chưa có mặt hàng nào'],
  ['a draft import', ids => `/products/import/${ids.draft}`, 'Panadol'],
  ['an import', ids => `/products/import/${ids.inbound}`, 'PA2805'],
  ['bills', () => '/transactions/bill', /Tổng \d+ hóa đơn/],
  ['a bill', ids => `/transactions/bill/${ids.bill}`, 'PA2601'],
  ['customers', () => '/partners/customer', 'Lê Thị Hồng'],
  ['a customer', ids => `/partners/customer/${ids.customer}`, 'Lê Thị Hồng'],
  ['providers', () => '/partners/provider', 'Dược phẩm Bình Minh'],
  ['a provider', ids => `/partners/provider/${ids.provider}`, 'Dược phẩm Bình Minh'],
  ['the cash book', () => '/cashbooks', 'Tiền lẻ đầu ngày'],
  ['the log', () => '/settings/log', /Trần Thu Hà/],
  ['the account', () => '/account', 'Thiết bị'],
  ['no right', () => '/403', 'Bạn không có quyền'],
  ['an unknown path', () => '/khong/co/trang', 'Không tìm thấy trang này'],
  ['what is to come', () => '/markets/store', 'Phần này đang được làm'],
  ['points', () => '/settings/point', 'Hạng khách hàng'],
  ['orders', () => '/transactions/order', 'Đặt hàng'],
  ['returns', () => '/transactions/return', 'Trả hàng'],
  ['whom to call', () => '/partners/calls', 'Hôm nay cần gọi'],
  ['promotions', () => '/settings/discount', 'Khuyến mại'],
  ['the calendar of promotions', () => '/settings/discount/calendar', 'Lịch khuyến mại'],
]

/** So many screens share a page, which is opened once for each and grows small in place. */
const together = 6

for (let from = 0; from < screens.length; from += together) {
  const some = screens.slice(from, from + together)
  test(`${some.map(([name]) => name).join(', ')}: for every reader, in both themes, on a desk and in a hand`, async ({
    page,
    lively,
  }) => {
    const underFingers = await touchOf(page)
    for (const [name, path, settled] of some) {
      await page.setViewportSize(desk)
      await underFingers(false)
      await page.goto(path(lively.ids))
      for (const size of [desk, phone]) {
        await page.setViewportSize(size)
        await underFingers(size === phone)
        await expect(page.getByRole('main')).toContainText(settled)
        await checkAccessibilityBySize(page, name)
        await checkWidth(page, name)
      }
    }
  })
}

/** Makes the page one under fingers, whose buttons and fields are larger, and back. */
async function touchOf(page: Page): Promise<(isTouched: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  return async enabled => {
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled })
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(enabled)
  }
}

test('the till, empty, with goods, and with everything that opens at a line', async ({ page }) => {
  const underFingers = await touchOf(page)
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    const till = await openTill(page)
    await underFingers(size === phone)
    if (size === desk) await checkAccessibility(page, 'the empty till')
    for (const code of ['8930000000028', '8930000000042']) await scan(page, code)
    await expect(till.lots(1)).toBeVisible()
    await checkAccessibilityBySize(page, 'a cart')
    await checkWidth(page, 'a cart')
    await page.keyboard.press('F7')
    await expect(page.getByRole('dialog', { name: 'Chọn lô' })).toBeVisible()
    await checkAccessibilityBySize(page, 'the lots of a line')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+F2')
    await expect(page.getByRole('dialog', { name: 'Đơn giá' })).toBeVisible()
    await checkAccessibilityBySize(page, 'the price of a line')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('the till while it finds, refuses, is paid, and explains itself', async ({ page }) => {
  const till = await openTill(page)
  await page.keyboard.type('a')
  await expect(till.suggestions.first()).toBeVisible()
  await checkAccessibility(page, 'the suggestions')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  // One line that sells, so that there is something to transfer, and one that is refused.
  await scan(page, '8930000000028')
  await expect(till.lines).toHaveCount(1)
  await scan(page, '8930000000042')
  await expect(till.lines).toHaveCount(2)
  await page.keyboard.press('F2')
  await page.keyboard.type('9999')
  await page.keyboard.press('Escape')
  await expect(till.problem).toBeVisible()
  await till.method('Chuyển khoản').check()
  await expect(page.getByRole('img', { name: /Mã VietQR/ })).toBeVisible()
  await checkAccessibility(page, 'a refused line, a transfer')
  await till.method('Nhiều hình thức').check()
  await page.keyboard.press('F4')
  await page.keyboard.type('0987')
  await expect(page.getByRole('option').first()).toBeVisible()
  await checkAccessibility(page, 'payment in parts, the search for a customer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Thêm khách' })).toBeVisible()
  await checkAccessibility(page, 'a new customer')
  await page.keyboard.press('Escape')
  await till.saved.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkAccessibility(page, 'the tray')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(till.find).toBeVisible()
  await till.find.focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Phím tắt' })).toBeVisible()
  await checkAccessibility(page, 'the keys')
})

const layers: [name: string, path: (ids: Ids) => string, open: (page: Page) => Promise<void>][] = [
  ['a new product, refused', () => '/products/list', page => sheet(page, 'Thêm sản phẩm')],
  ['a new customer, refused', () => '/partners/customer', page => sheet(page, 'Thêm khách hàng')],
  ['a new provider, refused', () => '/partners/provider', page => sheet(page, 'Thêm nhà cung cấp')],
  ['a receipt by hand, refused', () => '/cashbooks', page => sheet(page, 'Phiếu thu', 'Lập phiếu thu')],
  ['the accounts', () => '/cashbooks', page => dialog(page, 'Quỹ và tài khoản')],
  [
    'the groups',
    () => '/products/list',
    async page => {
      await page.getByRole('button', { name: 'Danh mục' }).press('Enter')
      await page.getByRole('menuitem', { name: 'Nhóm hàng' }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Nhóm hàng' })).toBeVisible()
    },
  ],
  ['the end of a bill', ids => `/transactions/bill/${ids.bill}`, page => dialog(page, 'Hủy hóa đơn')],
  [
    'the end of an import',
    ids => `/products/import/${ids.inbound}`,
    async page => {
      await page.getByRole('button', { name: 'Thao tác khác' }).press('Enter')
      await page.getByRole('menuitem', { name: 'Hủy phiếu nhập' }).press('Enter')
      await expect(page.getByRole('dialog', { name: /^Hủy phiếu nhập/ })).toBeVisible()
    },
  ],
  ['the collection of a debt', ids => `/partners/customer/${ids.customer}`, page => dialog(page, 'Thu nợ')],
  [
    'the quick search',
    () => '/account',
    async page => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Tìm nhanh' })).toBeVisible()
      await page.keyboard.type('panadol')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  ],
  [
    'the user menu',
    () => '/account',
    async page => {
      await page.getByRole('button', { name: 'Tài khoản Trần Thu Hà' }).press('Enter')
      await expect(page.getByRole('menu')).toBeVisible()
    },
  ],
  [
    'the period of a list',
    () => '/transactions/bill',
    async page => {
      if ((page.viewportSize()?.width ?? 0) < 640) await page.getByRole('button', { name: 'Lọc' }).press('Enter')
      await page
        .getByRole('button', { name: /7 ngày|Tuần|Hôm nay/ })
        .first()
        .press('Enter')
      await expect(page.getByRole('dialog').last()).toBeVisible()
    },
  ],
]

/** What hangs at a button closes when the page changes its size, sooner or later: it is opened on a page of that size. */
const closingBySize = ['the user menu', 'the period of a list']
/** Nothing else is shown of them: what is not looked at is not opened. */
const layersOfRun = layers.filter(([name]) => isLookedAt(name))

for (let from = 0; from < layersOfRun.length; from += together) {
  const some = layersOfRun.slice(from, from + together)
  test(`${some.map(([name]) => name).join(', ')}: open over their screens`, async ({ page, lively }) => {
    for (const [name, path, open] of some) {
      await page.setViewportSize(desk)
      await page.goto(path(lively.ids))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await open(page)
      await checkAccessibilityBySize(page, name)
      await page.setViewportSize(phone)
      if (closingBySize.includes(name)) {
        await page.goto(path(lively.ids))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await open(page)
      }
      await expect(page.getByRole('dialog').or(page.getByRole('menu')).last()).toBeVisible()
      await checkAccessibilityBySize(page, name)
    }
  })
}

test('the menu of a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Mở menu' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkAccessibility(page, 'the menu of a phone')
})

test.describe('for a visitor', () => {
  test.use({ person: nobody })
  test('the entrance, refused, and the bill behind the code', async ({ page, lively }) => {
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      for (const path of ['/auth/sign-in', '/auth/sign-up']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('textbox').first()).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.getByText('Không được để trống').first()).toBeVisible()
        await checkAccessibilityBySize(page, path)
        await checkWidth(page, path)
      }
      for (const slug of [lively.slug, 'khong-co']) {
        await page.goto(`/${slug}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await checkAccessibilityBySize(page, `/${slug === lively.slug ? 'slug' : slug}`)
      }
    }
  })
})

/** One of these on a day, because all of them take the outline from the same lines of style. */
const walkedByTab = partOf(['/auth/sign-in', '/', '/products/list', '/cashbooks', '/sales'], sampleOfRun())
for (const path of walkedByTab)
  test(`the focus can be seen wherever Tab leads on ${path}`, async ({ page, context }) => {
    if (path.startsWith('/auth')) await context.addInitScript(() => localStorage.clear())
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    const seen = new Set<string>()
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(lookAtFocus)
      if (!focus || seen.has(focus.id)) break
      seen.add(focus.id)
      expect.soft(focus.marked, `${focus.html} has a visible focus`).toBe(true)
    }
    expect(seen.size).toBeGreaterThan(2)
  })

/** Runs in the page: whether what has the focus, or a frame close around it, is outlined. */
function lookAtFocus(): { id: string; html: string; marked: boolean } | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const place = [...document.querySelectorAll('*')].indexOf(focused)
  let marked = false
  let around: Element | null = focused
  for (let level = 0; around && level < 4; level += 1, around = around.parentElement) {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(around)
    marked ||= outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5 && !/, 0\)$/.test(outlineColor)
  }
  return { id: String(place), html: focused.outerHTML.slice(0, 120), marked }
}

async function sheet(page: Page, button: string, title = button) {
  await page.getByRole('main').getByRole('button', { name: button }).first().press('Enter')
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: title }).locator('[aria-invalid=true]').first()).toBeVisible()
}

async function dialog(page: Page, button: string) {
  await page.getByRole('main').getByRole('button', { name: button }).first().press('Enter')
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
}
