import { describe, expect, it } from 'vitest'
import { changeLine, emptyLine, lineKey, type StoredSheet } from './count-line.ts'
import { acknowledge, afterCountAnswer, nextCountStep } from './count-step.ts'
import { isUnsent } from './is-unsent.ts'
import { oldSheets } from './old-sheets.ts'

const name = { productId: 'pill', lotNumber: 'a1', bucket: 'sellable' as const }
const line = emptyLine('sheet', name, '2026-11-21T03:00:00.000Z')
const later = '2026-11-21T03:05:00.000Z'
const sheet: StoredSheet = {
  id: 'sheet',
  checkId: 'check',
  checkCode: 'KK000001',
  name: 'Lan',
  isRecount: false,
  openedAt: 1,
  isOpened: true,
  closed: null,
  attempts: 0,
  retryAt: 0,
}

describe('a line', () => {
  it('is the same for every way to write its lot', () => {
    expect(lineKey('sheet', { ...name, lotNumber: ' A1 ' })).toBe(line.key)
    expect(lineKey('sheet', { ...name, bucket: 'quarantine' })).not.toBe(line.key)
  })

  it('counts up by scans, in each unit apart, and keeps when it began', () => {
    let scanned = changeLine(line, { do: 'add', unitId: 'box', by: 1 }, later)
    scanned = changeLine(scanned, { do: 'add', unitId: 'box', by: 1 }, later)
    scanned = changeLine(scanned, { do: 'add', unitId: 'tablet', by: 1 }, later)
    expect(scanned).toMatchObject({
      parts: [
        { unitId: 'box', quantity: 2 },
        { unitId: 'tablet', quantity: 1 },
      ],
      startedAt: line.startedAt,
      countedAt: later,
      revision: 3,
    })
    const typed = changeLine(scanned, { do: 'set', unitId: 'box', quantity: 7 }, later)
    expect(typed.parts[0]).toEqual({ unitId: 'box', quantity: 7 })
    expect(changeLine(typed, { do: 'set', unitId: 'box', quantity: null }, later).parts).toHaveLength(1)
    expect(changeLine(scanned, { do: 'add', unitId: 'tablet', by: -5 }, later).parts[1]!.quantity).toBe(0)
  })

  it('that was taken back begins anew, and its revision goes on', () => {
    const removed = changeLine(changeLine(line, { do: 'add', unitId: 'box', by: 9 }, later), { do: 'remove' }, later)
    expect(removed).toMatchObject({ isRemoved: true, parts: [], revision: 2 })
    expect(changeLine(removed, { do: 'add', unitId: 'box', by: 1 }, later)).toMatchObject({
      isRemoved: false,
      parts: [{ unitId: 'box', quantity: 1 }],
      revision: 3,
      startedAt: later,
    })
  })
})

