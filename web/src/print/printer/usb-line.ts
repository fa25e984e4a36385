import { askState, faultIn, inTime, type LineOutcome, statePatience, within } from './printer-line.ts'

/** By which a printer is found again without asking. */
export interface UsbHandle {
  vendorId: number
  productId: number
  serialNumber: string | null
}

/** The part of WebUSB that printing needs. */
export interface UsbDevice {
  vendorId: number
  productId: number
  serialNumber?: string | null
  productName?: string | null
  opened: boolean
  configuration: { interfaces: readonly UsbInterface[] } | null
  open(): Promise<void>
  close(): Promise<void>
  selectConfiguration(value: number): Promise<void>
  claimInterface(number: number): Promise<void>
  transferOut(endpoint: number, bytes: Uint8Array): Promise<{ status?: string; bytesWritten: number }>
  transferIn(endpoint: number, length: number): Promise<{ data?: DataView }>
}
interface UsbInterface {
  interfaceNumber: number
  alternate: {
    interfaceClass: number
    endpoints: readonly { direction: 'in' | 'out'; type: string; endpointNumber: number }[]
  }
}
export interface Usb {
  getDevices(): Promise<UsbDevice[]>
  requestDevice(options: { filters: readonly object[] }): Promise<UsbDevice>
}

const printerClass = 7
/** Bytes of one transfer: printers with little memory stop longer ones. */
const portion = 16_384

export const usbOf = (): Usb | null => (navigator as { usb?: Usb }).usb ?? null

export const handleOf = ({ vendorId, productId, serialNumber }: UsbDevice): UsbHandle => ({
  vendorId,
  productId,
  serialNumber: serialNumber ?? null,
})

/** Asks the person for a printer. Null where none is chosen. Only after a press of theirs. */
export const askForUsb = (usb: Usb): Promise<UsbDevice | null> =>
  usb.requestDevice({ filters: [{ classCode: printerClass }, {}] }).catch(() => null)

/** The printer that this browser was allowed before. */
export async function findUsb(usb: Usb, handle: UsbHandle): Promise<UsbDevice | null> {
  const devices = await usb.getDevices()
  const alike = devices.filter(one => one.vendorId === handle.vendorId && one.productId === handle.productId)
  return alike.find(one => (one.serialNumber ?? null) === handle.serialNumber) ?? alike[0] ?? null
}

/** Sends bytes to a USB printer and asks how it is where it tells. Every transfer counts: one that failed is a failed paper. Never throws. */
export async function sendUsb(device: UsbDevice, bytes: Uint8Array): Promise<LineOutcome> {
  try {
    if (!device.opened) await inTime(device.open())
    if (!device.configuration) await inTime(device.selectConfiguration(1))
    const printing = device.configuration?.interfaces.find(one => endpointOf(one, 'out') !== null)
    const out = printing && endpointOf(printing, 'out')
    if (!printing || out == null) return { done: false, fault: 'broken' }
    await inTime(device.claimInterface(printing.interfaceNumber))
    const back = endpointOf(printing, 'in')
    const before = await stateOf(device, out, back)
    if (before) return { done: false, fault: before }
    for (let at = 0; at < bytes.length; at += portion) {
      const sent = await inTime(device.transferOut(out, bytes.slice(at, at + portion)))
      if (sent.status && sent.status !== 'ok') return { done: false, fault: 'unreachable' }
    }
    const after = await stateOf(device, out, back)
    return after ? { done: false, fault: after } : { done: true }
  } catch (error) {
    // What hangs ends with the connection; the next paper opens another one.
    await inTime(device.close()).catch(() => {})
    // The driver of the vendor owns it, or the permission is gone.
    const isClosed =
      error instanceof DOMException && (error.name === 'SecurityError' || error.name === 'NotAllowedError')
    return { done: false, fault: isClosed ? 'no-permission' : 'unreachable' }
  }
}

const endpointOf = ({ alternate }: UsbInterface, direction: 'in' | 'out'): number | null =>
  alternate.endpoints.find(one => one.direction === direction && one.type === 'bulk')?.endpointNumber ?? null

async function stateOf(device: UsbDevice, out: number, back: number | null) {
  if (back === null) return null
  await inTime(device.transferOut(out, askState))
  const answer = await within(device.transferIn(back, 64), statePatience)
  const { data } = answer ?? {}
  return data && data.byteLength >= 2 ? faultIn(new Uint8Array(data.buffer, data.byteOffset, data.byteLength)) : null
}
