import { useEffect, useState } from 'react'

/** Keys wait no longer than this, whatever is being looked up. Milliseconds. */
const mostMs = 2_000

/**
 * Keys that come while something is looked up mean what will be found: they wait for it and then go, one after the other, to what has
 * the focus, with the times at which they were pressed. To be bound before whatever else listens. Gives what holds them until a work is done.
 */
export function useHeldKeys(): (work: Promise<unknown>) => void {
  const [keys] = useState(holdKeys)
  useEffect(() => keys.listen(), [keys])
  return keys.until
}

function holdKeys() {
  const held: KeyboardEvent[] = []
  let lookedUp = 0
  let isLettingGo = false
  let own: KeyboardEvent | null = null

  function hold(event: KeyboardEvent) {
    if (event === own || (lookedUp === 0 && !isLettingGo)) return
    // An input method writes its letters by itself.
    if (event.isComposing || /^(Process|Shift|Control|Alt|Meta)/.test(event.key)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  async function until(work: Promise<unknown>) {
    lookedUp += 1
    await Promise.race([work.catch(() => {}), pause(mostMs)])
    lookedUp -= 1
    if (isLettingGo) return
    isLettingGo = true
    while (lookedUp === 0 && held[0]) {
      press(held.shift()!)
      // The page draws what the key did before the next one comes.
      await pause(0)
    }
    isLettingGo = false
  }
  function press(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey, timeStamp } = event
    own = Object.defineProperty(new KeyboardEvent('keydown', event), 'timeStamp', { value: timeStamp })
    const isFree = (document.activeElement ?? document.body).dispatchEvent(own)
    if (!isFree || ctrlKey || altKey || metaKey) return
    // What the browser does with a real key; these write as typing does, into fields that React holds too.
    if (key.length === 1) document.execCommand('insertText', false, key)
    else if (key === 'Backspace') document.execCommand('delete')
  }
  function listen() {
    window.addEventListener('keydown', hold, true)
    return () => window.removeEventListener('keydown', hold, true)
  }
  return { listen, until }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
