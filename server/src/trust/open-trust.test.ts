import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import * as tls from 'node:tls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../start/start-error.ts'
import { issueServerCertificate, type KeyPair, type ServerNames } from './authority.ts'
import { alsoAt, makeTrust, openTrust, type Trust } from './open-trust.ts'
import { readTrustFolder } from './trust-folder.ts'

const machine = { names: ['may-quay', 'may-quay.local'], addresses: ['127.0.0.2', '192.168.1.5'] }
const now = new Date()
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

let directory: string
beforeEach(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-trust-'))
})
afterEach(() => fs.rm(directory, { recursive: true, force: true }))

const file = (name: string) => path.join(directory, 'trust', name)
const mode = async (name: string) => (await fs.stat(file(name))).mode & 0o777

/** What a client that trusts the authority says of a server: `ok`, or its reason to refuse. */
async function judged(authority: string, server: KeyPair, host: string): Promise<string> {
  const listener = tls.createServer({ cert: server.certificate, key: server.key }, socket => socket.end())
  listener.on('tlsClientError', () => {})
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  const { port } = listener.address() as AddressInfo
  const isAddress = /^[\d.:]+$/.test(host)
  const socket = tls.connect({
    port,
    host: '127.0.0.1',
    ca: authority,
    ...(isAddress ? {} : { servername: host }),
    checkServerIdentity: (_name, certificate) => tls.checkServerIdentity(host, certificate),
  })
  const verdict = await new Promise<string>(resolve => {
    socket.once('secureConnect', () => resolve('ok'))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'UNSPECIFIED' ? error.message : error.code!),
    )
  })
  socket.destroy()
  listener.close()
  return verdict
}

describe('the certificate of this machine', () => {
  it('is trusted under every name and address, by who trusts the authority', async () => {
    const { authority, server } = await makeTrust(directory, machine, ['quay.nhathuoc.vn'], now)
    for (const host of ['localhost', 'may-quay', 'may-quay.local', 'quay.nhathuoc.vn', '127.0.0.2', '192.168.1.5'])
      expect([host, await judged(authority, server, host)]).toEqual([host, 'ok'])
    expect(await judged(authority, server, 'may-khac.local')).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
    const other = await makeTrust(directory, machine, [], now)
    expect(await judged(other.authority, server, 'localhost')).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
  })

  it('cannot be for anything on the internet: a stolen key of the authority speaks for the shop only', async () => {
    await makeTrust(directory, machine, [], now)
    const { authority } = (await readTrustFolder(directory))!
    const judge = async (called: ServerNames, host: string) =>
      judged(authority.certificate, await issueServerCertificate(authority, called, now), host)
    expect(await judge({ names: ['bank.vn'], addresses: [] }, 'bank.vn')).toBe('permitted subtree violation')
    expect(await judge({ names: [], addresses: ['8.8.8.8'] }, '8.8.8.8')).toBe('permitted subtree violation')
    expect(await judge({ names: ['may-moi.local'], addresses: [] }, 'may-moi.local')).toBe('ok')
  })
})

describe('the folder', () => {
  it('is for its owner: keys are 0600, certificates may be read', async () => {
    await makeTrust(directory, machine, [], now)
    expect(await mode('authority.key')).toBe(0o600)
    expect(await mode('server.key')).toBe(0o600)
    expect(await mode('authority.crt')).toBe(0o644)
    expect((await fs.stat(path.join(directory, 'trust'))).mode & 0o777).toBe(0o700)
    expect(await fs.readdir(path.join(directory, 'trust'))).toHaveLength(5)
  })

  it.each(['authority.key', 'server.key'])('is refused with the remedy while others may read %s', async name => {
    await makeTrust(directory, machine, [], now)
    await fs.chmod(file(name), 0o640)
    await expect(openTrust(directory, machine, now)).rejects.toThrow(
      new StartError(`${file(name)} can be read by other users of this machine. Close it: chmod 600 '${file(name)}'.`),
    )
  })

  it('without a key says so; without anything there is no TLS', async () => {
    expect(await openTrust(directory, machine, now)).toBeUndefined()
    await makeTrust(directory, machine, [], now)
    await fs.rm(file('authority.key'))
    await expect(openTrust(directory, machine, now)).rejects.toThrow(/authority\.key is missing.*--new/)
  })
})

describe('renewal', () => {
  let first: Trust
  beforeEach(async () => {
    first = await makeTrust(directory, machine, [], now)
    expect(first.renewed).toBe('there was none')
  })
  const open = (at = now, which = machine) => openTrust(directory, which, at) as Promise<Trust>

  it('leaves a certificate alone that serves', async () => {
    const again = await open(later(300))
    expect(again).toEqual({ ...first, renewed: undefined })
    expect((await open(now, { ...machine, addresses: ['192.168.1.5'] })).renewed).toBeUndefined()
  })

  it('comes with a new address, and 30 days before the end; the authority stays', async () => {
    const moved = await open(now, { ...machine, addresses: ['192.168.7.9'] })
    expect(moved.renewed).toBe('it is not for 192.168.7.9')
    expect(await judged(first.authority, moved.server, '192.168.7.9')).toBe('ok')
    const old = await open(later(368), { ...machine, addresses: ['192.168.7.9'] })
    expect(old.renewed).toBe('it ends soon')
    expect(old.authority).toBe(first.authority)
  })

  it('leaves out a host name that came after the authority, and addresses of the internet', async () => {
    const renamed = await open(now, {
      names: ['may-moi', 'may-moi.local'],
      addresses: ['192.168.1.5', '203.113.131.1'],
    })
    expect(renamed.names).toEqual(['localhost', 'may-moi.local', 'may-quay', 'may-quay.local'])
    expect(renamed.addresses).toEqual(['192.168.1.5', '127.0.0.1', '::1'])
    expect(await judged(first.authority, renamed.server, 'may-moi.local')).toBe('ok')
  })

  it('mends a certificate that is damaged or of another authority', async () => {
    await fs.writeFile(file('server.crt'), 'no certificate')
    expect((await open()).renewed).toBe('it cannot be read')
    await fs.writeFile(file('server.crt'), first.server.certificate)
    await fs.writeFile(file('server.key'), first.server.key)
    expect((await open()).renewed).toBeUndefined()
    const other = await makeTrust(directory, machine, [], now)
    await fs.writeFile(file('server.crt'), first.server.certificate)
    expect((await open()).renewed).toBe('it is of another authority')
    expect((await open()).authority).toBe(other.authority)
  })
})

it('a server that listens on one address is called by it', () => {
  expect(alsoAt(machine, '127.0.0.7').addresses).toEqual(['127.0.0.7', '127.0.0.2', '192.168.1.5'])
  for (const host of ['0.0.0.0', '::', '192.168.1.5', 'localhost']) expect(alsoAt(machine, host)).toEqual(machine)
})
