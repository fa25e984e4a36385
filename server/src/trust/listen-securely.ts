import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Trust } from './open-trust.ts'

interface SecureListener {
  port: number
  /** Serves with another certificate from the next connection on. */
  use(trust: Trust): void
  stop(): Promise<void>
}

/**
 * A second door of the same application: TLS on the shop's network, beside the plain one that only this machine
 * reaches. So the machine keeps its address, and with it what its browser holds. Throws where the port is taken.
 */
export function listenSecurely(
  app: FastifyInstance,
  trust: Trust,
  { host, port }: { host: string; port: number },
): Promise<SecureListener> {
  const tls = ({ server }: Trust) => ({ cert: server.certificate, key: server.key, minVersion: 'TLSv1.2' as const })
  // The application looks at the host itself, as at its first door.
  return new Promise((resolve, reject) => {
    const server = createServer({ ...tls(trust), requireHostHeader: false }, (request, response) =>
      app.routing(request, response),
    )
    server.keepAliveTimeout = app.server.keepAliveTimeout
    server.requestTimeout = app.server.requestTimeout
    for (const listener of app.server.listeners('clientError'))
      server.on('clientError', listener as (...args: unknown[]) => void)
    server.once('error', reject)
    server.listen(port, host, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        use: other => server.setSecureContext(tls(other)),
        stop: () =>
          new Promise(done => {
            server.close(() => done())
            server.closeIdleConnections()
          }),
      }),
    )
  })
}
