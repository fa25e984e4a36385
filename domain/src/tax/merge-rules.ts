import { type TaxRule, taxRules } from './tax-rules.ts'

/** The rules of the program and those that a store entered, by the day from which they hold; of one day that of the store counts. */
export function mergeRules(own: readonly TaxRule[], known: readonly TaxRule[] = taxRules): TaxRule[] {
  const days = new Set(own.map(({ from }) => from))
  return [...known.filter(({ from }) => !days.has(from)), ...own].toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  )
}
