import { afterEach, expect, it, vi } from 'vitest'
import { findSerial, type SerialPort, sendSerial } from './serial-line.ts'
import { findUsb, sendUsb, type UsbDevice } from './usb-line.ts'

afterEach(() => vi.useRealTimers())

const bytes = Uint8Array.from({ length: 40_000 }, (_, at) => at % 251)
const isQuestion = (data: Uint8Array) => data.length === 6 && data[0] === 0x10 && data[1] === 0x04

interface Stub {
  device: UsbDevice
  heard: number[]
}

/** A USB printer; `state` is what it answers, null nothing. */
function usbPrinter(state: [number, number] | null, over: Partial<UsbDevice> = {}): Stub {
  const heard: number[] = []
  const device: UsbDevice = {
    vendorId: 0x1fc9,
    productId: 0x2016,
    serialNumber: 'A1',
    opened: false,
    configuration: {
      interfaces: [
        {
          interfaceNumber: 0,
          alternate: {
            interfaceClass: 7,
            endpoints: [
              { direction: 'out', type: 'bulk', endpointNumber: 2 },
              ...(state ? [{ direction: 'in' as const, type: 'bulk', endpointNumber: 1 }] : []),
            ],
          },
        },
      ],
    },
    open: async () => {},
    close: async () => {},
    selectConfiguration: async () => {},
    claimInterface: async () => {},
    transferOut: async (_, data) => {
      if (!isQuestion(data)) heard.push(...data)
      return { status: 'ok', bytesWritten: data.length }
    },
    transferIn: async () => ({ data: new DataView(Uint8Array.from(state ?? []).buffer) }),
    ...over,
  }
  return { device, heard }
}

it('USB: sends every byte in portions, with the state or without', async () => {
  for (const state of [null, [0x12, 0x12] as [number, number]]) {
    const { device, heard } = usbPrinter(state)
    expect(await sendUsb(device, bytes)).toEqual({ done: true })
    expect(heard).toEqual([...bytes])
  }
})

it.each([
  ['paper-out', [0x12, 0x72]],
  ['cover-open', [0x16, 0x12]],
] as const)('USB: tells %s and sends nothing', async (fault, state) => {
  const { device, heard } = usbPrinter([...state])
  expect(await sendUsb(device, bytes)).toEqual({ done: false, fault })
  expect(heard).toEqual([])
})

it('USB: a transfer that fails is a failed paper, a driver that holds it asks for permission', async () => {
  let count = 0
  const breaks = usbPrinter(null, {
    transferOut: async () => {
      count += 1
      if (count > 1) throw new DOMException('gone', 'NetworkError')
      return { status: 'ok', bytesWritten: 1 }
    },
  })
  expect(await sendUsb(breaks.device, bytes)).toEqual({ done: false, fault: 'unreachable' })
  const stalls = usbPrinter(null, { transferOut: async () => ({ status: 'stall', bytesWritten: 0 }) })
  expect(await sendUsb(stalls.device, bytes)).toEqual({ done: false, fault: 'unreachable' })
  const held = usbPrinter(null, {
    open: async () => {
      throw new DOMException('Access denied', 'SecurityError')
    },
  })
  expect(await sendUsb(held.device, bytes)).toEqual({ done: false, fault: 'no-permission' })
  const noPrinter = usbPrinter(null, { configuration: { interfaces: [] } })
  expect(await sendUsb(noPrinter.device, bytes)).toEqual({ done: false, fault: 'broken' })
})

it('USB: finds the printer that was allowed before, by its number where it has one', async () => {
  const [one, two] = [usbPrinter(null).device, usbPrinter(null, { serialNumber: 'B2' }).device]
  const usb = { getDevices: async () => [one, two], requestDevice: async () => one }
  const handle = { vendorId: 0x1fc9, productId: 0x2016, serialNumber: 'B2' }
  expect(await findUsb(usb, handle)).toBe(two)
  expect(await findUsb(usb, { ...handle, serialNumber: 'C3' })).toBe(one)
  expect(await findUsb(usb, { ...handle, productId: 1 })).toBeNull()
})

