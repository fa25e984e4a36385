/** The worker fetches some hundred files: not while the screen is being drawn. */
const restMs = 3_000
/** Nobody waits for these parts. */
const laterMs = 10_000
/** A worker that may not take over says nothing. */
const patienceMs = 5_000

/** What Chrome gives a page that could be installed: the question, to be asked at a touch of ours. */
export interface InstallQuestion extends Event {
  prompt(): Promise<unknown>
}

let question: InstallQuestion | null = null
/** The question whether to install, once the browser has it. */
export const installQuestion = () => question

/**
 * Lets a worker keep whole builds of the client, so that the till opens without the server and keeps its parts through an upgrade. Where the
 * browser has none (an address that is not secure), nothing is kept and everything else works.
 */
export function keepClient(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!import.meta.env.PROD || !workers) return
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    question = event as InstallQuestion
  })
  workers.getRegistration().then(known => known?.waiting && changeTo(known.waiting, 'alone'), ignore)
  setTimeout(() => workers.register('/service-worker.js', { updateViaCache: 'none' }).catch(ignore), restMs)
  setTimeout(() => {
    import('./follow-builds.ts').then(part => part.followBuilds(), ignore)
    import('../disk/keep-storage.ts').then(part => part.keepStorage(), ignore)
  }, laterMs)
}

/** Has a waiting build take over, with `alone` only where no other page is open, and begins this page anew, once. */
export function changeTo(waiting: ServiceWorker, how: 'now' | 'alone'): void {
  const signal = how === 'now' ? {} : { signal: AbortSignal.timeout(patienceMs) }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true, ...signal })
  waiting.postMessage({ change: how })
}

/** Private windows and some policies refuse workers; a part that does not come is asked for at the next opening. */
function ignore() {}
