import { expect, it } from 'vitest'
import { describeStock } from './describe-stock.ts'

it('does not speak of units that are no longer sold, but always of the base unit', () => {
  const units = [
    { name: 'Thùng', ratio: 1000, isActive: false },
    { name: 'Hộp', ratio: 100, isActive: true },
    { name: 'Viên', ratio: 1, isActive: false },
  ]
  expect(describeStock(2304, units)).toBe('23 hộp 4 viên')
})
