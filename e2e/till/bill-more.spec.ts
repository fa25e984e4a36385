import { addColleague } from '../add-colleague.ts'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { picture } from '../picture.ts'
import { scan } from '../scan.ts'
import { openTill } from '../till.ts'
import { typeLikeAPerson } from '../type-like-a-person.ts'

const strip = '8930000000028'
const capsule = '8930000000042'

test('a till is set to its people; a company, a colleague and an earlier hour are named beside the goods', async ({
  page,
  server,
  store,
}) => {
  const colleague = await addColleague(server, store)
  const company = { type: 2, name: 'Minh Tâm', companyName: 'Công ty Minh Tâm', taxCode: '0312770607' }
  await store.call('POST', 'customer', { ...company, address: '12 Lê Lợi' })
  const till = await openTill(page)
  await page.keyboard.press('Control+,')
  const settings = page.getByRole('dialog', { name: 'Thiết lập quầy này' })
  await settings.getByText('Quét xong đứng ở số lượng').click()
  await settings.getByText('Dòng mới nhất ở trên cùng').click()
  await settings.getByText('Rất lớn').click()
  await settings.getByText('Số thứ tự').click()
  await checkAccessibility(page, 'settings of a till')
  await page.keyboard.press('Escape')

  await scan(page, strip)
  await expect(till.quantity(1)).toBeFocused()
  await typeLikeAPerson(page, '2')
  await scan(page, capsule)
  await expect(till.quantity(2)).toBeFocused()
  await expect(till.quantity(1)).toHaveValue('2')
  await expect(till.lines.first()).toContainText('Amoxicillin')
  await page.keyboard.press('ArrowDown')
  await expect(till.lines.last()).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('columnheader', { name: '#' })).toBeHidden()
  await checkAccessibility(page, 'a cart in large letters')
  await picture(page, 'till-large-letters')

  await page.keyboard.press('F4')
  await typeLikeAPerson(page, 'minh tam')
  await expect(page.getByRole('option', { name: /Minh Tâm/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(till.facts).toContainText('Hóa đơn: Công ty Minh Tâm · 0312770607')
  await page.keyboard.press('Control+H')
  const more = page.getByRole('dialog', { name: 'Thông tin hóa đơn' })
  await expect(more.getByLabel('Tên đơn vị')).toHaveValue('Công ty Minh Tâm')
  await more.getByLabel('Mã số thuế').fill('0312770608')
  await page.keyboard.press('Enter')
  await expect(more.getByText('sai số kiểm tra')).toBeVisible()
  await expect(more.getByLabel('Mã số thuế')).toBeFocused()
  await more.getByLabel('Mã số thuế').fill('0312 770 607')
  await more.getByLabel('Email nhận hóa đơn').fill('ke.toan@minhtam.vn')
  await more.getByRole('combobox', { name: 'Người bán' }).click()
  await page.getByRole('option', { name: colleague.fullName }).click()
  await more.getByLabel('Giờ bán').fill('0:00')
  await checkAccessibility(page, 'what is said of a bill beside its goods')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'what is said of a bill beside its goods')
  await page.setViewportSize({ width: 1366, height: 768 })
  await more.getByLabel('Giờ bán').press('Enter')
  await expect(more).toBeHidden()
  await expect(till.find).toBeFocused()
  await expect(till.facts).toContainText(`${colleague.fullName} bán`)
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText('đã thanh toán')
  const bill = await newestBill(store)
  expect(bill).toMatchObject({
    sellerName: colleague.fullName,
    invoice: { companyName: company.companyName, taxCode: company.taxCode, email: 'ke.toan@minhtam.vn' },
  })
  expect(new Date(bill.soldAt).getMinutes()).toBe(0)

  await page.goto(`/transactions/bill/${bill.id}`)
  await expect(page.getByRole('main')).toContainText('Chưa phát hành')
  await page.getByRole('button', { name: 'Sửa người mua' }).click()
  const edit = page.getByRole('dialog', { name: `Hóa đơn điện tử của ${bill.code}` })
  await edit.getByText('Không lấy').click()
  await checkAccessibility(page, 'the buyer of an invoice')
  await edit.getByRole('button', { name: 'Lưu' }).click()
  await expect(edit).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Không lấy hóa đơn')
  await page.goto('/transactions/bill?invoice=DECLINED')
  await expect(page.getByRole('link', { name: bill.code })).toBeVisible()
})
