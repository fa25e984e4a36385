import { formatDate } from '@quay/domain/text/format-date'
import { businessDay } from '@quay/domain/time/business-day'
import { addDays } from '@quay/domain/time/calendar'
import { expect, it, vi } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someCustomer, someProvider } from '../../../test/factories.ts'
import { sheet } from '../../../test/file/sheet.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { newId } from '../../db/new-id.ts'

// A workbook is read by a process of its own.
vi.setConfig({ testTimeout: 60_000 })
const shop = await shopWithBooks()
const today = businessDay(Date.now(), 'Asia/Ho_Chi_Minh', 0)

async function bankOf() {
  const owner = await shop.registerStore()
  const { data: bank } = await owner.post('cash-account', { name: 'Vietcombank', bankBin: '970436' })
  const kinds = (await owner.get('voucher/kind')).data as { id: string; direction: string }[]
  const kindOf = (direction: 'IN' | 'OUT') => kinds.find(kind => kind.direction === direction)!.id
  const take = (body: object, person: Person = owner) =>
    person.post('bank-statement/import', { accountId: bank.id, ...body })
  const csv = (...rows: string[]) =>
    take({ text: ['Ngày,Ghi nợ,Ghi có,Nội dung', ...rows.map(row => `${formatDate(today)},${row}`)].join('\n') })
  const gap = async (person: Person = owner) => (await person.get(`bank-match/gap?accountId=${bank.id}`)).data
  const record = (body: object, person: Person = owner) =>
    person.post('bank-match/record', { accountId: bank.id, ...body })
  return { owner, bank, kindOf, take, csv, gap, record }
}
const base64 = (file: Buffer) => file.toString('base64')

it('a workbook is read like a CSV, numbers and days as they stand in its cells', async () => {
  const { take, gap } = await bankOf()
  const file = await sheet(
    'Ngày giao dịch|Số tham chiếu|Ghi nợ|Ghi có|Số dư|Nội dung',
    [today, 'FT1', null, 500_000, 500_000, 'Khach chuyen'],
    [today, 'FT2', 11_000, null, 489_000, 'Phi SMS'],
  )
  const content = base64(file)
  expect((await take({ content })).data).toMatchObject({ added: 2, opening: 0, closing: 489_000 })
  expect((await take({ content })).data).toMatchObject({ added: 0, repeated: 2 })
  expect((await gap()).bankBalance).toBe(489_000)
  expect(await take({ content: base64(Buffer.from('%PDF-1.7 x')) })).toMatchObject({
    status: 422,
    body: { error: 'excel-unreadable', issues: [{ path: 'content' }] },
  })
  const typo = await sheet('Ngày|Ghi có|Nội dung', [today, 1_000.5, 'le'])
  expect(await take({ content: base64(typo) })).toMatchObject({ body: { error: 'statement-cell-unreadable' } })
  expect((await take({})).status).toBe(422)
  expect((await take({ content, text: 'a,b' })).status).toBe(422)
})

it('a day that no statement can have stops the whole file, and a sign that no database keeps is left out', async () => {
  const { owner, bank } = await bankOf()
  const take = (day: string, content: string) =>
    owner.post('bank-statement/import', {
      accountId: bank.id,
      text: `Ngày,Ghi nợ,Ghi có,Nội dung\n${day},,1000,${content}`,
    })
  for (const day of ['01/01/0001', '31/12/1899', '31/12/9999', '30/02/2026'])
    expect(await take(day, 'abc'), day).toMatchObject({ status: 422, body: { error: 'statement-cell-unreadable' } })
  const later = formatDate(addDays(today, 30))
  expect(await take(later, 'abc')).toMatchObject({
    status: 422,
    body: {
      error: 'statement-day-later',
      message: `Dòng 2: ngày ${later} chưa đến. Hãy sửa ô này trong tệp rồi nhập lại; chưa dòng nào được ghi.`,
    },
  })
  expect((await take(formatDate(today), 'tien\u0000 hang')).data).toMatchObject({ added: 1 })
  expect((await owner.get(`bank-match/gap?accountId=${bank.id}`)).data.lines).toMatchObject([{ content: 'tien hang' }])
})

