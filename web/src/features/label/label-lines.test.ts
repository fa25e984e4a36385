import type { Product } from '@quay/contract/product/shapes'
import { describe, expect, it } from 'vitest'
import { byStock, type LabelLine, labelLine, linesOfLots, linesOfReceipt, scanCode, withLines } from './label-lines.ts'

const product = {
  id: 'pill',
  stock: 95,
  units: [
    { id: 'tablet', ratio: 1 },
    { id: 'box', ratio: 10, isDefaultSale: true },
  ],
} as Product
const told = (lines: readonly LabelLine[]) => lines.map(line => [line.unitId, line.lot?.number ?? null, line.count])
const came = (lotNumber: string, quantity: number) => ({
  productId: 'pill',
  unitId: 'box',
  quantity,
  bonusQuantity: 0,
  lots: [{ lotNumber, expiryDate: '2028-12-31', quantity }],
})

it('carry a code that sells their unit, and none where the code of the goods would sell another one', () => {
  const strip = { id: 'strip', isDefaultSale: true, barcode: null }
  const tablet = { id: 'tablet', isDefaultSale: false, barcode: null }
  const box = { id: 'box', isDefaultSale: false, barcode: '8930000000035' }
  const goods = { ...product, code: 'HH000007', units: [tablet, strip, box] } as unknown as Product
  expect(['tablet', 'strip', 'box'].map(id => scanCode(goods, id))).toEqual([null, 'HH000007', '8930000000035'])
})

describe('the labels of a receipt', () => {
  it('are as many as units came, of each lot', () => {
    expect(told(linesOfReceipt([came('LB2', 2), came('LB3', 3)], [product]))).toEqual([
      ['box', 'LB2', 2],
      ['box', 'LB3', 3],
    ])
  })

  it('count together what came of one lot in two lines, bonus goods with it', () => {
    const bonus = { ...came('LB2', 4), quantity: 0, bonusQuantity: 4 }
    expect(told(linesOfReceipt([came('LB2', 2), bonus], [product]))).toEqual([['box', 'LB2', 6]])
  })

  it('of goods without lots are those of all their lines', () => {
    const plain = { ...came('', 2), lots: [] }
    const implicit = { ...came('', 3), lots: [{ lotNumber: '', expiryDate: null, quantity: 3 }] }
    expect(told(linesOfReceipt([plain, implicit], [product]))).toEqual([['box', null, 5]])
  })

  it('are not doubled when the receipt is read again', () => {
    const lines = linesOfReceipt([came('LB2', 2), came('LB3', 3)], [product])
    expect(withLines(lines, lines)).toEqual(lines)
  })
})

describe('the labels of a lot', () => {
  const lots = [
    { number: 'A1', expiryDate: '2027-01-31', quantity: 30 },
    { number: 'B2', expiryDate: null, quantity: 4 },
    { number: 'A1', expiryDate: '2027-01-31', quantity: 12 },
  ]
  it('say which lot it is; one that lies on both shelves is one', () => {
    expect(told(linesOfLots(product, lots))).toEqual([
      ['box', 'A1', 1],
      ['box', 'B2', 1],
    ])
  })

  it('by stock are those of the lot, not of all its goods', () => {
    expect(told(linesOfLots(product, lots).map(byStock))).toEqual([
      ['box', 'A1', 4],
      ['box', 'B2', 1],
    ])
    expect(byStock(labelLine(product)!).count).toBe(9)
    const [received] = linesOfReceipt([came('LB2', 2)], [product])
    expect(byStock(received!).count).toBe(2)
  })
})
