import { expect, it } from 'vitest'
import { fairQueue } from './fair-queue.ts'

/** Jobs that end on a call, and the order in which they began. */
function workshop(bounds: { atOnce: number; perKey?: number; waitingPerKey: number }) {
  const queue = fairQueue({ ...bounds, refuse: count => new Error(`${count} waiting`) })
  const begun: string[] = []
  const endings = new Map<string, () => void>()
  const start = (key: string, name: string) =>
    queue.run(key, async () => {
      begun.push(name)
      await new Promise<void>(end => endings.set(name, end))
      return name
    })
  const settled = () => new Promise(resolve => setImmediate(resolve))
  const end = async (name: string) => {
    endings.get(name)!()
    await settled()
  }
  return { start, end, begun, settled }
}

it('gives places to keys by turns, one to a key, whatever one of them sends', async () => {
  const { start, end, begun, settled } = workshop({ atOnce: 2, waitingPerKey: 3 })
  const works = [start('a', 'a1'), start('a', 'a2'), start('a', 'a3'), start('b', 'b1'), start('c', 'c1')]
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  await end('a2')
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1'])
  await end('b1')
  await end('c1')
  await end('a3')
  expect(await Promise.all(works)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

it('refuses a key whose line is full at once, and no other', async () => {
  const { start, end, begun } = workshop({ atOnce: 1, waitingPerKey: 1 })
  const works = [start('a', 'a1'), start('a', 'a2')]
  await expect(start('a', 'a3')).rejects.toThrow('1 waiting')
  works.push(start('b', 'b1'))
  for (const name of ['a1', 'a2', 'b1']) await end(name)
  expect(begun).toHaveLength(3)
  await Promise.all(works)
})

it('goes on after work that failed', async () => {
  const queue = fairQueue({ atOnce: 1, waitingPerKey: 1, refuse: () => new Error('full') })
  const failed = queue.run('a', async () => {
    throw new Error('broken')
  })
  const next = queue.run('a', async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

it('takes as many of one key as it is allowed', async () => {
  const { start, end, begun, settled } = workshop({ atOnce: 3, perKey: 2, waitingPerKey: 5 })
  const works = [start('a', 'a1'), start('a', 'a2'), start('a', 'a3'), start('b', 'b1')]
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
  await Promise.all(works)
})
