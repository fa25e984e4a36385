import { z } from 'zod'
import { id } from '../field.ts'
import { printerTraits } from '../printer/traits.ts'

/** page: the browser's own printing. server: a printer that the server reaches. usb, serial: bytes from the browser. */
export const printRoads = ['page', 'server', 'usb', 'serial'] as const
export type PrintRoad = (typeof printRoads)[number]

/** How a till prints (printing paper, §10). */
export const tillPrint = z.strictObject({
  road: z.enum(printRoads),
  /** Of the road `server`. */
  printerId: id.nullable(),
  /** What a printer of the roads `usb` and `serial` can do; a printer of the server says it itself. */
  ...printerTraits,
  /** Where the browser prints, it asks nothing (`--kiosk-printing`): then the paper is printed in a window of its own. */
  isSilent: z.boolean(),
  /** Where labels and bags go; null is the browser. */
  labelPrinterId: id.nullable(),
})
export type TillPrint = z.output<typeof tillPrint>

/** A till before a person sets it up. */
export const usualPrint: TillPrint = {
  road: 'page',
  printerId: null,
  language: 'esc-pos',
  dots: 576,
  feedLines: 4,
  hasCutter: true,
  drawerPin: 2,
  isSilent: false,
  labelPrinterId: null,
}
