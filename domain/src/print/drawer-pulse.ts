import type { PrinterTraits } from '@quay/contract/printer/traits'

/**
 * The bytes that open the drawer of a printer: 100 ms on the pin that it hangs on (ESC p), a label printer has none. Star's own
 * command (ESC BEL and BEL) opens the first drawer. Empty where no drawer hangs on it.
 */
export function drawerPulse({ language, drawerPin }: Pick<PrinterTraits, 'language' | 'drawerPin'>): number[] {
  if (drawerPin === null || language === 'tspl') return []
  if (language === 'esc-pos') return [0x1b, 0x70, drawerPin === 5 ? 1 : 0, 0x32, 0xfa]
  return [0x1b, 0x07, 0x0a, 0x32, drawerPin === 5 ? 0x1a : 0x07]
}
