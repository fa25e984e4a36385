import type { Page } from '@playwright/test'
import type { Action, Grant, Model } from '@quay/contract/right/permission'
import { partOf, sampleOfRun } from '../../scripts/test-sample.mjs'
import { addColleague, type ColleagueRole } from '../add-colleague.ts'
import { expect, nobody, signedInAs, test } from '../fixtures.ts'

/**
 * The table of the specification (§2, §6) and of our own screens, written out once more beside the client's: the walk
 * compares what the browser does with this, so that a slip in either shows. The sale routes need the model alone; where
 * there is more than one right, any of them opens.
 */
const guarded: Readonly<Record<string, [Model, Action?] | { anyOf: [Model, Action?][] }>> = {
  '/sales': ['sale'],
  '/sales/display': ['sale'],
  '/sale': ['sale'],
  '/products/list': ['list_product', 'read'],
  '/products/excel': {
    anyOf: [
      ['list_product', 'create'],
      ['list_product', 'update'],
      ['import_product', 'create'],
      ['price_setting', 'update'],
    ],
  },
  '/products/import': ['import_product', 'read'],
  '/products/customer-request': { anyOf: [['sale'], ['import_product', 'read']] },
  '/products/storage-conditions': ['check_inventory', 'read'],
  '/products/gpp-book': {
    anyOf: [
      ['check_inventory', 'read'],
      ['product_report', 'read'],
    ],
  },
  '/cashbooks/tax-book': ['sale_report', 'read'],
  '/products/return': ['return_product', 'read'],
  '/products/check-inventory': ['check_inventory', 'read'],
  '/products/sample-medicine': ['sample_medicine', 'read'],
  '/products/price-setting': ['price_setting', 'read'],
  '/products/price-setting/excel': {
    anyOf: [
      ['list_product', 'update'],
      ['price_setting', 'update'],
    ],
  },
  '/products/transfer': ['stock_transfer', 'read'],
  '/products/disposal': ['disposal', 'read'],
  '/products/label': ['list_product', 'read'],
  '/transactions/bill': ['bill', 'read'],
  '/transactions/order': ['order', 'read'],
  '/transactions/return': ['return', 'read'],
  '/transactions/delivery': ['delivery', 'read'],
  '/transactions/to-look-at': {
    anyOf: [
      ['bill', 'read'],
      ['return', 'read'],
    ],
  },
  '/partners/customer': ['customer', 'read'],
  '/partners/customer/excel': ['customer', 'create'],
  '/partners/customer-debt': ['customer', 'read'],
  '/partners/provider-debt': ['provider', 'read'],
  '/partners/customer-due': ['customer', 'read'],
  '/partners/provider-due': ['provider', 'read'],
  '/partners/provider-price': ['cost', 'read'],
  '/partners/group-customer': ['group_customer', 'read'],
  '/partners/provider': ['provider', 'read'],
  '/partners/provider/excel': ['provider', 'create'],
  '/partners/group-provider': ['group_provider', 'read'],
  '/partners/doctor': ['doctor', 'read'],
  '/partners/customer-care': ['map', 'read'],
  '/reports/sale-report': ['sale_report', 'read'],
  '/reports/customer-report': ['customer_report', 'read'],
  '/reports/product-report': ['product_report', 'read'],
  '/reports/provider-report': ['provider_report', 'read'],
  '/reports/employee-report': ['employee_report', 'read'],
  '/cashbooks': ['cashbook', 'read'],
  '/cashbooks/flow': ['cashbook', 'read'],
  '/cashbooks/result': ['profit', 'read'],
  '/cashbooks/kinds': ['cashbook', 'read'],
  '/cashbooks/statement': ['cashbook', 'read'],
  '/cashbooks/shift': ['shift', 'read'],
  '/cashbooks/shift/day': {
    anyOf: [
      ['shift', 'read'],
      ['shift_review', 'read'],
      ['sale_report', 'read'],
    ],
  },
  '/settings/store': ['store', 'read'],
  '/settings/branch': ['branch', 'read'],
  '/settings/printer': { anyOf: [['sale'], ['branch', 'read']] },
  '/print': { anyOf: [['sale'], ['bill', 'read']] },
  '/settings/employee': ['employee', 'read'],
  '/settings/role': ['role', 'read'],
  '/settings/discount': ['discount', 'read'],
  '/settings/discount/code': ['discount', 'read'],
  '/settings/discount/report': ['discount', 'read'],
  '/settings/discount/use': ['discount', 'read'],
  '/settings/discount/calendar': ['discount', 'read'],
  '/settings/surcharge': ['surcharge', 'read'],
  '/settings/surcharge/report': ['surcharge', 'read'],
  '/settings/point': ['point_setting', 'read'],
  '/settings/tax': ['tax', 'read'],
  '/settings/connect-system': ['connect_system', 'read'],
  '/settings/delivery-fee': ['delivery_fee', 'read'],
  '/settings/connect-delivery': ['connect_delivery', 'read'],
  '/settings/log': ['user_log', 'read'],
  '/markets': ['market_common', 'read'],
  '/markets/store': ['market_store', 'read'],
  '/markets/setting': ['market_setting', 'read'],
  '/cashbooks/transfer': ['cashbook', 'read'],
  '/contraindications': ['contraindicated_pair', 'update'],
  '/partners/calls': ['customer', 'read'],
  '/settings/device': ['branch', 'read'],
  '/settings/recovery-key': ['store', 'delete'],
  '/products/drug-incident': ['check_inventory', 'read'],
  '/products/quality-check': ['check_inventory', 'read'],
  '/products/lot': ['list_product', 'read'],
  '/products/duplicates': ['list_product', 'read'],
  '/products/purchase-order': ['import_product', 'read'],
  '/products/reorder': ['import_product', 'read'],
  '/transactions/old-bill': ['bill', 'read'],
  '/transactions/old-bill/excel': ['bill', 'create'],
  '/transactions/prescription': ['bill', 'read'],
  '/medicines': ['medicine_category', 'read'],
}
/** Allowed to everybody who is signed in: the root, one's account, and what no table lists. */
const unlisted = ['/', '/account', '/guides', '/khong/co/trang-nay', '/reports/khac']
/** Any other single segment is a public page: of a bill, of a shop, or one that says there is nothing. */
const open = ['/products', '/settings', '/nha-thuoc-hoa-sua', '/A7kPq2mXw9Lr4TzB6cVn8d']
const paths = [...Object.keys(guarded), ...unlisted]
const sample = sampleOfRun()
/** Guarded paths once more with something below them, which inherits the rule: a part of them each day. */
const below = partOf(Object.keys(guarded), sample).map(path => `${path}/01890000-0000-7000-8000-000000000000`)
/** The admin opens every screen; who may open less meets a part of them each day, because the rule has tests of its own. */
const pathsFor = (role: ColleagueRole) => (role === 'admin' ? paths : partOf(paths, sample))

