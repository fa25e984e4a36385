import { usualPrint } from '@quay/contract/device/till-print'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standInBrowser } from '../../api/session/browser-stand-in.ts'
import { writeText } from '../../storage/stored.ts'
import { serialHandle, usbHandle } from '../till-printing.ts'
import { allowPrinter, isAllowedHere } from './allow-printer.ts'

beforeEach(() => {
  standInBrowser()
})
afterEach(() => vi.unstubAllGlobals())

const onRoad = (road: string, serial: object | null = null) =>
  writeText('quay.v1.print', JSON.stringify({ print: { ...usualPrint, road }, usb: null, serial }))

it('asks for the printer of the road of this till, and keeps the one that is chosen', async () => {
  const device = { vendorId: 1, productId: 2, serialNumber: 'A' }
  const port = { getInfo: () => ({ usbVendorId: 3, usbProductId: 4 }) }
  vi.stubGlobal('navigator', { usb: { requestDevice: async () => device }, serial: { requestPort: async () => port } })
  onRoad('usb')
  expect([isAllowedHere(), await allowPrinter(), usbHandle()]).toEqual([true, true, device])
  onRoad('serial', { vendorId: 9, productId: 9, baudRate: 115_200 })
  expect(await allowPrinter()).toBe(true)
  expect(serialHandle()).toEqual({ vendorId: 3, productId: 4, baudRate: 115_200 })
  onRoad('server')
  expect(isAllowedHere()).toBe(false)
})

it('keeps what it had where the person chooses none', async () => {
  vi.stubGlobal('navigator', { usb: { requestDevice: () => Promise.reject(new DOMException('', 'NotFoundError')) } })
  onRoad('usb')
  expect([await allowPrinter(), usbHandle()]).toEqual([false, null])
})
