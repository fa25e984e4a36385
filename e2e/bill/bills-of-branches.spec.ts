import { addColleague } from '../add-colleague.ts'
import { checkAccessibility } from '../check-accessibility.ts'
import { expect, signedInAs, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

test('bills of all branches stand together; an old one is edited no more; a masked phone is shown once', async ({
  page,
  store,
  server,
  browser,
}) => {
  const { data: second } = await store.call('POST', 'branch', { name: 'Chi nhánh Lê Lợi' })
  const panadol = store.products['Panadol Extra 500mg']
  const unitId = panadol.units.find((unit: { name: string }) => unit.name === 'Vỉ').id
  const sell = async (more: object = {}) =>
    (
      await store.call('POST', 'bill', {
        items: [{ productId: panadol.id, unitId, quantity: 1 }],
        payments: [{ method: 'CASH', amount: 17_000 }],
        ...more,
      })
    ).data
  const { data: hoa } = await store.call('POST', 'customer', { name: 'Chị Hoa', phone: '0912345678', type: 1 })
  const here = await sell({ customerId: hoa.id })
  await page.goto('/transactions/bill')
  await expect(page.getByRole('row').filter({ hasText: here.code })).toBeVisible()
  await page.getByRole('button', { name: /Thêm bộ lọc/ }).click()
  await page.getByText('Mọi chi nhánh').first().click()
  await expect(page).toHaveURL(/allBranches=true/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Chi nhánh' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: here.code })).toContainText('Chi nhánh chính')
  await checkAccessibility(page, 'bills of all branches')
  await picture(page, 'bills-of-branches')
  expect(second.name).toBe('Chi nhánh Lê Lợi')

  const { data: settings } = await store.call('GET', 'setting')
  const { version } = settings.items.find((one: { key: string }) => one.key === 'replaceBillDays')
  await store.call('PATCH', 'setting', { key: 'replaceBillDays', value: 0, version })
  const old = await sell({ soldAt: new Date(Date.now() - 3 * 24 * 3600_000).toISOString() })
  await page.goto(`/transactions/bill/${old.id}`)
  await expect(page.getByText('chỉ cho sửa hóa đơn trong ngày bán')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sửa', exact: true })).toBeHidden()
  await picture(page, 'bill-past-replacing')

  const caller = await addColleague(server, store, [
    { model: 'customer', action: 'read' },
    { model: 'customer_phone', action: 'create' },
  ])
  const theirs = await browser.newPage({ storageState: signedInAs(server.baseUrl, caller), baseURL: server.baseUrl })
  await theirs.goto(`/partners/customer/${hoa.id}`)
  await expect(theirs.getByText('09••••678')).toBeVisible()
  await theirs.getByRole('button', { name: 'Hiện số của Chị Hoa, có ghi nhật ký' }).click()
  await expect(theirs.getByText('0912345678')).toBeVisible()
  await theirs.close()
})
