import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'
import { withList } from './list-files.ts'

const origin = 'https://quay.test'
const text = (name: string) => readFileSync(new URL(`./service-worker/${name}`, import.meta.url), 'utf8')

/** Caches of a browser, in the order in which they were made. */
function modelCaches() {
  const all = new Map<string, Map<string, Response>>()
  const pathOf = (asked: string | Request) => new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return {
      keys: async () => [...kept.keys()].map(path => ({ url: origin + path })),
      put: async (path: string, answer: Response) => void kept.set(path, answer),
    }
  }
  return {
    all,
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: string | Request, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, kept] of all)
        if ((!cacheName || name === cacheName) && kept.has(pathOf(asked))) return kept.get(pathOf(asked))!.clone()
      return undefined
    },
  }
}

/** A server that gives one build: its files by path. */
type Served = { build: string; files: Record<string, string> }
const build = (name: string, assets: readonly string[]): Served => ({
  build: name,
  files: {
    '/': `<meta name="build" content="${name}">`,
    '/icon.svg': `icon of ${name}`,
    ...Object.fromEntries(assets.map(asset => [`/assets/${asset}`, asset])),
  },
})

let browser: ReturnType<typeof modelCaches>
let served: Served | null
let fetched: string[]
let pages: number
beforeEach(() => {
  browser = modelCaches()
  fetched = []
  pages = 1
})

/** The worker of a build, as the browser runs it. */
function workerOf(list: Served, name = 'service-worker.js') {
  const listeners = new Map<string, (event: object) => void>()
  const did: string[] = []
  const context = createContext({
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    caches: browser,
    fetch: async (asked: string | { url: string }) => {
      const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname
      fetched.push(path)
      if (!served) throw new TypeError('Failed to fetch')
      const found = served.files[path]
      return new Response(found ?? '', { status: found === undefined ? 404 : 200 })
    },
    clients: { claim: async () => void did.push('claim'), matchAll: async () => Array.from({ length: pages }) },
    registration: { unregister: async () => void did.push('unregister') },
    skipWaiting: async () => void did.push('skipWaiting'),
    location: { origin },
    URL,
    Response,
  })
  runInContext(withList(text(name), { build: list.build, files: Object.keys(list.files) }), context)
  const wait = async (kind: string, event: object = {}) => {
    let until: Promise<unknown> = Promise.resolve()
    const waitUntil = (work: Promise<unknown>) => {
      until = work
    }
    listeners.get(kind)!({ ...event, waitUntil })
    await until
  }
  return {
    did,
    install: () => wait('install'),
    activate: () => wait('activate'),
    tell: (data: object) => wait('message', { data }),
    /** The body of what it answers, null where it leaves the call to the network. */
    async get(path: string, mode = 'cors') {
      let answer: Promise<Response> | null = null
      const request = { method: 'GET', url: origin + path, mode }
      const respondWith = (given: Promise<Response>) => {
        answer = given
      }
      listeners.get('fetch')!({ request, respondWith })
      return answer && (await (await (answer as Promise<Response>)).text())
    },
  }
}

const one = build('one', ['page-1.js', 'lots-1.js', 'vendor.js'])
const two = build('two', ['page-2.js', 'lots-2.js', 'vendor.js'])