it('columns are chosen once by hand and known again for the bank, by their titles', async () => {
  const { owner, take, bank } = await bankOf()
  const rows = [[formatDate(today), '70.000', 'tien thuoc']]
  const first = { content: base64(await sheet('Cột A|Cột B|Cột C', ...rows)) }
  expect(await take(first)).toMatchObject({ status: 422, body: { error: 'statement-columns-missing' } })
  const preview = (body: object, person: Person = owner) =>
    person.post('bank-statement/preview', { accountId: bank.id, ...body })
  expect((await preview(first)).data).toEqual({
    rows: [['Cột A', 'Cột B', 'Cột C'], rows[0]],
    columns: null,
    isRemembered: false,
  })
  const columns = { head: 0, date: 0, credit: 1, content: 2 }
  expect((await take({ ...first, columns })).data).toMatchObject({ added: 1 })
  const next = { text: `Cột C,Cột B,Cột A\nthuoc ho,80000,${formatDate(today)}` }
  expect((await preview(next)).data).toMatchObject({
    columns: { head: 0, date: 2, credit: 1, content: 0, debit: null },
    isRemembered: true,
  })
  expect((await take(next)).data).toMatchObject({ added: 1 })
  // Another bank knows nothing of it.
  const { data: other } = await owner.post('cash-account', { name: 'ACB', bankBin: '970416' })
  expect((await preview({ ...next, accountId: other.id })).data).toMatchObject({ columns: null, isRemembered: false })

  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'cashbook', action: 'read' }] })
  expect((await preview(next, clerk)).status).toBe(403)
  const stranger = await shop.registerStore()
  expect((await preview(next, stranger)).status).toBe(404)
})

it('columns whose titles tell them from no other are asked for again: a later file is never read by half of them', async () => {
  const { owner, take, bank } = await bankOf()
  const preview = async (text: string) =>
    (await owner.post('bank-statement/preview', { accountId: bank.id, text })).data
  const known = { text: `Cột A,Cột B,Cột C\n${formatDate(today)},70000,tien thuoc` }
  await take({ ...known, columns: { head: 0, date: 0, credit: 1, content: 2 } })
  expect(await preview(known.text)).toMatchObject({ isRemembered: true })
  // A title over two columns stands in one cell of the row.
  const merged = `Ngày GT,Số tiền,,Diễn giải GD\n${formatDate(today)},,15000,phi\n${formatDate(today)},90000,,thuoc`
  const columns = { head: 0, date: 0, credit: 1, debit: 2, content: 3 }
  expect((await take({ text: merged, columns })).data).toMatchObject({ added: 2 })
  expect(await preview(merged)).toMatchObject({ isRemembered: false })
  const twice = merged.replace('Số tiền,,', 'Số tiền,Số tiền,')
  expect((await take({ text: twice, columns })).data).toMatchObject({ added: 0, repeated: 2 })
  expect(await preview(twice)).toMatchObject({ isRemembered: false })
  // What was known of the bank before stays known.
  expect(await preview(known.text)).toMatchObject({ isRemembered: true })
})

it('a line that the book does not know becomes a receipt or a payment, matched with it; the paper bears the day of the bank', async () => {
  const { owner, csv, gap, record, kindOf, bank } = await bankOf()
  await csv(',90000,gop von', '11000,,phi SMS')
  const { lines } = await gap()
  const came = lines.find((line: { amount: number }) => line.amount > 0)
  const body = { id: newId(), statementLineId: came.id, as: { kind: 'VOUCHER', kindId: kindOf('IN') } }
  const [stranger] = [await bankOf()]
  for (const [of, path] of [
    [{ ...body, accountId: stranger.bank.id }, 'statementLineId'],
    [{ ...body, as: { kind: 'VOUCHER', kindId: stranger.kindOf('OUT') } }, 'kindId'],
  ] as const)
    expect(await record({ ...of, id: newId() }), path).toMatchObject({ status: 404 })
  expect((await stranger.record({ statementLineId: body.statementLineId, as: body.as })).status).toBe(404)
  const made = await record(body)
  expect(made).toMatchObject({ status: 201, data: { documentId: body.id } })
  expect((await record(body)).data).toEqual(made.data)
  expect((await owner.get(`voucher/${body.id}`)).data).toMatchObject({
    ...{ direction: 'IN', amount: 90_000, accountId: bank.id, note: 'gop von', documentDay: today },
  })
  expect(await record({ ...body, id: newId() })).toMatchObject({ body: { error: 'statement-line-matched' } })
  const left = lines.find((line: { amount: number }) => line.amount < 0)
  // A receipt is none for money that left.
  expect(await record({ statementLineId: left.id, as: { kind: 'VOUCHER', kindId: kindOf('IN') } })).toMatchObject({
    status: 404,
    body: { issues: [{ path: 'kindId' }] },
  })
  const at = await Promise.all(
    [1, 2, 3].map(() => record({ statementLineId: left.id, as: { kind: 'VOUCHER', kindId: kindOf('OUT') } })),
  )
  expect(at.map(({ status }) => status === 201).toSorted()).toEqual([false, false, true])
  expect(await gap()).toMatchObject({ lines: [], entries: [], bookBalance: 79_000 })

  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'cashbook', action: 'update' }] })
  await csv(',5000,le')
  const [rest] = (await gap()).lines
  expect(
    (await record({ statementLineId: rest.id, as: { kind: 'VOUCHER', kindId: kindOf('IN') } }, clerk)).status,
  ).toBe(403)
  // Where the days are closed, the paper bears today.
  await csv(',6000,cu')
  await inStore(shop, owner.profile.store.id, query =>
    query('update bank_statement_line set booked_on = $2 where store_id = $1 and amount = 6000', [
      owner.profile.store.id,
      addDays(today, -5),
    ]),
  )
  await owner.put('closed-day', { branchId: owner.branchId, through: addDays(today, -2) })
  const old = (await gap()).lines.find((line: { amount: number }) => line.amount === 6_000)
  const late = await record({ statementLineId: old.id, as: { kind: 'VOUCHER', kindId: kindOf('IN') } })
  expect((await owner.get(`voucher/${late.data.documentId}`)).data.documentDay).toBe(today)
})

