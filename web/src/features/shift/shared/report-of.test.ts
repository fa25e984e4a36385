import { expect, it } from 'vitest'
import { closedShift, endedDay } from '../../print-template/sample-shift.ts'
import { aboutDay } from './about-day.ts'
import { reportOf, reportOfDay } from './report-of.ts'
import { slipOf, slipOfDay } from './slip-of.ts'

const issuer = { storeName: 'Bình An', branchName: 'Quận 1', address: null, phone: null, taxCode: null }
const tablesOf = ({ tables }: ReturnType<typeof reportOf>) =>
  Object.fromEntries(tables.map(({ row, rows }) => [row, rows.map(cells => cells.join(' | '))]))

it('a shift says what was sold, what moved and what was counted; its sums are bold', () => {
  const report = reportOf(closedShift(issuer), 'Asia/Ho_Chi_Minh')
  const { sales, returned, cancelled, money, notes } = tablesOf(report)
  expect(report.about).toBe('Ca CA000012 · Đã chốt')
  expect(report.facts).toContainEqual(['Bàn giao cho', 'Phạm Quốc Bảo'])
  expect(sales).toContain('Giảm giá dòng | −312.000')
  // What is nothing has no line.
  expect(sales!.join()).not.toContain('Trả bằng điểm')
  expect(returned).toEqual([
    'Số phiếu trả | 1',
    'Hàng trả, đã trừ phí | 68.000',
    'Trả tiền mặt | 68.000',
    'Bán trừ hàng trả | 21.100.000',
  ])
  expect(cancelled).toEqual(['HD000117 | Lê Minh Tuấn: Khách đổi ý | 45.000'])
  expect(money).toEqual([
    'Tiền đầu ca | 1.000.000',
    'Bán hàng | 15.230.000',
    'Hoàn tiền khách trả, hóa đơn hủy | −68.000',
    'Thu nợ khách | 250.000',
    'Chi khác | −182.000',
    'Phải có | 16.230.000',
    'Đếm được | 16.225.000',
    'Chênh lệch | −5.000',
    'Cất vào két | 15.225.000',
  ])
  expect(report.tables.find(({ row }) => row === 'money')!.strong).toEqual([5, 6, 7])
  expect(notes).toContain('500.000 | 18 | 9.000.000')
})

it('who counts blind gets no sums that they may not see', () => {
  const blind = { ...closedShift(issuer), report: null, expected: null, difference: null }
  const { money, ...others } = tablesOf(reportOf(blind, 'Asia/Ho_Chi_Minh'))
  expect(Object.keys(others)).toEqual(['notes'])
  expect(money!.join()).not.toMatch(/Phải có|Chênh lệch/)
})

it('a day names its shifts, sellers and goods, and says when it does not name all', () => {
  const report = reportOfDay({ ...endedDay(issuer), goodsCount: 9 }, { facts: [], notes: [] })
  const { shifts, sellers, goods, money } = tablesOf(report)
  expect(money).toContain('Cuối ngày | 19.225.000')
  expect(shifts).toEqual(['CA000012 | Trần Thu Hà | 16.230.000 | 16.225.000 | −5.000'])
  expect(sellers![1]).toBe('Phạm Quốc Bảo | 47 | 7.526.000 | 0')
  expect(goods![0]).toBe('Panadol Extra 500mg | 12 hộp 4 vỉ | 1 vỉ | 2.091.000')
  expect(report.notes).toEqual(['3 trong 9 mặt hàng, nhiều tiền nhất trước.', 'Ngoài ca: 2 hóa đơn'])
})

it('the paper of a day says to what it is narrowed, its version, and what changed since the one before', () => {
  const timeZone = 'Asia/Ho_Chi_Minh'
  const record = { version: 1, reason: 'PRINTED' as const, at: '2026-11-21T11:00:00.000Z', byName: 'Hà' }
  const change = { figure: 'billCount' as const, fundName: null, before: 10, now: 12 }
  const kept = { ...record, changes: [change], documents: [], documentCount: 0 }
  const now = { ...record, version: 2, at: '2026-11-21T12:00:00.000Z' }
  const part = aboutDay({ kept, isOwn: false }, { filters: [['Người bán', 'Lan']], record: null, timeZone })
  expect(part).toEqual({ facts: [['Người bán', 'Lan']], notes: [] })
  const whole = aboutDay({ kept, isOwn: false }, { filters: [], record: now, timeZone })
  expect(whole).toEqual({
    facts: [['Bản báo cáo', 'Bản 2, in lúc 21/11/2026 19:00:00, Hà']],
    notes: ['Số liệu đã đổi từ bản 1', 'Số hóa đơn: 10 → 12'],
  })
  const day = { ...endedDay(issuer), kept }
  expect(reportOfDay(day, whole)).toMatchObject({
    facts: whole.facts,
    notes: expect.arrayContaining(['Số hóa đơn: 10 → 12']),
  })
  expect(slipOfDay(day, part)).toContainEqual(['Người bán', 'Lan'])
  expect(slipOfDay(day, whole)).toContain('Số hóa đơn: 10 → 12')
})

it('a shift whose transfers were counted says so on both papers', () => {
  const shift = closedShift(issuer)
  const funds = [{ accountId: 'b', name: 'VietinBank', counted: 650_000, expected: 700_000, difference: -50_000 }]
  const counted = { ...shift, counts: shift.counts.map(one => ({ ...one, funds })) }
  expect(tablesOf(reportOf(counted, 'Asia/Ho_Chi_Minh')).money).toEqual([
    'Phải có | 700.000',
    'Đếm được | 650.000',
    'Chênh lệch | −50.000',
  ])
  expect(slipOf(counted, 'Asia/Ho_Chi_Minh')).toContainEqual(['VietinBank: chênh lệch', '−50.000đ'])
})
