import * as fs from 'node:fs/promises'
import { createConnection } from 'node:net'
import * as path from 'node:path'

const pidLines = async (data: string) =>
  (await fs.readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')

/**
 * The port of a server that takes connections on this data directory, ours or another program's; undefined while none
 * does. Takes the data directory, and the folder of its socket or the address that it listens on. Line 8 of postmaster.pid says "ready"; the socket must agree, since the file outlives a crash.
 */
export async function runningPort(data: string, host: string): Promise<number | undefined> {
  const lines = await pidLines(data)
  if (lines[7]?.trim() !== 'ready') return undefined
  const port = Number(lines[3])
  const target = path.isAbsolute(host) ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port }
  return new Promise(resolve => {
    const socket = createConnection(target)
    socket.once('error', () => resolve(undefined))
    socket.once('connect', () => {
      socket.destroy()
      resolve(port)
    })
  })
}

/**
 * After a restart of the machine or container a stale postmaster.pid can name a live process that is no PostgreSQL;
 * the server would refuse to start. Such a file is removed.
 */
export async function removeForeignPid(data: string): Promise<void> {
  const pid = Number((await pidLines(data))[0])
  const command = pid && (await fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined))
  if (command && !command.includes('postgres')) await fs.rm(path.join(data, 'postmaster.pid'), { force: true })
}
