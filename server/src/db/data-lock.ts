import { createHash } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { StartError } from '../start-error.ts'

/** Who holds a data directory. */
export interface Holder {
  program: string
  pid: number
  /** Where the server answers; null for a tool. */
  address: string | null
}

export interface DataLock {
  /** Says what others are told from now on. */
  describe(holder: Partial<Holder>): void
  release(): Promise<void>
}

/**
 * Takes a data directory for this program, or gives who has it. The lock is a listening socket: the system closes it
 * whatever ends the program, so what a crash leaves behind answers nobody and is taken over; a process number, which
 * could meanwhile belong to another program, decides nothing.
 */
export async function lockData(directory: string, program: string): Promise<DataLock | Holder> {
  const place = await lockPlace(directory)
  const self: Holder = { program, pid: process.pid, address: null }
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = await listen(place, self)
    if (server) return lockOf(server, self)
    const seen = await identityOf(place)
    const holder = await ask(place)
    if (holder) return holder
    await removeStale(place, seen)
  }
  throw new StartError(`The lock ${place} can be neither taken nor asked. Remove it when nothing uses ${directory}.`)
}

/** Narrows what lockData gave. */
export const isLocked = (taken: DataLock | Holder): taken is DataLock => 'release' in taken

/** Beside the data where its path is short enough for a socket (107 bytes); a named pipe on Windows. */
async function lockPlace(directory: string): Promise<string> {
  const real = await fs.realpath(directory)
  const beside = path.join(real, 'lock')
  const short = createHash('sha256').update(real).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\quay-${short}`
  return Buffer.byteLength(beside) < 100 ? beside : path.join(tmpdir(), `quay-${short}.lock`)
}

function listen(place: string, self: Holder): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(socket => {
      socket.on('error', () => {})
      socket.end(JSON.stringify(self))
    })
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(place, () => resolve(server))
  })
}

function lockOf(server: Server, self: Holder): DataLock {
  server.unref()
  return {
    describe: holder => void Object.assign(self, holder),
    release: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** What the holder says of itself; undefined when nobody listens any more. */
function ask(place: string): Promise<Holder | undefined> {
  return new Promise(resolve => {
    let text = ''
    const socket = createConnection(place)
    socket.setTimeout(3000, () => socket.destroy(new Error('no answer')))
    socket.setEncoding('utf8').on('data', part => {
      text += part
    })
    socket.once('error', (error: NodeJS.ErrnoException) =>
      // Somebody holds it who cannot say more just now, or whom this user may not ask.
      resolve(isNobody(error) ? undefined : { program: 'another program', pid: 0, address: null }),
    )
    socket.once('end', () => resolve(text ? (JSON.parse(text) as Holder) : undefined))
  })
}

const isNobody = ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED' || code === 'ENOENT'

/** Which file it is: moving it changes neither number nor birth. */
const identityOf = (place: string) =>
  fs.stat(place, { bigint: true }).then(
    ({ ino, birthtimeNs }) => `${ino}:${birthtimeNs}`,
    () => undefined,
  )

/**
 * Takes away a socket that nobody listens on. Two programs may come to this point together: moving is atomic, and one
 * that finds it moved the other's new socket puts it back.
 */
async function removeStale(place: string, seen: string | undefined): Promise<void> {
  const aside = `${place}.${process.pid}`
  try {
    await fs.rename(place, aside)
  } catch {
    return // the other was first
  }
  if ((await identityOf(aside)) === seen) await fs.rm(aside, { force: true })
  else await fs.rename(aside, place)
}
