import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { Page } from '@playwright/test'
import { withOwner } from '../../server/src/db/connection/pool.ts'
import { openDatabase } from '../../server/src/db/database.ts'
import { makeInvitation } from '../../server/src/features/auth/registration/make-invitation.ts'
import { startServerProcess } from '../../server/test/server-process.ts'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, nobody, test } from '../fixtures.ts'
import { inStore } from '../in-store.ts'
import { ownDatabase } from '../own-database.ts'

test('people and roles ask for the password again, in place, and what was typed is kept', async ({
  page,
  server,
  store,
}) => {
  // As if the owner signed in hours ago.
  await inStore(server.database, store.id, query => query('update session set password_at = null'))
  await page.goto('/settings/role/new')
  await page.getByRole('textbox', { name: 'Tên vai trò' }).fill('Thu ngân đêm')
  await page.getByRole('checkbox', { name: 'Thêm Bán hàng', exact: true }).check()
  await page.keyboard.press('Control+s')
  const question = page.getByRole('dialog', { name: 'Nhập lại mật khẩu' })
  await expect(question.getByLabel('Mật khẩu của Trần Thu Hà')).toBeFocused()
  await checkAccessibility(page, 'the question for the password')
  await checkWidth(page, 'the question for the password')

  // A no leaves what was typed.
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Tên vai trò' })).toHaveValue('Thu ngân đêm')
  await page.keyboard.press('Control+s')
  await expect(question.getByLabel('Mật khẩu của Trần Thu Hà')).toBeFocused()
  await page.keyboard.type('khong-phai')
  await page.keyboard.press('Enter')
  await expect(question).toContainText('Mật khẩu hiện tại không đúng.')
  await page.keyboard.type(store.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/role\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Thu ngân đêm', level: 1 })).toBeVisible()

  await page.goto('/settings/store')
  await expect(page.getByRole('main')).toContainText('Mức sử dụng')
  await checkAccessibility(page, 'the store with what it has filled')
})

test.describe('a visitor', () => {
  test.use({ person: nobody })
  test.setTimeout(120_000)

  test('opens the first store of a shop’s PC, later ones only with an invitation where the server takes them', async ({
    page,
  }) => {
    const directory = await mkdtemp(path.join(tmpdir(), 'quay-e2e-register-'))
    await chmod(directory, 0o755)
    const own = await ownDatabase()
    const start = (REGISTRATION: string) =>
      startServerProcess({ DATA_DIR: directory, REGISTRATION, ...(own ? { DATABASE_URL: own.url } : {}) })
    let server = await start('first')
    try {
      await page.goto(`${server.baseUrl}/auth/sign-up`)
      await fillIn(page, 'chu-dau')
      await expect(page.getByText('một câu dài dễ nhớ là tốt nhất')).toBeVisible()
      await page.getByRole('button', { name: 'Mở cửa hàng' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Tổng quan', level: 1 })).toBeVisible()
      // What the page still loads would fail with the way to the next one.
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => localStorage.clear())
      await page.goto(`${server.baseUrl}/auth/sign-up`)
      await expect(page.getByText('không nhận đăng ký cửa hàng mới')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Mở cửa hàng' })).toBeHidden()
      await checkAccessibility(page, 'a closed registration')
      await server.stop()

      server = await start('invited')
      const database = await openDatabase('a journey', { dataDirectory: directory, databaseUrl: own?.url })
      const { code } = await withOwner(database.address, owner => makeInvitation(owner, 7, new Date()))
      await database.stop()
      await page.goto(`${server.baseUrl}/auth/sign-up`)
      await expect(page.getByRole('textbox', { name: 'Mã mời' })).toBeFocused()
      await fillIn(page, 'chu-hai')
      await page.getByRole('button', { name: 'Mở cửa hàng' }).press('Enter')
      await expect(page.getByText('Cần mã mời của người trông máy chủ')).toBeVisible()
      await checkAccessibility(page, 'a registration by invitation')
      await checkWidth(page, 'a registration by invitation')
      await page.getByRole('textbox', { name: 'Mã mời' }).fill(code.toUpperCase())
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Tổng quan', level: 1 })).toBeVisible()
      // What the page still loads would fail with the end of the server.
      await page.waitForLoadState('networkidle')
    } finally {
      await server.stop()
      await own?.drop()
      await rm(directory, { recursive: true, force: true })
    }
  })
})

async function fillIn(page: Page, username: string) {
  await page.getByRole('textbox', { name: 'Tên cửa hàng' }).fill('Nhà thuốc Bình An')
  await page.getByRole('textbox', { name: 'Họ tên chủ cửa hàng' }).fill('Lê Thị Bình')
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill('0912345678')
  await page.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(username)
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('mua roi tren mai ton')
}
