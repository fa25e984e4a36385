import { formatDate } from '@quay/domain/text/format-date'
import { businessDay } from '@quay/domain/time/business-day'
import { addDays } from '@quay/domain/time/calendar'
import { expect, it } from 'vitest'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

const shop = await shopWithBooks()
const today = businessDay(Date.now(), 'Asia/Ho_Chi_Minh', 0)

async function bankOf() {
  const owner = await shop.registerStore()
  const { data: bank } = await owner.post('cash-account', { name: 'Vietcombank' })
  const kinds = (await owner.get('voucher/kind')).data
  const write = async (direction: 'IN' | 'OUT', amount: number) => {
    const kindId = kinds.find((kind: { direction: string }) => kind.direction === direction).id
    return (await owner.post('voucher', { direction, kindId, accountId: bank.id, amount })).data
  }
  const take = (rows: string[]) =>
    owner.post('bank-statement/import', {
      accountId: bank.id,
      text: ['Ngày,Ghi nợ,Ghi có,Số dư,Nội dung', ...rows.map(row => `${formatDate(today)},${row}`)].join('\n'),
    })
  const gap = async () => (await owner.get(`bank-match/gap?accountId=${bank.id}`)).data
  const match = (...pairs: { statementLineId: string; cashEntryId: string; amount: number }[]) =>
    owner.post('bank-match', { accountId: bank.id, pairs })
  return { owner, bank, write, take, gap, match }
}

it('takes what came and what left with its balances, matches what names a document, and shows what is left over on both sides', async () => {
  const { write, take, gap } = await bankOf()
  const paid = await write('OUT', 200_000)
  await write('IN', 90_000)
  const rows = [`,500000,500000,Khach chuyen`, `200000,,300000,TT ${paid.code} cam on`, `11000,,289000,Phi SMS`]
  expect((await take(rows)).data).toMatchObject({ added: 3, matched: 1, opening: 0, closing: 289_000 })
  expect((await take(rows)).data).toMatchObject({ added: 0, repeated: 3, matched: 0 })
  expect(await gap()).toMatchObject({
    ...{ day: today, bookBalance: -110_000, bankBalance: 289_000, bankDay: today },
    entries: [{ amount: 90_000, left: 90_000 }],
  })
  expect((await gap()).lines.map((line: { amount: number }) => line.amount).toSorted()).toEqual([-11_000, 500_000])
  expect(await take([',1,2,a', ',1,4,b'])).toMatchObject({
    status: 422,
    body: { error: 'statement-not-balanced', message: 'Dòng 3: số dư không khớp số tiền. Chưa dòng nào được ghi.' },
  })
})

it('tells an account without a statement from one whose lines are all matched', async () => {
  const { owner, bank, write, take, gap } = await bankOf()
  const paid = await write('OUT', 200_000)
  expect(await gap()).toMatchObject({ hasStatement: false, bankBalance: null, lines: [], entries: [] })
  await take([`200000,,0,TT ${paid.code}`])
  expect(await gap()).toMatchObject({ hasStatement: true, lines: [], entries: [] })
  const before = await owner.get(`bank-match/gap?accountId=${bank.id}&day=${addDays(today, -1)}`)
  expect(before.data).toMatchObject({ hasStatement: false })
})

