import { newId } from '../../db/new-id.ts'

/** The kinds of receipt and payment that a shop begins with (practice of cash books; each shop may add its own). */
const first: readonly [direction: 'IN' | 'OUT', name: string, countsInProfit: boolean][] = [
  ['IN', 'Chủ góp vốn', false],
  ['IN', 'Thu khác', true],
  ['OUT', 'Lương nhân viên', true],
  ['OUT', 'Thuê mặt bằng', true],
  ['OUT', 'Điện, nước, internet', true],
  ['OUT', 'Vận chuyển', true],
  ['OUT', 'Thuế, phí', true],
  ['OUT', 'Chủ rút vốn', false],
  ['OUT', 'Chi khác', true],
]

/** Rows for a new store. */
export const firstVoucherKinds = () =>
  first.map(([direction, name, countsInProfit]) => ({ id: newId(), direction, name, countsInProfit }))
