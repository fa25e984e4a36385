import { expect, test } from '../fixtures.ts'

/** Editors of documents: the address of a new one, and a field of it. */
const editors: [address: string, field: RegExp][] = [
  ['/products/import/new', /^Ghi chú/],
  ['/products/purchase-order/new', /^Ghi chú/],
  ['/products/transfer/new', /^Ghi chú/],
  ['/products/return/new', /^Ghi chú/],
  ['/products/disposal/new', /^Ghi chú/],
  ['/products/drug-incident/new', /^Diễn biến/],
]

for (const [address, field] of editors)
  test(`what is half-written at ${address} outlives a click on the menu and a reload, until it is given up`, async ({
    page,
  }) => {
    await page.goto(address)
    const note = page.getByRole('textbox', { name: field }).first()
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

test('a half-written receipt of a transfer outlives a reload, is offered again, and is gone once it is saved', async ({
  page,
  store,
}) => {
  const { data: target } = await store.call('POST', 'branch', { name: 'Chi nhánh Lê Lợi' })
  const product = store.products['Panadol Extra 500mg']
  const unitId = product.units.find((unit: { name: string }) => unit.name === 'Vỉ').id
  const { data: transfer } = await store.call('POST', 'stock-transfer', {
    ...{ origin: 'SEND', status: 'SUCCEED', branchId: store.branchId, targetBranchId: target.id },
    items: [{ productId: product.id, unitId, quantity: 5 }],
  })
  await page.goto(`/products/transfer/${transfer.id}`)
  const sheet = page.getByRole('dialog', { name: /^Nhận hàng phiếu/ })
  const received = sheet.getByRole('textbox', { name: /^Thực nhận Panadol/ })
  await page.getByRole('button', { name: 'Nhận hàng' }).click()
  await expect(received).toHaveValue('5')
  await received.fill('4')
  await sheet.getByRole('textbox', { name: /^Ghi chú .*Panadol/ }).fill('Thiếu một vỉ')
  await sheet.getByRole('textbox', { name: 'Ghi chú khi nhận' }).fill('Thùng móp')
  await page.reload()

  await page.getByRole('button', { name: 'Ghi tiếp' }).click()
  await expect(received).toHaveValue('4')
  await expect(sheet.getByRole('textbox', { name: /^Ghi chú .*Panadol/ })).toHaveValue('Thiếu một vỉ')
  await expect(sheet.getByRole('textbox', { name: 'Ghi chú khi nhận' })).toHaveValue('Thùng móp')
  await page.keyboard.press('Control+s')
  await expect(sheet).toBeHidden()
  const { data } = await store.call('GET', `stock-transfer/${transfer.id}`)
  expect(data.items[0].lots[0]).toMatchObject({ received: 48, note: 'Thiếu một vỉ' })
  await page.reload()
  await expect(page.getByText('Thùng móp')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ghi tiếp' })).toHaveCount(0)
})

test('what was written on a quality check while the server did not answer outlives a reload, and reaches it later', async ({
  page,
  store,
}) => {
  const month = new Date().toISOString().slice(0, 7)
  const { data: check } = await store.call('POST', 'quality-check', { month })
  const isUpdate = (url: URL) => url.pathname.endsWith(`/quality-check/${check.id}`)
  await page.route(isUpdate, route => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  await page.goto(`/products/quality-check/${check.id}`)
  const lot = page.getByRole('listitem').filter({ hasText: 'PA2601' })
  await lot.getByRole('radio', { name: 'Chờ hủy' }).check()
  await lot.getByRole('textbox', { name: /Ghi chú của Panadol/ }).fill('Vỉ bị phồng')
  await page.getByRole('link', { name: 'Bán hàng' }).first().click()
  await expect(page).toHaveURL(/sales/)

  await page.goto(`/products/quality-check/${check.id}`)
  await expect(lot.getByRole('radio', { name: 'Chờ hủy' })).toBeChecked()
  await page.reload()
  await expect(lot.getByRole('radio', { name: 'Chờ hủy' })).toBeChecked()
  await expect(lot.getByRole('textbox', { name: /Ghi chú của Panadol/ })).toHaveValue('Vỉ bị phồng')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByText('Đã lưu mọi thay đổi')).toBeVisible()
  const seen = async () => (await store.call('GET', `quality-check/${check.id}`)).data.items
  await expect
    .poll(seen)
    .toContainEqual(expect.objectContaining({ lotNumber: 'PA2601', result: 'DISPOSE', note: 'Vỉ bị phồng' }))
  // Nothing is brought back once the server has it.
  await page.reload()
  await expect(lot.getByRole('radio', { name: 'Chờ hủy' })).toBeChecked()
  await expect(page.getByText('Đã mở lại phiếu đang soạn dở')).toHaveCount(0)
})

test('a disposal whose saved answer was lost is caught up with, and one that a colleague changed is not lost', async ({
  page,
  store,
}) => {
  const { data: lots } = await store.call(
    'GET',
    `disposal/candidate?branchId=${store.branchId}&keyword=panadol&limit=5`,
  )
  const [lot] = lots
  await page.goto(`/products/disposal/new?lotIds=${lot.lotId}`)
  const quantity = page.getByRole('textbox', { name: /^SL của Panadol/ })
  const note = page.getByRole('textbox', { name: 'Ghi chú', exact: true }).last()
  await quantity.fill('2')
  // The server has it, and the browser does not know.
  await page.route(
    url => url.pathname.endsWith('/disposal'),
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toBeVisible()
  await note.fill('Vỏ hộp rách')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toContainText('Phiếu đã được lưu ở lần bấm trước')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: /Phiếu hủy XH\d{6}/ })).toBeVisible()
  const { data: list } = await store.call('GET', 'disposal?status=DRAFT')
  expect(list.items).toHaveLength(1)
  const { data: draft } = await store.call('GET', `disposal/${list.items[0].id}`)
  expect(draft).toMatchObject({ note: 'Vỏ hộp rách', items: [{ quantity: 2 }] })

  const { productId, lotId, bucket, unitId } = draft.items[0]
  const theirs = { productId, lotId, bucket, unitId, quantity: 4 }
  const body = { version: draft.version, status: 'DRAFT', reason: draft.reason, witnesses: [], items: [theirs] }
  expect((await store.call('PUT', `disposal/${draft.id}`, body)).status).toBe(200)
  await quantity.fill('3')
  await page.keyboard.press('F9')
  await page.getByRole('button', { name: 'Xem bản mới, bỏ phần tôi sửa' }).click()
  await expect(quantity).toHaveValue('4')
  await expect(page.getByText('Có phần chưa lưu')).toHaveCount(0)
  // Saved where one stands: the field keeps the focus, and what is typed goes on.
  await quantity.fill('1')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Có phần chưa lưu')).toHaveCount(0)
  await expect(quantity).toBeFocused()
  expect((await store.call('GET', `disposal/${draft.id}`)).data.items[0].quantity).toBe(1)
})

test('what nobody needs is cleared away when an editor opens, and nothing of today', async ({ page }) => {
  const gone = '01990000-0000-7000-8000-000000000001'
  await page.goto('/products/disposal/new')
  await page
    .getByRole('textbox', { name: /^Ghi chú/ })
    .first()
    .fill('Đang soạn')
  const slots = () => page.evaluate(readSlots)
  await expect.poll(slots).toEqual(['new.'])
  await page.goto('/settings')
  await page.evaluate(addSlots, {
    'new.expired': 61,
    'new.lots': 59,
    [gone]: 2,
    '01990000-0000-7000-8000-000000000002': 0.5,
  })
  await page.goto('/products/disposal/new')
  await expect.poll(slots).toEqual(['01990000-0000-7000-8000-000000000002', 'new.', 'new.lots'])
})

/** The slots of disposals in this browser. In the page. */
async function readSlots(): Promise<string[]> {
  const { name } = (await indexedDB.databases()).find(one => one.name?.startsWith('quay.v2.'))!
  const db = await new Promise<IDBDatabase>(resolve => {
    const opening = indexedDB.open(name!)
    opening.onsuccess = () => resolve(opening.result)
  })
  const keys = await new Promise<IDBValidKey[]>(resolve => {
    const reading = db.transaction('draft').objectStore('draft').getAllKeys()
    reading.onsuccess = () => resolve(reading.result)
  })
  db.close()
  return keys.map(String).flatMap(key => key.split('.disposal.').slice(1))
}

/** Copies the one slot of a disposal under other names, written so many days ago. In the page. */
async function addSlots(ages: Record<string, number>): Promise<void> {
  const { name } = (await indexedDB.databases()).find(one => one.name?.startsWith('quay.v2.'))!
  const db = await new Promise<IDBDatabase>(resolve => {
    const opening = indexedDB.open(name!)
    opening.onsuccess = () => resolve(opening.result)
  })
  await new Promise<void>(resolve => {
    const transaction = db.transaction('draft', 'readwrite')
    transaction.oncomplete = () => resolve()
    const drafts = transaction.objectStore('draft')
    const keys = drafts.getAllKeys()
    keys.onsuccess = () => {
      const key = keys.result.map(String).find(one => one.includes('.disposal.'))!
      const kept = drafts.get(key)
      kept.onsuccess = () => {
        for (const [slot, days] of Object.entries(ages)) {
          const at = Date.now() - days * 24 * 60 * 60_000
          drafts.put(
            JSON.stringify({ ...JSON.parse(kept.result), at }),
            key.replace(/\.disposal\..*/, `.disposal.${slot}`),
          )
        }
      }
    }
  })
  db.close()
}
