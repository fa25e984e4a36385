import { expect, it } from 'vitest'
import { postStock } from './post-stock.ts'

it('numbers the rows and sums up what changes', () => {
  const movements = [
    { productId: 'p', lotId: 'l1', quantity: -3, value: -300, kind: 'SALE' },
    { productId: 'q', lotId: 'm1', quantity: -1, value: -50, kind: 'SALE' },
    { productId: 'p', lotId: 'l2', quantity: -2, value: -220, kind: 'SALE' },
    { productId: 'p', lotId: 'l1', quantity: -1, value: -100, kind: 'SALE' },
  ]
  const posted = postStock(movements, [
    { id: 'p', onHand: 10, entryCount: 4 },
    { id: 'q', onHand: 1, entryCount: 0 },
  ])
  expect(posted.stockEntries.map(entry => [entry.lotId, entry.kind, entry.sequence, entry.balanceAfter])).toEqual([
    ['l1', 'SALE', 5, 7],
    ['m1', 'SALE', 1, 0],
    ['l2', 'SALE', 6, 5],
    ['l1', 'SALE', 7, 4],
  ])
  expect(posted.lotChanges).toEqual([
    { lotId: 'l1', productId: 'p', quantity: -4, value: -400 },
    { lotId: 'm1', productId: 'q', quantity: -1, value: -50 },
    { lotId: 'l2', productId: 'p', quantity: -2, value: -220 },
  ])
  expect(posted.productChanges).toEqual([
    { productId: 'p', quantity: -6, entries: 3 },
    { productId: 'q', quantity: -1, entries: 1 },
  ])
})
