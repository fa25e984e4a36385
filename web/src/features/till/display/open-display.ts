import { displayChannel } from './shown-cart.ts'

/** So long a screen may take to open, and one that is open to answer; milliseconds. */
const [opening, answering] = [6_000, 300]

/** The part of the Window Management API that a second screen needs. */
interface Screens {
  currentScreen: Place
  screens: readonly Place[]
}
interface Place {
  availLeft: number
  availTop: number
  availWidth: number
  availHeight: number
}

/**
 * Opens the screen of the customer in a process of its own, on the second screen where the browser knows one (it asks once). One at a
 * time: `open` is one that was there. `blocked`: the browser opened none.
 */
export async function openDisplay(userId: string, branchId: string): Promise<'opened' | 'open' | 'blocked'> {
  const channel = new BroadcastChannel(displayChannel(userId, branchId))
  try {
    if (await answers(channel, answering)) return 'open'
    window.open('/sales/display', '', `noopener,popup,${await placeOfSecondScreen()}`)
    return (await answers(channel, opening)) ? 'opened' : 'blocked'
  } finally {
    channel.close()
  }
}

/** Whether a screen answers a call within the time. */
function answers(channel: BroadcastChannel, milliseconds: number): Promise<boolean> {
  return new Promise(resolve => {
    const call = () => channel.postMessage('calls')
    const again = setInterval(call, 100)
    const end = (isThere: boolean) => {
      clearInterval(again)
      clearTimeout(late)
      channel.onmessage = null
      resolve(isThere)
    }
    const late = setTimeout(() => end(false), milliseconds)
    channel.onmessage = ({ data }) => {
      // A screen that has just opened asks for the cart before it hears a call.
      if (data === 'answers' || data === 'asks') end(true)
    }
    call()
  })
}

async function placeOfSecondScreen(): Promise<string> {
  const { getScreenDetails } = window as { getScreenDetails?: () => Promise<Screens> }
  const found = await getScreenDetails?.call(window).catch(() => null)
  const second = found?.screens.find(screen => screen !== found.currentScreen)
  if (!second) return 'width=1024,height=700'
  const { availLeft, availTop, availWidth, availHeight } = second
  return `left=${availLeft},top=${availTop},width=${availWidth},height=${availHeight}`
}
