import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { PrinterNetwork } from './printer-lan.ts'
import { isShopAddress } from './shop-address.ts'

/** So many addresses are called at a time, and so long each may take to answer, in milliseconds. */
const atOnce = 32
const patience = 300
/** Networks of one computer that are searched; virtual ones of its programs may be among them. */
const mostNetworks = 3

/** Every other address of the networks of 256 that this computer stands in; of networks that a shop has to itself alone. */
export function neighbours(interfaces = networkInterfaces()): string[] {
  const own = Object.values(interfaces).flatMap(all => all ?? [])
  const addresses = own
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isShopAddress(address))
    .map(({ address }) => address)
  const networks = [...new Set(addresses.map(address => address.slice(0, address.lastIndexOf('.'))))]
  return networks
    .slice(0, mostNetworks)
    .flatMap(network => Array.from({ length: 254 }, (_, at) => `${network}.${at + 1}`))
    .filter(address => !addresses.includes(address))
}

/**
 * Which of these addresses take a connection at the port of printers, in their order. Nothing is sent; an address that is not allowed is
 * not called. Never throws.
 */
export async function searchPrinters(
  addresses: readonly string[],
  { isAllowed, port }: Pick<PrinterNetwork, 'isAllowed' | 'port'>,
  answers: (address: string, port: number) => Promise<boolean> = answersAt,
): Promise<string[]> {
  const called = addresses.filter(isAllowed)
  const found = new Set<string>()
  const waiting = called.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const address of waiting) if (await answers(address, port)) found.add(address)
    }),
  )
  return called.filter(address => found.has(address))
}

function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ host, port, timeout: patience })
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
}
