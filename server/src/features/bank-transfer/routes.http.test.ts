import { transferReference } from '@quay/domain/bank/transfer-reference'
import { businessDay } from '@quay/domain/time/business-day'
import { beforeEach, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'

const shop = await shopOfFile()
let owner: Person
let lan: Person
let goods: Shelved
let account: string
const today = businessDay(Date.now(), 'Asia/Ho_Chi_Minh', 0)

beforeEach(async () => {
  owner = await shop.registerStore()
  lan = await addEmployee(shop, owner, { fullName: 'Lan' })
  goods = await shelve(shop, owner, [{ quantity: 100_000 }])
  account = (await owner.post('cash-account', { name: 'Vietcombank', bankBin: '970436', accountNumber: '0123' })).data
    .id
  await turnSwitch(owner, 'awaitTransfers', true)
})

const sell = async (amount: number) => {
  const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: amount / 1000 }]
  const sold = await lan.post('bill', { items, payments: [{ method: 'BANK', amount, accountId: account }] })
  expect([sold.status, sold.body.message]).toEqual([201, sold.body.message])
  return sold.data as { id: string; code: string }
}
const transfers = async (query = '') => (await owner.get(`bank-transfer?${query}`)).data.items
const statement = (...rows: [amount: number, content: string][]) =>
  ['Ngày,Ghi có,Nội dung', ...rows.map(([amount, content]) => `${today},${amount},${content}`)].join('\n')
const take = (text: string) => owner.post('bank-statement/import', { accountId: account, text })
const openLines = async () => (await owner.get('bank-statement')).data.items
const clean = async () => expect(await ledgerDifferences(shop)).toEqual([])

