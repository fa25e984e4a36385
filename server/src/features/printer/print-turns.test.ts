import { expect, it } from 'vitest'
import type { PrintOutcome } from '../../outside/printer-lan.ts'
import { makePrintTurns } from './print-turns.ts'

const done: PrintOutcome = { done: true }

it('prints one paper after the other at a printer, and beside each other at two', async () => {
  const turn = makePrintTurns()
  const order: string[] = []
  let free = () => {}
  const first = turn('a', '1', () => new Promise(resolve => (free = () => resolve(done))))
  const second = turn('a', '2', async () => {
    order.push('second')
    return done
  })
  await turn('b', '3', async () => {
    order.push('other')
    return done
  })
  expect(order).toEqual(['other'])
  free()
  await Promise.all([first, second])
  expect(order).toEqual(['other', 'second'])
})

it('prints a job once, also while it is being printed, and again after it failed or ten minutes', async () => {
  let time = 0
  const turn = makePrintTurns(() => time)
  let papers = 0
  const print = async (): Promise<PrintOutcome> => {
    papers += 1
    return papers === 1 ? { done: false, fault: 'paper-out' } : done
  }
  await turn('a', '1', print)
  const both = await Promise.all([turn('a', '1', print), turn('a', '1', print)])
  expect(both.map(one => one !== 'full' && one.repeated)).toEqual([false, true])
  expect(papers).toBe(2)
  time = 601_000
  await turn('a', '1', print)
  expect(papers).toBe(3)
})

it('lets no more wait than would ever be printed', async () => {
  const turn = makePrintTurns()
  const never = () => new Promise<PrintOutcome>(() => {})
  for (let job = 0; job < 20; job += 1) void turn('a', String(job), never)
  expect(await turn('a', 'x', never)).toBe('full')
})
