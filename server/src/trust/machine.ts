import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { isPrivateAddress } from './private-place.ts'

/** By what a machine is called on the shop's network. */
export interface Machine {
  /** Host name and `<host>.local`, in lower case; none where the system's name is no name of a network. */
  names: readonly string[]
  /** Private addresses of its network cards, those of version 4 first. */
  addresses: readonly string[]
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const nameShape = new RegExp(`^${label}(?:\\.${label})*$`)

/** Whether a text can be a name in a certificate. */
export const isHostName = (text: string) => text.length <= 253 && nameShape.test(text) && !/^[\d.]+$/.test(text)

/**
 * This machine as others on its network call it. Link-local addresses of version 6 are left out: browsers cannot open
 * them; public ones too: our authority may not speak for them.
 */
export function thisMachine(
  name: string = hostname(),
  cards: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): Machine {
  const host = name.toLowerCase()
  const first = host.split('.')[0]!
  const addresses = Object.values(cards)
    .flatMap(card => card ?? [])
    .filter(({ internal, address }) => !internal && isPrivateAddress(address))
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map(({ address }) => address)
  return {
    names: [...new Set([host, first, `${first}.local`])].filter(one => one !== 'localhost.local' && isHostName(one)),
    addresses: [...new Set(addresses)],
  }
}
