import type { Action } from '@quay/contract/right/permission'
import { addColleague, type Colleague } from '../add-colleague.ts'
import { checkAccessibility, checkWidth } from '../check-accessibility.ts'
import { expect, signedInAs, test } from '../fixtures.ts'

test('goods go from one branch to another: two people, lots, a box that broke on the way', async ({
  page,
  browser,
  store,
  server,
  papers,
}) => {
  const { data: second } = await store.call('POST', 'branch', { name: 'Chi nhánh Lê Lợi' })
  const colleague = await addColleague(server, { ...store, branchId: second.id }, 'management')

  await page.goto('/products/transfer')
  await checkAccessibility(page, 'transfers')
  await page.getByRole('link', { name: 'Chuyển hàng đi' }).first().click()
  await page.getByRole('combobox', { name: 'Tìm hàng theo tên, mã, mã vạch' }).fill('panadol')
  await page.getByRole('option', { name: /Panadol Extra/ }).click()
  await page.getByRole('textbox', { name: 'Số lượng Panadol Extra 500mg' }).fill('11')
  await page.getByRole('textbox', { name: 'Số lượng Panadol Extra 500mg' }).press('Tab')
  await page.keyboard.press('F9')
  await expect(page.getByRole('alert')).toHaveText('Chọn chi nhánh trước.')
  await page.getByRole('combobox', { name: 'Nơi nhận' }).click()
  await page.getByRole('option', { name: 'Chi nhánh Lê Lợi' }).click()
  await expect(page.getByText(/nơi nhận còn 0 viên/)).toBeVisible()
  await checkAccessibility(page, 'writing a transfer')
  await page.keyboard.press('F9')
  await expect(page.getByText('Hàng đang trên đường đến Chi nhánh Lê Lợi', { exact: false })).toBeVisible()
  await expect(page.getByText('PA2601', { exact: false })).toBeVisible()
  const code = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(code).toMatch(/^CH\d{6}$/)
  await page.keyboard.press('Control+p')
  await expect.poll(() => papers.at(-1)).toContain('PHIẾU XUẤT KHO KIÊM VẬN CHUYỂN NỘI BỘ')
  await page.goto('/products/transfer/in-transit')
  await expect(page.getByText(code)).toBeVisible()
  await checkAccessibility(page, 'goods on their way')

  const context = await browser.newContext({
    baseURL: server.baseUrl,
    storageState: signedInAs(server.baseUrl, colleague),
    viewport: { width: 390, height: 844 },
  })
  const phone = await context.newPage()
  await phone.goto('/')
  await phone.getByRole('link', { name: /Hàng chuyển đến chờ nhận/ }).click()
  await phone.getByText(code).click()
  await phone.getByRole('button', { name: 'Nhận hàng' }).click()
  const sheet = phone.getByRole('dialog', { name: `Nhận hàng phiếu ${code}` })
  const received = sheet.getByRole('textbox', { name: 'Thực nhận Panadol Extra 500mg PA2702' })
  if (await received.isVisible()) await received.fill('0')
  const first = sheet.getByRole('textbox', { name: 'Thực nhận Panadol Extra 500mg PA2601' })
  // Sent as strips, received as strips; a number above what was sent stays as typed and does not become a shortage.
  await expect(first).toHaveValue('10')
  await first.fill('20')
  await first.press('Tab')
  await expect(first).toHaveValue('20')
  await expect(sheet.getByText('Tối đa 10 vỉ')).toBeVisible()
  await expect(sheet.getByRole('radiogroup', { name: 'Phần thiếu Panadol Extra 500mg PA2601' })).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Xác nhận đã nhận' }).click()
  await expect(first).toHaveValue('20')
  await first.fill('9')
  await sheet.getByRole('combobox', { name: 'Đơn vị Panadol Extra 500mg PA2601' }).click()
  await phone.getByRole('option', { name: 'Viên' }).click()
  await expect(first).toHaveValue('108')
  await sheet.getByRole('textbox', { name: 'Trong đó hỏng Panadol Extra 500mg PA2601' }).fill('2')
  await first.press('Tab')
  await sheet.getByText('Mất trên đường', { exact: true }).first().click()
  await checkAccessibility(phone, 'receiving goods')
  await checkWidth(phone, 'receiving goods')
  await sheet.getByRole('button', { name: 'Xác nhận đã nhận' }).click()
  await expect(sheet.getByRole('alert')).toContainText('lý do và tên người chịu trách nhiệm')
  // In a long list the refused field is far from the button.
  await expect(sheet.getByLabel('Lý do mất')).toBeFocused()
  await sheet.getByLabel('Lý do hỏng').fill('Ướt thùng')
  await sheet.getByLabel('Lý do mất').fill('Rơi vỡ')
  await sheet.getByLabel('Người chịu trách nhiệm').fill('Trần Văn Nam')
  await sheet.getByRole('button', { name: 'Xác nhận đã nhận' }).click()
  await expect(phone.getByText('Đã nhận').first()).toBeVisible()
  await expect(phone.getByText('Mất trên đường: Rơi vỡ', { exact: false })).toBeVisible()
  await expect(phone.getByText('Hàng hỏng khi đến đã vào biệt trữ: Ướt thùng', { exact: false })).toBeVisible()
  await context.close()

  const { data } = await store.call('GET', `stock-transfer/total?branchId=${store.branchId}&lost=true`)
  expect(data).toMatchObject({ count: 1, lostValue: 12_000 })
})

