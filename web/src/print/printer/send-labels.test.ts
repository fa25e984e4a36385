import { expect, it } from 'vitest'
import type { SendOutcome } from '../print-queue.ts'
import { sendLabels } from './send-labels.ts'

const out: SendOutcome = { done: false, fault: 'paper-out' }

function labels(outcomes: SendOutcome[]) {
  const told: string[] = []
  const waited: number[] = []
  let resume = () => Promise.resolve()
  const sent = () =>
    sendLabels({
      send: async () => outcomes.shift() ?? out,
      wait: async milliseconds => void waited.push(milliseconds),
      tell: (fault, again) => {
        told.push(fault ?? 'done')
        if (again) resume = again
      },
    })
  return { told, waited, sent, resume: () => resume() }
}

it('says at once what is wrong, tries again by itself, and takes its words back when the labels are printed', async () => {
  const { told, waited, sent } = labels([out, { done: false, fault: 'unreachable' }, { done: true }])
  await sent()
  expect(told).toEqual(['paper-out', 'unreachable', 'done'])
  expect(waited).toEqual([2_000, 5_000])
})

it('leaves it to the person after a while, who goes on with the same labels', async () => {
  const { told, waited, sent, resume } = labels([out, out, out, out, { done: true }])
  await sent()
  expect(waited).toEqual([2_000, 5_000, 10_000])
  expect(told.at(-1)).toBe('paper-out')
  await resume()
  expect(told.at(-1)).toBe('done')
})

it('says nothing of labels that were printed, and tries nothing again that no patience mends', async () => {
  const good = labels([{ done: true }])
  await good.sent()
  expect(good.told).toEqual([])
  const broken = labels([{ done: false, fault: 'broken' }])
  await broken.sent()
  expect([broken.told, broken.waited]).toEqual([['broken'], []])
})
