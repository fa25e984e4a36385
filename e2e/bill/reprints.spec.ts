import { expect, test } from '../fixtures.ts'

test('a bill that is printed again says that it is a copy and which one, is counted, and stands in the log', async ({
  page,
  store,
  papers,
}) => {
  const panadol = store.products['Panadol Extra 500mg']
  const unitId = panadol.units.find((unit: { name: string }) => unit.name === 'Vỉ').id
  const { data: bill } = await store.call('POST', 'bill', {
    items: [{ productId: panadol.id, unitId, quantity: 2 }],
    payments: [{ method: 'CASH', amount: 34_000 }],
  })
  await page.goto(`/transactions/bill/${bill.id}`)
  await page.getByRole('button', { name: 'In', exact: true }).click()
  await expect.poll(() => papers.length).toBe(1)
  expect(papers[0]).toContain(bill.code)
  expect(papers[0]).not.toContain('BẢN SAO')

  // A colleague at another till sees later that it was printed.
  await page.reload()
  await page.getByRole('button', { name: 'In lại' }).click()
  await expect.poll(() => papers.length).toBe(2)
  expect(papers[1]).toContain('BẢN SAO lần 1')
  await page.getByRole('button', { name: 'In lại' }).click()
  await expect.poll(() => papers.length).toBe(3)
  expect(papers[2]).toContain('BẢN SAO lần 2')

  const { data: log } = await store.call('GET', `user_log?subjectId=${bill.id}&action=bill.reprint`)
  expect(log.items.map((row: { after: object }) => row.after)).toEqual([{ printCount: 3 }, { printCount: 2 }])
  await page.goto('/settings/log')
  await expect(page.getByRole('row').filter({ hasText: bill.code }).filter({ hasText: 'In lại' }).first()).toBeVisible()
})
