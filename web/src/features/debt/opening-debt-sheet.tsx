import { debtRoutes } from '@quay/contract/money/routes'
import { useState } from 'react'
import { useBranchId } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { debtText } from '../../text/partner/debt.ts'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import type { DebtPartner } from './shared/debt-book.tsx'

const longestNote = 300

/** What was owed before the first day; the server takes it once. */
export function OpeningDebtSheet({ partner, onClose }: { partner: DebtPartner; onClose: () => void }) {
  const branchId = useBranchId()
  const [amount, setAmount] = useState<number | null>(null)
  const today = useBusinessDay()
  const [on, setOn] = useState<string | null>(today)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const open = useAction(debtRoutes.opening, {
    onClose,
    showError: shownHere,
  })
  const missing = amount === null || amount === 0
  async function submit() {
    setAsked(true)
    if (missing) return
    const body = {
      partnerKind: partner.kind,
      partnerId: partner.id,
      branchId,
      amount,
      ...(on && on !== today && { on }),
    }
    await open.mutateAsync({ body: note.trim() === '' ? body : { ...body, note: note.trim() } }).catch(() => {}) // shown above the fields
  }
  return (
    <EditSheet
      title={debtText.openingTitle(partner.name)}
      submitLabel={debtText.openingSubmit}
      dirty={amount !== null || note !== '' || on !== today}
      busy={open.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{open.error?.message}</Refusal>
      <Note>{debtText.openingHint}</Note>
      <Field
        label={debtText.balance[partner.kind]}
        required
        error={asked && missing ? 'Số tiền phải lớn hơn 0' : undefined}
      >
        <MoneyInput size="lg" value={amount} onChange={setAmount} />
      </Field>
      <Field label={debtText.openingOn} hint={debtText.openingOnHint}>
        <DateInput value={on} max={today} today={today} onChange={setOn} />
      </Field>
      <Field label={debtText.note}>
        <TextInput maxLength={longestNote} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
    </EditSheet>
  )
}
