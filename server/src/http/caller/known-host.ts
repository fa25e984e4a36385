import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../db/domain-error.ts'
import { isPrivateName } from '../../trust/private-place.ts'

/**
 * Answers only under names that are this server's. A page of the internet can point a name of its own to this machine
 * (DNS rebinding) and would then be of one origin with us; under an address, or a name that no DNS of the internet
 * gives, it cannot. A call without a host is refused too, in our own words and with our headers.
 */
export function checkHost(app: FastifyInstance, names: readonly string[] | 'any'): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers
    if (!host) return done(new DomainError('malformed-request'))
    done(names === 'any' || isKnownHost(host, names) ? undefined : new DomainError('unknown-host'))
  })
}

/** Whether the header Host names this server; `names` are those of the internet that were given to it. */
export function isKnownHost(host: string, names: readonly string[]): boolean {
  const name = host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase()
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true
  return !name.includes('.') || isPrivateName(name) || names.includes(name)
}
