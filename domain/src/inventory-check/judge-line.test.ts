import { expect, it } from 'vitest'
import { judgeLine, type LineFacts } from './judge-line.ts'

const facts: LineFacts = {
  products: new Map([
    ['pill', { name: 'Thuốc', isLotManaged: true, inScope: true }],
    ['mask', { name: 'Khẩu trang', isLotManaged: false, inScope: true }],
    ['far', { name: 'Sữa', isLotManaged: false, inScope: false }],
  ]),
  units: new Map([
    ['box', { id: 'box', name: 'Hộp', ratio: 30 }],
    ['tablet', { id: 'tablet', name: 'Viên', ratio: 1 }],
  ]),
  knownLots: new Set(['pill|A1', 'mask|']),
  countedBefore: new Set(['mask|sellable|']),
  counterName: 'Lan',
}
const line = {
  productId: 'pill',
  lotNumber: 'a1',
  lotKey: 'A1',
  bucket: 'sellable' as const,
  parts: [
    { unitId: 'box', quantity: 3 },
    { unitId: 'tablet', quantity: 4 },
  ],
  isRemoved: false,
}

it('keeps a line in base units, with its parts as they were typed', () => {
  expect(judgeLine(line, facts)).toEqual({
    kept: {
      lotKey: 'A1',
      quantity: 94,
      parts: [
        { unitId: 'box', unitName: 'Hộp', ratio: 30, quantity: 3 },
        { unitId: 'tablet', unitName: 'Viên', ratio: 1, quantity: 4 },
      ],
    },
    refusal: null,
  })
  expect(judgeLine({ ...line, parts: [] }, facts).kept?.quantity).toBe(0)
})

it('says why it does not', () => {
  const why = (overrides: object) => judgeLine({ ...line, ...overrides }, facts).refusal
  expect(why({ productId: 'far', lotKey: '' })).toMatch(/không thuộc phạm vi/)
  expect(why({ lotKey: '', lotNumber: '' })).toMatch(/cần số lô/)
  expect(why({ productId: 'mask', lotKey: 'X' })).toMatch(/không quản lý theo lô/)
  expect(why({ lotKey: 'N', lotNumber: 'N' })).toMatch(/cần hạn dùng/)
  expect(why({ lotKey: 'N', lotNumber: 'N', expiryDate: '2028-01-31' })).toBeNull()
  expect(why({ productId: 'mask', lotKey: '', lotNumber: '' })).toMatch(/người khác đếm lại: Lan đã đếm/)
  expect(why({ parts: [{ unitId: 'box', quantity: 999_999_999 }] })).toMatch(/quá lớn/)
})

it('takes a line back whatever it is', () => {
  expect(judgeLine({ ...line, productId: 'far', isRemoved: true }, facts).kept?.quantity).toBeNull()
})
