/** An address as it is counted: of IPv6 the network of 64 bits, because each house has one and hosts change in it. */
export function countedAddress(address: string | null): string {
  if (!address?.includes(':')) return address ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(group => group !== '')
  const rest = tail.split(':').filter(group => group !== '')
  const all = address.includes('::')
    ? [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
    : groups
  return all
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
