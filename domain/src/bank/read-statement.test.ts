import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchTransfers } from './match-transfers.ts'
import {
  layoutByTitles,
  lineKeys,
  readStatement as readRows,
  type StatementLayout,
  statementRows,
  titlesOf,
} from './read-statement.ts'

const readStatement = (text: string) => readRows(statementRows(text))

const head = 'Ngày giao dịch,Số tham chiếu,Ghi nợ,Ghi có,Nội dung'
const linesOf = (text: string) => {
  const read = readStatement(text)
  if (!read.ok) throw new Error(read.code)
  return read.lines
}

describe('a statement', () => {
  it('is read by its head, wherever that stands, with quotes and groups of digits', () => {
    const text = `SAO KÊ TÀI KHOẢN\nTừ ngày 01/11/2026\n\n${head}\n23/11/2026,FT1,,"1,234,567","CK ABC234 ""mua thuoc"", cam on"\n23/11/2026 10:15:00,FT2,50000,,Rut tien\n,,,"1,234,567",Cộng\n`
    expect(linesOf(text)).toEqual([
      {
        row: 5,
        bookedOn: '2026-11-23',
        amount: 1_234_567,
        content: 'CK ABC234 "mua thuoc", cam on',
        reference: 'FT1',
        balance: null,
      },
      { row: 6, bookedOn: '2026-11-23', amount: -50_000, content: 'Rut tien', reference: 'FT2', balance: null },
    ])
  })
  it('may use semicolons, tabs, dots, another order and a sign', () => {
    expect(linesOf('Số tiền;Diễn giải;Ngày\n+1.234.567 VND;A;2026-11-23\n-50.000;B;2026-11-23')).toMatchObject([
      { amount: 1_234_567 },
      { amount: -50_000 },
    ])
    expect(linesOf('\uFEFFDate\tDescription\tCredit\r\n23/11/2026\tabc\t500,000.00\r\n')).toMatchObject([
      { amount: 500_000, content: 'abc', reference: null },
    ])
  })
  it.each([
    ['Loại giao dịch', 'Ghi có', 'Ghi nợ'],
    ['Nợ/Có', 'C', 'D'],
    ['Dr/Cr', 'CR', 'DR'],
    ['Debit/Credit', 'Credit', 'Debit'],
    ['Ghi nợ/có', 'Có', 'Nợ'],
    ['Chiều', 'Tiền vào', 'Tiền ra'],
    ['Loại', '+', '-'],
  ])('may have one column of amounts and another that says which way they went: %s', (title, came, left) => {
    const text = `Ngày,Số tiền,${title},Diễn giải,Số dư\n23/11/2026,"1.000",${came},A,1000\n24/11/2026,300,${left},B,700`
    expect(linesOf(text)).toMatchObject([
      { amount: 1_000, content: 'A' },
      { amount: -300, content: 'B' },
    ])
  })
  it('takes no way from a column that says something else, and none against a sign', () => {
    const text = (cells: string) => `Ngày,Số tiền,Loại giao dịch,Diễn giải\n${cells}`
    const signed = '23/11/2026,500,Chuyển khoản,A\n23/11/2026,-200,Phí,B'
    expect(linesOf(text(signed))).toMatchObject([{ amount: 500 }, { amount: -200 }])
    expect(linesOf(text('23/11/2026,-200,Nợ,B'))).toMatchObject([{ amount: -200 }])
    expect(readStatement(text('23/11/2026,500,Có,A\n24/11/2026,-200,Có,B'))).toMatchObject({
      ...{ ok: false, code: 'statement-cell-unreadable', row: 3, text: 'Có' },
    })
    // With a column for what left there is nothing to say.
    const both = 'Ngày,Ghi nợ,Ghi có,Loại,Nội dung\n23/11/2026,100,,C,A'
    expect(linesOf(both)).toMatchObject([{ amount: -100 }])
  })
  it.each(['1,23,456', '12a', '1.234.56', '1,234.567', '1234.5', '999999999999999999'])(
    'never makes another amount of %s',
    cell => {
      expect(readStatement(`${head}\n23/11/2026,FT1,,"${cell}",abc`)).toMatchObject({
        ok: false,
        code: 'statement-cell-unreadable',
        row: 2,
      })
    },
  )
  it('is refused without its columns, without money, and with a day that is none', () => {
    expect(readStatement('a,b\n1,2')).toMatchObject({ code: 'statement-columns-missing' })
    expect(readStatement(`${head}\n23/11/2026,FT2,,,Khong tien`)).toMatchObject({ code: 'statement-empty' })
    expect(readStatement(`${head}\n31/02/2026,FT2,,50000,abc`)).toMatchObject({
      code: 'statement-cell-unreadable',
      text: '31/02/2026',
    })
  })
  it('may say nothing with a dash', () => {
    const told = 'Ngày,Ghi nợ,Ghi có,Số dư,Nội dung'
    expect(readStatement(`${told}\n01/11/2026,-,100,1100,a\n02/11/2026,300,–,800,b`)).toMatchObject({
      lines: [{ amount: 100 }, { amount: -300 }],
    })
    expect(readStatement(`${told}\n01/11/2026,--,100,1100,a`)).toMatchObject({ text: '--' })
  })
  it('with balances is whole, or its first wrong line is named', () => {
    const told = 'Ngày,Ghi nợ,Ghi có,Số dư,Nội dung'
    expect(readStatement(`${told}\n01/11/2026,,100,1100,a\n02/11/2026,300,,800,b`)).toMatchObject({
      ...{ ok: true, opening: 1_000, closing: 800 },
      lines: [{ balance: 1_100 }, { amount: -300 }],
    })
    expect(readStatement(`${told}\n01/11/2026,,100,1100,a\n02/11/2026,300,,900,b`)).toEqual({
      ...{ ok: false, code: 'statement-not-balanced' },
      row: 3,
    })
  })
  it('tells lines that are alike apart by their number alone', () => {
    const row = '23/11/2026,,,50000,Chuyen tien'
    const lines = linesOf(`${head}\n${row}\n${row}\n23/11/2026,,,50000,chuyen  tiền`)
    expect(new Set(lineKeys(lines)).size).toBe(3)
    expect(lineKeys(lines)).toEqual(lineKeys(lines))
  })
  it('of any text gives an answer', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), text => void readStatement(`${head}\n${text}`)))
  })
})

