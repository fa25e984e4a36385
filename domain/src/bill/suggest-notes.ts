/** From 5.000 up: smaller notes make no amount that somebody hands over on purpose. */
const notes = [5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000]
const largest = 500_000
const suggestions = 4

/**
 * Up to four amounts that a customer is likely to hand over for `payable`, the exact one first: 187.000 → 187.000,
 * 190.000, 200.000, 500.000. Each is a multiple of one note; notes below a twentieth of the amount are not counted out.
 */
export function suggestNotes(payable: number): number[] {
  if (payable <= 0) return []
  const rounded = notes
    .filter(note => note * 20 >= payable || note === largest)
    .map(note => Math.ceil(payable / note) * note)
  return [...new Set([payable, ...rounded])].sort((a, b) => a - b).slice(0, suggestions)
}