it('a line becomes a transfer between this account and another fund, either way, matched with its row', async () => {
  const { owner, bank, csv, gap, record } = await bankOf()
  const funds = (await owner.get('cash-account')).data as { id: string; kind: string; name: string }[]
  const drawer = funds.find(fund => fund.kind === 'CASH')!
  await csv(',90000,nop tien mat', '30000,,rut tien')
  const { lines } = await gap()
  const lineOf = (amount: number) => lines.find((line: { amount: number }) => line.amount === amount).id
  const as = { kind: 'TRANSFER', otherAccountId: drawer.id }
  const stranger = await bankOf()
  const alien = { ...as, otherAccountId: stranger.bank.id }
  expect(await record({ statementLineId: lineOf(90_000), as: alien })).toMatchObject({ status: 404 })
  expect(await record({ statementLineId: lineOf(90_000), as: { ...as, otherAccountId: bank.id } })).toMatchObject({
    body: { error: 'transfer-same-fund' },
  })
  const reader = await addEmployee(shop, owner, { grants: [{ model: 'cashbook', action: 'update' }] })
  expect((await record({ statementLineId: lineOf(90_000), as }, reader)).status).toBe(403)

  const body = { id: newId(), statementLineId: lineOf(90_000), as }
  const made = await record(body)
  expect(made).toMatchObject({ status: 201, data: { documentId: body.id } })
  expect((await record(body)).data).toEqual(made.data)
  expect((await record({ ...body, note: 'khac' })).body.error).toBe('idempotency-conflict')
  expect((await owner.get(`fund-transfer/${body.id}`)).data).toMatchObject({
    ...{ code: made.data.documentCode, amount: 90_000, note: 'nop tien mat' },
    ...{ fromAccountId: drawer.id, toAccountId: bank.id },
  })
  const out = await record({ statementLineId: lineOf(-30_000), as })
  expect((await owner.get(`fund-transfer/${out.data.documentId}`)).data).toMatchObject({
    ...{ amount: 30_000, fromAccountId: bank.id, toAccountId: drawer.id },
  })
  expect(await gap()).toMatchObject({ lines: [], entries: [], bookBalance: 60_000 })
  // Taken back, the line is open again.
  await owner.post(`fund-transfer/${body.id}/cancel`, { reason: 'Nhầm' })
  expect((await gap()).lines).toMatchObject([{ amount: 90_000, left: 90_000 }])
  expect(await ledgerDifferences(shop)).toEqual([])
})

it('what came out of the drawer of another branch of the caller is a transfer of that branch', async () => {
  const { owner, bank, csv, gap, record } = await bankOf()
  const other = await addBranch(shop, owner)
  const { data: targets } = await owner.get('fund-transfer/target')
  const [drawer] = targets
  expect(drawer).toMatchObject({ branchId: other })
  await csv(',40000,nop tu chi nhanh 2')
  const [line] = (await gap()).lines
  const as = { kind: 'TRANSFER', otherAccountId: drawer.id }
  // A colleague who does not work there finds no such fund.
  const here = await addEmployee(shop, owner, {
    grants: (['read', 'create', 'update'] as const).map(action => ({ model: 'cashbook' as const, action })),
  })
  expect((await record({ statementLineId: line.id, as }, here)).status).toBe(404)
  const made = await record({ statementLineId: line.id, branchId: owner.branchId, as })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect((await owner.get(`fund-transfer/${made.data.documentId}`)).data).toMatchObject({
    ...{ branchId: other, fromAccountId: drawer.id, toAccountId: bank.id, amount: 40_000 },
  })
  expect(await gap()).toMatchObject({ lines: [], entries: [] })
})

