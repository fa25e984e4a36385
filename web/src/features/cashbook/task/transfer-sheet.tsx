import { fundTransferRoutes } from '@quay/contract/money/fund-transfer'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { useBranchId } from '../../../api/session/session.ts'
import { shownHere, useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/use-route.ts'
import { fundTransferText as words } from '../../../text/money/fund-transfer.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { EditSheet } from '../../../ui/window/edit-sheet.tsx'
import { useAccounts } from '../shared/use-accounts.ts'

const longestNote = 300

/** Moves money between two funds of the branch, or into the drawer of another one, with what the bank takes for it. */
export default function TransferSheet({ onClose }: { onClose: () => void }) {
  const branchId = useBranchId()
  const funds = useAccounts().filter(({ isActive }) => isActive)
  const [id] = useState(newId)
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [amount, setAmount] = useState<number | null>(null)
  const [fee, setFee] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const create = useAction(fundTransferRoutes.create, { onClose, showError: shownHere })
  const fromFund = funds.find(fund => fund.id === from) ?? funds[0]
  const elsewhere = useRoute(fundTransferRoutes.targets, { query: { branchId } }).data ?? []
  const toFund =
    [...funds, ...elsewhere].find(fund => fund.id === to) ??
    [...funds, ...elsewhere].find(fund => fund.id !== fromFund?.id)
  const isSame = fromFund !== undefined && fromFund.id === toFund?.id
  const isShort = fromFund !== undefined && (amount ?? 0) + (fee ?? 0) > fromFund.balance
  const options = funds.map(({ id: value, name, balance }) => ({ value, label: name, detail: formatDong(balance) }))

  async function submit() {
    setAsked(true)
    if (!amount || !fromFund || !toFund || isSame) return
    const body = {
      id,
      branchId,
      fromAccountId: fromFund.id,
      toAccountId: toFund.id,
      amount,
      ...(fee && { fee }),
      ...(note.trim() !== '' && { note: note.trim() }),
    }
    await create.mutateAsync({ body }).catch(() => {}) // shown above the fields
  }
  return (
    <EditSheet
      title={words.title}
      submitLabel={words.submit}
      dirty={amount !== null || note !== ''}
      busy={create.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{create.error?.message}</Refusal>
      {funds.length === 1 && elsewhere.length === 0 && <Note tone="warning">{words.oneFund}</Note>}
      <Field label={words.from} required>
        <Select value={fromFund?.id ?? ''} onChange={setFrom} options={options} />
      </Field>
      <Field label={words.to} required error={isSame ? words.same : undefined}>
        <Select
          value={toFund?.id ?? ''}
          onChange={setTo}
          options={[
            ...options,
            ...elsewhere.map(({ id: value, name, branchName }) => ({ value, label: `${name} · ${branchName}` })),
          ]}
        />
      </Field>
      <Field label={words.amount} required error={asked && !amount ? words.amountMissing : undefined}>
        <MoneyInput size="lg" value={amount} onChange={setAmount} />
      </Field>
      <Field label={words.fee} hint={words.feeHint}>
        <MoneyInput value={fee} onChange={setFee} />
      </Field>
      <Field label={words.note}>
        <TextInput
          maxLength={longestNote}
          placeholder={words.notePlaceholder}
          value={note}
          onChange={event => setNote(event.target.value)}
        />
      </Field>
      {isShort && <Note tone="warning">{words.short(fromFund.name, formatDong(fromFund.balance))}</Note>}
    </EditSheet>
  )
}
