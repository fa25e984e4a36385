import type { PrinterTraits } from '@quay/contract/printer/traits'

/** Heads from the widest to the narrowest: what the ruler of a test page does not show whole is tried narrower. */
const heads = [576, 512, 432, 384]

/** What an answer about the test page says of a printer. The drawer is tried at its other pin before it is given up. */
export function traitsAfter(
  question: 'ruler' | 'cut' | 'drawer',
  isYes: boolean,
  traits: PrinterTraits,
): Partial<PrinterTraits> {
  if (question === 'cut') return { hasCutter: isYes }
  if (isYes) return {}
  if (question === 'ruler') return { dots: heads.find(dots => dots < traits.dots) ?? traits.dots }
  return { drawerPin: traits.drawerPin === 2 ? 5 : null }
}
