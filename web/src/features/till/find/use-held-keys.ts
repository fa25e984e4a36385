import { useEffect, useState } from 'react'
import { doDefault } from './do-default.ts'

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
  /** Keys, and letters that came without one, as an input method gives them. */
  const held: (KeyboardEvent | string)[] = []
  let lookedUp = 0
  let isLettingGo = false
  let own: KeyboardEvent | null = null
  let isWriting = false

  function hold(event: KeyboardEvent) {
    if (event === own || (lookedUp === 0 && !isLettingGo)) return
    // An input method writes its letters by itself.
    if (event.isComposing || /^(Process|Shift|Control|Alt|Meta)/.test(event.key)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  function holdLetters(event: InputEvent) {
    if (isWriting || (lookedUp === 0 && !isLettingGo)) return
    if (event.inputType !== 'insertText' || event.isComposing || !event.data) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event.data)
  }
  async function until(work: Promise<unknown>) {
    lookedUp += 1
    await Promise.race([work.catch(() => {}), pause(mostMs)])
    lookedUp -= 1
    if (isLettingGo) return
    isLettingGo = true
    while (lookedUp === 0 && held[0] !== undefined) {
      isWriting = true
      press(held.shift()!)
      isWriting = false
      // The page draws what the key did before the next one comes.
      await pause(0)
    }
    isLettingGo = false
  }
  function press(event: KeyboardEvent | string) {
    if (typeof event === 'string') {
      document.execCommand('insertText', false, event)
      return
    }
    own = Object.defineProperty(new KeyboardEvent('keydown', event), 'timeStamp', { value: event.timeStamp })
    if ((document.activeElement ?? document.body).dispatchEvent(own)) doDefault(event)
  }
  function listen() {
    window.addEventListener('keydown', hold, true)
    window.addEventListener('beforeinput', holdLetters, true)
    return () => {
      window.removeEventListener('keydown', hold, true)
      window.removeEventListener('beforeinput', holdLetters, true)
    }
  }
  return { listen, until }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
