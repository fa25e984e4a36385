import { describe, expect, it } from 'vitest'
import { chooseLot } from './choose-lot.ts'

const lot = (number: string) => ({ number, expiryDate: '2027-08-31', state: 'normal' as const })
const pill = { id: 'pill', isLotManaged: true, lots: [lot('A1'), lot('A2')] }
const current = { productId: 'pill', lotNumber: 'A2', bucket: 'sellable' as const }

describe('the lot of a scan', () => {
  it.each([
    ['goods without lots', { ...pill, isLotManaged: false }, 'B9', current, ''],
    ['a symbol that names it', pill, 'B9', current, 'B9'],
    ['the lot that is being counted', pill, null, current, 'A2'],
    ['another product is being counted', pill, null, { ...current, productId: 'mask' }, null],
    ['the only lot there is', { ...pill, lots: [lot('A1')] }, null, null, 'A1'],
    ['several lots', pill, null, null, null],
    ['no lot known', { ...pill, lots: [] }, null, null, null],
  ])('%s', (_case, product, named, now, lotNumber) => {
    expect(chooseLot(product, named, now)).toBe(lotNumber)
  })
})
