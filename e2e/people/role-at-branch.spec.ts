import { checkAccessibility } from '../check-accessibility.ts'
import { expect, signedInAs, test } from '../fixtures.ts'

test('who sells at one branch and leads another: menu, pages and links follow the branch', async ({
  browser,
  page,
  store,
  colleague,
  server,
}) => {
  await store.call('POST', 'branch', { name: 'Chi nhánh Gia Định' })
  const { items } = (await store.call('GET', 'employee?limit=50')).data
  const { id } = items.find((one: { username: string }) => one.username === colleague.username)

  // The owner gives the second branch, and another role there.
  await page.goto(`/settings/employee/${id}`)
  await page.getByRole('button', { name: 'Sửa' }).first().click({ timeout: 15_000 })
  const sheet = page.getByRole('dialog', { name: `Sửa ${colleague.fullName}` })
  await sheet.getByRole('checkbox', { name: 'Chi nhánh Gia Định' }).check()
  const roleThere = sheet.getByRole('combobox', { name: 'Vai trò tại Chi nhánh Gia Định' })
  await expect(roleThere).toContainText('như vai trò chung')
  await roleThere.click()
  await page.getByRole('option', { name: 'Quản lý' }).click()
  await checkAccessibility(page, 'an employee with a role at a branch')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Chi nhánh Gia Định (Quản lý)')
  await page.goto('/settings/employee')
  await expect(page.getByRole('row').filter({ hasText: colleague.fullName })).toContainText(
    'Chi nhánh Gia Định (Quản lý)',
  )

  const context = await browser.newContext({
    baseURL: server.baseUrl,
    storageState: signedInAs(server.baseUrl, colleague),
    locale: 'vi-VN',
  })
  const lan = await context.newPage()
  await lan.goto('/settings/log')
  await expect(lan).toHaveURL('/403')
  const switchTo = async (branch: string) => {
    await lan.getByRole('button', { name: /đổi chi nhánh/ }).click()
    await lan
      .getByRole('menuitemradio', { name: branch })
      .or(lan.getByRole('menuitemcheckbox', { name: branch }))
      .click()
  }
  await lan.goto('/')
  await switchTo('Chi nhánh Gia Định')
  await expect(lan.getByText('Đang làm việc tại Chi nhánh Gia Định, vai trò Quản lý')).toBeVisible()
  await lan.goto('/settings/log')
  await expect(lan.getByRole('heading', { name: 'Nhật ký thao tác', level: 1 })).toBeVisible()
  // Back at the branch where they sell, the page that only a leader opens is left.
  await switchTo('Chi nhánh chính')
  await expect(lan).toHaveURL('/403')
  await lan.goto('/settings/log')
  await expect(lan).toHaveURL('/403')
  await context.close()
})
