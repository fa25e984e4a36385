import { formatNumber } from '@quay/domain/text/format-number'
import Printer from 'lucide-react/icons/printer'
import { printingText } from '../text/kit/printing.ts'
import { Button } from '../ui/button/button.tsx'
import { usePrintWords } from './print-words-state.ts'
import { allowPrinter, isAllowedHere } from './printer/allow-printer.ts'
import { dropPrinting, printByBrowser, resumePrinting } from './printing.ts'

/** What the printer is waiting for, above the pay button and at the top of every other page: never a dialog, the next sale goes on. */
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
      <span className="flex flex-wrap gap-2">
        {fault === 'no-permission' && isAllowedHere() ? (
          <Button
            size="sm"
            onClick={() => void allowPrinter().then(isAllowed => (isAllowed ? resumePrinting() : undefined))}
          >
            {printingText.allow}
          </Button>
        ) : (
          open > 0 && (
            <Button size="sm" onClick={() => void resumePrinting()}>
              {printingText.resume}
            </Button>
          )
        )}
        {open > 0 && fault && (
          <Button size="sm" onClick={() => void printByBrowser()}>
            {printingText.byBrowser}
          </Button>
        )}
        <Button size="sm" onClick={() => void dropPrinting()}>
          {open > 0 ? printingText.drop : printingText.close}
        </Button>
      </span>
    </div>
  )
}
