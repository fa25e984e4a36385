import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { StartError } from '../../start/start-error.ts'
import { copyBinaries } from './embedded-binaries.ts'

/** As whom the server runs, and from where. */
export interface Identity {
  /** The folder with bin, lib and share that this user can reach. */
  native: string
  as: { uid?: number; gid?: number }
  /** Words before each command. */
  prefix: string[]
}

/**
 * PostgreSQL refuses uid 0. Started by root, it runs as the owner of its data; new data belongs to `postgres` or else
 * `nobody` where they can reach it, and otherwise (everything below /root, say) stays root's, with the server in a
 * user namespace in which root is called nobody. Throws StartError where none of these ways is open.
 */
export async function identity(dir: string, packaged: string): Promise<Identity> {
  if (process.getuid?.() !== 0) return { native: packaged, as: {}, prefix: [] }
  const account = await unprivilegedAccount()
  const data = await fs.stat(path.join(dir, 'data')).catch(() => undefined)
  const namespace = inNamespace(packaged, account?.uid ?? 65534)

  if (data?.uid === 0 || (!data && !account)) {
    if (namespace) return namespace
    throw new StartError(
      'PostgreSQL does not run as root, and user namespaces are not available. Start Quầy as an ordinary user, or set DATABASE_URL.',
    )
  }
  const as = data ? { uid: data.uid, gid: data.gid } : account!
  if (!(await giveTo(dir, as))) {
    if (!data && namespace) return namespace
    throw new StartError(
      `User ${as.uid} cannot reach ${dir}. Choose a DATA_DIR outside of root's home, or set DATABASE_URL.`,
    )
  }
  const reachable = succeeds(as, path.join(packaged, 'bin/postgres'), '--version')
  return { native: reachable ? packaged : await copyBinaries(packaged, dir), as, prefix: [] }
}

async function unprivilegedAccount(): Promise<{ uid: number; gid: number } | undefined> {
  const lines = (await fs.readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  const line = ['postgres', 'nobody'].map(name => lines.find(fields => fields[0] === name)).find(f => f && f[2] !== '0')
  return line && { uid: Number(line[2]), gid: Number(line[3]) }
}

function inNamespace(native: string, user: number): Identity | undefined {
  const prefix = ['unshare', '--user', `--map-user=${user}`, `--map-group=${user}`, '--']
  const allowed = spawnSync(prefix[0]!, [...prefix.slice(1), 'true']).status === 0
  return allowed ? { native, as: {}, prefix } : undefined
}

/** Makes the user owner of the folder; gives it back and says false where they cannot come that far. */
async function giveTo(dir: string, as: { uid: number; gid: number }): Promise<boolean> {
  const { uid, gid } = await fs.stat(dir)
  await fs.chown(dir, as.uid, as.gid)
  if (succeeds(as, '/bin/sh', '-c', 'cd "$0"', dir)) return true
  await fs.chown(dir, uid, gid)
  return false
}

const succeeds = (as: { uid: number; gid: number }, file: string, ...args: string[]) =>
  spawnSync(file, args, { ...as, cwd: '/' }).status === 0
