import { parseNumber } from '../text/parse-number.ts'

/** Reads a number of one invoice; null for a text that is not a number. */
export type ReadNumber = (text: string) => number | null

/**
 * How an invoice writes its numbers, from all of them: 1.234,5 or 1,234.5. Where none of them tells, or one sign stands for
 * both (2.00 and 10.000), each is read as people here write it.
 */
export function numbersOf(texts: readonly string[]): ReadNumber {
  const clean = texts.map(text => text.replace(/\s/g, ''))
  const isComma = clean.some(
    text => /^-?(\d+|\d{1,3}(\.\d{3})+),(\d{1,2}|\d{4,})$/.test(text) || /\d\.\d{3},\d+$/.test(text),
  )
  const isPoint = clean.some(
    text => /^-?(\d+|\d{1,3}(,\d{3})+)\.(\d{1,2}|\d{4,})$/.test(text) || /\d,\d{3}\.\d+$/.test(text),
  )
  if (isComma === isPoint) return parseNumber
  const [sign, other] = isComma ? [',', '.'] : ['.', ',']
  const isBoth = clean.some(text => new RegExp(`^-?[1-9]\\d{0,2}[${sign}]\\d{3}$`).test(text))
  if (isBoth && !clean.some(text => text.includes(other))) return parseNumber
  const pattern = isComma ? /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/ : /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/
  return text => {
    const compact = text.replace(/\s/g, '')
    if (!pattern.test(compact)) return null
    return Number(isComma ? compact.replaceAll('.', '').replace(',', '.') : compact.replaceAll(',', ''))
  }
}
