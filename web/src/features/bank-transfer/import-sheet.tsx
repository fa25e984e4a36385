import { bankTransferRoutes } from '@quay/contract/bank-transfer/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { bankTransferText as words } from '../../text/money/bank-transfer.ts'
import { Select } from '../../ui/choice/select.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import { useAccounts } from '../cashbook/shared/use-accounts.ts'
import { type ChosenColumns, readFile, sentColumns } from './chosen-columns.ts'
import { StatementColumns } from './statement-columns.tsx'

type Sent = Awaited<ReturnType<typeof readFile>>

/** Takes in a statement of a bank account: what names a bill is matched at once. Columns that are not known are chosen by hand, once a bank. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const accounts = useAccounts().filter(({ kind, isActive }) => kind !== 'CASH' && isActive)
  const [chosen, setChosen] = useState<string | null>(null)
  const [file, setFile] = useState<Sent | null>(null)
  const [columns, setColumns] = useState<ChosenColumns | null>(null)
  const [asked, setAsked] = useState(false)
  const accountId = chosen ?? accounts.find(({ isDefault }) => isDefault)?.id ?? accounts[0]?.id
  const preview = useQuery({
    queryKey: ['statement-preview', accountId, file],
    enabled: file !== null && accountId !== undefined,
    retry: false,
    queryFn: ({ signal }) =>
      call(bankTransferRoutes.previewStatement, { body: { accountId: accountId!, ...file! } }, { signal }),
  })
  const take = useAction(bankTransferRoutes.importStatement, {
    onDone: ({ added, matched, repeated }) => {
      toast.success(words.imported(formatNumber(added), formatNumber(matched), formatNumber(repeated)))
      onClose()
    },
    showError: shownHere,
  })
  function submit() {
    setAsked(true)
    if (!file || !accountId || !preview.data) return
    const sent = columns && sentColumns(columns)
    // Neither the titles nor a person say which column is which.
    if (columns ? !sent : !preview.data.columns) return
    take.mutate({ body: { accountId, ...file, ...(sent && { columns: sent }) } })
  }
  function begin(next: Sent | null) {
    setFile(next)
    setColumns(null)
    setAsked(false)
  }
  const problem = take.error ?? (preview.error instanceof ApiError ? preview.error : null)
  return (
    <EditSheet
      title={words.importTitle}
      submitLabel={words.import}
      dirty={file !== null}
      busy={take.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-ink-2">{words.importHint}</p>
      <Refusal>{problem?.issues[0]?.message ?? problem?.message}</Refusal>
      <Field label={words.account} required>
        <Select
          value={accountId ?? ''}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={value => {
            setChosen(value)
            setColumns(null)
          }}
        />
      </Field>
      <Field label={words.file} required error={asked && !file ? words.fileMissing : undefined}>
        <input
          type="file"
          aria-label={words.file}
          accept=".csv,.txt,.xlsx,.xls,text/csv,text/plain"
          onChange={event => {
            const picked = event.target.files?.[0]
            if (picked) void readFile(picked).then(begin)
            else begin(null)
          }}
        />
      </Field>
      {preview.isFetching && <p className="text-ink-2">{words.reading}</p>}
      {preview.data && <StatementColumns preview={preview.data} chosen={columns} onChange={setColumns} asked={asked} />}
    </EditSheet>
  )
}
