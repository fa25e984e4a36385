import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'

test('who was entered twice is seen: a doctor while one types, a customer before the merge, by keyboard', async ({
  page,
  store,
}) => {
  await store.call('POST', 'doctor', { name: 'Khúc Hải Yến', degree: 'BS', phone: '0900300103' })
  await page.goto('/partners/doctor?add=new')
  const sheet = page.getByRole('dialog', { name: 'Thêm bác sĩ' })
  await sheet.getByRole('textbox', { name: 'Họ tên' }).fill('khuc hai yen')
  await expect(sheet.getByRole('status')).toContainText('BS Khúc Hải Yến · BS000001 · 0900300103')
  await checkAccessibility(page, 'a doctor who is there already')
  await sheet.getByRole('textbox', { name: 'Họ tên' }).fill('Khúc Hải')
  await expect(sheet.getByText('BS000001')).toBeHidden()

  const add = async (body: object) => (await store.call('POST', 'customer', { type: 1, ...body })).data
  const stays = await add({ name: 'Trần Thị Hoa', phone: '0901100001', phone2: '0901100002' })
  const goes = await add({ name: 'Hoa Trần', phone: '0901100003' })
  await store.call('POST', 'debt/opening', { partnerKind: 'customer', partnerId: goes.id, amount: 70_000 })
  await page.goto(`/partners/customer/${stays.id}`)
  await page.getByRole('button', { name: 'Gộp khách trùng' }).press('Enter')
  const window = page.getByRole('dialog', { name: 'Gộp vào Trần Thị Hoa' })
  await expect(window.getByRole('combobox', { name: 'Khách bị nhập trùng' })).toBeFocused()
  await page.keyboard.type('hoa tran')
  await expect(page.getByRole('option', { name: /Hoa Trần/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(window.getByRole('row', { name: /^Điện thoại/ })).toContainText('0901100003')
  await expect(window.getByRole('row', { name: /^Công nợ/ })).toContainText('70.000đ')
  await expect(window).toContainText('Không giữ số 0901100003')
  await checkAccessibility(page, 'the window that merges customers')
  await page.setViewportSize({ width: 390, height: 844 })
  await checkWidth(page, 'the window that merges customers')
  await window.getByRole('button', { name: 'Gộp Hoa Trần' }).press('Enter')
  await expect(window).toBeHidden()
  await page.goto(`/partners/customer/${goes.id}`)
  await expect(page.getByText('Khách này đã được gộp.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sửa/ })).toBeHidden()
})

test('a customer who bought nothing is deleted after a question; one who owes stays, and the reason is told', async ({
  page,
  store,
}) => {
  const add = async (name: string) => (await store.call('POST', 'customer', { type: 1, name })).data
  const [owes, mistaken] = [await add('Phạm Văn Nợ'), await add('Đỗ Nhập Nhầm')]
  await store.call('POST', 'debt/opening', { partnerKind: 'customer', partnerId: owes.id, amount: 70_000 })
  for (const { id, name } of [owes, mistaken]) {
    await page.goto(`/partners/customer/${id}`)
    await page.getByRole('button', { name: 'Xóa khách' }).click()
    const question = page.getByRole('dialog', { name: `Xóa khách ${name}?` })
    await question.getByRole('button', { name: 'Xóa khách' }).click()
    if (id === owes.id) await expect(page.getByText(/đã có sổ công nợ.* nên không xóa được/)).toBeVisible()
  }
  await expect(page).toHaveURL(/\/partners\/customer$/)
  await expect(page.getByRole('main')).toContainText('Phạm Văn Nợ')
  await expect(page.getByRole('main')).not.toContainText('Đỗ Nhập Nhầm')

  const group = (await store.call('POST', 'customer-group', { name: 'Khách sỉ' })).data
  await store.call('POST', 'customer', { type: 1, name: 'Lý Khách Sỉ', groupId: group.id })
  await page.goto('/partners/group-customer')
  await page
    .getByRole('row', { name: /Khách sỉ/ })
    .getByRole('link', { name: '1', exact: true })
    .click()
  await expect(page.getByRole('main')).toContainText('Lý Khách Sỉ')
  await expect(page.getByRole('main')).not.toContainText('Phạm Văn Nợ')
})
