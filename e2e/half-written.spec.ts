import { expect, test } from './fixtures.ts'

/** Editors of documents, with what is in their address for a new one. */
const editors = [
  '/products/import/new',
  '/products/purchase-order/new',
  '/products/transfer/new',
  '/products/return/new',
  '/products/disposal/new',
]

for (const address of editors)
  test(`what is half-written at ${address} outlives a click on the menu and a reload, until it is given up`, async ({
    page,
  }) => {
    await page.goto(address)
    const note = page.getByRole('textbox', { name: /^Ghi chú/ }).first()
    await expect(note).toHaveValue('')
    await note.fill('Giao trước 9 giờ')
    await page.getByRole('link', { name: 'Bán hàng' }).first().click()
    await expect(page).not.toHaveURL(new RegExp(address))

    await page.goto(address)
    await expect(note).toHaveValue('Giao trước 9 giờ')
    await note.fill('Giao trước 10 giờ')
    await page.reload()
    await expect(note).toHaveValue('Giao trước 10 giờ')
    const toasts = page.getByRole('region', { name: 'Thông báo' })
    await expect(toasts).toContainText('Đã mở lại phiếu đang soạn dở')
    await toasts.getByRole('button', { name: 'Soạn lại từ đầu' }).click()
    await expect(note).toHaveValue('')
    await page.reload()
    await expect(note).toHaveValue('')
  })
