import { expect, it } from 'vitest'
import type { Tx } from '../../db/connection/transaction.ts'
import { type CheckGround, loadCheckBooks } from './load-check-facts.ts'

it('asks how far each ledger has come before it reads shelves and movements: a sale between the two is noticed', async () => {
  const asked: string[] = []
  const tx = {
    storeId: 'store',
    query: async (text: string) => {
      asked.push(text)
      return []
    },
  } as unknown as Tx
  await loadCheckBooks(tx, {
    check: { id: 'check', branchId: 'branch' },
    counts: [],
    products: [],
  } as unknown as CheckGround)
  expect(asked[0]).toContain('from product_stock')
  expect(asked.slice(1).some(text => text.includes('from stock s'))).toBe(true)
})