describe('installing a build', () => {
  it('keeps all of its files, and everything opens without a server', async () => {
    served = one
    const worker = workerOf(one)
    await worker.install()
    await worker.activate()
    expect(worker.did).toEqual(['claim'])
    served = null
    expect(await worker.get('/sales', 'navigate')).toBe(one.files['/'])
    expect(await worker.get('/assets/lots-1.js')).toBe('lots-1.js')
    expect(await worker.get('/icon.svg')).toBe('icon of one')
  })

  it('fetches only what no build of before has', async () => {
    served = one
    await workerOf(one).install()
    fetched.length = 0
    served = two
    await workerOf(two).install()
    expect(fetched.sort()).toEqual(['/', '/assets/lots-2.js', '/assets/page-2.js', '/icon.svg'])
  })

  it.each([
    ['a file is gone', () => delete served!.files['/assets/lots-2.js']],
    ['the page is already of another build', () => Object.assign(served!.files, { '/': one.files['/'] })],
    ['the server is gone', () => Object.assign(served!, { files: {} })],
  ])('keeps nothing of it when %s', async (_, spoil) => {
    served = one
    await workerOf(one).install()
    served = { ...two, files: { ...two.files } }
    spoil()
    await expect(workerOf(two).install()).rejects.toThrow()
    expect([...browser.all.keys()]).toEqual(['quay-client-one'])
  })

  it('fetches again what the browser threw away', async () => {
    served = one
    const worker = workerOf(one)
    await worker.install()
    browser.all.get('quay-client-one')!.delete('/assets/lots-1.js')
    await worker.tell({ fill: true })
    expect(browser.all.get('quay-client-one')!.size).toBe(5)
    browser.all.clear()
    expect(await worker.get('/assets/lots-1.js')).toBe('lots-1.js')
    await worker.tell({ fill: true })
    expect(browser.all.get('quay-client-one')!.size).toBe(5)
  })
})

describe('an upgrade', () => {
  it('leaves an open page all its parts, before and after it took over', async () => {
    served = one
    const first = workerOf(one)
    await first.install()
    served = two
    const second = workerOf(two)
    await second.install()
    expect(second.did).toEqual([])
    expect(await first.get('/assets/lots-1.js')).toBe('lots-1.js')
    expect(await first.get('/sales', 'navigate')).toBe(one.files['/'])
    await second.activate()
    expect(await second.get('/assets/lots-1.js')).toBe('lots-1.js')
    expect(await second.get('/sales', 'navigate')).toBe(two.files['/'])
  })

  it('keeps the newest three builds, and takes in what was kept before there were builds', async () => {
    browser.all.set('quay-client', new Map([['/assets/vendor.js', new Response('vendor.js')]]))
    browser.all.set('somebody-else', new Map())
    for (const name of ['one', 'two', 'three', 'four']) {
      served = build(name, ['vendor.js'])
      const worker = workerOf(served)
      await worker.install()
      await worker.activate()
    }
    expect(fetched).not.toContain('/assets/vendor.js')
    expect([...browser.all.keys()]).toEqual([
      'somebody-else',
      'quay-client-two',
      'quay-client-three',
      'quay-client-four',
    ])
  })

  it('goes back to a build of before without fetching it again', async () => {
    for (const each of [one, two]) {
      served = each
      await workerOf(each).install()
    }
    fetched.length = 0
    served = one
    const back = workerOf(one)
    await back.install()
    await back.activate()
    expect(fetched).toEqual([])
    expect(await back.get('/sales', 'navigate')).toBe(one.files['/'])
  })

  it('takes over when it is asked to, at a start only where no other page is open', async () => {
    const worker = workerOf(one)
    pages = 2
    await worker.tell({ change: 'alone' })
    expect(worker.did).toEqual([])
    pages = 1
    await worker.tell({ change: 'alone' })
    await worker.tell({ change: 'now' })
    expect(worker.did).toEqual(['skipWaiting', 'skipWaiting'])
  })
})

it('leaves the API, writes and what is not of the client to the network', async () => {
  served = one
  const worker = workerOf(one)
  await worker.install()
  expect(await worker.get('/mp/api/bill')).toBeNull()
  expect(await worker.get('/mp/api/docs', 'navigate')).toBeNull()
  expect(await worker.get('/build.json')).toBeNull()
})

it('the way out forgets all builds and takes itself away', async () => {
  for (const name of ['quay-client', 'quay-client-one', 'somebody-else']) browser.all.set(name, new Map())
  const worker = workerOf(one, 'service-worker-off.js')
  await worker.install()
  await worker.activate()
  expect(worker.did).toEqual(['skipWaiting', 'unregister'])
  expect([...browser.all.keys()]).toEqual(['somebody-else'])
})
