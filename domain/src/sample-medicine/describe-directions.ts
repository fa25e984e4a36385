import type { Directions } from '@quay/contract/sample-medicine/shapes'
import { formatNumber } from '../text/format-number.ts'

const times = [
  ['morning', 'sáng'],
  ['noon', 'trưa'],
  ['afternoon', 'chiều'],
  ['evening', 'tối'],
] as const

const meals = { BEFORE: 'trước ăn', WITH: 'trong bữa ăn', AFTER: 'sau ăn' } as const

/** "Sáng 1 viên, tối ½ viên, sau ăn. Uống nhiều nước": what stands on the bag and under the line. Empty where nothing is said. */
export function describeDirections(directions: Directions, unitName: string): string {
  const unit = unitName.toLowerCase()
  const parts = times.flatMap(([field, word]) => {
    const count = directions[field]
    return count === null ? [] : [`${word} ${describeCount(count)} ${unit}`]
  })
  if (directions.meal) parts.push(meals[directions.meal])
  const sentence = parts.join(', ')
  return [sentence.charAt(0).toUpperCase() + sentence.slice(1), directions.note].filter(Boolean).join('. ')
}

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** 1½ as a person writes it. */
function describeCount(count: number): string {
  const whole = Math.floor(count)
  const rest = fractions[String(count - whole)] ?? ''
  return whole === 0 ? rest : `${formatNumber(whole)}${rest}`
}
