/**
 * The way out: in the place of the worker it forgets all builds that a browser keeps and takes itself away. The server gives it with
 * KEEP_CLIENT=off (docs/topics/operations.md).
 */
const leaving = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis))

leaving.addEventListener('install', event => event.waitUntil(leaving.skipWaiting()))
leaving.addEventListener('activate', event => event.waitUntil(leave()))

async function leave() {
  const names = (await caches.keys()).filter(name => name.startsWith('quay-client'))
  await Promise.all(names.map(name => caches.delete(name)))
  await leaving.registration.unregister()
}
