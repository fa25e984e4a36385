import * as net from 'node:net'
import * as tls from 'node:tls'

export interface Collector {
  secure: boolean
  host: string
  port: number
  /** The authority that signed the collector's certificate, where that is not a public one. */
  ca?: Buffer
}

export interface Forward {
  /** Takes a line with its newline; returns at once, without waiting for the collector. */
  write(line: string): void
  /** Sends what waits for two seconds at most, and hangs up. */
  stop(): Promise<void>
  /** Bytes that wait, for tests and metrics. */
  readonly waiting: number
}

/** While the collector is away so many bytes wait; beyond it the oldest lines go. */
const mostBytes = 4 * 1024 * 1024
const connectPatience = 10_000
const lastPatience = 2_000
const pauses = { first: 500, longest: 30_000 }

/**
 * Sends lines to another machine by TLS, or in the clear on this one, over one connection that is made again after each
 * loss. Nothing waits for it: lines are kept in memory within a limit, and how many were dropped is said in a line of
 * its own. Lines that the connection took just before it broke may be lost.
 */
export function forwardLines({ secure, host, port, ca }: Collector, { limit = mostBytes } = {}): Forward {
  const lines: Buffer[] = []
  let waiting = 0
  let dropped = 0
  let pause = pauses.first
  let socket: net.Socket | undefined
  let isOpen = false
  let isFull = false
  let retry: NodeJS.Timeout | undefined
  let emptied: (() => void) | undefined

  function connect() {
    const made = secure ? tls.connect({ host, port, ...(ca ? { ca } : {}) }) : net.connect({ host, port })
    socket = made
    made.setTimeout(connectPatience, () => made.destroy())
    made.once(secure ? 'secureConnect' : 'connect', () => {
      isOpen = true
      pause = pauses.first
      made.setTimeout(0)
      made.setKeepAlive(true, 30_000)
      send()
    })
    made.on('drain', () => {
      isFull = false
      send()
    })
    // A collector sends nothing back; what it sends is thrown away, so that its end of the connection is heard of.
    made.resume()
    // The reason is the operator's to see at the collector: a line about it could not be sent there.
    made.on('error', () => {})
    made.once('close', () => {
      isOpen = false
      isFull = false
      retry = setTimeout(connect, pause).unref()
      pause = Math.min(pause * 2, pauses.longest)
    })
  }

  function send() {
    if (isOpen && dropped > 0) {
      const line = { level: 40, time: Date.now(), msg: 'Log lines were dropped while the collector was away', dropped }
      dropped = 0
      isFull = !socket!.write(`${JSON.stringify(line)}\n`)
    }
    // What the connection holds back stays here, where it is counted.
    while (isOpen && !isFull && lines.length) {
      const line = lines.shift()!
      waiting -= line.length
      isFull = !socket!.write(line)
    }
    if (!lines.length && !isFull) emptied?.()
  }

  connect()
  return {
    get waiting() {
      return waiting
    },
    write(line) {
      const bytes = Buffer.from(line)
      lines.push(bytes)
      waiting += bytes.length
      while (waiting > limit) {
        waiting -= lines.shift()!.length
        dropped++
      }
      if (isOpen && !isFull) send()
    },
    async stop() {
      if (isOpen && lines.length) {
        await new Promise<void>(resolve => {
          emptied = resolve
          setTimeout(resolve, lastPatience).unref()
        })
      }
      socket?.removeAllListeners('close')
      clearTimeout(retry)
      await new Promise<void>(resolve => {
        if (!socket || !isOpen || socket.destroyed) return resolve()
        setTimeout(resolve, lastPatience).unref()
        socket.end(resolve)
      })
      socket?.destroy()
    },
  }
}
