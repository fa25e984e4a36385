import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { StartError } from '../../start/start-error.ts'
import type { Identity } from './embedded-identity.ts'
import { scramVerifier } from './scram-verifier.ts'

/** Access rules where the server listens on a port: connections from this machine, with a password. */
const rules = `# Written by Quầy: without a password no one comes in.
host all all 127.0.0.1/32 scram-sha-256
`

const passwordFile = (dir: string) => path.join(dir, 'password')

/** The password of the server's owner, as the start before wrote it. Takes the directory of the server. */
export async function readPassword(dir: string): Promise<string> {
  return (await fs.readFile(passwordFile(dir), 'utf8')).trim()
}

/**
 * Gives a server that listens on a port a random password, once: any program and any user of this machine can reach a
 * port. Takes a data directory on which no server runs; one of an earlier version, which let every local program in,
 * is brought over. The rules are written last: a start that was ended in between does it again.
 */
export async function requirePassword(dir: string, data: string, who: Identity, command: string[]): Promise<string> {
  const file = passwordFile(dir)
  const hba = path.join(data, 'pg_hba.conf')
  const known = await readPassword(dir).catch(() => '')
  if (known && (await fs.readFile(hba, 'utf8')) === rules) return known
  const password = known || randomBytes(32).toString('base64url')
  if (!known) await writeWhole(file, password, 0o600)
  setPassword(dir, data, who, command, password)
  const { mode, uid, gid } = await fs.stat(hba)
  await writeWhole(hba, rules, mode & 0o777, { uid, gid })
  return password
}

/** Single-user mode: nothing listens while the password is not yet set. */
function setPassword(dir: string, data: string, who: Identity, [program, ...args]: string[], password: string): void {
  const done = spawnSync(program!, [...args, '--single', '-D', data, '-c', 'exit_on_error=on', 'postgres'], {
    ...who.as,
    cwd: dir,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
    input: `alter role postgres password '${scramVerifier(password)}';\n`,
  })
  if (done.status !== 0)
    throw new StartError(`The password of the database in ${dir} cannot be set: ${done.error?.message ?? done.stderr}`)
}

async function writeWhole(
  file: string,
  text: string,
  mode: number,
  owner?: { uid: number; gid: number },
): Promise<void> {
  const fresh = `${file}.${randomBytes(4).toString('hex')}`
  await fs.writeFile(fresh, text, { mode, flush: true })
  if (owner && process.getuid?.() === 0) await fs.chown(fresh, owner.uid, owner.gid)
  await fs.rename(fresh, file)
}
