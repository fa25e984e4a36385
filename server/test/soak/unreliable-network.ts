import { createConnection, createServer, type Socket } from 'node:net'

/** A network between tills and server that can be cut: every open connection breaks in the middle of what it carries. */
export interface UnreliableNetwork {
  origin: string
  /** Where the server listens now; it changes when the server is started anew. */
  connectTo(baseUrl: string): void
  cut(): void
  close(): Promise<void>
}

/** Forwards connections to the server until it is told to cut them. */
export async function unreliableNetwork(): Promise<UnreliableNetwork> {
  const open = new Set<Socket>()
  let port = 0
  const server = createServer(near => {
    const far = createConnection(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address!.port : 0}`,
    connectTo: baseUrl => {
      port = Number(new URL(baseUrl).port)
    },
    cut,
    close: () => {
      cut()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