describe('sending', () => {
  const counted = changeLine(line, { do: 'add', unitId: 'box', by: 1 }, later)

  it('opens the sheet first, and rests when everything is there', () => {
    expect(nextCountStep([{ ...sheet, isOpened: false }], [counted], 0)).toMatchObject({ do: 'open' })
    expect(nextCountStep([sheet], [counted], 0)).toMatchObject({ do: 'send', lines: [counted] })
    expect(nextCountStep([sheet], [{ ...counted, sent: 1 }], 0)).toEqual({ do: 'rest', until: null })
    expect(nextCountStep([{ ...sheet, closed: 'xong' }], [counted], 0)).toEqual({ do: 'rest', until: null })
    expect(nextCountStep([{ ...sheet, retryAt: 50 }], [counted], 10)).toEqual({ do: 'rest', until: 50 })
  })

  it('pauses longer after each answer that did not come', () => {
    const step = { do: 'send' as const, sheet, lines: [counted] }
    const first = afterCountAnswer(step, { kind: 'unclear' }, 1_000).sheet
    expect(first).toMatchObject({ attempts: 1, retryAt: 3_000 })
    const fifth = afterCountAnswer({ ...step, sheet: { ...sheet, attempts: 8 } }, { kind: 'unclear' }, 1_000).sheet
    expect(fifth.retryAt).toBe(61_000)
  })

  it('sends a line again that was changed on its way, and one that was refused when it is changed', () => {
    const step = { do: 'send' as const, sheet, lines: [counted] }
    const outcome = { ...name, lotNumber: 'A1', revision: 1, storedRevision: 1, message: null }
    const taken = afterCountAnswer(step, { kind: 'taken', results: [{ ...outcome, outcome: 'kept' }] }, 0)
    expect(isUnsent(acknowledge(counted, taken))).toBe(false)
    const meanwhile = changeLine(counted, { do: 'add', unitId: 'box', by: 1 }, later)
    expect(isUnsent(acknowledge(meanwhile, taken))).toBe(true)
    const refusal = { ...outcome, outcome: 'refused' as const, message: 'cần hạn dùng' }
    const refused = acknowledge(counted, afterCountAnswer(step, { kind: 'taken', results: [refusal] }, 0))
    expect([isUnsent(refused), refused.refusal?.message]).toEqual([false, 'cần hạn dùng'])
    expect(isUnsent(changeLine(refused, { do: 'expiry', expiryDate: '2028-01-31' }, later))).toBe(true)
  })

  it('keeps the lines of a sheet that was closed, for a person to see', () => {
    const step = { do: 'send' as const, sheet, lines: [counted] }
    const change = afterCountAnswer(step, { kind: 'closed', message: 'đã hoàn thành' }, 0)
    expect(change.sheet.closed).toBe('đã hoàn thành')
    expect(acknowledge(counted, change)).toEqual(counted)
  })

  it('leaves out the lines of goods that are nobody’s any more', () => {
    const other = changeLine(emptyLine('sheet', { ...name, productId: 'mask' }, later), { do: 'none' }, later)
    const step = { do: 'send' as const, sheet, lines: [counted, other] }
    const change = afterCountAnswer(step, { kind: 'unknown', productId: 'mask', message: 'không tìm thấy' }, 0)
    expect(isUnsent(acknowledge(other, change))).toBe(false)
    expect(isUnsent(acknowledge(counted, change))).toBe(true)
  })

  it('tells what another device wrote, and the next change goes beyond it', () => {
    const step = { do: 'send' as const, sheet, lines: [counted] }
    const results = [
      { ...name, lotNumber: 'A1', revision: 1, storedRevision: 6, outcome: 'older' as const, message: null },
    ]
    const change = afterCountAnswer(step, { kind: 'taken', results }, 0)
    const told = acknowledge(counted, change)
    expect(told).toMatchObject({ revision: 6, refusal: { revision: 6 } })
    expect(isUnsent(told)).toBe(false)
    expect(changeLine(told, { do: 'add', unitId: 'box', by: 1 }, later).revision).toBe(7)
    const meanwhile = acknowledge(changeLine(counted, { do: 'add', unitId: 'box', by: 1 }, later), change)
    expect([meanwhile.revision, isUnsent(meanwhile)]).toEqual([7, true])
  })
})

describe('sheets of old counts', () => {
  const now = Date.parse('2026-11-21T03:00:00.000Z')
  const day = 24 * 60 * 60_000
  const sheetOf = (days: number, closed: string | null = null) => ({ ...sheet, openedAt: now - days * day, closed })
  const countedAgo = (days: number) =>
    changeLine(line, { do: 'add', unitId: 'box', by: 1 }, new Date(now - days * day).toISOString())

  it('are forgotten after 60 days where the server has everything, or takes nothing more', () => {
    expect(oldSheets([sheetOf(61)], [{ ...countedAgo(61), sent: 1 }], now)).toEqual(['sheet'])
    expect(oldSheets([sheetOf(61, 'đã hủy')], [countedAgo(61)], now)).toEqual(['sheet'])
    expect(oldSheets([sheetOf(61)], [], now)).toEqual(['sheet'])
  })

  it('stay while something is to be sent, and 60 days from the last count', () => {
    expect(oldSheets([sheetOf(61)], [countedAgo(61)], now)).toEqual([])
    expect(oldSheets([sheetOf(90)], [{ ...countedAgo(59), sent: 1 }], now)).toEqual([])
    expect(oldSheets([sheetOf(1, 'đã hủy')], [], now)).toEqual([])
  })
})