/** A printer on a serial port. */
function serialPrinter(state: [number, number] | null, breaksAt = Number.POSITIVE_INFINITY) {
  const heard: number[] = []
  let isOpen = false
  let tell: ReadableStreamDefaultController<Uint8Array> | null = null
  const port: SerialPort & { opened: number; closed: number } = {
    readable: null,
    writable: null,
    opened: 0,
    closed: 0,
    getInfo: () => ({ usbVendorId: 0x0403 }),
    async open() {
      if (isOpen) throw new DOMException('open', 'InvalidStateError')
      isOpen = true
      port.opened += 1
      port.readable = new ReadableStream<Uint8Array>({
        start: controller => {
          tell = controller
        },
      })
      port.writable = new WritableStream<Uint8Array>({
        write(data) {
          if (isQuestion(data)) return state ? tell!.enqueue(Uint8Array.from(state)) : undefined
          if (heard.length + data.length > breaksAt) throw new DOMException('lost', 'NetworkError')
          heard.push(...data)
        },
      })
    },
    async close() {
      isOpen = false
      port.closed += 1
      port.readable = null
      port.writable = null
    },
  }
  return { port, heard }
}

it('serial: writes to the last byte and gives the port back, paper after paper', async () => {
  for (const state of [[0x12, 0x12] as [number, number], null]) {
    const { port, heard } = serialPrinter(state)
    expect(await sendSerial(port, bytes, 9_600)).toEqual({ done: true })
    expect(await sendSerial(port, Uint8Array.of(1), 9_600)).toEqual({ done: true })
    expect(heard).toEqual([...bytes, 1])
    expect([port.opened, port.closed]).toEqual([2, 2])
  }
})

it('serial: tells what is wrong, and prints again after an error', async () => {
  const out = serialPrinter([0x12, 0x72])
  expect(await sendSerial(out.port, bytes, 9_600)).toEqual({ done: false, fault: 'paper-out' })
  expect(out.heard).toEqual([])
  const cut = serialPrinter(null, 10)
  expect(await sendSerial(cut.port, bytes, 9_600)).toEqual({ done: false, fault: 'unreachable' })
  expect(await sendSerial(cut.port, Uint8Array.of(1, 2), 9_600)).toEqual({ done: true })
  expect(cut.heard).toEqual([1, 2])
})

it('serial: finds the port that was allowed before', async () => {
  const { port } = serialPrinter(null)
  const serial = { getPorts: async () => [port], requestPort: async () => port }
  expect(await findSerial(serial, { vendorId: 0x0403, productId: null, baudRate: 9_600 })).toBe(port)
  expect(await findSerial(serial, { vendorId: 1, productId: null, baudRate: 9_600 })).toBeNull()
})

const never = () => new Promise<never>(() => {})

it.each([
  ['a portion', { transferOut: never }],
  ['opening', { open: never }],
  ['claiming', { claimInterface: never }],
] as const)('USB: %s that hangs is a failed paper, and the printer is given back', async (_, over) => {
  vi.useFakeTimers()
  let closed = 0
  const { device } = usbPrinter(null, {
    ...over,
    close: async () => {
      closed += 1
    },
  })
  const sent = sendUsb(device, bytes)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await sent).toEqual({ done: false, fault: 'unreachable' })
  expect(closed).toBe(1)
})

it('USB: asking for the state may hang too', async () => {
  vi.useFakeTimers()
  const { device, heard } = usbPrinter([0x12, 0x12], { transferOut: never })
  const sent = sendUsb(device, bytes)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await sent).toEqual({ done: false, fault: 'unreachable' })
  expect(heard).toEqual([])
})

it('serial: a write that hangs is a failed paper, and the port is given back and prints again', async () => {
  vi.useFakeTimers()
  const { port, heard } = serialPrinter(null)
  const { open } = port
  let hangs = true
  port.open = async options => {
    await open(options)
    const { writable } = port
    if (hangs) port.writable = new WritableStream<Uint8Array>({ write: never })
    else port.writable = writable
  }
  const sent = sendSerial(port, bytes, 115_200)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await sent).toEqual({ done: false, fault: 'unreachable' })
  expect(port.closed).toBe(1)
  hangs = false
  const again = sendSerial(port, Uint8Array.of(7), 115_200)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await again).toEqual({ done: true })
  expect(heard).toEqual([7])
})

it('serial: a long paper on a slow line has the time that it needs', async () => {
  vi.useFakeTimers()
  const { port, heard } = serialPrinter(null)
  const { open } = port
  port.open = async options => {
    await open(options)
    // As many bytes a second as 9,600 baud carry.
    port.writable = new WritableStream<Uint8Array>({
      async write(data) {
        await new Promise(resolve => setTimeout(resolve, (data.length * 10_000) / 9_600))
        if (!isQuestion(data)) heard.push(...data)
      },
    })
  }
  const sent = sendSerial(port, bytes, 9_600)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await sent).toEqual({ done: true })
  expect(heard).toEqual([...bytes])
})
