/** The first of Q1, Q2 … that no till of the store ever had. Takes the prefixes given so far. */
export function nextPrefix(given: readonly string[]): string {
  const taken = new Set(given)
  for (let number = 1; ; number++) if (!taken.has(`Q${number}`)) return `Q${number}`
}