it('one line may be several rows and one row several lines, never more than either has open; it is taken back', async () => {
  const { owner, bank, write, take, gap, match } = await bankOf()
  for (const amount of [30_000, 70_000]) await write('IN', amount)
  await take([',100000,100000,gop hai phieu'])
  const { lines, entries } = await gap()
  const [line] = lines
  const [big, small] = entries.toSorted((a: { amount: number }, b: { amount: number }) => b.amount - a.amount)
  expect(await match({ statementLineId: line.id, cashEntryId: small.id, amount: 30_001 })).toMatchObject({
    status: 422,
    body: { error: 'match-over', message: 'Dòng 30.000đ đã khớp 0đ.', issues: [{ path: 'pairs.0.amount' }] },
  })
  const whole = [
    { statementLineId: line.id, cashEntryId: small.id, amount: 30_000 },
    { statementLineId: line.id, cashEntryId: big.id, amount: 70_000 },
  ]
  expect((await match(...whole)).data).toEqual({ matched: 2 })
  expect(await gap()).toMatchObject({ lines: [], entries: [] })
  expect((await match({ statementLineId: line.id, cashEntryId: big.id, amount: 1 })).status).toBe(422)
  expect((await owner.post('bank-match/undo', { accountId: bank.id, statementLineId: line.id })).data).toEqual({
    undone: 2,
  })
  expect((await gap()).entries).toHaveLength(2)
  // A document that is cancelled stands on no statement: its line is open again.
  await match(...whole)
  await owner.post(`voucher/${big.documentId}/cancel`, { reason: 'Nhầm' })
  expect(await gap()).toMatchObject({ lines: [{ id: line.id, left: 70_000 }], entries: [] })
})

it('a line is no row of another account, and none that it names from more than a week away', async () => {
  const { owner, bank, write, gap, match } = await bankOf()
  const named = await write('IN', 40_000)
  const takeOn = async (day: string, note: string) =>
    (
      await owner.post('bank-statement/import', {
        accountId: bank.id,
        text: `Ngày,Ghi có,Nội dung\n${formatDate(day)},40000,${note} ${named.code}\n${formatDate(today)},1000,${note}`,
      })
    ).data.matched
  expect(await takeOn(addDays(today, -8), 'som')).toBe(0)
  expect(await takeOn(addDays(today, 8), 'muon')).toBe(0)
  const { data: other } = await owner.post('cash-account', { name: 'ACB' })
  const { lines, entries } = await gap()
  const pair = { statementLineId: lines[0].id, cashEntryId: entries[0].id, amount: 40_000 }
  expect(await owner.post('bank-match', { accountId: other.id, pairs: [pair] })).toMatchObject({ status: 404 })
  const kindId = (await owner.get('voucher/kind')).data.find(
    (kind: { direction: string }) => kind.direction === 'IN',
  ).id
  await owner.post('voucher', { direction: 'IN', kindId, accountId: other.id, amount: 40_000 })
  const [elsewhere] = (await owner.get(`cashbook?accountId=${other.id}`)).data.items
  expect(await match({ ...pair, cashEntryId: elsewhere.id })).toMatchObject({
    status: 404,
    body: { issues: [{ path: 'pairs.0.cashEntryId' }] },
  })
  expect(await takeOn(addDays(today, -7), 'kip')).toBe(1)
})

it('two who match one line at once: one does', async () => {
  const { write, take, gap, match } = await bankOf()
  for (let turn = 0; turn < 4; turn++) await write('IN', 50_000)
  await take([',50000,50000,mot khoan'])
  const { lines, entries } = await gap()
  const replies = await Promise.all(
    entries.map((entry: { id: string }) =>
      match({ statementLineId: lines[0].id, cashEntryId: entry.id, amount: 50_000 }),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
})

it('the same file from several people at once is there once; two equal payments stay two', async () => {
  const { take, gap } = await bankOf()
  const rows = [',40000,40000,cafe', ',40000,80000,cafe']
  const answers = await Promise.all([take(rows), take(rows), take(rows)])
  expect(answers.reduce((sum, { data }) => sum + data.added, 0)).toBe(2)
  expect((await gap()).lines).toHaveLength(2)
})

it('proposes the only row of the amount from a day before to three days behind it; a way back is no match', async () => {
  const { write, take, gap, match } = await bankOf()
  await write('IN', 25_000)
  await take([',25000,25000,khong ghi ma'])
  const { lines, entries } = await gap()
  expect(lines[0].proposedId).toBe(entries[0].id)
  await write('IN', 25_000)
  expect((await gap()).lines[0].proposedId).toBeNull()
  await write('OUT', 25_000)
  const out = (await gap()).entries.find((entry: { amount: number }) => entry.amount < 0)
  expect(await match({ statementLineId: lines[0].id, cashEntryId: out.id, amount: 1 })).toMatchObject({
    body: { error: 'match-differs' },
  })
})
