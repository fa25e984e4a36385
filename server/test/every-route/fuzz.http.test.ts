import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeSample, sampleOfRun, turns } from '../../../scripts/test-sample.mjs'
import { type TestApp, testApp } from '../app.ts'
import { ledgerDifferences } from '../ledgers.ts'
import { allRoutes, byFeature, checkEach } from './all-routes.ts'
import { asReply } from './calls.ts'
import { type Request, requestsOf, toInject } from './wire.ts'
import { makeWorld, stillWhole, type World } from './world.ts'
import { wrongAnswer } from './wrong-answer.ts'

// A store in which everything happened: a busy machine takes its time.
vi.setConfig({ hookTimeout: 240_000 })

const sample = sampleOfRun()
/** Requests of each route when a run takes everything; a sample takes its part of them, other ones each day. */
const everyRequest = 21
/** FUZZ_RUNS=2000 for a long run, which reports the slowest calls. */
const runs = Number(process.env.FUZZ_RUNS ?? (sample.all ? everyRequest : everyRequest / turns))
const isLong = process.env.FUZZ_RUNS !== undefined
/** A route gets no more of a short run than this. Reading a file begins a process, which a busy machine does slowly. */
const longestMs = isLong ? 600_000 : 5_000

let shop: TestApp
let world: World
const slowest: { name: string; ms: number; request: string }[] = []
beforeAll(async () => {
  process.stdout.write(`${describeSample(sample)}\n`)
  shop = await testApp()
  world = await makeWorld(shop)
})
afterAll(async () => {
  await shop.close()
  if (isLong) process.stdout.write(`${slowestLines()}\n`)
})

describe('whatever is sent, the answer is one that the route declares', () => {
  it.each(byFeature(allRoutes))(
    '%s',
    async (_feature, routes) => {
      await checkEach(routes, async (name, route) => {
        world = await stillWhole(world)
        const check = async (request: Request) => {
          const token = route.permission === 'public' ? undefined : world.caller.accessToken
          const began = performance.now()
          const answer = await shop.app.inject(toInject(route, request, token))
          note(name, performance.now() - began, request)
          const reply = asReply(answer)
          const wrong = wrongAnswer(route, reply, String(answer.headers['content-type']))
          if (wrong) expect.fail(`${wrong}\n${answer.statusCode} ${answer.body.slice(0, 1_000)}`)
          // Who signed themselves out, or took their own rights away, would be refused everything from now on.
          if (route.permission !== 'public' && [401, 403].includes(reply.status)) world = await stillWhole(world)
        }
        await fc.assert(fc.asyncProperty(requestsOf(name, route, world), check), {
          numRuns: runs,
          seed: seedOf(name),
          interruptAfterTimeLimit: longestMs,
          markInterruptAsFailure: false,
        })
      })
    },
    Math.max(600_000, 30 * longestMs),
  )

  it('and the books are right after it', async () => {
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

/** Of its own for each route: with the same one the few requests of all would be odd in the same way. */
const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, sample.seed)

function note(name: string, ms: number, { url, payload }: Request): void {
  slowest.push({ name, ms, request: `${url.slice(0, 200)} ${String(payload ?? '').slice(0, 200)}` })
  if (slowest.length < 2_000) return
  slowest.sort((a, b) => b.ms - a.ms).splice(20)
}

const slowestLines = () =>
  slowest
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 20)
    .map(({ name, ms, request }) => `${ms.toFixed(0).padStart(6)} ms  ${name}  ${request}`)
    .join('\n')
