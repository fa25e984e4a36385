/**
 * Lets the pages of before open when the server cannot be reached, so that a till that is closed or reloaded in a shop
 * without a line sells on (docs/topics/offline-sale.md). It keeps the files of the client and nothing else: no answer
 * of the API ever lies here, and the outbox needs nothing of it. Served as it stands, under one name for ever.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis))

const cacheName = 'quay-client'
/** The one page that every path gets. */
const page = '/'
/** An answer that takes longer counts as none: a router without a line is silent. */
const patienceMs = 4_000
/** Some builds of the client; names of files carry hashes, so old ones are only a matter of room. */
const keptFiles = 600

worker.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then(cache => cache.add(page))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', event => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()))
})

// The page names the files that it had loaded before this worker was there; the browser still has them.
worker.addEventListener('message', event => {
  const keep = event.data?.keep
  if (!Array.isArray(keep)) return
  const files = keep.filter(path => typeof path === 'string' && isAsset(path))
  event.waitUntil(caches.open(cacheName).then(cache => Promise.allSettled(files.map(file => keepMissing(cache, file)))))
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (isAsset(pathname)) event.respondWith(assetOf(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/mp/')) event.respondWith(pageOf(request))
})

/** @param {string} path */
function isAsset(path) {
  return path.startsWith('/assets/') || path === '/icon.svg'
}

/**
 * Files with a hash in their name never change.
 * @param {Request} request
 */
async function assetOf(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone()).catch(noRoom)
  return answer
}

/**
 * The newest page, where the server gives it in time; else the one of last time.
 * @param {Request} request
 */
async function pageOf(request) {
  const cache = await caches.open(cacheName)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) })
    const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html')
    if (isPage) await cache.put(page, answer.clone()).catch(noRoom)
    return answer
  } catch (error) {
    const kept = await cache.match(page)
    if (kept) return kept
    throw error
  }
}

/**
 * @param {Cache} cache
 * @param {string} file
 */
async function keepMissing(cache, file) {
  if (!(await cache.match(file))) await cache.add(file)
}

async function forgetOld() {
  const cache = await caches.open(cacheName)
  const files = await cache.keys()
  const spare = files.filter(({ url }) => new URL(url).pathname !== page).slice(0, -keptFiles)
  await Promise.all(spare.map(file => cache.delete(file)))
}

/** A full disk keeps nothing: everything works as long as the server answers. */
function noRoom() {}
