import type { Answered } from './send.ts'

const mostTries = 4
const longestWaitSeconds = 15

/**
 * Reads, and reads again while the server refuses with `store-busy`: after the seconds that the refusal names and up to
 * half as many more, so that screens refused together do not come back together. Gives the last answer after four tries;
 * throws the abort of `signal`. For reads only: who saves sees the refusal and decides.
 */
export async function whileBusy<A extends Answered>(read: () => Promise<A>, signal?: AbortSignal): Promise<A> {
  for (let tries = 1; ; tries += 1) {
    const answer = await read()
    if (answer.envelope.error !== 'store-busy' || tries === mostTries) return answer
    await wait(secondsOf(answer) * (1 + Math.random() / 2), signal)
    signal?.throwIfAborted()
  }
}

function secondsOf({ envelope }: Answered): number {
  const seconds = (envelope.details as { seconds?: unknown } | undefined)?.seconds
  return typeof seconds === 'number' ? Math.min(Math.max(seconds, 1), longestWaitSeconds) : 2
}

const wait = (seconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