test('somebody writes a transfer that waits; a colleague who may send changes a quantity and sends it', async ({
  browser,
  store,
  server,
}) => {
  await store.call('POST', 'branch', { name: 'Chi nhánh Lê Lợi' })
  const on = (...actions: Action[]) => actions.map(action => ({ model: 'stock_transfer' as const, action }))
  const clerk = await addColleague(server, store, on('read', 'create'))
  const sender = await addColleague(server, store, [...on('read', 'update'), { model: 'home', action: 'read' }])
  const pageOf = async (person: Colleague, viewport = { width: 1366, height: 768 }) => {
    const storageState = signedInAs(server.baseUrl, person)
    return (await browser.newContext({ baseURL: server.baseUrl, storageState, viewport })).newPage()
  }

  const page = await pageOf(clerk)
  await page.goto('/products/transfer/new')
  await page.getByRole('combobox', { name: 'Tìm hàng theo tên, mã, mã vạch' }).fill('panadol')
  await page.getByRole('option', { name: /Panadol Extra/ }).click()
  await page.getByRole('textbox', { name: 'Số lượng Panadol Extra 500mg' }).fill('9')
  await page.getByRole('combobox', { name: 'Nơi nhận' }).click()
  await page.getByRole('option', { name: 'Chi nhánh Lê Lợi' }).click()
  await expect(page.getByRole('button', { name: 'Gửi hàng đi' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Lưu phiếu, chờ duyệt' }).click()
  await expect(page.getByText('Chờ duyệt', { exact: true })).toBeVisible()
  await expect(page.getByText('Phiếu đang chờ người có quyền gửi hàng duyệt', { exact: false })).toBeVisible()
  await checkAccessibility(page, 'a transfer that waits for approval')
  const code = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.context().close()

  const phone = await pageOf(sender, { width: 390, height: 844 })
  await phone.goto('/')
  await phone.getByRole('link', { name: /Phiếu chuyển kho chờ duyệt/ }).click()
  await phone.getByText(code).click()
  await expect(phone.getByText(clerk.fullName, { exact: false }).first()).toBeVisible()
  await expect(phone.getByText('ghi 9 vỉ', { exact: false })).toBeVisible()
  // The writer changes it while the colleague looks at it.
  const { data: drafts } = await store.call('GET', 'stock-transfer?awaitsApproval=true')
  const { data: draft } = await clerk.call('GET', `stock-transfer/${drafts.items[0].id}`)
  const [line] = draft.items
  const items = [{ productId: line.productId, unitId: line.unitId, quantity: 7 }]
  const body = { version: draft.version, status: 'DRAFT', targetBranchId: draft.targetBranchId, items }
  expect((await clerk.call('PUT', `stock-transfer/${draft.id}`, body)).status).toBe(200)
  await phone.getByRole('button', { name: 'Duyệt và gửi hàng đi' }).click()
  await expect(phone.getByText('Bản mới: Panadol Extra 500mg 7 vỉ')).toBeVisible()
  await phone.getByRole('button', { name: 'Xem bản mới, bỏ phần tôi sửa' }).click()
  await expect(phone.getByText('ghi 7 vỉ', { exact: false })).toBeVisible()
  await phone.getByRole('textbox', { name: 'Số lượng Panadol Extra 500mg' }).fill('4')
  await checkAccessibility(phone, 'approving a transfer')
  await checkWidth(phone, 'approving a transfer')
  await phone.getByRole('button', { name: 'Duyệt và gửi hàng đi' }).click()
  await expect(phone.getByText('Hàng đang trên đường đến Chi nhánh Lê Lợi', { exact: false })).toBeVisible()
  await expect(phone.getByText('Người duyệt và gửi')).toBeVisible()
  await checkWidth(phone, 'an approved transfer')
  await phone.context().close()

  const { data } = await store.call('GET', `user_log?action=stock-transfer.approve&limit=1`)
  expect(JSON.stringify(data.items)).toContain('Panadol Extra 500mg 4 vỉ')
})
