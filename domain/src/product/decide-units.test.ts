import { describe, expect, it } from 'vitest'
import { type AskedUnit, decideUnits, type KeptUnit } from './decide-units.ts'

const vien: KeptUnit = { id: 'vien', name: 'Viên', ratio: 1, isBase: true, isActive: true }
const hop: KeptUnit = { id: 'hop', name: 'Hộp', ratio: 100, isBase: false, isActive: true }
const asked = (name: string, ratio: number, more: Partial<AskedUnit> = {}): AskedUnit => ({
  name,
  ratio,
  price: 1000,
  barcodes: [],
  isBase: ratio === 1,
  ...more,
})
const decide = (kept: KeptUnit[], list: AskedUnit[], hasMovements = false) =>
  decideUnits({ kept, asked: list, hasMovements, newIds: list.map((_, i) => `new${i}`) })

describe('decideUnits', () => {
  it('makes new units in the order asked, the base unit being sold by default and the largest bought', () => {
    expect(decide([], [asked('Hộp', 10), asked('Viên', 1, { barcodes: ['123', '456'] })])).toEqual({
      ok: true,
      units: [
        {
          id: 'new0',
          name: 'Hộp',
          ratio: 10,
          price: 1000,
          barcodes: [],
          isBase: false,
          isDefaultSale: false,
          isDefaultPurchase: true,
          isSold: true,
          points: 0,
          position: 0,
        },
        {
          id: 'new1',
          name: 'Viên',
          ratio: 1,
          price: 1000,
          barcodes: ['123', '456'],
          isBase: true,
          isDefaultSale: true,
          isDefaultPurchase: false,
          isSold: true,
          points: 0,
          position: 1,
        },
      ],
    })
  })

  it('keeps the identity of a unit by its id, and of one without by its name', () => {
    const retired = { ...hop, isActive: false }
    const outcome = decide(
      [vien, retired],
      [asked('Viên nén', 1, { id: 'vien' }), asked('HỘP', hop.ratio, { isDefaultSale: true })],
    )
    expect(outcome).toMatchObject({
      ok: true,
      units: [
        { id: 'vien', isDefaultSale: false },
        { id: 'hop', isDefaultSale: true },
      ],
    })
  })

  it('takes a box of another size for another box when the old one is retired', () => {
    const outcome = decide([vien, { ...hop, isActive: false }], [asked('Viên', 1), asked('Hộp', 50)], true)
    expect(outcome).toMatchObject({ ok: true, units: [{ id: 'vien' }, { id: 'new1', ratio: 50 }] })
  })

  it('gives no unit to two lines when names are exchanged', () => {
    const outcome = decide([vien, hop], [asked('Hộp', 1, { id: 'vien' }), asked('Viên', 100)])
    expect(outcome).toMatchObject({ ok: true, units: [{ id: 'vien' }, { id: 'new1' }] })
  })

  it.each([
    ['a ratio', [asked('Viên', 1), asked('Hộp', 50)], 'Hộp', 'units.1.ratio'],
    ['the base unit by another of the product', [asked('Hộp', 1)], 'Hộp', 'units.0.ratio'],
    ['the base unit by a new one', [asked('Gói', 1)], 'Viên', 'units.0.isBase'],
  ])('refuses to change %s once stock has moved, and allows it before', (_what, list, unit, path) => {
    expect(decide([vien, hop], list, true)).toEqual({ ok: false, code: 'unit-locked', details: { unit }, path })
    expect(decide([vien, hop], list).ok).toBe(true)
  })

  it('lets names and prices change and units come and go whatever has moved', () => {
    const outcome = decide([vien, hop], [asked('Viên nang', 1, { id: 'vien', price: 5 }), asked('Lọ', 30)], true)
    expect(outcome).toMatchObject({ ok: true, units: [{ id: 'vien', price: 5 }, { id: 'new1' }] })
  })

  it('does not know a unit of another product', () => {
    expect(decide([vien], [asked('Viên', 1, { id: 'la' })])).toMatchObject({
      ok: false,
      code: 'not-found',
      path: 'units.0.id',
    })
  })
})
