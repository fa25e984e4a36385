/**
 * Keeps whole builds of the client, so that a till opens without the server and an open page keeps all its parts when the server has a
 * newer build (docs/topics/offline-sale.md). It keeps files of the client and nothing else: no answer of the API ever lies here, and the
 * outbox needs nothing of it. `web/list-files.ts` writes the list of a build into it.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis))

/** @type {{ build: string, files: string[] }} */
const listed = JSON.parse('LISTED')

const prefix = 'quay-client'
const ownName = `${prefix}-${listed.build}`
/** The one page that every path gets; it says of which build it is. */
const page = '/'
/** Builds that stay, this one too: a page of each may be open. */
const keptBuilds = 3
/** Files that are fetched at once: sales go before them. */
const atOnce = 6

worker.addEventListener('install', event => event.waitUntil(install()))
worker.addEventListener('activate', event => event.waitUntil(forgetOld().then(() => worker.clients.claim())))
worker.addEventListener('message', event => {
  const asked = event.data
  // What the browser threw away is fetched again.
  if (asked?.fill) event.waitUntil(fill().catch(() => {}))
  if (asked?.change === 'now') event.waitUntil(worker.skipWaiting())
  if (asked?.change === 'alone') event.waitUntil(changeAlone())
})
worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/mp/')) return
  if (request.mode === 'navigate') event.respondWith(kept(page, request))
  else if (pathname.startsWith('/assets/') || listed.files.includes(pathname))
    event.respondWith(kept(pathname, request))
})

/** All files of the build or none. */
async function install() {
  const isNew = !(await caches.has(ownName))
  try {
    await fill()
  } catch (error) {
    if (isNew) await caches.delete(ownName)
    throw error
  }
}

/** Copies and fetches what the build's cache does not have yet. Throws where one is not to be had. */
async function fill() {
  const own = await caches.open(ownName)
  const there = new Set((await own.keys()).map(({ url }) => new URL(url).pathname))
  const missing = listed.files.filter(file => !there.has(file))
  const take = async () => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop())
      await own.put(file, (await sameOfBefore(file)) ?? (await fetched(file)))
  }
  await Promise.all(Array.from({ length: atOnce }, take))
}

/**
 * A name with a hash is the same file in every build.
 * @param {string} file
 */
async function sameOfBefore(file) {
  return file.startsWith('/assets/') ? caches.match(file) : undefined
}

/**
 * @param {string} file
 * @returns {Promise<Response>}
 */
async function fetched(file) {
  const answer = await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })
  if (!answer.ok || answer.redirected) throw new Error(`${file}: ${answer.status}`)
  // The server may have got another build while this one is fetched.
  if (file === page && !(await answer.clone().text()).includes(`content="${listed.build}"`))
    throw new Error('The page is of another build')
  return answer
}

/**
 * From the cache of this build, else of the newest of before that has it: a page of that build may be open. Else from the server.
 * @param {string} file
 * @param {Request} request
 */
async function kept(file, request) {
  for (const name of [ownName, ...(await others()).reverse()]) {
    const answer = await caches.match(file, { cacheName: name })
    if (answer) return answer
  }
  return fetch(request)
}

/** Caches of other builds, the oldest first; the one of before there were builds has no build in its name. */
async function others() {
  return (await caches.keys()).filter(name => name.startsWith(prefix) && name !== ownName)
}

async function forgetOld() {
  const spare = (await others()).slice(0, -(keptBuilds - 1))
  await Promise.all(spare.map(name => caches.delete(name)))
}

/** Takes over for the page that asks, where no other one is open. */
async function changeAlone() {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await worker.skipWaiting()
}
