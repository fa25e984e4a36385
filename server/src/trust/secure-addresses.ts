import { isIP } from 'node:net'
import type { ServerNames } from './authority.ts'

const isOfThisMachine = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host)

/**
 * Where other devices open the application, best first: addresses of version 4, which every device can reach, then
 * names, then addresses of version 6. A server that listens on one address has that one only.
 */
export function secureAddresses({ names, addresses }: ServerNames, listensOn: string, port: number): string[] {
  const url = (host: string) => `https://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
  if (listensOn !== '0.0.0.0' && listensOn !== '::') return [url(listensOn)]
  const reachable = [
    ...addresses.filter(address => isIP(address) === 4),
    ...names.filter(name => name.endsWith('.local')),
    ...names.filter(name => !name.endsWith('.local')),
    ...(listensOn === '::' ? addresses.filter(address => isIP(address) === 6) : []),
  ].filter(host => !isOfThisMachine(host))
  return (reachable.length ? reachable : ['localhost']).map(url)
}
