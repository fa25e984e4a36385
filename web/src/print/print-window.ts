import { newId } from '../api/new-id.ts'
import type { Composition } from './raster/compose-papers.ts'

/** Till and print window meet here. */
export const printChannel = 'quay.print'

export type ToWindow = { to: 'window'; id: string; composition?: Composition }
export type ToTill = { to: 'till'; id: string; is: 'here' | 'printed' }

/** So long a window may take to open, and one that is open to answer. */
const [opening, answering] = [4_000, 400]
/** So long a print may hold its window. */
const printing = 30_000

/**
 * Prints in a window of its own process, so that the till goes on meanwhile (`noopener`: a window that shares the till's process would
 * hold it up too). False where the window is blocked or was closed: then the till prints itself.
 */
export async function printInWindow(composition: Composition): Promise<boolean> {
  const channel = new BroadcastChannel(printChannel)
  try {
    if (!(await answered(channel, 'here', answering))) {
      window.open('/print', '', 'noopener,popup,width=380,height=260')
      if (!(await answered(channel, 'here', opening))) return false
    }
    return await answered(channel, 'printed', printing, composition)
  } finally {
    channel.close()
  }
}

/** Asks until there is an answer or the time is over; a paper is sent once. */
function answered(
  channel: BroadcastChannel,
  is: ToTill['is'],
  milliseconds: number,
  composition?: Composition,
): Promise<boolean> {
  const id = newId()
  const ask = () => channel.postMessage({ to: 'window', id, ...(composition && { composition }) } satisfies ToWindow)
  return new Promise(resolve => {
    const again = composition ? undefined : setInterval(ask, 100)
    const end = (isAnswered: boolean) => {
      clearInterval(again)
      clearTimeout(late)
      channel.onmessage = null
      resolve(isAnswered)
    }
    const late = setTimeout(() => end(false), milliseconds)
    channel.onmessage = ({ data }: MessageEvent<ToTill>) => {
      if (data.to === 'till' && data.id === id && data.is === is) end(true)
    }
    ask()
  })
}

/** Answers tills and prints what they send, one after the other. Gives what ends it. */
export function serveTills(print: (composition: Composition) => Promise<void>): () => void {
  const channel = new BroadcastChannel(printChannel)
  let last = Promise.resolve()
  const answer = (id: string, is: ToTill['is']) => channel.postMessage({ to: 'till', id, is } satisfies ToTill)
  channel.onmessage = ({ data }: MessageEvent<ToWindow>) => {
    if (data.to !== 'window') return
    const { id, composition } = data
    if (!composition) return answer(id, 'here')
    last = last
      .then(() => print(composition))
      .then(
        () => answer(id, 'printed'),
        () => {},
      )
  }
  return () => channel.close()
}
