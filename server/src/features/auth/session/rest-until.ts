/** Waits for a moment of the process's clock (`performance.now()`); one that is past is now. */
export const restUntil = (moment: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, Math.max(0, moment - performance.now())))
