import type { FastifyInstance } from 'fastify'
import type { Environment } from '../start/environment.ts'
import { listenSecurely } from './listen-securely.ts'
import { thisMachine } from './machine.ts'
import { alsoAt, openTrust, type Trust } from './open-trust.ts'
import { secureAddresses } from './secure-addresses.ts'
import { serveTrustPage } from './serve-trust-page.ts'

interface Network {
  /** Where other devices open the application, best first; empty where the shop has no authority. */
  addresses: readonly string[]
  stop(): Promise<void>
}

const lookEvery = 60_000

/**
 * Opens the application to the shop's network with TLS, once `npm run trust` made the shop's authority. A certificate
 * that ends soon or misses an address is issued anew at once, and looked after each minute: at the start of a machine its
 * network may come last, a router gives new addresses at night, and a server of a shop may run for months. The owner's own TLS_CERT takes its place.
 */
export async function openNetwork(environment: Environment, app: FastifyInstance): Promise<Network> {
  const { host, pagePort } = environment.trust
  const read = () => openTrust(environment.dataDirectory, alsoAt(thisMachine(), host), new Date())
  let trust = environment.tls ? undefined : await read()
  if (!trust) return { addresses: [], stop: async () => {} }
  const running: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (let end = running.pop(); end; end = running.pop()) await end()
  }
  try {
    const listener = await listenSecurely(app, trust, environment.trust)
    running.push(listener.stop)
    const addresses = (now: Trust) => secureAddresses(now, host, listener.port)
    const look = async () => {
      const now = await read()
      if (!now || now.server.certificate === trust?.server.certificate) return
      trust = now
      listener.use(now)
      app.log.info({ reason: now.renewed, addresses: addresses(now) }, 'The certificate was renewed')
    }
    const timer = setInterval(
      () => look().catch(error => app.log.error(error, 'The certificate was not renewed')),
      lookEvery,
    )
    timer.unref()
    running.push(async () => clearInterval(timer))
    if (pagePort !== undefined) {
      const content = () => ({ authority: trust!.authority, addresses: addresses(trust!) })
      const page = await serveTrustPage({ host, port: pagePort }, content)
      running.push(async () => page.close())
    }
    return { addresses: addresses(trust), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
