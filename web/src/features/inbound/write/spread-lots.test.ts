import { describe, expect, it } from 'vitest'
import { lotSum, spreadLots } from './spread-lots.ts'

const lots = (...quantities: Array<number | null>) => quantities.map(quantity => ({ quantity }))

describe('spreadLots', () => {
  it.each([
    [60, lots(null), [60]],
    [60, lots(40, null), [40, 20]],
    [60, lots(null, 40), [20, 40]],
    [60, lots(40, 30), [40, 30]],
    [60, lots(70, null), [70, 0]],
    [60, lots(null, null), [60, 0]],
  ])('%d over %j', (total, given, expected) => {
    expect(spreadLots(total, given)).toEqual(expected)
  })
})

describe('lotSum', () => {
  it.each([
    [60, lots(40, null), 0, 'Đủ 60 / 60 hộp'],
    [60, lots(40), -20, 'Còn 20 hộp chưa có lô'],
    [1500, lots(1505), 5, 'Các lô thừa 5 hộp'],
  ])('%d over %j', (total, given, difference, text) => {
    expect(lotSum(total, given, 'Hộp')).toEqual({ difference, text })
  })
})
