import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, nobody, test } from '../fixtures.ts'
import { callAs, type TestStore } from '../register-store.ts'

test.use({ person: nobody })

test('a new store comes with sample goods; its list follows what it holds, and goes when it is put away', async ({
  page,
  server,
}) => {
  const tail = randomBytes(4).readUInt32BE().toString().padStart(10, '0')
  await test.step('opens an agency with sample goods', async () => {
    await page.goto('/auth/sign-up')
    await page.getByLabel('Tên cửa hàng').fill('Nhà thuốc An Khang')
    await expect(page.getByRole('radio', { name: 'Nhà thuốc' })).toBeChecked()
    await page.getByRole('radio', { name: 'Đại lý' }).check()
    await page.getByLabel('Họ tên chủ cửa hàng').fill('Lê Văn Bình')
    await page.getByLabel('Số điện thoại').fill(`09${tail.slice(-8)}`)
    await page.getByLabel('Tên đăng nhập').fill(`binh-${tail}`)
    await page.getByLabel('Mật khẩu').first().fill('mat-khau-thu')
    await page.getByRole('checkbox', { name: /hàng mẫu/ }).check()
    await checkAccessibility(page, 'sign-up')
    await page.getByRole('button', { name: 'Mở cửa hàng' }).click()
    await expect(heading(page)).toBeVisible()
  })
  const call = await callsOf(page, server.baseUrl)
  const step = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
  const removal = page.getByRole('button', { name: 'Bỏ hàng mẫu' })

  await test.step('sees what is to be done', async () => {
    expect((await call('GET', 'auth/profile')).data.store.isAgency).toBe(true)
    await expect(page.getByText(/^Xong 0\/[67] việc$/)).toBeVisible()
    await checkAccessibility(page, 'the list of the first day')
    await page.setViewportSize({ width: 390, height: 844 })
    await checkWidth(page, 'the list of the first day')
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect(step('Nhập tồn đầu kỳ')).toHaveAttribute('href', '/products/import/new?kind=OPENING')
    // Each opens where the thing is done, not the list beside it.
    await expect(step('Thêm hàng')).toHaveAttribute('href', '/products/list?add=new')
    await expect(step('Máy in và biên lai')).toHaveAttribute('href', /\/settings\/branch\/.+\?phan=mau-in$/)
    await expect(step('Tài khoản ngân hàng')).toHaveAttribute('href', '/cashbooks?accounts=all')
    await expect(step('Thêm nhân viên')).toHaveAttribute('href', '/settings/employee?add=new')
  })

  const billId = await test.step('sells of the sample goods: that step is done', async () => {
    const { data: found } = await call('GET', 'product?keyword=paracetamol')
    const { data: product } = await call('GET', `product/${found.items[0].id}`)
    const unit = product.units.find((one: { isBase: boolean }) => one.isBase)
    const { data: bill } = await call('POST', 'bill', {
      items: [{ productId: product.id, unitId: unit.id, quantity: 2 }],
      payments: [{ method: 'CASH', amount: unit.price * 2 }],
    })
    await page.reload()
    await expect(step('Bán đơn đầu tiên \\(đã xong')).toBeVisible()
    return bill.id
  })

  await test.step('cannot take them out while a bill uses them, and can once it is cancelled', async () => {
    await removal.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ hàng mẫu' }).click()
    await expect(page.getByRole('region', { name: 'Thông báo' })).toContainText(
      /Hàng mẫu đang nằm trong chứng từ HD000001/,
    )
    expect((await call('POST', `bill/${billId}/cancel`, { reason: 'Bán thử' })).status).toBe(200)
    await removal.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ hàng mẫu' }).click()
    await expect(removal).toBeHidden()
    expect((await call('GET', 'product?isActive=1')).data.items).toEqual([])
  })

  await test.step('puts the list away, takes it out again, and puts it away for good', async () => {
    const putAway = page.getByRole('button', { name: 'Cất danh sách này' })
    await putAway.click()
    await expect(heading(page)).toBeHidden()
    await page.getByRole('button', { name: 'Mở lại' }).click()
    await expect(heading(page)).toBeVisible()
    await putAway.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Tổng quan' })).toBeVisible()
    await expect(page.getByLabel('Hôm nay', { exact: true })).toContainText('Hóa đơn0')
    await expect(heading(page)).toBeHidden()
  })
})

const heading = (page: Page) => page.getByRole('heading', { name: 'Ngày đầu với Quầy' })

/** Calls of the API as whoever is signed in on the page. */
async function callsOf(page: Page, baseUrl: string): Promise<TestStore['call']> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  return callAs(baseUrl, token ?? undefined)
}
