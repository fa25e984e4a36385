import { afterEach, expect, it, vi } from 'vitest'
import { openDisplay } from './open-display.ts'
import { displayChannel } from './shown-cart.ts'

afterEach(() => vi.unstubAllGlobals())

const opened: string[] = []
function standIn(over: object = {}) {
  opened.length = 0
  vi.stubGlobal('window', { open: (_: string, __: string, features: string) => void opened.push(features), ...over })
}
/** A screen that answers calls, as one that is open does. */
function screen() {
  const channel = new BroadcastChannel(displayChannel('u', 'b'))
  channel.onmessage = ({ data }) => data === 'calls' && channel.postMessage('answers')
  return channel
}

it('opens none beside one that is there', async () => {
  standIn()
  const there = screen()
  expect(await openDisplay('u', 'b')).toBe('open')
  expect(opened).toEqual([])
  there.close()
})

it('opens one on the second screen, in a process of its own', async () => {
  let there: BroadcastChannel | undefined
  const [first, second] = [
    { availLeft: 0, availTop: 0, availWidth: 1366, availHeight: 768 },
    { availLeft: 1366, availTop: 0, availWidth: 1024, availHeight: 600 },
  ]
  standIn({
    open: (_: string, __: string, features: string) => {
      opened.push(features)
      there = screen()
    },
    getScreenDetails: async () => ({ currentScreen: first, screens: [first, second] }),
  })
  expect(await openDisplay('u', 'b')).toBe('opened')
  expect(opened).toEqual(['noopener,popup,left=1366,top=0,width=1024,height=600'])
  there?.close()
})
