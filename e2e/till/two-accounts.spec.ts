import { checkAccessibility } from '../check-accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { newestBill } from '../newest-bill.ts'
import { picture } from '../picture.ts'
import { scan } from '../scan.ts'
import { openTill } from '../till.ts'

const strip = '8930000000028'

test('one bill is transferred into two accounts: a row and a code each, and the paper names both', async ({
  page,
  store,
  papers,
}) => {
  const vcb = { name: 'VCB', bankBin: '970436', accountNumber: '0071001234567', accountName: 'TRAN THU HA' }
  const tcb = { name: 'TCB', bankBin: '970407', accountNumber: '19031234567018', accountName: 'TRAN THU HA' }
  expect((await store.call('POST', 'cash-account', { ...vcb, isDefault: true })).status).toBe(201)
  expect((await store.call('POST', 'cash-account', tcb)).status).toBe(201)
  const till = await openTill(page)
  await scan(page, strip)
  await expect(till.lines).toHaveCount(1)
  await till.method('Nhiều hình thức').check()
  await till.facts.getByRole('button', { name: 'Bỏ tiền mặt' }).click()
  await till.facts.getByRole('button', { name: 'Thêm chuyển khoản' }).click()
  const into = (account: string) => till.facts.getByRole('textbox', { name: `Chuyển khoản vào ${account}` })
  await into('VCB').fill('7000')
  await expect(into('TCB')).toHaveValue('10.000')
  await expect(till.facts.getByRole('button', { name: 'Thêm chuyển khoản' })).toBeHidden()
  await checkAccessibility(page, 'two transfers')
  await picture(page, 'two-accounts')
  await page.keyboard.press('F9')
  await expect(till.toast).toContainText(/HD\d+/)
  const bill = await newestBill(store)
  const { data } = await store.call('GET', `bill/${bill.id}`)
  expect(data.payments).toMatchObject([
    { method: 'BANK', amount: 7_000, accountName: 'VCB' },
    { method: 'BANK', amount: 10_000, accountName: 'TCB' },
  ])
  await page.goto(`/transactions/bill/${bill.id}`)
  await page.getByRole('button', { name: /^In( lại)?$/ }).click()
  await expect.poll(() => papers.at(-1) ?? '').toContain('Chuyển khoản VCB 7.000')
  expect(papers.at(-1)).toContain('Chuyển khoản TCB 10.000')
})
