import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { ledgerDifferences } from '../ledgers.ts'
import { allRoutes } from './all-routes.ts'
import { asReply } from './calls.ts'
import { type Request, requestsOf, toInject } from './wire.ts'
import { makeWorld, stillWhole, type World } from './world.ts'
import { wrongAnswer } from './wrong-answer.ts'

/** Calls of a short run over all routes together: half a minute of one processor, however many routes there are. */
const shortRun = 4_500
/** FUZZ_RUNS=2000 for a long run, which reports the slowest calls; FUZZ_SEED for other ones. */
const runs = Number(process.env.FUZZ_RUNS ?? Math.max(8, Math.floor(shortRun / allRoutes.length)))
const isLong = process.env.FUZZ_RUNS !== undefined
const seed = Number(process.env.FUZZ_SEED ?? 20261121)
/** A route gets no more of a short run than this. Reading a file begins a process, which a busy machine does slowly. */
const longestMs = isLong ? 600_000 : 5_000

let shop: TestApp
let world: World
const slowest: { name: string; ms: number; request: string }[] = []
beforeAll(async () => {
  shop = await testApp()
  world = await makeWorld(shop)
})
afterAll(async () => {
  await shop.close()
  if (isLong) process.stdout.write(`${slowestLines()}\n`)
})

describe('whatever is sent, the answer is one that the route declares', () => {
  it.each(allRoutes)(
    '%s',
    async (name, route) => {
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
        seed,
        interruptAfterTimeLimit: longestMs,
        markInterruptAsFailure: false,
      })
    },
    longestMs + 30_000,
  )

  it('and the books are right after it', async () => {
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

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
