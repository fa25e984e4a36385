import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isPrivateName } from '../../trust/private-place.ts'

const year = 31_536_000

/**
 * Tells browsers to ask for TLS from now on (HSTS), where that can be kept: under a name of the internet with the
 * owner's certificate. Never for `localhost` (it would hold for every program of the machine), nor for names of the
 * shop's own network, where a device that lost our authority, or the page that gives it, would be locked out.
 */
export function enableHsts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOfInternet(request.hostname)) reply.header('strict-transport-security', `max-age=${year}`)
    done()
  })
}

/** Whether a host of a request is a name that only the internet's DNS gives. */
export function isOfInternet(host: string): boolean {
  return host.includes('.') && isIP(host) === 0 && !host.startsWith('[') && !isPrivateName(host.toLowerCase())
}
