import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { saleText } from '../../../text/till/sale.ts'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { SurchargeDialog } from './surcharge-dialog.tsx'

/** What is taken beside the goods: its sum, which opens the list of them. */
export function SurchargePart() {
  const [isOpen, setOpen] = useState(false)
  const rows = useTill(state => state.view.surcharges.rows)
  const amount = useTill(state => state.view.surcharges.amount)
  const isEmpty = useTill(state => state.view.lines.length === 0)
  useHotkey(saleKeys.surcharges, () => (isEmpty ? toast.warning(saleText.emptyFirst) : setOpen(true)))
  return (
    <div className="flex min-h-[26px] items-center justify-between gap-2">
      <button
        type="button"
        disabled={isEmpty}
        className="ring-in flex min-w-0 items-center gap-1.5 rounded-1 text-left text-ink-2 underline decoration-line-strong decoration-dotted underline-offset-4 disabled:no-underline"
        onClick={() => setOpen(true)}
      >
        <span className="truncate">{rows.length === 1 ? rows[0]!.surcharge.name : saleText.surcharges}</span>
        <Kbd>{saleKeys.surcharges.key}</Kbd>
      </button>
      <span>{formatNumber(amount)}</span>
      {isOpen && <SurchargeDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
