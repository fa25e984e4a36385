import { askState, faultIn, inTime, type LineOutcome, statePatience, stepPatience, within } from './printer-line.ts'

/** Bytes that the browser takes before they are on the line. */
const bufferSize = 65_536
/** Bytes of one write: so a line that hangs is noticed, and one that is only slow goes on. */
const portion = 4_096

/** So long bytes may take: twice what the line needs for them, at ten bits a byte, and the patience of a step. */
const portionPatience = (baudRate: number, bytes = portion): number => stepPatience + (bytes * 20_000) / baudRate

/** By which a port is found again without asking: what hangs on it, and how quick its line is. */
export interface SerialHandle {
  vendorId: number | null
  productId: number | null
  baudRate: number
}

/** The part of Web Serial that printing needs. */
export interface SerialPort {
  readable: ReadableStream<Uint8Array> | null
  writable: WritableStream<Uint8Array> | null
  getInfo(): { usbVendorId?: number; usbProductId?: number }
  open(options: { baudRate: number; bufferSize: number }): Promise<void>
  close(): Promise<void>
}
export interface Serial {
  getPorts(): Promise<SerialPort[]>
  requestPort(options?: object): Promise<SerialPort>
}

export const serialOf = (): Serial | null => (navigator as { serial?: Serial }).serial ?? null

export function serialHandleOf(port: SerialPort, baudRate: number): SerialHandle {
  const { usbVendorId, usbProductId } = port.getInfo()
  return { vendorId: usbVendorId ?? null, productId: usbProductId ?? null, baudRate }
}

/** Asks the person for a port. Null where none is chosen. Only after a press of theirs. */
export const askForSerial = (serial: Serial): Promise<SerialPort | null> => serial.requestPort().catch(() => null)

/** The port that this browser was allowed before. */
export async function findSerial(serial: Serial, handle: SerialHandle): Promise<SerialPort | null> {
  const ports = await serial.getPorts()
  return (
    ports.find(port => {
      const { vendorId, productId } = serialHandleOf(port, handle.baudRate)
      return vendorId === handle.vendorId && productId === handle.productId
    }) ?? null
  )
}

/** Writes bytes to a serial port to the last one, then closes it, so that another program has it between two papers. Never throws. */
export async function sendSerial(port: SerialPort, bytes: Uint8Array, baudRate: number): Promise<LineOutcome> {
  try {
    if (!port.writable) await inTime(port.open({ baudRate, bufferSize }))
    try {
      const before = await stateOf(port)
      if (before) return { done: false, fault: before }
      const writer = port.writable!.getWriter()
      try {
        await inTime(writer.ready)
        for (let at = 0; at < bytes.length; at += portion)
          await inTime(writer.write(bytes.slice(at, at + portion)), portionPatience(baudRate))
        // Not before the last byte has left.
        await inTime(writer.close(), portionPatience(baudRate, bufferSize))
      } catch (error) {
        // Without this a port that hangs would never close.
        void writer.abort().catch(() => {})
        throw error
      } finally {
        writer.releaseLock()
      }
      return { done: true }
    } finally {
      await inTime(port.close())
    }
  } catch (error) {
    const isClosed =
      error instanceof DOMException && (error.name === 'SecurityError' || error.name === 'NotAllowedError')
    return { done: false, fault: isClosed ? 'no-permission' : 'unreachable' }
  }
}

async function stateOf(port: SerialPort) {
  if (!port.readable || !port.writable) return null
  const writer = port.writable.getWriter()
  const reader = port.readable.getReader()
  try {
    await inTime(writer.write(askState))
    const heard: number[] = []
    const late = Date.now() + statePatience
    while (heard.length < 2) {
      const read = await within(reader.read(), Math.max(0, late - Date.now()))
      if (!read || read.done) break
      heard.push(...read.value)
    }
    return heard.length >= 2 ? faultIn(Uint8Array.from(heard)) : null
  } catch (error) {
    void writer.abort().catch(() => {})
    throw error
  } finally {
    writer.releaseLock()
    await reader.cancel().catch(() => {})
    reader.releaseLock()
  }
}
