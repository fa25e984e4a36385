const restMs = 3_000

/**
 * Lets a worker keep the files of the client, so that the till opens again without the server. Where the browser has
 * none (an address that is not secure), nothing is kept and everything else works.
 */
export async function keepClient(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    // What this page loaded before the worker was there, once the screen has come to rest.
    setTimeout(() => active?.postMessage({ keep: loadedFiles() }), restMs)
  } catch {
    // Private windows and some policies refuse it.
  }
}

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
