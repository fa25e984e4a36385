import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { StartError } from '../start/start-error.ts'

/** The account that runs the service. */
export interface ServiceOwner {
  user: string
  /** -1 on Windows. */
  uid: number
  home: string
  /** Undefined where files need not be given to it: it is the one who installs, or Windows. */
  ids: { uid: number; gid: number } | undefined
}

/**
 * Who runs it: `wanted`, who stands behind sudo, else who installs. As root only where that is asked for: a server
 * that many devices speak to needs no rights over the machine.
 */
export function serviceOwner(wanted: string | undefined, dataDirectory: string): ServiceOwner {
  const self = userInfo()
  if (process.platform === 'win32') {
    const domain = process.env.USERDOMAIN ?? process.env.COMPUTERNAME
    return {
      user: wanted ?? (domain ? `${domain}\\${self.username}` : self.username),
      uid: -1,
      home: self.homedir,
      ids: undefined,
    }
  }
  if (self.uid !== 0) {
    if (wanted && wanted !== self.username) throw new StartError(`Only root installs it for ${wanted}: use sudo.`)
    return { user: self.username, uid: self.uid, home: self.homedir, ids: undefined }
  }
  const name = wanted ?? process.env.SUDO_USER ?? ownerOf(dataDirectory)
  if (!name)
    throw new StartError(
      'As which account shall it run? Install it with sudo from that account, or name it: -- --user NAME',
    )
  const ids = { uid: idOf(name, '-u'), gid: idOf(name, '-g') }
  return { user: name, uid: ids.uid, home: self.homedir, ids }
}

function idOf(name: string, what: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [what, '--', name], { encoding: 'utf8' })
  if (status !== 0) throw new StartError(`There is no account ${name} on this machine.`)
  return Number(stdout)
}

/** The account that the data belongs to, where that is not root. */
function ownerOf(directory: string): string | undefined {
  const uid = statSync(directory, { throwIfNoEntry: false })?.uid
  if (!uid) return undefined
  const { status, stdout } = spawnSync('id', ['-un', '--', String(uid)], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
