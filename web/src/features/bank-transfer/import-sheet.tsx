import { bankTransferRoutes } from '@quay/contract/bank-transfer/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { shownHere, useAction } from '../../api/use-action.ts'
import { bankTransferText as words } from '../../text/money/bank-transfer.ts'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import { useAccounts } from '../cashbook/shared/use-accounts.ts'

/** Takes in a statement of a bank account: what names a bill is matched at once. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const accounts = useAccounts().filter(({ kind, isActive }) => kind !== 'CASH' && isActive)
  const [chosen, setChosen] = useState<string | null>(null)
  const [text, setText] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const accountId = chosen ?? accounts.find(({ isDefault }) => isDefault)?.id ?? accounts[0]?.id
  const take = useAction(bankTransferRoutes.importStatement, {
    onDone: ({ added, matched, repeated }) => {
      toast.success(words.imported(formatNumber(added), formatNumber(matched), formatNumber(repeated)))
      onClose()
    },
    showError: shownHere,
  })
  function submit() {
    setAsked(true)
    if (text && accountId) take.mutate({ body: { accountId, text } })
  }
  return (
    <EditSheet
      title={words.importTitle}
      submitLabel={words.import}
      dirty={text !== null}
      busy={take.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-ink-2">{words.importHint}</p>
      <Refusal>{take.error?.issues[0]?.message ?? take.error?.message}</Refusal>
      <Field label={words.account} required>
        <Select
          value={accountId ?? ''}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      </Field>
      <Field label={words.file} required error={asked && !text ? words.fileMissing : undefined}>
        <input
          type="file"
          aria-label={words.file}
          accept=".csv,.txt,text/csv,text/plain"
          onChange={event => {
            const file = event.target.files?.[0]
            if (file) void file.text().then(setText)
            else setText(null)
          }}
        />
      </Field>
    </EditSheet>
  )
}