it('a transfer waits, is confirmed once by who may, and waits again when that was a mistake', async () => {
  const bill = await sell(50_000)
  const [waiting] = await transfers('status=WAITING')
  expect(waiting).toMatchObject({
    billCode: bill.code,
    amount: 50_000,
    reference: transferReference(bill.id),
    status: 'WAITING',
  })
  expect(await transfers(`keyword=${waiting.reference.toLowerCase()}`)).toHaveLength(1)
  const confirm = (person: Person) => person.post(`bank-transfer/${waiting.id}/confirm`, {})
  expect((await confirm(lan)).status).toBe(403)
  const both = await Promise.all([confirm(owner), confirm(owner)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await transfers('status=RECEIVED')).toMatchObject([
    { receivedHow: 'HAND', receivedByName: owner.profile.fullName },
  ])
  const reopen = () => owner.post(`bank-transfer/${waiting.id}/reopen`, { reason: 'Nhìn nhầm' })
  expect((await reopen()).data).toMatchObject({ status: 'WAITING', receivedHow: null })
  expect((await reopen()).body).toMatchObject({ error: 'transfer-not-received' })
  await owner.post(`bill/${bill.id}/cancel`, { reason: 'Khách đổi ý' })
  expect(await transfers()).toMatchObject([{ status: 'CANCELLED' }])
  expect((await confirm(owner)).body).toMatchObject({ error: 'transfer-not-waiting' })
  await clean()
})

it('a statement is matched by what stands in its content and its amount; twice it does nothing', async () => {
  const [first, second, third] = [await sell(50_000), await sell(60_000), await sell(70_000)]
  const text = statement(
    [50_000, `MBVCB.1.${transferReference(first.id).toLowerCase()} chuyen tien`],
    [60_000, `Thanh toan ${second.code}`],
    [70_000, 'Nguyen Van A chuyen tien'],
    [71_000, transferReference(third.id)],
  )
  expect((await take(text)).data).toMatchObject({ added: 4, repeated: 0, matched: 2, skipped: 0 })
  expect((await take(text)).data).toMatchObject({ added: 0, repeated: 4, matched: 0, skipped: 0 })
  expect(await transfers('status=WAITING')).toMatchObject([{ billCode: third.code }])
  const open = await openLines()
  expect(
    open.map((line: { amount: number; candidates: object[] }) => [line.amount, line.candidates.length]).sort(),
  ).toEqual([
    [70_000, 1],
    [71_000, 0],
  ])
  const [byHand, other] = [70_000, 71_000].map(amount =>
    open.find((line: { amount: number }) => line.amount === amount),
  )
  const transferId = byHand.candidates[0].id
  const match = (line: { id: string }) => owner.post(`bank-statement/${line.id}/match`, { transferId })
  expect((await match(other)).body).toMatchObject({ error: 'transfer-differs', issues: [{ path: 'transferId' }] })
  expect((await match(byHand)).data).toMatchObject({ status: 'RECEIVED', receivedHow: 'STATEMENT' })
  expect((await match(byHand)).body).toMatchObject({ error: 'statement-line-matched' })
  await clean()
  // A match that was a mistake opens the line again.
  await owner.post(`bank-transfer/${transferId}/reopen`, { reason: 'Khớp nhầm' })
  expect(await openLines()).toHaveLength(2)
  await clean()
})

it('the same file from two people at once brings each line once', async () => {
  const bill = await sell(50_000)
  const text = statement([50_000, transferReference(bill.id)], [80_000, 'khac'])
  const answers = await Promise.all([take(text), take(text), take(text)])
  expect(answers.map(({ data }) => data.added).sort()).toEqual([0, 0, 2])
  expect(answers.reduce((sum, { data }) => sum + data.matched, 0)).toBe(1)
  await clean()
})

it('refuses a file that it cannot read whole, and writes nothing of it', async () => {
  expect((await take(`${statement([50_000, 'a'])}\n${today},12a,b`)).body).toMatchObject({
    error: 'statement-cell-unreadable',
    message: 'Dòng 3: "12a" không đọc được. Hãy sửa ô này trong tệp rồi nhập lại; chưa dòng nào được ghi.',
  })
  expect((await take('abc')).body).toMatchObject({ error: 'statement-columns-missing' })
  expect(await openLines()).toEqual([])
})

it('nothing waits while the store does not ask for it', async () => {
  await turnSwitch(owner, 'awaitTransfers', false)
  await sell(50_000)
  expect(await transfers()).toEqual([])
})

it('the till that sold hears whether the money came; another store hears nothing', async () => {
  const bill = await sell(50_000)
  const heard = (person: Person) => person.get(`till/transfer?billId=${bill.id}`)
  expect((await heard(lan)).data.items).toEqual([{ amount: 50_000, status: 'WAITING' }])
  const [waiting] = await transfers('status=WAITING')
  await owner.post(`bank-transfer/${waiting.id}/confirm`, {})
  expect((await heard(lan)).data.items).toEqual([{ amount: 50_000, status: 'RECEIVED' }])
  expect((await heard(await shop.registerStore())).status).toBe(404)
})

it('money that came twice for one bill stays open, in one file or in a later one, and no hand gives it to the same row', async () => {
  const bill = await sell(50_000)
  const paid: [number, string] = [50_000, `Thanh toan ${bill.code}`]
  expect((await take(statement(paid, paid))).data).toMatchObject({ added: 2, matched: 1 })
  expect(await openLines()).toMatchObject([{ amount: 50_000, candidates: [] }])
  expect((await take(statement([50_000, `Lan nua ${bill.code}`]))).data).toMatchObject({ added: 1, matched: 0 })
  const gap = async () => (await owner.get(`bank-match/gap?accountId=${account}`)).data
  const { lines, entries } = await gap()
  expect([lines.length, entries.length]).toEqual([2, 0])
  const storeId = owner.profile.store.id
  const [{ id: cashEntryId }] = await inStore(shop, storeId, query =>
    query('select id from cash_entry where store_id = $1 and document_id = $2', [storeId, bill.id]),
  )
  const pairs = [{ statementLineId: lines[0].id, cashEntryId, amount: 50_000 }]
  expect(await owner.post('bank-match', { accountId: account, pairs })).toMatchObject({
    status: 422,
    body: { error: 'match-over' },
  })
})

it('a line that is a row of the cash book already is no transfer too', async () => {
  const { id: kindId } = (await owner.get('voucher/kind')).data.find(
    (kind: { direction: string }) => kind.direction === 'IN',
  )
  await owner.post('voucher', { direction: 'IN', kindId, accountId: account, amount: 50_000 })
  await take(statement([50_000, 'Khong ghi ma']))
  const gap = async () => (await owner.get(`bank-match/gap?accountId=${account}`)).data
  const { lines, entries } = await gap()
  const pairs = [{ statementLineId: lines[0].id, cashEntryId: entries[0].id, amount: 50_000 }]
  expect((await owner.post('bank-match', { accountId: account, pairs })).status).toBe(200)
  await sell(50_000)
  const [{ id: transferId }] = await transfers('status=WAITING')
  expect(await owner.post(`bank-statement/${lines[0].id}/match`, { transferId })).toMatchObject({
    status: 409,
    body: { error: 'statement-line-matched' },
  })
})

it('a row that a hand matched with a line is waited for no more: the next line of the same amount stays open', async () => {
  const bill = await sell(50_000)
  await take(statement([50_000, 'Khong ghi ma']))
  const gap = async () => (await owner.get(`bank-match/gap?accountId=${account}`)).data
  const { lines, entries } = await gap()
  const pair = (amount: number) => ({ statementLineId: lines[0].id, cashEntryId: entries[0].id, amount })
  await owner.post('bank-match', { accountId: account, pairs: [pair(20_000)] })
  expect(await transfers('status=WAITING')).toHaveLength(1)
  await owner.post('bank-match', { accountId: account, pairs: [pair(30_000)] })
  expect(await transfers()).toMatchObject([{ status: 'RECEIVED', receivedHow: 'HAND' }])
  expect((await take(statement([50_000, bill.code]))).data).toMatchObject({ added: 1, matched: 0 })
  expect((await gap()).lines).toHaveLength(1)
  await clean()
})

it('a bill that takes the place of a paid one takes its transfer and the line of the statement over', async () => {
  const bill = await sell(50_000)
  await take(statement([50_000, `Thanh toan ${bill.code}`]))
  const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 50, note: 'Sửa' }]
  const replaced = await owner.post(`bill/${bill.id}/replace`, {
    reason: 'Ghi thiếu',
    bill: { items, payments: [{ method: 'BANK', amount: 50_000, accountId: account }] },
  })
  expect([replaced.status, replaced.body.message]).toEqual([201, replaced.body.message])
  expect(await transfers('status=RECEIVED')).toMatchObject([{ billCode: replaced.data.code, receivedHow: 'STATEMENT' }])
  expect(await transfers('status=CANCELLED')).toMatchObject([{ billCode: bill.code }])
  expect((await owner.get('bank-transfer/total')).data).toEqual({ count: 1, amount: 50_000, waiting: 0 })
  expect((await owner.get(`bank-match/gap?accountId=${account}`)).data).toMatchObject({ lines: [], entries: [] })
  await clean()
})
