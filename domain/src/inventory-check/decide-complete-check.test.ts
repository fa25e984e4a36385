import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkedProduct, checkedShelf, checkFacts, countedLine, decision, moved } from '../../test/check-factory.ts'
import { decideCompleteCheck } from './decide-complete-check.ts'

const idFor = (name: string) => `id of ${name}`
const decide = (facts: Parameters<typeof checkFacts>[0], input = {}) =>
  decideCompleteCheck(input, checkFacts(facts), idFor)

describe('completing a check', () => {
  it('writes a row of the ledger for each lot that differs, and a line for each that was counted', () => {
    const result = decide({
      counts: [countedLine(97), countedLine(5, { lotKey: 'B2', lotNumber: 'B2' })],
      shelves: [
        checkedShelf(),
        checkedShelf({ lotKey: 'B2', lotId: 'lot-b2', lotNumber: 'B2', quantity: 5, value: 10 }),
      ],
      decisions: [decision({ reasonId: 'lost', reasonName: 'Mất' })],
    })
    if (!result.ok) throw new Error(result.code)
    const { plan } = result
    expect(plan.check).toMatchObject({ lineCount: 2, matchCount: 1, plusCount: 0, minusCount: 1, minusValue: 1_500 })
    expect(plan.stockEntries).toMatchObject([
      { kind: 'COUNT', lotId: 'lot-a1', quantity: -3, value: -1_500, sequence: 2, balanceAfter: 97 },
    ])
    expect(plan.lines.map(line => [line.lotNumber, line.book, line.counted, line.reasonName])).toEqual([
      ['A1', 100, 97, 'Mất'],
      ['B2', 5, 5, null],
    ])
  })

  it('wants a reason that is for what differs: goods are not too few because they were found', () => {
    const found = { reasonId: 'found', reasonName: 'Tìm thấy', reasonDirection: 'PLUS' as const }
    const refused = decide({ counts: [countedLine(97)], decisions: [decision(found)] })
    expect(refused).toMatchObject({ ok: false, code: 'count-not-ready' })
    expect(JSON.stringify(refused)).toContain('Tìm thấy')
    for (const fits of [
      decide({ counts: [countedLine(103)], decisions: [decision(found)] }),
      decide({ counts: [countedLine(100)], decisions: [decision(found)] }),
      decide({ counts: [countedLine(97)], decisions: [decision({ ...found, reasonDirection: 'BOTH' })] }),
    ])
      expect(fits.ok).toBe(true)
  })

  it('is held, or empty, or wants to be confirmed', () => {
    const check = { id: 'c', code: 'KK1', status: 'DRAFT' as const, heldByName: 'Hà', holdReason: null }
    expect(decide({ check, counts: [countedLine(1)] })).toMatchObject({ ok: false, code: 'check-held' })
    expect(decide({})).toMatchObject({ ok: false, code: 'nothing-counted' })
    expect(decide({}, { zeroUncounted: { count: 2, value: 50_000 } })).toMatchObject({
      ok: false,
      code: 'uncounted-changed',
      details: { count: 1, value: 50_000 },
      path: 'zeroUncounted',
    })
    // Who may not know the value confirms the number alone.
    expect(decide({}, { zeroUncounted: { count: 1 } })).toMatchObject({
      ok: true,
      plan: { check: { zeroedUncounted: true, minusValue: 50_000 } },
    })
  })

  it('makes a lot that nobody knew once for both buckets', () => {
    const found = { lotKey: 'N1', lotNumber: ' n1 ', expiryDate: '2028-01-31' }
    const result = decide({
      counts: [countedLine(2, found), countedLine(1, { ...found, bucket: 'quarantine' })],
    })
    if (!result.ok) throw new Error(result.code)
    const [lot, ...more] = result.plan.newLots
    expect(more).toEqual([])
    expect(lot).toMatchObject({ number: 'n1', numberKey: 'N1', expiryDate: '2028-01-31' })
    expect(result.plan.stockEntries.map(({ lotId, bucket, quantity }) => [lotId, bucket, quantity])).toEqual([
      [lot!.id, undefined, 2],
      [lot!.id, 'quarantine', 1],
    ])
    expect(new Set(result.plan.lines.map(line => line.id)).size).toBe(2)
  })

  it('puts an expiry right only where somebody said so', () => {
    const counts = [countedLine(100, { expiryDate: '2027-06-30' })]
    const changes = (correctsExpiry: boolean) => {
      const result = decide({ counts, decisions: [decision({ correctsExpiry })] })
      return result.ok && result.plan.expiryChanges
    }
    expect(changes(false)).toEqual([])
    expect(changes(true)).toEqual([
      { lotId: 'lot-a1', productId: 'pill', lot: 'A1', product: 'Thuốc', from: '2027-12-31', to: '2027-06-30' },
    ])
  })

  it('finds what was sold before it came, and what lies there beside it', () => {
    const product = checkedProduct({ isLotManaged: false, onHand: -5, entryCount: 3 })
    const shelf = checkedShelf({ lotKey: '', lotNumber: '', lotId: 'lot', expiryDate: null, quantity: 0, value: 0 })
    const owed = [{ productId: 'pill', lotId: 'lot', quantity: -5, value: -500 }]
    const counted = (quantity: number) => [countedLine(quantity, { lotKey: '', lotNumber: '' })]
    const lastPurchase = { value: 1_200, quantity: 10 }
    const result = decide({ products: [{ ...product, lastPurchase }], shelves: [shelf], owed, counts: counted(15) })
    if (!result.ok) throw new Error(result.code)
    expect(result.plan.lines).toMatchObject([{ counted: 15, book: -5, difference: 20, value: 2_400 }])
    expect(result.plan.stockEntries.map(row => [row.kind, row.bucket, row.quantity, row.value])).toEqual([
      ['COUNT', undefined, 20, 2_400],
    ])
    expect(result.plan.productChanges).toEqual([{ productId: 'pill', quantity: 20, entries: 1 }])
    const empty = decide({ products: [product], shelves: [shelf], owed, counts: counted(0) })
    expect(empty).toMatchObject({ ok: true, plan: { lines: [{ difference: 5 }] } })
  })

  it('tells at most a handful of what stands against it', () => {
    const lots = Array.from({ length: 7 }, (_, i) => `L${i}`)
    const result = decide({
      counts: lots.map(lotKey => countedLine(0, { lotKey, lotNumber: lotKey })),
      shelves: lots.map(lotKey => checkedShelf({ lotKey, lotNumber: lotKey, lotId: lotKey })),
      limits: { value: 1, percent: null },
    })
    expect(result).toMatchObject({ ok: false, code: 'count-not-ready', details: { count: 7, countText: '7' } })
    if (!result.ok && result.code === 'count-not-ready') expect(result.details.lines).toMatch(/; và 2 dòng khác$/)
  })
})

