/** How long a refusal of too many calls waits, in milliseconds; no more of them than `restingAtMost` wait at once. */
const refusedAfter = 1_000
const restingAtMost = 1_000

let resting = 0

/**
 * Waits before a caller hears that it called too often: whoever sends on without waiting is slowed down by it, and a
 * hundred lines of junk cost the server a hundred answers a second. Beyond a thousand that wait it waits no more.
 */
export async function restBeforeRefusal(): Promise<void> {
  if (resting >= restingAtMost) return
  resting++
  // Not all at the same instant: that would be a pause for everybody else.
  await new Promise(go => setTimeout(go, refusedAfter * (0.5 + Math.random())))
  resting--
}
