import { expect, test } from 'vitest'
import { connectionsNeeded, type Lane, type Leave, makeTurns, rooms } from './turns.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

/** Sends so many calls of a session into a lane; gives those that began, in their order, and their turns. */
function crowd(turns: ReturnType<typeof makeTurns>, began: string[], leaves: Leave[]) {
  return (store: string, session: string, count: number, lane: Lane = 'read') => {
    const refused: unknown[] = []
    for (let i = 0; i < count; i++)
      turns.take(lane, { store, session }).then(
        leave => {
          began.push(`${store}.${session}`)
          leaves.push(leave)
        },
        error => refused.push(error),
      )
    return refused
  }
}

test('a store that sends hundreds of calls at once makes another one wait for none of them', async () => {
  const turns = makeTurns()
  const [began, leaves]: [string[], Leave[]] = [[], []]
  const send = crowd(turns, began, leaves)
  send('a', '1', 150)
  send('a', '2', 50)
  await settled()
  expect(began).toHaveLength(rooms.read.ofStore)
  began.length = 0
  send('b', '1', 1)
  await settled()
  expect(began).toEqual(['b.1'])
  for (const leave of leaves) leave()
})

test('stores come in turn, and in a store its sessions', async () => {
  const turns = makeTurns()
  const [began, leaves]: [string[], Leave[]] = [[], []]
  const send = crowd(turns, began, leaves)
  for (const store of ['x', 'y', 'z']) send(store, '1', 2)
  await settled()
  send('a', '1', 20)
  send('a', '2', 20)
  send('b', '1', 20)
  for (let i = 0; i < 12; i++) {
    leaves.shift()?.()
    await settled()
  }
  const late = began.filter(name => 'ab'.includes(name[0]!)).slice(0, 6)
  expect(late.filter(name => name === 'b.1').length).toBeGreaterThanOrEqual(2)
  expect(new Set(late)).toEqual(new Set(['a.1', 'a.2', 'b.1']))
})

test('a store that had its turn goes behind the others, however many of its calls wait', async () => {
  const turns = makeTurns()
  const [began, leaves]: [string[], Leave[]] = [[], []]
  const send = crowd(turns, began, leaves)
  for (const store of ['a', 'b', 'c', 'd']) send(store, '1', 3, 'report')
  await settled()
  for (let i = 0; i < 10; i++) {
    leaves.shift()?.()
    await settled()
  }
  // Two began at once; of those that waited each store has one in its turn.
  expect(began.map(name => name[0]).join('')).toBe('ab' + 'abcd' + 'abcd' + 'cd')
})

test('one session leaves room to the others of its store while other stores work', async () => {
  const turns = makeTurns()
  const [began, leaves]: [string[], Leave[]] = [[], []]
  const send = crowd(turns, began, leaves)
  send('b', '1', 1, 'write')
  send('a', '1', 50)
  send('a', '2', 1)
  await settled()
  expect(began).toEqual(['b.1', 'a.1', 'a.2'])
})

test('lists never hold up a sale: each lane has room of its own, and there is a connection for every turn', async () => {
  const turns = makeTurns()
  const [began, leaves]: [string[], Leave[]] = [[], []]
  const send = crowd(turns, began, leaves)
  send('a', '1', 100)
  await settled()
  began.length = 0
  send('a', '1', 1, 'write')
  await settled()
  expect(began).toEqual(['a.1'])
  const { hash: _none, ...withConnection } = rooms
  expect(connectionsNeeded).toBe(Object.values(withConnection).reduce((sum, room) => sum + room.atOnce, 0))
})

test('calls beyond the line are refused with the time to wait; who comes back to work of its own is not', async () => {
  const turns = makeTurns()
  const [began, leaves]: [string[], Leave[]] = [[], []]
  const send = crowd(turns, began, leaves)
  const refused = send('a', '1', 260)
  const back = turns.take('read', { store: 'a', session: '1' }, true)
  await expect.poll(() => refused.length, { timeout: 5_000 }).toBeGreaterThan(40)
  expect(refused[0]).toMatchObject({ code: 'store-busy', details: { seconds: expect.any(Number) } })
  leaves.shift()!()
  await back
  expect(turns.count('read').waiting).toBeLessThanOrEqual(200)
})

test('a call that nobody waits for any more is dropped when its turn comes', async () => {
  const turns = makeTurns()
  const first = await Promise.all([1, 2].map(() => turns.take('read', { store: 'a', session: '1' })))
  const gone = turns.take('read', { store: 'a', session: '1', isGone: () => true })
  const dropped = expect(gone).rejects.toMatchObject({ code: 'store-busy' })
  const next = turns.take('read', { store: 'a', session: '1' })
  first[0]!()
  await dropped
  const leave = await next
  leave()
  first[1]!()
  expect(turns.count('read')).toEqual({ waiting: 0, running: 0 })
})
