import { keepHandle, serialHandle, tillPrinting } from '../till-printing.ts'
import { askForSerial, serialHandleOf, serialOf } from './serial-line.ts'
import { askForUsb, handleOf, usbOf } from './usb-line.ts'

/** Bits a second where nothing else is known of a port. */
const usualRate = 9_600

/** Whether the printer of this till is one that a person allows this browser. */
export const isAllowedHere = (): boolean => tillPrinting().road === 'usb' || tillPrinting().road === 'serial'

/** Asks the person for the printer of this till again and keeps it. False where none was chosen. Only after a press of theirs. */
export async function allowPrinter(): Promise<boolean> {
  if (tillPrinting().road === 'usb') {
    const usb = usbOf()
    const device = usb && (await askForUsb(usb))
    if (device) keepHandle({ usb: handleOf(device) })
    return Boolean(device)
  }
  const serial = serialOf()
  const port = serial && (await askForSerial(serial))
  if (port) keepHandle({ serial: serialHandleOf(port, serialHandle()?.baudRate ?? usualRate) })
  return Boolean(port)
}
