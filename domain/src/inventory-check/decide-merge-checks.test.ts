import { describe, expect, it } from 'vitest'
import { checkFacts, countedLine, moved } from '../../test/check-factory.ts'
import { decideMergeChecks, type MergedCheck } from './decide-merge-checks.ts'
import { reviewCheck } from './review-check.ts'

const draft = (overrides: Partial<MergedCheck> = {}): MergedCheck => ({
  id: 'one',
  code: 'KK000001',
  branchId: 'here',
  status: 'DRAFT',
  kind: 'GROUP',
  groupId: 'cough',
  positionId: null,
  isBlind: false,
  heldByName: null,
  holdReason: null,
  isRecounted: false,
  ...overrides,
})
const other = (overrides: Partial<MergedCheck> = {}) => draft({ id: 'two', code: 'KK000002', ...overrides })

describe('merged checks', () => {
  it.each([
    ['the same group stays that group', other(), { kind: 'GROUP', groupId: 'cough' }],
    ['two groups become a list of goods', other({ groupId: 'pain' }), { kind: 'PRODUCT', groupId: null }],
    ['the whole branch holds every other', other({ kind: 'BRANCH', groupId: null }), { kind: 'BRANCH', groupId: null }],
    [
      'a shelf and a group become a list of goods',
      other({ kind: 'POSITION', groupId: null, positionId: 'k1' }),
      { kind: 'PRODUCT', positionId: null },
    ],
  ])('%s', (_, second, plan) => {
    expect(decideMergeChecks([draft(), second])).toMatchObject({ ok: true, plan })
  })

  it('are blind as soon as one was', () => {
    expect(decideMergeChecks([draft(), other({ isBlind: true })])).toMatchObject({ plan: { isBlind: true } })
  })

  it.each([
    ['a completed one', other({ status: 'SUCCEED' }), 'not-a-draft'],
    ['one of another branch', other({ branchId: 'there' }), 'check-branch-differs'],
    ['one that is held', other({ heldByName: 'Hà', holdReason: 'chờ' }), 'check-held'],
    ['one that is being counted again', other({ isRecounted: true }), 'check-recounted'],
  ])('are none with %s', (_, second, code) => {
    expect(decideMergeChecks([draft(), second])).toMatchObject({
      ok: false,
      code,
      details: { code: 'KK000002' },
      path: 'checkIds.1',
    })
  })
})

describe('a lot that was counted on two checks', () => {
  const counts = [
    countedLine(60),
    countedLine(40, {
      sheetId: 'sheet-minh',
      checkCode: 'KK000002',
      startedAt: '2026-11-21T07:29:00.000Z',
      countedAt: '2026-11-21T07:30:00.000Z',
    }),
  ]

  it('adds up where nothing moved between the counts', () => {
    expect(reviewCheck(checkFacts({ counts }))[0]).toMatchObject({ difference: 0, blocks: [] })
  })

  it('has to be counted again where goods moved between: they may be in both counts or in none', () => {
    const [line] = reviewCheck(checkFacts({ counts, moves: [moved({ during: { SALE: -3 } })] }))
    expect(line).toMatchObject({ remarks: [], blocks: [{ why: 'goods-moved' }] })
    expect(line!.blocks[0]!.text).toContain('KK000001 lúc 21/11/2026 10:01 và KK000002 lúc 21/11/2026 14:30')
    expect(line!.blocks[0]!.text).toContain('bán 3 viên')
  })

  it('also where as much came as went', () => {
    const [line] = reviewCheck(checkFacts({ counts, moves: [moved({ during: { SALE: -3, INBOUND: 3 } })] }))
    expect(line!.blocks).toMatchObject([{ why: 'goods-moved' }])
  })

  it('is right again once one person counted all of it', () => {
    const again = countedLine(97, { round: 2, sheetId: 'r2', checkCode: 'KK000003' })
    const [line] = reviewCheck(checkFacts({ counts: [...counts, again], moves: [moved({ since: {} })] }))
    expect(line).toMatchObject({ difference: -3, blocks: [] })
  })
})
