import { formatNumber } from '@quay/domain/text/format-number'

const steps: ReadonlyArray<[number, string]> = [
  [1e9, ' tỷ'],
  [1e6, ' tr'],
  [1e3, 'k'],
]

/** An amount for the axis of a chart: 2.400.000 is "2,4 tr". */
export function compactNumber(value: number): string {
  const step = steps.find(([size]) => Math.abs(value) >= size)
  return step ? `${formatNumber(value / step[0], 1)}${step[1]}` : formatNumber(value)
}
