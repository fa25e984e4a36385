import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks outside the open internet (RFC 6890): this computer, the shop's own network, link-local addresses. */
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, prefix)

/** Of version 6 only what is handed out to the world, without what carries an address of version 4 in it. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
const carriers = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  carriers.addSubnet(network, prefix, 'ipv6')

/** Whether an address of the network is one of the open internet, which a file of a shop may name; false for what is none. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address)
  if (!isIPv6(address)) return false
  return open.check(address, 'ipv6') && !carriers.check(address, 'ipv6')
}
