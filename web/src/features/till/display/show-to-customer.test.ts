import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { context, noDrafts, product } from '../sale-samples.ts'
import { makeTill, type Till } from '../till.ts'
import { beatMs, showToCustomer } from './show-to-customer.ts'
import { displayChannel } from './shown-cart.ts'

const place = { storeId: 's', userId: 'u', userName: 'Lan', branchId: 'b' }
let till: Till
let screen: BroadcastChannel
let heard: unknown[]
let stop: () => void
beforeEach(() => {
  till = makeTill(noDrafts)
  till.setContext(context)
  heard = []
  screen = new BroadcastChannel(displayChannel('u', 'b'))
  screen.onmessage = ({ data }) => void heard.push(data)
  stop = showToCustomer({ till, place })
})
afterEach(() => {
  stop()
  screen.close()
})

it('says that it opens, and nothing more until a screen asks', async () => {
  till.add(product(), null, 2)
  await vi.waitFor(() => expect(heard).toEqual(['opens']))
  screen.postMessage('asks')
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ due: 2000 }))
  till.add(product(), null, 1)
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ due: 3000 }))
})

it('says again and again that it is there, once a screen asked', async () => {
  screen.postMessage('asks')
  await vi.waitFor(() => expect(heard).toContain('here'), { timeout: 4 * beatMs })
})

it('sends nothing for what the customer does not see', async () => {
  screen.postMessage('asks')
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  till.openPanel('note', 'none')
  till.add(product(), null, 1)
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ due: 1000 }))
  expect(heard).toHaveLength(3)
})
