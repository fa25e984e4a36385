import { BlockList, isIP, isIPv6 } from 'node:net'

/** Address ranges that no machine of the internet has: the shop's own network, this machine, VPNs between branches. */
export const privateRanges = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '127.0.0.0/8',
  'fc00::/7',
  '::1/128',
] as const

/** Endings that name nothing on the internet (RFC 6762, RFC 8375, and what routers use). */
export const privateEndings = ['local', 'localhost', 'internal', 'home.arpa', 'lan', 'home'] as const

const ranges = new BlockList()
for (const range of privateRanges) {
  const [network = '', bits] = range.split('/')
  ranges.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4')
}

/** Whether an address, as `192.168.1.5` or `::ffff:192.168.1.5`, is of a private network. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  const family = isIP(plain)
  return family !== 0 && ranges.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether a name ends as names of private networks do. */
export function isPrivateName(name: string): boolean {
  return privateEndings.some(ending => name === ending || name.endsWith(`.${ending}`))
}
