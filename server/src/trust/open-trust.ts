import { isIP } from 'node:net'
import { issueServerCertificate, type KeyPair, makeAuthority, type ServerNames } from './authority.ts'
import type { Machine } from './machine.ts'
import { isPrivateAddress, isPrivateName } from './private-place.ts'
import { reasonToRenew } from './reason-to-renew.ts'
import { beginTrustFolder, readTrustFolder, type TrustFolder, writePair } from './trust-folder.ts'

/** A shop's own TLS, ready to serve with. */
export interface Trust extends ServerNames {
  /** The authority's certificate as PEM: what devices install. */
  authority: string
  server: KeyPair
  /** Why the server's certificate was issued just now; undefined where the one of before still serves. */
  renewed: string | undefined
}

/**
 * The certificate of this server under the shop's authority, issued anew where addresses changed or it ends soon;
 * undefined where `npm run trust` was never run. Throws StartError where others could read a key.
 */
export async function openTrust(dataDirectory: string, machine: Machine, now: Date): Promise<Trust | undefined> {
  const folder = await readTrustFolder(dataDirectory)
  return folder && serveWith(dataDirectory, folder, machine, now)
}

/**
 * Makes the authority where there is none, or anew, and opens it. `names` are names beyond the machine's own that a
 * router or a DNS of the shop gives it.
 */
export async function makeTrust(
  dataDirectory: string,
  machine: Machine,
  names: readonly string[],
  now: Date,
): Promise<Trust> {
  const permitted = [...new Set([...machine.names, ...names])]
  const title = `Quầy, máy ${machine.names[0] ?? 'của cửa hàng'} (${now.toISOString().slice(0, 10)})`
  const authority = await makeAuthority(
    permitted.filter(name => !isPrivateName(name)),
    title,
    now,
  )
  await beginTrustFolder(dataDirectory, authority, permitted)
  return serveWith(dataDirectory, { authority, server: undefined, names: permitted }, machine, now)
}

async function serveWith(dataDirectory: string, folder: TrustFolder, machine: Machine, now: Date): Promise<Trust> {
  const called = serverNames(folder, machine)
  const { authority } = folder
  const reason = folder.server
    ? reasonToRenew(folder.server.certificate, authority.certificate, called, now)
    : 'there was none'
  const server = reason || !folder.server ? await issueServerCertificate(authority, called, now) : folder.server
  if (server !== folder.server) await writePair(dataDirectory, 'server', server)
  return { ...called, authority: authority.certificate, server, renewed: reason }
}

/** What the certificate is for: this machine as itself, and what the authority may speak for of its other names. */
function serverNames({ names }: TrustFolder, machine: Machine): ServerNames {
  const allowed = machine.names.filter(name => isPrivateName(name) || names.includes(name))
  return {
    names: [...new Set(['localhost', ...allowed, ...names])],
    addresses: [...new Set([...machine.addresses.filter(isPrivateAddress), '127.0.0.1', '::1'])],
  }
}

/** The machine with the host that the server listens on, where that is one address and not all of them. */
export function alsoAt(machine: Machine, host: string): Machine {
  if (isIP(host) === 0 || host === '0.0.0.0' || host === '::' || machine.addresses.includes(host)) return machine
  return { ...machine, addresses: [host, ...machine.addresses] }
}
