import type { BookGroup } from '@quay/contract/money/book-group'
import { newId } from '../../../db/new-id.ts'

/**
 * The kinds of receipt and payment that a shop begins with (practice of cash books; each shop may add its own), and the group of costs of
 * each in the book S2c. Sales, imports and debts are not among them: their documents move the money themselves.
 */
const first: readonly [direction: 'IN' | 'OUT', name: string, countsInProfit: boolean, bookGroup?: BookGroup][] = [
  ['IN', 'Chủ góp vốn', false],
  ['IN', 'Thu khác', true],
  ['IN', 'Thừa quỹ', true],
  ['OUT', 'Lương nhân viên', true, 'labour'],
  ['OUT', 'Thuê mặt bằng', true, 'services'],
  ['OUT', 'Điện, nước, internet', true, 'services'],
  ['OUT', 'Vận chuyển', true, 'services'],
  ['OUT', 'Dịch vụ mua ngoài', true, 'services'],
  ['OUT', 'Lãi vay', true, 'interest'],
  ['OUT', 'Khấu hao', true, 'depreciation'],
  ['OUT', 'Thuế, phí', true],
  ['OUT', 'Chủ rút vốn', false],
  ['OUT', 'Chi khác', true, 'other'],
  ['OUT', 'Thiếu quỹ', true, 'other'],
]

/** Rows for a new store. */
export const firstVoucherKinds = () =>
  first.map(([direction, name, countsInProfit, bookGroup = null]) => ({
    id: newId(),
    direction,
    name,
    countsInProfit,
    bookGroup,
  }))
