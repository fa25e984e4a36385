import type { Page } from '@playwright/test'
import { withOwner } from '../../server/src/db/connection/pool.ts'
import { addColleague } from '../add-colleague.ts'
import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { scan } from '../scan.ts'
import { openTill, take } from '../till.ts'

const strip = '8930000000028'
const cover = (page: Page) => page.getByRole('dialog', { name: 'Màn hình đã khóa' })

test.use({
  colleague: async ({ server, store }, use) => {
    await use(await addColleague(server, store, 'admin'))
  },
})

test('without the network a till is covered, opened by an own code, takes shifts, changes hands, and is right when the line is back', async ({
  page,
  context,
  store,
  server,
  colleague,
}) => {
  expect((await store.call('PATCH', 'setting', { key: 'useShifts', value: true, version: 0 })).status).toBe(200)
  await store.call('POST', 'auth/pin', { currentPassword: store.password, pin: '829641' })
  await colleague.call('POST', 'auth/pin', { currentPassword: colleague.password, pin: '407188' })
  await page.goto('/settings/device')
  await page.getByRole('button', { name: 'Đăng ký máy này' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Đăng ký máy này' })
  await sheet.getByLabel('Tên máy').fill('Quầy trước')
  await sheet.getByRole('button', { name: 'Đăng ký' }).click()
  await expect(page.getByRole('row', { name: /Quầy trước/ })).toContainText('Máy này')

  const till = await openTill(page)
  // A code of her own at this till, and what covers the screen is here before the line goes.
  await page.getByRole('button', { name: /^Tài khoản Trần/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Mã mở quầy khi mất mạng' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Mã mở quầy' })
  await question.getByLabel('Mã mở quầy').fill('hoa')
  await page.keyboard.press('Enter')
  await expect(question).toContainText('Ít nhất 4 ký tự')
  await checkAccessibility(page, 'the question for a code')
  await question.getByLabel('Mã mở quầy').fill('hoa mai')
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: /^Tài khoản Trần/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Đổi người' }).press('Enter')
  // The colleague worked here before; she set no code.
  await cover(page).getByRole('textbox', { name: 'Mã PIN của người đó' }).fill('407188')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Tài khoản ${colleague.fullName}` })).toBeVisible()
  await take(page, till, 'panadol')
  await page.keyboard.press('Control+Delete')
  await page.getByRole('button', { name: `Tài khoản ${colleague.fullName}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Đổi người' }).press('Enter')
  await cover(page).getByRole('textbox', { name: 'Mã PIN của người đó' }).fill('829641')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Tài khoản Trần/ })).toBeVisible()
  await expect(till.find).toBeFocused()
  // The window of shifts, and the cart's table.
  await page.keyboard.press('Shift+F1')
  await expect(page.getByRole('dialog', { name: 'Mở ca' })).toBeVisible()
  await page.keyboard.press('Escape')
  await scan(page, strip)
  await expect(till.lots(1)).toBeVisible()

  await context.setOffline(true)
  await expect(till.saved).toHaveText('Mất mạng')
  await page.keyboard.press('Shift+F1')
  const open = page.getByRole('dialog', { name: 'Mở ca' })
  await open.getByRole('textbox').fill('500000')
  await open.getByRole('button', { name: 'Mở ca' }).press('Enter')
  await expect(open).toBeHidden()
  await page.keyboard.press('F9')
  await expect(till.lines).toHaveCount(0)
  await page.keyboard.press('Control+Shift+L')
  await expect(cover(page)).toBeVisible()
  await cover(page).getByLabel('Mã mở quầy').fill('hoa đào')
  await page.keyboard.press('Enter')
  await expect(cover(page)).toContainText('Mã chưa đúng')
  await cover(page).getByLabel('Mã mở quầy').fill('hoa mai')
  await page.keyboard.press('Enter')
  await expect(cover(page)).toBeHidden()

  // Counted and handed to a colleague of whom this till knows the name alone.
  await page.keyboard.press('Shift+F1')
  await page.getByRole('textbox', { name: /500.000/ }).fill('1')
  await page.getByRole('button', { name: 'Đếm xong' }).press('Enter')
  const counted = page.getByRole('dialog', { name: /^Đã đếm 500.000đ/ })
  await expect(counted).toContainText('Ca này chốt khi 1 hóa đơn đã gửi xong.')
  await counted.getByRole('button', { name: 'Bàn giao' }).press('Enter')
  await checkAccessibility(page, 'a hand-over without the network')
  await counted.getByLabel('Lý do nếu lệch').fill('Chưa cộng đơn vừa bán')
  await counted.getByRole('radio', { name: new RegExp(colleague.fullName) }).press('Space')
  await expect(counted).toContainText('chờ xác nhận bằng mã PIN')
  await counted.getByRole('button', { name: 'Bàn giao' }).press('Enter')
  await expect(page.getByRole('button', { name: `Tài khoản ${colleague.fullName}` })).toBeVisible()
  await scan(page, strip)
  await expect(till.lines).toHaveCount(1)
  await page.keyboard.press('F9')
  await expect(till.saved).toHaveText('2 hóa đơn chờ gửi')

  await context.setOffline(false)
  await expect(cover(page)).toContainText(`${colleague.fullName} xác nhận bằng mã PIN`)
  await checkAccessibility(page, 'the proof of who took over')
  await cover(page).getByRole('textbox', { name: 'Mã PIN của người đó' }).fill('407188')
  await page.keyboard.press('Enter')
  await expect(cover(page)).toBeHidden()
  await expect(till.saved).toHaveText('Đã lưu', { timeout: 60_000 })
  const bills = (await colleague.call('GET', 'bill')).data.items as { sellerName: string }[]
  expect(bills.map(({ sellerName }) => sellerName).toSorted()).toEqual(['Nguyễn Thị Lan', 'Trần Thu Hà'])
  const shifts = (await colleague.call('GET', 'shift')).data.items as {
    status: string
    heldByName: string
    billCount: number
  }[]
  // Each with its own sale, though the sales of both waited in one queue.
  expect(shifts.map(({ status, heldByName, billCount }) => [heldByName, status, billCount])).toEqual([
    ['Nguyễn Thị Lan', 'OPEN', 1],
    ['Trần Thu Hà', 'CLOSED', 1],
  ])

  // The server is restored from a copy that may not have these shifts: the till tells of them once more, and each is there once.
  await withOwner(server.database, owner => owner.query('update database_epoch set id = gen_random_uuid()'))
  const again = page.waitForRequest(sent => sent.method() === 'POST' && /\/api\/shift$/.test(sent.url()))
  await page.goto('/sales')
  await again
  await expect.poll(async () => (await colleague.call('GET', 'shift')).data.items).toHaveLength(2)
})
