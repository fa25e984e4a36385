import { createServer, type Socket } from 'node:net'

export interface StubPrinter {
  port: number
  /** Bytes of each connection, without the questions about its state. */
  papers: Buffer[]
  /** When the last byte of a paper came, by `performance.now()`. */
  lastByteAt: number
  state: { paper: 'in' | 'out'; cover: 'closed' | 'open'; tells: boolean; hangsUpAfter: number | null; reads: boolean }
  close(): Promise<void>
}

/** Asks for the state of cover and of paper. */
const question = Buffer.from([0x10, 0x04, 0x02, 0x10, 0x04, 0x04])

/** A printer on a port of this computer: it tells its state as ESC/POS printers do, can be out of paper, silent, slow, or hang up. */
export async function stubPrinter(): Promise<StubPrinter> {
  const open = new Set<Socket>()
  const printer: StubPrinter = {
    port: 0,
    papers: [],
    lastByteAt: 0,
    state: { paper: 'in', cover: 'closed', tells: true, hangsUpAfter: null, reads: true },
    close: () =>
      new Promise(resolve => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
  const server = createServer(socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    if (!printer.state.reads) return void socket.pause()
    let place = -1
    let pending: Buffer = Buffer.alloc(0)
    function take(bytes: Buffer) {
      if (bytes.length === 0) return
      if (place < 0) place = printer.papers.push(Buffer.alloc(0)) - 1
      printer.papers[place] = Buffer.concat([printer.papers[place]!, bytes])
      printer.lastByteAt = performance.now()
      const { hangsUpAfter } = printer.state
      if (hangsUpAfter !== null && printer.papers[place]!.length >= hangsUpAfter) socket.destroy()
    }
    function answer() {
      if (!printer.state.tells || socket.destroyed) return
      const { cover, paper } = printer.state
      socket.write(Buffer.from([cover === 'open' ? 0x16 : 0x12, paper === 'out' ? 0x72 : 0x12]))
    }
    socket.on('data', data => {
      pending = Buffer.concat([pending, data])
      for (let at = pending.indexOf(question); at >= 0; at = pending.indexOf(question)) {
        take(pending.subarray(0, at))
        answer()
        pending = pending.subarray(at + question.length)
      }
      // A question may come in two packets.
      const kept = endThatBeginsAQuestion(pending)
      take(pending.subarray(0, pending.length - kept))
      pending = pending.subarray(pending.length - kept)
    })
    socket.on('end', () => {
      take(pending)
      socket.end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  printer.port = (server.address() as { port: number }).port
  return printer
}

function endThatBeginsAQuestion(bytes: Buffer): number {
  for (let length = question.length - 1; length > 0; length -= 1)
    if (bytes.subarray(-length).equals(question.subarray(0, length))) return length
  return 0
}
