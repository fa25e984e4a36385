import { lotRoutes } from '@quay/contract/lot/routes'
import type { ShelfLot } from '@quay/contract/lot/shapes'
import { useState } from 'react'
import { shownHere, useAction } from '../../api/use-action.ts'
import { lotText } from '../../text/stock/lot.ts'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { ReasonDialog } from '../../ui/window/reason-dialog.tsx'

/** Corrects the expiry of a lot, with the reason that the log keeps. */
export function ChangeExpiry({ lot, onClose }: { lot: ShelfLot; onClose: () => void }) {
  const [expiryDate, setExpiryDate] = useState<string | null>(lot.expiryDate)
  const [asked, setAsked] = useState(false)
  const update = useAction(lotRoutes.changeExpiry, { onClose, showError: shownHere })
  function submit(reason: string) {
    setAsked(true)
    if (expiryDate !== null)
      update.mutate({ params: { id: lot.id }, body: { version: lot.version, expiryDate, reason } })
  }
  return (
    <ReasonDialog
      tone="primary"
      onClose={onClose}
      onConfirm={submit}
      busy={update.isPending}
      title={`${lotText.changeExpiry}: ${lot.productName}, lô ${lot.number}?`}
      description={lotText.changeExpiryHint}
      confirmLabel={lotText.changeExpiry}
      reasonLabel={lotText.reason}
      refusal={update.error?.message}
      before={
        <Field label={lotText.newExpiry} required error={asked && expiryDate === null ? lotText.required : undefined}>
          <DateInput value={expiryDate} onChange={setExpiryDate} />
        </Field>
      }
    />
  )
}
