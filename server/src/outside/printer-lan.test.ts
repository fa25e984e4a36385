import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type StubPrinter, stubPrinter } from '../../test/stub-printer.ts'
import { printOnLan } from './printer-lan.ts'
import { isShopAddress } from './shop-address.ts'

let stub: StubPrinter
beforeEach(async () => {
  stub = await stubPrinter()
})
afterEach(() => stub.close())

const paper = Buffer.from('x'.repeat(60_000))
const nothing = new Uint8Array()
const drawer = Uint8Array.of(0x1b, 0x70, 0, 0x32, 0xfa)
let tellers: Set<string>
beforeEach(() => {
  tellers = new Set()
})
const here = () => ({ isAllowed: () => true, port: stub.port, tellers })
const send = (what: { drawer?: Uint8Array; paper?: Uint8Array } = { paper }, patience = { job: 1_500, status: 120 }) =>
  printOnLan('127.0.0.1', { drawer: nothing, paper: nothing, ...what }, here(), patience)
/** What no printer is quick enough for. */
const noTime = { job: 10_000, status: 0 }

it('sends all bytes, the drawer’s first', async () => {
  expect(await send({ drawer, paper })).toEqual({ done: true })
  expect(Buffer.concat(stub.papers).equals(Buffer.concat([drawer, paper]))).toBe(true)
})

it.each([
  ['paper-out', { paper: 'out' }],
  ['cover-open', { cover: 'open' }],
] as const)('tells %s and prints nothing then, but opens the drawer', async (fault, state) => {
  Object.assign(stub.state, state)
  expect(await send({ drawer, paper })).toEqual({ done: false, fault })
  expect(Buffer.concat(stub.papers)).toEqual(Buffer.from(drawer))
})

it('believes a printer that tells nothing', async () => {
  stub.state.tells = false
  expect(await send()).toEqual({ done: true })
  await vi.waitFor(() => expect(Buffer.concat(stub.papers).equals(paper)).toBe(true))
})

it('waits for the state of a printer that has told it before: none is printed into an open cover because it was slow to say so', async () => {
  expect(await send({ paper }, { job: 10_000, status: 10_000 })).toEqual({ done: true })
  stub.papers.length = 0
  stub.state.cover = 'open'
  expect(await send({ paper }, noTime)).toEqual({ done: false, fault: 'cover-open' })
  expect(stub.papers).toEqual([])
})

it('does not believe a printer that told its state before and tells none now; the next time it is a stranger', async () => {
  await send({ paper }, { job: 10_000, status: 10_000 })
  stub.papers.length = 0
  stub.state.tells = false
  expect(await send({ paper }, { job: 300, status: 120 })).toEqual({ done: false, fault: 'slow' })
  expect(stub.papers).toEqual([])
  expect(await send()).toEqual({ done: true })
})

it('knows a line that was cut in the middle', async () => {
  stub.state.hangsUpAfter = 10_000
  expect(await send()).toEqual({ done: false, fault: 'unreachable' })
})

it('gives a printer up that takes nothing', async () => {
  stub.state.reads = false
  expect(await send({ paper: Buffer.alloc(8_000_000) }, { job: 400, status: 50 })).toEqual({
    done: false,
    fault: 'slow',
  })
})

it('gives a printer up that is not there', async () => {
  await stub.close()
  expect(await send()).toEqual({ done: false, fault: 'unreachable' })
  expect(await printOnLan('no-such-printer.invalid', { drawer, paper }, here())).toEqual({
    done: false,
    fault: 'unreachable',
  })
})

it('calls nothing outside the shop’s own network, whatever name leads there', async () => {
  for (const host of ['127.0.0.1', 'localhost', '8.8.8.8', '169.254.169.254'])
    expect(await printOnLan(host, { drawer, paper }, { ...here(), isAllowed: isShopAddress })).toEqual({
      done: false,
      fault: 'outside',
    })
  expect(stub.papers).toEqual([])
})
