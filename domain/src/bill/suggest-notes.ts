/** What a total is rounded up to, after the exact amount: small change, then a note or two. */
const steps = [[10_000], [50_000, 100_000]] as const
const smallSteps = [[5000], [10_000, 20_000]] as const
/** Notes that one hands over alone. */
const notes = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const
const largestNote = 500_000
const most = 4

/**
 * Up to four amounts that a customer is likely to hand over for `payable` đồng, the exact one first: then the next ten
 * thousand, the next fifty or hundred thousand, and the next larger notes: 26.000 → 26.000, 30.000, 50.000, 100.000. Above the
 * largest note it ends with as many of that as are enough. Below 10.000 the same with smaller notes. What is already suggested
 * gives way to the next larger round amount.
 */
export function suggestNotes(payable: number): number[] {
  if (payable <= 0) return []
  const amounts = [payable]
  const add = (choices: readonly number[]) => {
    const next = choices.find(amount => amount > amounts.at(-1)!)
    if (next !== undefined && amounts.length < most) amounts.push(next)
  }
  for (const step of payable < 10_000 ? smallSteps : steps) add(step.map(note => Math.ceil(payable / note) * note))
  for (const note of notes) add([note])
  add([Math.ceil(payable / largestNote) * largestNote])
  return amounts
}
