import { expect, it } from 'vitest'
import { checkStockLevels } from './check-stock-levels.ts'

it.each([
  [{ minStock: 10, maxStock: 10 }, null],
  [{ minStock: 10, maxStock: null }, null],
  [{ minStock: 0, maxStock: 0 }, null],
  [{}, null],
  [
    { minStock: 11, maxStock: 10 },
    { code: 'stock-levels-crossed', details: { least: '11', most: '10' } },
  ],
  [{ minStock: 1, maxStock: 0 }, { code: 'stock-levels-crossed' }],
])('%j', (levels, refusal) => {
  const said = checkStockLevels(levels)
  if (refusal) expect(said).toMatchObject(refusal)
  else expect(said).toBeNull()
})
