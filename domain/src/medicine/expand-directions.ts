const numberPattern = '\\d{1,2}(?:,\\d|/\\d)?'
const timesADay = new RegExp(`^(\\d{1,2})x(${numberPattern})$`)
const atATime = new RegExp(`^(s|tr|c|t)(${numberPattern})$`)
const forDays = /^(\d{1,2})n$/

const parts = { s: 'sáng', tr: 'trưa', c: 'chiều', t: 'tối' } as const
const ways: Readonly<Record<string, string>> = {
  sa: 'sau ăn',
  ta: 'trước ăn',
  ka: 'trong khi ăn',
  tn: 'trước khi ngủ',
  kc: 'khi cần',
}

/**
 * What the abbreviations of a pharmacist say in whole words: "2x1 sa 5n" is "Ngày 2 lần, mỗi lần 1 viên, sau ăn, trong 5 ngày". Null
 * where one word is none of them: what was typed stays as it is, and nothing is guessed.
 */
export function expandDirections(typed: string, unit: string): string | null {
  const words = typed.trim().toLowerCase().split(/\s+/)
  const said: string[] = []
  for (const word of words) {
    const whole = expand(word, unit.toLowerCase())
    if (whole === null) return null
    said.push(whole)
  }
  const sentence = said.join(', ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function expand(word: string, unit: string): string | null {
  const [, times, each] = timesADay.exec(word) ?? []
  if (times && each) return isSome(times) && isSome(each) ? `ngày ${Number(times)} lần, mỗi lần ${each} ${unit}` : null
  const [, part, count] = atATime.exec(word) ?? []
  if (part && count) return isSome(count) ? `${parts[part as keyof typeof parts]} ${count} ${unit}` : null
  const [, days] = forDays.exec(word) ?? []
  if (days) return isSome(days) ? `trong ${Number(days)} ngày` : null
  return Object.hasOwn(ways, word) ? ways[word]! : null
}

/** Nothing taken, or a part of nothing, is a slip of the hand. */
const isSome = (number: string) => number.split('/').every(part => Number(part.replace(',', '.')) > 0)
