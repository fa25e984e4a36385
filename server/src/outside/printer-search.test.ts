import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StubPrinter, stubPrinter } from '../../test/stub-printer.ts'
import { neighbours, searchPrinters } from './printer-search.ts'
import { isShopAddress } from './shop-address.ts'

let stub: StubPrinter
beforeAll(async () => {
  stub = await stubPrinter()
})
afterAll(() => stub.close())

it('finds what answers at the port, and sends nothing to it', async () => {
  const network = { isAllowed: (address: string) => address.startsWith('127.'), port: stub.port }
  const addresses = Array.from({ length: 254 }, (_, at) => `127.0.7.${at + 1}`)
  expect(await searchPrinters([...addresses, '127.0.0.1', '8.8.8.8'], network)).toContain('127.0.0.1')
  expect(stub.papers).toEqual([])
})

it('calls private addresses alone, 32 at a time, each once', async () => {
  const called: string[] = []
  let [now, most] = [0, 0]
  const addresses = ['8.8.8.8', '127.0.0.1', '169.254.1.1', ...Array.from({ length: 254 }, (_, at) => `10.1.2.${at}`)]
  const found = await searchPrinters(addresses, { isAllowed: isShopAddress, port: 9100 }, async address => {
    called.push(address)
    now += 1
    most = Math.max(most, now)
    await new Promise(resolve => setImmediate(resolve))
    now -= 1
    return address === '10.1.2.7' || address === '10.1.2.3'
  })
  expect(found).toEqual(['10.1.2.3', '10.1.2.7'])
  expect(called.toSorted()).toEqual(addresses.slice(3).toSorted())
  expect(most).toBe(32)
})

it('knows the neighbours of a computer: its own networks of 256, no public one, not itself', () => {
  const at = (address: string, internal = false) => [{ address, family: 'IPv4', internal }] as never
  const all = neighbours({ lo: at('127.0.0.1', true), eth0: at('192.168.1.20'), wan: at('203.0.113.9') })
  expect(all).toHaveLength(253)
  expect(all.every(address => address.startsWith('192.168.1.'))).toBe(true)
  expect(all).not.toContain('192.168.1.20')
  const many = neighbours({ a: at('10.0.0.2'), b: at('10.0.1.2'), c: at('10.0.2.2'), d: at('10.0.3.2') })
  expect(many).toHaveLength(3 * 253)
})
