import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/calendar.ts'
import { type AgedDebts, ageDebts, ageOf, type LedgerRow, type Settled } from './age-debts.ts'
import { allocatePayment, type OpenDebt } from './allocate-payment.ts'

const day1 = '2026-01-01'
const anyStep = fc.record({
  what: fc.constantFrom('owe', 'owe', 'pay', 'pay', 'cancel', 'sleep', 'sleep'),
  amount: fc.integer({ min: 1, max: 50 }),
  days: fc.integer({ min: 1, max: 40 }),
  agreed: fc.option(fc.integer({ min: 0, max: 60 })),
  pick: fc.nat(100),
})

/** One partner's ledger, written day by day as the shop writes it. */
class Book {
  today = day1
  rows: LedgerRow[] = []
  settled: (Settled & { isUndone?: boolean })[] = []

  private add(amount: number, more: Partial<LedgerRow> = {}): LedgerRow {
    const sequence = this.rows.length + 1
    const row = { id: `row-${sequence}`, businessDay: this.today, sequence, amount, reversesId: null, ...more }
    this.rows.push(row)
    return row
  }

  private isUndone = ({ id }: LedgerRow) => this.rows.some(row => row.reversesId === id)

  owe = (amount: number, agreed: number | null) =>
    this.add(amount, { dueOn: agreed === null ? null : addDays(this.today, agreed) })

  pay(amount: number) {
    const open = this.rows.flatMap((row): OpenDebt[] => {
      const paid = this.settled.reduce(
        (sum, one) => (!one.isUndone && one.debtEntryId === row.id ? sum + one.amount : sum),
        0,
      )
      if (row.amount - paid <= 0 || row.reversesId !== null || this.isUndone(row)) return []
      return [{ entryId: row.id, businessDay: row.businessDay, sequence: row.sequence, remaining: row.amount - paid }]
    })
    const payment = this.add(-amount)
    for (const one of allocatePayment(amount, open).allocations)
      this.settled.push({ paymentEntryId: payment.id, ...one })
  }

  cancel(pick: number) {
    const standing = this.rows.filter(row => row.reversesId === null && !this.isUndone(row))
    const row = standing[pick % Math.max(1, standing.length)]
    if (!row) return
    this.add(-row.amount, { reversesId: row.id })
    for (const one of this.settled) if (one.debtEntryId === row.id || one.paymentEntryId === row.id) one.isUndone = true
  }
}

const sumOf = ({ notDue, upTo30, upTo60, upTo90, over90 }: AgedDebts) => notDue + upTo30 + upTo60 + upTo90 + over90

describe('the ages of debts', () => {
  it('add up to what was owed on that day, and are what was seen on it, whatever came later', () => {
    fc.assert(
      fc.property(
        fc.array(anyStep, { maxLength: 40 }),
        fc.option(fc.integer({ min: 0, max: 45 })),
        (steps, debtDays) => {
          const book = new Book()
          const seen = new Map<string, AgedDebts>()
          for (const { what, amount, days, agreed, pick } of steps) {
            if (what === 'owe') book.owe(amount, agreed)
            else if (what === 'pay') book.pay(amount)
            else if (what === 'cancel') book.cancel(pick)
            else {
              seen.set(book.today, ageDebts(book.rows, book.settled, book.today, debtDays))
              book.today = addDays(book.today, days)
            }
          }
          for (const [day, then] of seen) {
            const now = ageDebts(book.rows, book.settled, day, debtDays)
            expect(now).toEqual(then)
            expect(sumOf(now) - now.credit).toBe(now.balance)
            const owed = book.rows.reduce((sum, row) => (row.businessDay <= day ? sum + row.amount : sum), 0)
            expect(now.balance).toBe(owed)
          }
        },
      ),
    )
  })

  it.each([
    ['2026-03-01', 'notDue'],
    ['2026-02-28', 'upTo30'],
    ['2026-01-30', 'upTo30'],
    ['2026-01-29', 'upTo60'],
    ['2025-12-31', 'upTo60'],
    ['2025-12-30', 'upTo90'],
    ['2025-12-01', 'upTo90'],
    ['2025-11-30', 'over90'],
  ])('of what was due on %s are %s on 1 March', (dueDay, age) => {
    expect(ageOf(dueDay, '2026-03-01')).toBe(age)
  })

  it('count a payment from its own day: before it the debt was open', () => {
    const rows = [
      { id: 'bill', businessDay: '2026-01-01', sequence: 1, amount: 100, reversesId: null },
      { id: 'paid', businessDay: '2026-02-10', sequence: 2, amount: -100, reversesId: null },
    ]
    const settled = [{ paymentEntryId: 'paid', debtEntryId: 'bill', amount: 100 }]
    expect(ageDebts(rows, settled, '2026-02-09', 30)).toMatchObject({ upTo30: 100, balance: 100 })
    expect(ageDebts(rows, settled, '2026-02-10', 30)).toMatchObject({ upTo30: 0, balance: 0 })
  })
})