describe('matching', () => {
  const transfer = (id: string, amount: number, reference: string, billCode: string) => ({
    id,
    accountId: 'vcb',
    amount,
    reference,
    billCode,
  })
  const line = (id: string, amount: number, content: string, accountId = 'vcb') => ({ id, accountId, amount, content })
  const waiting = [transfer('t1', 50_000, 'ABC234', 'HD000001'), transfer('t2', 50_000, 'XYZ789', 'HD000002')]

  it.each([
    ['the reference, however the bank writes it', line('l', 50_000, 'MBVCB.123.abc 234.CT tu'), 't1'],
    ['the code of the bill', line('l', 50_000, 'Thanh toan HD000002'), 't2'],
    ['another amount', line('l', 50_001, 'ABC234'), undefined],
    ['another account', line('l', 50_000, 'ABC234', 'tcb'), undefined],
    ['an amount alone', line('l', 50_000, 'Chuyen tien'), undefined],
    ['two at once', line('l', 50_000, 'ABC234 XYZ789'), undefined],
  ])('by %s', (_, one, id) => {
    expect(matchTransfers([one], waiting)[0]?.transferId).toBe(id)
  })
  it('gives each transfer to one line', () => {
    const twice = [line('l1', 50_000, 'ABC234'), line('l2', 50_000, 'ABC234')]
    expect(matchTransfers(twice, waiting)).toEqual([{ lineId: 'l1', transferId: 't1' }])
  })
})

