import { expect, it } from 'vitest'
import { checkDiscountLimit } from './check-discount-limit.ts'
import { priceBill } from './price/price-bill.ts'

const line = (unitPrice: number, off = 0, rounding?: number) => ({
  quantity: 1,
  unitPrice,
  discount: off > 0 ? { unit: 2 as const, value: off } : null,
  vatRate: 5 as const,
  ...(rounding !== undefined && { rounding }),
})
function check(
  lines: ReturnType<typeof line>[],
  orderOff: number,
  limit: number | null,
): (string | undefined)[] | null {
  const bill = priceBill({ lines, discount: orderOff > 0 ? { unit: 2, value: orderOff } : null })
  expect(bill.problems).toEqual([])
  const [problem] = checkDiscountLimit(bill, limit)
  return problem ? [problem.code, problem.path] : null
}

it.each<[string, Parameters<typeof check>, ReturnType<typeof check>]>([
  ['no limit', [[line(10_000, 9_000)], 0, null], null],
  ['a line at the limit', [[line(10_000, 1_000)], 0, 1_000], null],
  ['a line a đồng beyond it', [[line(10_000, 1_001)], 0, 1_000], ['discount-over-limit', 'items.0.discount']],
  [
    'the second line beyond it',
    [[line(10_000), line(5_000, 501)], 0, 1_000],
    ['discount-over-limit', 'items.1.discount'],
  ],
  ['the bill at the limit', [[line(10_000), line(5_000)], 1_500, 1_000], null],
  ['the bill a đồng beyond it', [[line(10_000), line(5_000)], 1_501, 1_000], ['discount-over-limit', 'discount']],
  ['line and bill together beyond it', [[line(10_000, 600)], 401, 1_000], ['discount-over-limit', 'discount']],
  ['a limit of nothing', [[line(10_000, 1)], 0, 0], ['discount-over-limit', 'items.0.discount']],
  ['lines that each round down: the share of the total', [[line(14), line(14)], 3, 1_000], null],
  ['and a đồng beyond it', [[line(14), line(14)], 4, 1_000], ['discount-over-limit', 'discount']],
  ['rounding where no discount is allowed', [[line(10_000, 0, 7)], 0, 0], null],
  ['lines that each round up', [[line(15, 2), line(15, 2)], 0, 1_000], null],
  // The đồng by which the parts of a fixed price do not come out are not a discount.
  ['rounding beside the limit', [[line(10_000, 0, 7)], 1_000, 1_000], null],
  ['more than the rounding', [[line(10_000, 0, 7)], 1_001, 1_000], ['discount-over-limit', 'discount']],
])('%s', (_, [lines, orderOff, limit], outcome) => {
  expect(check(lines, orderOff, limit)).toEqual(outcome)
})

it('tells of every line beyond it, and of the bill', () => {
  const bill = priceBill({ lines: [line(10_000, 2_000), line(5_000), line(5_000, 600)] })
  expect(checkDiscountLimit(bill, 1_000).map(({ path, isFinal }) => [path, isFinal])).toEqual([
    ['items.0.discount', true],
    ['items.2.discount', true],
    ['discount', true],
  ])
})
