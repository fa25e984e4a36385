import { expect, it } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

it.each([
  [0, 'Không đồng'],
  [5, 'Năm đồng'],
  [15_000, 'Mười lăm nghìn đồng'],
  [21_000, 'Hai mươi mốt nghìn đồng'],
  [1005, 'Một nghìn không trăm lẻ năm đồng'],
  [240_000, 'Hai trăm bốn mươi nghìn đồng'],
  [1_010_000_000, 'Một tỷ không trăm mười triệu đồng'],
])('%d → %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words)
})
