/** What a total is rounded up to, after the exact amount: small change, a note or two, and the largest note. */
const steps = [[10_000], [50_000, 100_000], [500_000]] as const
const smallSteps = [[5000], [10_000, 20_000], [50_000, 100_000]] as const

/**
 * Up to four amounts that a customer is likely to hand over for `payable` đồng, the exact one first: then the next ten
 * thousand, the next fifty or hundred thousand, and notes of 500.000: 251.500 → 251.500, 260.000, 300.000, 500.000. Below
 * 10.000 the same with smaller notes. What is already suggested gives way to the next larger round amount.
 */
export function suggestNotes(payable: number): number[] {
  if (payable <= 0) return []
  const amounts = [payable]
  for (const notes of payable < 10_000 ? smallSteps : steps) {
    const rounded = notes.map(note => Math.ceil(payable / note) * note)
    const next = rounded.find(amount => amount > amounts.at(-1)!)
    if (next !== undefined) amounts.push(next)
  }
  return amounts
}