const mayOpen = (path: string, grants: readonly Grant[]) => {
  const listed = Object.keys(guarded)
    .filter(one => path === one || path.startsWith(`${one}/`))
    .toSorted((a, b) => b.length - a.length)[0]
  if (!listed) return true
  const needs = guarded[listed]!
  const rights = Array.isArray(needs) ? [needs] : needs.anyOf
  return rights.some(([model, action]) =>
    grants.some(grant => grant.model === model && (action === undefined || grant.action === action)),
  )
}

test.describe('a visitor', () => {
  test.use({ person: nobody })

  test('is sent from every path behind the entrance to it, and back after signing in', async ({ page, store }) => {
    for (const [index, path] of [...partOf(paths, sample), '/403', ...below.slice(0, 3)].entries()) {
      // Some as an address that is typed, the rest as a link: loading everything anew takes longer than the rule.
      if (index % 8 === 0) await page.goto(path, { waitUntil: 'commit' })
      else await follow(page, path)
      const back = path === '/' ? '' : `?return=${encodeURIComponent(path)}`
      await expect.soft(page, path).toHaveURL(`/auth/sign-in${back}`)
    }
    for (const path of ['/auth/sign-in', '/auth/sign-up', ...open]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page, path).toHaveURL(path)
    }
    await page.goto('/settings/log?page=2')
    await expect(page.getByRole('textbox', { name: 'Số điện thoại hoặc tên đăng nhập' })).toBeFocused()
    await page.keyboard.type(store.username)
    await page.getByLabel('Mật khẩu').first().fill(store.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/settings/log?page=2')
  })
})

const kinds: readonly [string, ColleagueRole][] = [
  ['an admin', 'admin'],
  ['the management', 'management'],
  ['somebody of the staff', 'staff'],
  ['somebody with one right', [{ model: 'doctor', action: 'read' }]],
  // The till opens by the model alone, whatever the action is.
  [
    'somebody with another action of a model',
    [
      { model: 'sale', action: 'delete' },
      { model: 'bill', action: 'update' },
    ],
  ],
]

/** The admin and the staff walk each day, one of the others beside them: which path needs which right has a table of its own. */
const each = ['an admin', 'somebody of the staff']
const others = partOf(
  kinds.filter(([name]) => !each.includes(name)),
  sample,
)
const kindsOfRun = [...kinds.filter(([name]) => each.includes(name)), ...others]

for (const [name, role] of kindsOfRun)
  test(`${name} opens what the role opens, and is told no everywhere else`, async ({
    browser,
    server,
    store,
    faults,
  }) => {
    const person = await addColleague(server, store, role)
    const { data: profile } = await person.call('GET', 'auth/profile')
    const grants: Grant[] = profile.role.permissions
    const context = await browser.newContext({
      storageState: signedInAs(server.baseUrl, person),
      baseURL: server.baseUrl,
    })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    for (const path of [...pathsFor(role), ...open, ...below]) {
      await follow(page, path)
      expect.soft(await whereItEnds(page, path), path).toBe(mayOpen(path, grants) ? path : '/403')
    }
    // The same by typing the address, with Reload and Back.
    const [reached, barred] = [true, false].map(is => Object.keys(guarded).find(path => mayOpen(path, grants) === is))
    for (const path of [reached, barred].filter(path => path !== undefined)) {
      const end = path === reached ? path : '/403'
      await page.goto('/account')
      await page.goto(path)
      await expect(page).toHaveURL(end)
      await page.reload()
      await expect(page).toHaveURL(end)
      await page.goBack()
      await expect(page).toHaveURL('/account')
    }
    // The menu offers what the guard opens, and nothing else.
    const links = await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link').all()
    for (const link of links) {
      const path = (await link.getAttribute('href'))!.split('?')[0]!
      expect.soft(mayOpen(path, grants), `menu: ${path}`).toBe(true)
    }
    for (const path of ['/auth/sign-in', '/auth/sign-up']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
    expect(faults).toEqual([])
    await context.close()
  })

/** Goes to a path as a link of the page does, without loading everything anew. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** The path on which a heading stands and stays; the sale screen has its own. */
async function whereItEnds(page: Page, path: string): Promise<string> {
  await page.waitForFunction(
    to => {
      const ended = location.pathname === '/403' || location.pathname === to
      const isForbidden = document.title.startsWith('Không có quyền')
      return ended && document.querySelector('h1') !== null && isForbidden === (location.pathname === '/403')
    },
    path,
    { timeout: 20_000 },
  )
  return new URL(page.url()).pathname
}
