import { expect, it } from 'vitest'
import { describeSetting } from './describe-setting.ts'

it.each([
  ['fundMayBeNegative', true, 'Bật'],
  ['fundMayBeNegative', false, 'Tắt'],
  ['discountLimit', 1250, '12,5%'],
  ['discountLimit', null, 'Không giới hạn'],
  ['defaultDebtLimit', 2_000_000, '2.000.000đ'],
  ['defaultDebtLimit', 0, '0đ'],
  ['nearExpiryDays', 90, '90 ngày'],
  ['backDateDays', null, 'Không giới hạn'],
  ['idleLockMinutes', 5, '5 phút'],
  ['idleLockMinutes', null, 'Không khóa'],
] as const)('%s %s is “%s”', (key, value, words) => {
  expect(describeSetting(key, value)).toBe(words)
})
