import { noteServerTime } from './clock.ts'
import { setOnline, useConnection } from './connection.ts'
import { tellHealth } from './health.ts'

const calmMs = 20_000
const anxiousMs = 4_000
const patienceMs = 4_000

/**
 * Asks the server's health now and then, sooner while it does not answer, and at once when the browser's network
 * changes: `navigator.onLine` is true on a shop's router without a line. Gives the function that stops it.
 */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function ask() {
    clearTimeout(timer)
    if (!document.hidden) setOnline(await answers())
    if (stopped) return
    timer = setTimeout(ask, useConnection.getState().online ? calmMs : anxiousMs)
  }
  const soon = () => void ask()
  const lost = () => setOnline(false)
  const shown = () => !document.hidden && soon()
  window.addEventListener('online', soon)
  window.addEventListener('offline', lost)
  document.addEventListener('visibilitychange', shown)
  void ask()
  return () => {
    stopped = true
    clearTimeout(timer)
    window.removeEventListener('online', soon)
    window.removeEventListener('offline', lost)
    document.removeEventListener('visibilitychange', shown)
  }
}

/** Asks the server whether it is there, and what time it is; gives whether it answered. */
export async function answers(): Promise<boolean> {
  try {
    const answer = await fetch('/mp/api/health', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    noteServerTime(answer.headers.get('date'))
    if (answer.ok) tellHealth((await answer.json()).data ?? {})
    return answer.ok
  } catch {
    return false
  }
}
