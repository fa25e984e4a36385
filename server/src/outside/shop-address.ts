import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Networks that a shop gives itself (RFC 1918, RFC 4193). Not this computer, and not link-local addresses, among which clouds keep
 * what only their machines may read.
 */
const own = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  own.addSubnet(network, prefix)
own.addSubnet('fc00::', 7, 'ipv6')

/** Whether an address lies in a network that a shop has to itself; false for what is none. */
export function isShopAddress(address: string): boolean {
  if (isIPv4(address)) return own.check(address)
  return isIPv6(address) && own.check(address, 'ipv6')
}
