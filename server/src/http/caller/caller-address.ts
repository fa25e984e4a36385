import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The address that a call came from: what the named proxies pass on where that is an address, else the one at the other
 * end of the connection. Text that is no address is never kept or counted.
 */
export function callerAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '')
}