describe('columns that a person chose', () => {
  const file = ['Sao kê,,,', 'Cột A,Cột B,Cột C,Cột D', '23/11/2026,"1.000",abc,X1'].join('\n')
  const rows = statementRows(file)
  const layout: StatementLayout = {
    head: 1,
    date: 0,
    credit: 1,
    debit: -1,
    balance: -1,
    content: 2,
    reference: 3,
    way: -1,
  }
  it('are read where no title is known', () => {
    expect(readRows(rows).ok).toBe(false)
    expect(readRows(rows, layout)).toMatchObject({
      lines: [{ row: 3, amount: 1_000, content: 'abc', reference: 'X1', balance: null }],
    })
  })
  it('are known again by their titles, in another place and however they are written', () => {
    const titles = titlesOf(rows, layout)!
    expect(titles).toEqual({ date: 'Cột A', credit: 'Cột B', content: 'Cột C', reference: 'Cột D' })
    const next = statementRows(['CỘT  D,Cột C,thừa,cot b,Cột A', 'X2,mua thuoc,,2000,24/11/2026'].join('\n'))
    expect(readRows(next, layoutByTitles(next, titles))).toMatchObject({
      lines: [{ bookedOn: '2026-11-24', amount: 2_000, content: 'mua thuoc', reference: 'X2' }],
    })
    expect(layoutByTitles(statementRows('Cột A,Cột B\n1,2'), titles)).toBeUndefined()
    expect(layoutByTitles(next, {})).toBeUndefined()
    const doubled = statementRows(['Cột A,Cột B,Cột C,Cột D,cot b', '24/11/2026,1,mua,X2,2000'].join('\n'))
    expect(layoutByTitles(doubled, titles)).toBeUndefined()
  })
  it.each([
    ['no title', 'Cột A,,Cột C,Cột D'],
    ['a title that stands there twice', 'Cột A,Cột C,Cột C,Cột D'],
  ])('are not known again where one has %s', (_, head) => {
    expect(titlesOf(statementRows(['Sao kê', head].join('\n')), layout)).toBeUndefined()
  })
  it('are asked for where one title stands over two columns of amounts', () => {
    const spread = [
      'Ngày,Số tiền,,Nội dung',
      ',Ghi nợ,Ghi có,',
      '23/11/2026,11000,,phi',
      '23/11/2026,,50000,thuoc',
    ].join('\n')
    expect(readRows(statementRows(spread))).toMatchObject({ ok: false, code: 'statement-columns-missing' })
    const chosen = { head: 1, date: 0, credit: 2, debit: 1, balance: -1, content: 3, reference: -1, way: -1 }
    expect(readRows(statementRows(spread), chosen)).toMatchObject({
      lines: [{ amount: -11_000 }, { amount: 50_000 }],
    })
    // A column without a title that holds nothing is none.
    const open = ['Ngày,Số tiền,,Nội dung', '23/11/2026,11000,,thuoc'].join('\n')
    expect(readRows(statementRows(open))).toMatchObject({ lines: [{ amount: 11_000 }] })
  })
  it('say which way an amount went, and stop at a word that says none', () => {
    const rows = (way: string) => statementRows(`a,b,c,d\n23/11/2026,1000,x,${way}`)
    const withWay = { ...layout, head: 0, reference: -1, way: 3 }
    expect(readRows(rows('Nợ'), withWay)).toMatchObject({ lines: [{ amount: -1_000 }] })
    for (const word of ['Khác', ''])
      expect(readRows(rows(word), withWay)).toMatchObject({ code: 'statement-cell-unreadable', row: 2, text: word })
    expect(titlesOf(rows('Nợ'), withWay)).toMatchObject({ way: 'd' })
  })
  it('never make another amount of a cell that is none', () => {
    expect(readRows(statementRows('a,b,c\n23/11/2026,12a,x'), { ...layout, head: 0 })).toMatchObject({
      code: 'statement-cell-unreadable',
      row: 2,
    })
  })
})
