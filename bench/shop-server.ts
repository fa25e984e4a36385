import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import * as http from 'node:http'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { type DatabaseAddress, openOwner } from '@quay/server/db/connection/pool'
import { startEmbedded } from '@quay/server/db/embedded/embedded'
import type pg from 'pg'
import { startServerProcess } from '../server/test/server-process.ts'

/** A shop's server as a customer runs it, in a process of its own, over a durable database in another. */
export interface ShopServer {
  directory: string
  address: DatabaseAddress
  owner: pg.Client
  /** Process ids whose trees are the server and the database. */
  serverPid: number
  databasePid: number
  origin: string
  request(method: string, path: string, body?: unknown, token?: string): Promise<{ status: number; body: string }>
  stop(): Promise<void>
}

/**
 * The environment of a server whose heap may not grow past twice what it needs at rest: what it kept for each row of a file would end it, and
 * what is only rubbish is cleared away instead of lying in its memory (docs/topics/performance.md).
 */
export const smallHeap = { NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=8' }

/** Starts a server on a new data directory, with what its environment shall say beside. Its first start makes the database. */
export async function startShopServer(environment: Record<string, string> = {}): Promise<ShopServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'quay-bench-'))
  await chmod(directory, 0o755) // PostgreSQL may run as a user of its own
  const { baseUrl: origin, pid, stop } = await startServerProcess({ DATA_DIR: directory, ...environment })
  const { address } = await startEmbedded(path.join(directory, 'postgres'), { join: true })
  const owner = await openOwner(address)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  return {
    directory,
    address,
    owner,
    serverPid: pid,
    databasePid: Number((await readFile(path.join(directory, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]),
    origin,
    request: (method, target, body, token) => request(agent, origin, method, target, body, token),
    async stop() {
      agent.destroy()
      await owner.end()
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function request(agent: http.Agent, origin: string, method: string, target: string, body: unknown, token?: string) {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = http.request(
      `${origin}/mp/api/${target}`,
      {
        method,
        agent,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      },
      response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', chunk => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode!, body: text }))
        response.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end(payload)
  })
}
