/**
 * `npm run trust`: opens the shop's network to phones and other PCs. Makes a certificate authority of the shop in
 * DATA_DIR/trust, a certificate for this machine, and serves the page from which devices take the authority, until
 * Ctrl+C. `-- --name quay.lan` adds a name, `--new` makes the authority anew, `--no-page` ends at once, `--remove` undoes.
 */
import { X509Certificate } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import { readEnvironment } from './start/environment.ts'
import { reportFailure } from './start/explain-failure.ts'
import { StartError } from './start/start-error.ts'
import { isHostName, thisMachine } from './trust/machine.ts'
import { alsoAt, makeTrust, openTrust, type Trust } from './trust/open-trust.ts'
import { secureAddresses } from './trust/secure-addresses.ts'
import { serveTrustPage } from './trust/serve-trust-page.ts'
import { trustDirectory } from './trust/trust-folder.ts'

const defaultPagePort = 3080
/** A forgotten page closes by itself after this time. */
const pageOpen = 60 * 60_000

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const options = readOptions()
  const environment = readEnvironment()
  const { dataDirectory } = environment
  if (options.remove) {
    await fs.rm(trustDirectory(dataDirectory), { recursive: true, force: true })
    say('The authority is gone: the next start listens on this machine only. Remove "Quầy" on the devices as well.')
  } else {
    if (environment.tls)
      throw new StartError('TLS_CERT is set: the server uses that certificate, and needs no authority.')
    await fs.mkdir(dataDirectory, { recursive: true, mode: 0o755 })
    const { host, port, pagePort = defaultPagePort } = environment.trust
    const machine = alsoAt(thisMachine(), host)
    const known = options.new ? undefined : await openTrust(dataDirectory, machine, new Date())
    requireNames(known, options.names)
    const trust = known ?? (await makeTrust(dataDirectory, machine, options.names, new Date()))
    tell(trust, secureAddresses(trust, host, port), known !== undefined)
    if (options.page) await openPage(trust, host, pagePort, secureAddresses(trust, host, port))
  }
} catch (error) {
  reportFailure(error)
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        name: { type: 'string', multiple: true, default: [] },
        new: { type: 'boolean', default: false },
        'no-page': { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
      },
    })
    const names = values.name.map(name => name.toLowerCase())
    const wrong = names.find(name => !isHostName(name))
    if (wrong !== undefined) throw new StartError(`"${wrong}" is no name of a machine.`)
    return { names, new: values.new, page: !values['no-page'], remove: values.remove }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${(error as Error).message} Options: --name NAME, --new, --no-page, --remove.`)
  }
}

/** An authority speaks for the names it was made with and for no others. */
function requireNames(known: Trust | undefined, names: readonly string[]): void {
  const missing = known ? names.filter(name => !known.names.includes(name)) : []
  if (missing.length)
    throw new StartError(
      `The authority was made without ${missing.join(', ')}. Make a new one, which devices install again: npm run trust -- --new --name ${missing.join(' --name ')}`,
    )
}

function tell(trust: Trust, addresses: readonly string[], isKnown: boolean): void {
  say(isKnown ? 'The shop has its certificate authority already.' : 'The shop has a certificate authority now.')
  if (trust.renewed) say(`A certificate for this machine was issued (${trust.renewed}).`)
  say(`Names and addresses: ${[...trust.names, ...trust.addresses].join(', ')}`)
  say('After the next start of Quầy other devices open:')
  for (const address of addresses) say(`  ${address}`)
  say('Check on each device, before it installs the certificate, that it shows this fingerprint:')
  say(`  ${new X509Certificate(trust.authority).fingerprint256}`)
}

/** Serves the page until Ctrl+C, or for an hour. */
async function openPage(trust: Trust, host: string, port: number, addresses: readonly string[]): Promise<void> {
  const server = await serveTrustPage({ host, port }, () => ({ authority: trust.authority, addresses }))
  const page = addresses.map(address => `http://${new URL(address).hostname}:${port}/trust`)
  say('\nOpen this page on the phone or the other PC, or scan the code; Ctrl+C closes it:')
  for (const address of page) say(`  ${address}`)
  const code = renderUnicodeCompact(page[0]!, { border: 2 })
  // Dark on light in terminals of any colour.
  say(process.stdout.isTTY ? code.replace(/^.*$/gm, '\x1b[97;40m$&\x1b[0m') : code)
  const timer = setTimeout(() => server.close(), pageOpen)
  const ended = new Promise(resolve => server.once('close', resolve))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  await ended
  clearTimeout(timer)
}
