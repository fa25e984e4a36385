import { formatNumber } from '@quay/domain/text/format-number'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import Printer from 'lucide-react/icons/printer'
import { useRef } from 'react'
import { usePrintWords } from '../../../print/print-words-state.ts'
import { saleText } from '../../../text/till/sale.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { useHeightAs } from '../../../ui/use-height-as.ts'
import { usePart } from '../../../ui/use-part.ts'
import { loadLastSale, loadPrintLine } from '../later-parts.ts'
import { openCart, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import type { TillState } from '../till.ts'
import { useDue } from './use-due.ts'

type PayFootProps = { onPay: () => void; isPrinting: boolean; onTogglePrint: () => void }

/** The sentence above the button, the change, and the button. */
export function PayFoot({ onPay, isPrinting, onTogglePrint }: PayFootProps) {
  const sentence = useTill(sentenceOf)
  const isSaving = useTill(state => state.savingId === state.activeId)
  const hasLast = useTill(state => state.last !== null)
  // Without its file the toast alone says the change.
  const LastSale = usePart(hasLast, loadLastSale, () => {})
  const printer = usePrintWords(state => state.words !== null)
  // Without its file the paper waits all the same.
  const PrintLine = usePart(printer, loadPrintLine, () => {})
  const isEmpty = useTill(state => state.view.lines.length === 0)
  const foot = useRef<HTMLDivElement>(null)
  useHeightAs('--pay-foot', foot)
  return (
    // On narrow windows the page scrolls, and this stays at its foot.
    <div
      ref={foot}
      className="sticky bottom-0 grid gap-2 border-line border-t bg-surface-2 px-3.5 pt-2 pb-3 max-lg:fixed max-lg:inset-x-0 max-lg:z-sticky max-lg:gap-1.5"
    >
      <p role="alert" className="flex items-start gap-1.5 font-medium text-danger-text empty:hidden">
        {sentence && (
          <>
            <OctagonAlert className="mt-0.5" />
            <span>{sentence}</span>
          </>
        )}
      </p>
      {printer && PrintLine && <PrintLine />}
      {!hasLast && <Due />}
      {hasLast && LastSale ? <LastSale /> : <Change />}
      <div className="grid grid-cols-[auto_1fr] gap-2">
        <Button
          size="xl"
          aria-pressed={isPrinting}
          aria-label={`${saleText.printAfter} ${saleKeys.print.key}`}
          title={`${saleText.printAfter} (${saleKeys.print.key})`}
          onClick={onTogglePrint}
          className="w-13 flex-col gap-px! px-0!"
        >
          <Printer />
          <Kbd>{saleKeys.print.key}</Kbd>
        </Button>
        <Button
          variant="primary"
          size="xl"
          busy={isSaving}
          disabled={isEmpty}
          keyHint={saleKeys.pay.key}
          onClick={onPay}
        >
          {isSaving ? saleText.saving : saleText.pay}
        </Button>
      </div>
    </div>
  )
}

function sentenceOf({ view, note }: TillState): string | null {
  if (view.problem) return view.problem.sentence || null
  if (!note) return view.needsRight && saleText.needsRight(view.needsRight)
  const row = view.lines.findIndex(({ line }) => line.id === note.lineId) + 1
  return row > 0 ? saleText.atLine(row, note.sentence) : `${note.sentence}.`
}

/** What is to be paid, again, where the sums may have been scrolled away. */
function Due() {
  const { label, amount } = useDue()
  return (
    <div aria-hidden className="flex items-baseline justify-between lg:hidden">
      <span className="font-semibold text-14">{label}</span>
      <b className="text-24 leading-8">{formatNumber(amount)}</b>
    </div>
  )
}

function Change() {
  const settled = useTill(state => state.view.settled)
  const missing = useTill(state => state.view.problem?.missing ?? 0)
  const alreadyPaid = useTill(state => state.view.alreadyPaid)
  const keeps = useTill(state => openCart(state)?.keepsChange)
  const [label, amount, tone] =
    missing > 0
      ? [saleText.missing, missing, 'text-danger-text']
      : settled && settled.debt > 0
        ? [saleText.owes, settled.debt, 'text-warning-text']
        : settled && settled.bank.length > 0 && settled.change === 0
          ? [saleText.awaited, Math.max(0, settled.paid - settled.cash - alreadyPaid), '']
          : [saleText.change, (!keeps && settled?.change) || 0, '']
  return (
    <div className="flex items-center justify-between">
      <span className="text-ink-2">{label}</span>
      <b className={`text-20 leading-[26px] ${tone}`}>{formatNumber(amount)}</b>
    </div>
  )
}
