import { errorMessage } from '@quay/contract/error-code'
import { debtRoutes } from '@quay/contract/money/routes'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useRoute } from '../../../../api/use-route.ts'
import { debtText } from '../../../../text/partner/debt.ts'
import { changePartsText as words } from '../../../../text/till/change-parts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { stopAtUnreadable } from '../../../../ui/field/stop-at-unreadable.ts'
import { Note } from '../../../../ui/mark/note.tsx'
import { Refusal } from '../../../../ui/mark/refusal.tsx'
import { Dialog } from '../../../../ui/window/dialog.tsx'
import { DialogForm } from '../../../../ui/window/dialog-form.tsx'
import { type Parts, PayParts } from '../../../debt/shared/pay-parts.tsx'
import { type ChangePart, type OpenDebt, proposeParts } from './propose-parts.ts'

type ChangePartsProps = {
  customerId: string
  /** Đồng of change that stays. */
  change: number
  /** What was chosen before; null is what is due first. */
  chosen: readonly ChangePart[] | null
  onChoose: (parts: readonly ChangePart[] | null) => void
  onClose: () => void
}

/** Which debts of the customer the change pays, and how much of each: it begins with what is due first. */
export function ChangeParts({ customerId, change, chosen, onChoose, onClose }: ChangePartsProps) {
  const query = { partnerKind: 'customer' as const, partnerId: customerId }
  const { data, error } = useRoute(debtRoutes.open, { query }, { keepPrevious: false })
  const documents = data?.filter(one => !one.isElsewhere) ?? []
  const elsewhere = data?.reduce((sum, one) => (one.isElsewhere ? sum + one.remaining : sum), 0) ?? 0
  const [typed, setTyped] = useState<Parts | null>(() => chosen && partsOf(chosen))
  const parts = stillOpen(typed ?? partsOf(proposeParts(change, documents)), documents)
  const sum = Object.values(parts).reduce<number>((all, part) => all + (part ?? 0), 0)
  const fault = faultOf(parts, documents, { sum, change })
  const [asked, setAsked] = useState(false)

  function choose() {
    setAsked(true)
    if (!data || fault !== null || stopAtUnreadable()) return
    onChoose(Object.entries(parts).map(([entryId, amount]) => ({ entryId, amount: amount ?? 0 })))
    onClose()
  }
  return (
    <Dialog
      size="sm"
      title={words.title(formatDong(change))}
      description={words.hint}
      onClose={onClose}
      actions={
        <>
          <Button
            onClick={() => {
              onChoose(null)
              onClose()
            }}
          >
            {words.byAge}
          </Button>
          <Button variant="primary" disabled={!data} onClick={choose}>
            {words.done}
          </Button>
        </>
      }
    >
      <DialogForm onSubmit={choose}>
        <Refusal>{error?.message ?? (asked ? fault : null)}</Refusal>
        {data ? (
          <PayParts documents={documents} parts={parts} onChange={setTyped} />
        ) : (
          !error && <p className="text-ink-3">{words.loading}</p>
        )}
        {elsewhere > 0 && <Note>{debtText.owedElsewhere(formatDong(elsewhere))}</Note>}
        <dl className="grid grid-cols-2 gap-y-1 border-line border-t pt-2 *:odd:text-ink-2 *:even:text-right *:even:font-semibold">
          <dt>{words.pays}</dt>
          <dd>{formatDong(sum)}</dd>
          <dt>{words.left}</dt>
          <dd>{formatDong(Math.max(0, change - sum))}</dd>
        </dl>
      </DialogForm>
    </Dialog>
  )
}

const partsOf = (parts: readonly ChangePart[]): Parts =>
  Object.fromEntries(parts.map(({ entryId, amount }) => [entryId, amount]))

/** Without those that were paid meanwhile. */
const stillOpen = (parts: Parts, documents: readonly OpenDebt[]): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([entryId]) => documents.some(one => one.entryId === entryId)))

/** Why it cannot be chosen so: a part without an amount, or above its debt, or all of them above the change. */
function faultOf(parts: Parts, documents: readonly OpenDebt[], { sum, change }: { sum: number; change: number }) {
  for (const { entryId, documentCode, remaining } of documents) {
    if (!(entryId in parts)) continue
    const part = parts[entryId]
    if (!part) return debtText.partsEmpty
    if (part > remaining)
      return errorMessage('allocation-over', { code: documentCode, open: remaining, openText: formatDong(remaining) })
  }
  return sum > change ? words.above(formatDong(change)) : null
}
