/** How long a refusal of too many calls waits, in milliseconds; no more of them than `restingAtMost` wait at once. */
const refusedAfter = 1_000
const restingAtMost = 1_000

let resting = 0

/**
 * Waits before it tells a caller that it called too often. This slows down callers that do not pause, and a
 * hundred lines of junk cost the server a hundred answers a second. Does not wait while a thousand others wait.
 */
export async function restBeforeRefusal(): Promise<void> {
  if (resting >= restingAtMost) return
  resting++
  // Not all at the same instant: that would be a pause for everybody else.
  await new Promise(go => setTimeout(go, refusedAfter * (0.5 + Math.random())))
  resting--
}
