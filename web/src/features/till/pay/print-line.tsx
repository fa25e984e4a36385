import { formatNumber } from '@quay/domain/text/format-number'
import Printer from 'lucide-react/icons/printer'
import { usePrintWords } from '../../../print/print-words-state.ts'
import { dropPrinting, resumePrinting } from '../../../print/printing.ts'
import { printingText } from '../../../text/printing.ts'
import { Button } from '../../../ui/button.tsx'

/** What the printer is waiting for, above the pay button: never a dialog, the next sale goes on. */
export function PrintLine() {
  const { words, printer } = usePrintWords()
  if (!words) return null
  const { fault, asks, waiting, fellBack } = words
  const sentence = fault
    ? printingText.faults[fault](printer)
    : asks + waiting > 0
      ? printingText.asks(formatNumber(asks + waiting))
      : fellBack
        ? printingText.fellBack
        : null
  if (sentence === null) return null
  const open = asks + waiting
  return (
    <div role="status" className="grid gap-1.5 rounded-2 bg-warning-soft px-2.5 py-1.5 text-warning-text">
      <span className="flex items-start gap-1.5">
        <Printer className="mt-0.5 shrink-0" />
        <span>{open > 1 && fault ? `${sentence} ${printingText.asks(formatNumber(open))}` : sentence}</span>
      </span>
      <span className="flex gap-2">
        {open > 0 && (
          <Button size="sm" onClick={() => void resumePrinting()}>
            {printingText.resume}
          </Button>
        )}
        <Button size="sm" onClick={() => void dropPrinting()}>
          {open > 0 ? printingText.drop : printingText.close}
        </Button>
      </span>
    </div>
  )
}
