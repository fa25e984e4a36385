/** Sends prepared calls from a thread of its own, so that what it does with answers does not slow down who measures. */
import * as http from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

export interface PreparedCall {
  method: string
  path: string
  body?: string
  token?: string
}

export interface Assault {
  origin: string
  /** Sent in turn, from the beginning again when all were sent. */
  calls: PreparedCall[]
  /** How many are under way at once. */
  parallel: number
  /** No more than this in all. */
  most: number
  seconds: number
}

/** How many answers had each status; 0 is a connection that broke or was still waiting at the end. */
export type Answers = Record<number, number>

const { origin, calls, parallel, most, seconds } = workerData as Assault
const agent = new http.Agent({ keepAlive: true, maxSockets: parallel })
const end = performance.now() + seconds * 1000
const answers: Answers = {}
const underWay = new Set<http.ClientRequest>()
let sent = 0

setTimeout(() => {
  for (const call of underWay) call.destroy()
}, seconds * 1000).unref()
await Promise.all(Array.from({ length: parallel }, attack))
agent.destroy()
parentPort!.postMessage(answers)

async function attack(): Promise<void> {
  while (sent < most && performance.now() < end) {
    const status = await send(calls[sent++ % calls.length]!)
    answers[status] = (answers[status] ?? 0) + 1
  }
}

function send({ method, path, body, token }: PreparedCall): Promise<number> {
  return new Promise(resolve => {
    const call = http.request(`${origin}/mp/api/${path}`, {
      method,
      agent,
      // An address of its own where the system has more than one on the loopback: limits by address are the attacker's.
      ...(process.platform === 'linux' && { localAddress: '127.0.0.9' }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
    })
    const done = (status: number) => {
      underWay.delete(call)
      resolve(status)
    }
    underWay.add(call)
    call.on('response', response => {
      response.on('close', () => done(response.complete ? response.statusCode! : 0))
      response.resume()
    })
    call.on('error', () => done(0))
    call.end(body)
  })
}
