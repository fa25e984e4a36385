import { lookup } from 'node:dns/promises'
import { connect, isIP, type Socket } from 'node:net'
import type { PrintFault } from '@quay/contract/printer/shapes'

/** What goes to a printer: its drawer is opened first, also where it has no paper. Either may be empty. */
export interface PrintedBytes {
  drawer: Uint8Array
  paper: Uint8Array
}

/** Where printers are, and which of them may be called. */
export interface PrinterNetwork {
  isAllowed(address: string): boolean
  port: number
  /** Addresses of printers that have told their state, as long as the server runs. */
  tellers: Set<string>
}

export type PrintOutcome = { done: true } | { done: false; fault: PrintFault | 'outside' }

/** How long a printer may take for a whole paper, and for telling its state; milliseconds. */
export interface PrintPatience {
  job: number
  status: number
}

/** The port of raw printing (JetDirect), the only one that is ever called. */
export const rawPort = 9100
export const usualPatience: PrintPatience = { job: 10_000, status: 300 }

/** ESC/POS, real-time: state of the printer's cover, state of its paper. Answered at once with a byte each, whatever else it does. */
const askState = Uint8Array.of(0x10, 0x04, 0x02, 0x10, 0x04, 0x04)
const [coverIsOpen, paperStopped, paperIsOut] = [0x04, 0x20, 0x60]

/**
 * Sends a paper to a printer in the shop's network. Looks the name up once, checks what was found, and connects to that: a second
 * look-up cannot lead elsewhere. A printer that tells its state is asked before and after, so that a paper that ran out in the middle
 * is no success; one that never told anything is believed. Never throws.
 */
export async function printOnLan(
  host: string,
  { drawer, paper }: PrintedBytes,
  { isAllowed, port, tellers }: PrinterNetwork,
  patience = usualPatience,
): Promise<PrintOutcome> {
  const address = await addressOf(host)
  if (address === null) return fault('unreachable')
  if (!isAllowed(address)) return { done: false, fault: 'outside' }
  const ends = AbortSignal.timeout(patience.job)
  const socket = connect({ host: address, port })
  // An error after the end of the work is nobody's.
  socket.on('error', () => {})
  try {
    await untilConnected(socket, ends)
    const line = listenTo(socket)
    if (drawer.length > 0) await sendAll(socket, drawer, ends)
    if (paper.length === 0) return await closed(socket, ends)
    // A busy network or server may be slower than the short patience, and what is sent blindly into an open cover is lost.
    const tells = tellers.has(address)
    const before = await stateOf(socket, line, tells ? patience.job : patience.status, ends)
    if (before !== 'silent') tellers.add(address)
    else if (tells) {
      // Another printer may stand there now, one that tells nothing: the next paper is sent to a stranger.
      tellers.delete(address)
      return fault(ends.aborted ? 'slow' : 'unreachable')
    }
    if (before === 'paper-out' || before === 'cover-open') return fault(before)
    await sendAll(socket, paper, ends)
    if (before === 'silent') return await closed(socket, ends)
    // It told its state before: it does so again when all is taken, or is not there any more.
    const after = await stateOf(socket, line, patience.job, ends)
    if (after === 'silent') return fault(ends.aborted ? 'slow' : 'unreachable')
    return after === 'ready' ? { done: true } : fault(after)
  } catch {
    return fault(ends.aborted ? 'slow' : 'unreachable')
  } finally {
    socket.destroy()
  }
}

const fault = (why: PrintFault): PrintOutcome => ({ done: false, fault: why })

/** The address of a name, looked up once; null where it has none. */
export async function addressOf(host: string): Promise<string | null> {
  if (isIP(host)) return host
  try {
    return (await lookup(host)).address
  } catch {
    return null
  }
}

function untilConnected(socket: Socket, ends: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
    ends.addEventListener('abort', () => reject(ends.reason), { once: true })
  })
}

interface Line {
  /** Bytes that came and were not taken yet. */
  heard: number[]
  isOver: boolean
  wake: () => void
}

function listenTo(socket: Socket): Line {
  const line: Line = { heard: [], isOver: false, wake: () => {} }
  socket.on('data', data => {
    line.heard.push(...data)
    line.wake()
  })
  for (const event of ['end', 'error', 'close'] as const)
    socket.once(event, () => {
      line.isOver = true
      line.wake()
    })
  return line
}

type PrinterState = 'ready' | 'paper-out' | 'cover-open' | 'silent'

/** Asks for cover and paper and waits for both bytes. `silent` where it does not answer in time or hangs up. */
async function stateOf(socket: Socket, line: Line, patience: number, ends: AbortSignal): Promise<PrinterState> {
  line.heard.length = 0
  socket.write(askState)
  const late = Date.now() + patience
  while (line.heard.length < 2) {
    const left = late - Date.now()
    if (line.isOver || left <= 0 || ends.aborted) return 'silent'
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, left)
      line.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
  const [cover = 0, paper = 0] = line.heard
  if (cover & coverIsOpen) return 'cover-open'
  return cover & paperStopped || (paper & paperIsOut) === paperIsOut ? 'paper-out' : 'ready'
}

function sendAll(socket: Socket, bytes: Uint8Array, ends: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The printer hung up')))
    ends.addEventListener('abort', () => reject(ends.reason), { once: true })
    socket.write(bytes, error => (error ? reject(error) : resolve()))
  })
}

/** So long a printer that tells nothing may take to hang up behind us; many never do. */
const hangingUp = 300

/** The end of a line to a printer that tells nothing: it took all when it takes our end. */
function closed(socket: Socket, ends: AbortSignal): Promise<PrintOutcome> {
  return new Promise(resolve => {
    socket.once('error', () => resolve(fault('unreachable')))
    ends.addEventListener('abort', () => resolve(fault('slow')), { once: true })
    socket.once('close', () => resolve({ done: true }))
    socket.end(() => setTimeout(() => resolve({ done: true }), hangingUp))
  })
}