it('a file with one column of amounts and one that says which way they went is read, and known again where a person chose', async () => {
  const { owner, bank, take, gap } = await bankOf()
  const day = formatDate(today)
  const known = { text: `Ngày,Số tiền,Nợ/Có,Nội dung\n${day},70000,C,ban thuoc\n${day},20000,D,mua bao bi` }
  expect((await take(known)).data).toMatchObject({ added: 2 })
  expect((await gap()).lines.map((line: { amount: number }) => line.amount).toSorted()).toEqual([-20_000, 70_000])
  const odd = { text: `A,B,W,C\n${day},5000,Chi,phi` }
  const columns = { head: 0, date: 0, credit: 1, way: 2, content: 3 }
  expect((await take({ ...odd, columns })).data).toMatchObject({ added: 1 })
  const next = { accountId: bank.id, text: `W,A,B,C\nThu,${day},6000,lai` }
  expect((await owner.post('bank-statement/preview', next)).data).toMatchObject({
    columns: { date: 1, credit: 2, way: 0, debit: null },
    isRemembered: true,
  })
  expect((await take(next)).data).toMatchObject({ added: 1 })
  const unclear = { ...next, text: `W,A,B,C\nKhác,${day},6000,lai` }
  expect(await take(unclear)).toMatchObject({
    body: { error: 'statement-cell-unreadable', details: { row: 2, text: 'Khác' } },
  })
})

it('a phone or a name in a line proposes whose debt it is, and the line collects or pays it', async () => {
  const { owner, csv, gap, record } = await bankOf()
  const lan = await someCustomer(owner, { name: 'Nguyễn Thị Lan', phone: '0912345678' })
  const provider = await someProvider(owner, { name: 'Dược Hà Nội' })
  const owe = (partnerKind: string, partnerId: string) =>
    owner.post('debt/opening', { partnerKind, partnerId, amount: 300_000 })
  await owe('customer', lan.id)
  await owe('provider', provider.id)
  await csv(',100000,CK 0912345678', '300000,,thanh toan duoc ha noi', ',7000,khong ai')
  const { lines } = await gap()
  const of = (amount: number) => lines.find((line: { amount: number }) => line.amount === amount)
  expect(of(100_000).debtor).toEqual({ kind: 'customer', id: lan.id, name: 'Nguyễn Thị Lan', debt: 300_000 })
  expect(of(-300_000).debtor).toMatchObject({ kind: 'provider', id: provider.id })
  expect(of(7_000).debtor).toBeNull()
  const clerk = await addEmployee(shop, owner, { grants: [{ model: 'cashbook', action: 'read' }] })
  expect((await gap(clerk)).lines.every((line: { debtor: unknown }) => line.debtor === null)).toBe(true)

  const debt = (partnerKind: string, partnerId: string) => ({ kind: 'DEBT', partnerKind, partnerId })
  expect((await record({ statementLineId: of(100_000).id, as: debt('provider', provider.id) })).body).toMatchObject({
    error: 'match-differs',
    issues: [{ path: 'as.partnerKind' }],
  })
  // A person of another branch sees no customer whom this branch keeps to itself, and collects no debt of theirs.
  const rights = (...models: string[]) =>
    models.flatMap(model => ['read', 'create', 'update'].map(action => ({ model, action }))) as never
  const elsewhere = await addEmployee(shop, owner, {
    branchIds: [await addBranch(shop, owner)],
    grants: rights('cashbook', 'customer'),
  })
  const theirs = async () => (await gap(elsewhere)).lines.find((line: { amount: number }) => line.amount === 100_000)
  await owner.patch(`customer/${lan.id}`, { version: 1, branchId: owner.branchId })
  expect((await theirs()).debtor).toMatchObject({ id: lan.id })
  await turnSwitch(owner, 'customersByBranch', true)
  expect((await theirs()).debtor).toBeNull()
  const collected = await record({ statementLineId: of(100_000).id, as: debt('customer', lan.id) }, elsewhere)
  expect(collected).toMatchObject({ status: 404, body: { issues: [{ path: 'as.partnerId' }] } })
  // Who may collect of customers does not pay suppliers by it.
  const collector = await addEmployee(shop, owner, { grants: rights('cashbook', 'customer') })
  const paid = { statementLineId: of(-300_000).id, as: debt('provider', provider.id) }
  expect((await record(paid, collector)).status).toBe(403)
  expect((await record({ statementLineId: of(100_000).id, as: debt('customer', lan.id) })).status).toBe(201)
  expect((await record({ statementLineId: of(-300_000).id, as: debt('provider', provider.id) })).status).toBe(201)
  expect((await owner.get(`customer/${lan.id}`)).data.debt).toBe(200_000)
  expect((await owner.get(`provider/${provider.id}`)).data.debt).toBe(0)
  expect((await gap()).lines).toHaveLength(1)
  const cashier = await addEmployee(shop, owner, { grants: [{ model: 'cashbook', action: 'update' }] })
  expect((await record({ statementLineId: of(7_000).id, as: debt('customer', lan.id) }, cashier)).status).toBe(403)
})
