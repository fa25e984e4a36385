import { deviceRoutes } from '@quay/contract/device/routes'
import { type TillPrint, tillPrint, usualPrint } from '@quay/contract/device/till-print'
import { call } from '../api/client.ts'
import { newId } from '../api/new-id.ts'
import { keepOwnTill, ownTill } from '../api/session/own-till.ts'
import { readRecord, writeText } from '../storage/stored.ts'
import type { SerialHandle } from './printer/serial-line.ts'
import type { UsbHandle } from './printer/usb-line.ts'

/** What only this browser knows: the printers that it was allowed, and how a till prints that is not registered. */
interface OwnPrint {
  print: TillPrint | null
  usb: UsbHandle | null
  serial: SerialHandle | null
}

const key = 'quay.v1.print'
const nothing: OwnPrint = { print: null, usb: null, serial: null }

function readOwn(): OwnPrint {
  return (
    readRecord(key, value => {
      const kept = { ...nothing, ...(value as Partial<OwnPrint>) }
      const print = tillPrint.safeParse(kept.print)
      return { ...kept, print: print.success ? print.data : null }
    }) ?? nothing
  )
}

/** How this till prints: as its row says where it is registered, else as this browser keeps it. */
export function tillPrinting(): TillPrint {
  const ofTill = tillPrint.safeParse(ownTill()?.print)
  return ofTill.success ? ofTill.data : (readOwn().print ?? usualPrint)
}

export const usbHandle = () => readOwn().usb
export const serialHandle = () => readOwn().serial

/** Keeps which printer this browser was allowed. */
export function keepHandle(change: Partial<Pick<OwnPrint, 'usb' | 'serial'>>): void {
  writeText(key, JSON.stringify({ ...readOwn(), ...change }))
}

/** Keeps how this till prints; of a registered till at the server, for all who look after it. Throws what the server refuses. */
export async function keepTillPrinting(print: TillPrint): Promise<void> {
  const till = ownTill()
  if (!till) {
    writeText(key, JSON.stringify({ ...readOwn(), print }))
    return
  }
  const device = (await call(deviceRoutes.list, {})).find(({ id }) => id === till.id)
  if (!device) throw new Error('The till is not there any more')
  await call(
    deviceRoutes.update,
    { params: { id: till.id }, body: { version: device.version, print } },
    { idempotencyKey: newId() },
  )
  keepOwnTill({ ...till, print })
}