/** A shelf that was counted somewhere in the middle of its movements. */
const shelfStory = fc.record({
  before: fc.integer({ min: 0, max: 200 }),
  value: fc.integer({ min: 0, max: 1_000_000 }),
  counted: fc.integer({ min: 0, max: 250 }),
  since: fc.integer({ min: -60, max: 60 }),
})

it('afterwards every shelf holds what was counted and what moved since; nothing is below zero; values are the sums', () => {
  fc.assert(
    fc.property(fc.array(shelfStory, { minLength: 1, maxLength: 6 }), stories => {
      const shelves = stories.map(({ before, value, since }, i) => {
        const quantity = Math.max(before + since, 0)
        return checkedShelf({
          lotKey: `L${i}`,
          lotNumber: `L${i}`,
          lotId: `lot-${i}`,
          quantity,
          value: quantity ? value : 0,
        })
      })
      const moves = stories.map(({ before }, i) =>
        moved({ lotKey: `L${i}`, since: { SALE: shelves[i]!.quantity - before } }),
      )
      const onHand = shelves.reduce((sum, shelf) => sum + shelf.quantity, 0)
      const result = decide({
        products: [checkedProduct({ onHand })],
        shelves,
        moves,
        counts: stories.map(({ counted }, i) => countedLine(counted, { lotKey: `L${i}`, lotNumber: `L${i}` })),
      })
      const impossible = stories.some(({ counted, before }, i) => counted + shelves[i]!.quantity - before < 0)
      expect(result.ok).toBe(!impossible)
      if (!result.ok) return
      for (const [i, { counted, before }] of stories.entries()) {
        const own = result.plan.lotChanges.filter(change => change.lotId === `lot-${i}`)
        const [quantity, value] = [
          own.reduce((sum, one) => sum + one.quantity, 0),
          own.reduce((sum, one) => sum + one.value, 0),
        ]
        const after = { quantity: shelves[i]!.quantity + quantity, value: shelves[i]!.value + value }
        expect(after.quantity).toBe(counted + shelves[i]!.quantity - before)
        expect(Math.min(after.quantity, after.value)).toBeGreaterThanOrEqual(0)
        if (after.quantity === 0) expect(after.value).toBe(0)
      }
      const { plusValue, minusValue } = result.plan.check
      expect(plusValue - minusValue).toBe(result.plan.stockEntries.reduce((sum, row) => sum + row.value, 0))
    }),
    { numRuns: 300 },
  )
})
