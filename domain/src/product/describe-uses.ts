import { formatNumber } from '../text/format-number.ts'

/** Uses as a sentence names them, those of one word together: "3 hóa đơn, 1 phiếu nhập". */
export function describeUses(uses: readonly { word: string; count: number }[]): string {
  const counted = new Map<string, number>()
  for (const { word, count } of uses) counted.set(word, (counted.get(word) ?? 0) + count)
  return [...counted].map(([word, count]) => `${formatNumber(count)} ${word}`).join(', ')
}
