import { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { Controller, useForm } from 'react-hook-form'
import { formResolver } from '../../api/form-resolver.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Note } from '../../ui/note.tsx'
import { Textarea } from '../../ui/textarea.tsx'

type Account = Answer<typeof cashbookRoutes.accounts>[number]

/** What was in a fund on the first day. Written once. */
export function OpeningSheet({ account, onClose }: { account: Account; onClose: () => void }) {
  const form = useForm({
    resolver: formResolver(cashbookRoutes.openAccount.body),
    defaultValues: { note: '' },
  })
  const { control, register, handleSubmit, formState } = form
  const { errors, isDirty } = formState
  const open = useAction(cashbookRoutes.openAccount, {
    onDone: onClose,
    showError: error => showIssues(form, error, { 'opening-exists': 'amount' }),
  })
  const submit = handleSubmit(async body => {
    await open.mutateAsync({ params: { id: account.id }, body }).catch(() => {})
  })
  return (
    <EditSheet
      open
      onClose={onClose}
      title={`Tồn đầu của ${account.name}`}
      dirty={isDirty}
      busy={open.isPending}
      submitLabel="Ghi tồn đầu"
      onSubmit={() => submit()}
    >
      <Note>Số tiền có trong quỹ khi bắt đầu dùng Quầy. Chỉ ghi một lần; sau đó quỹ chỉ đổi theo chứng từ.</Note>
      <Field label="Số tiền" required error={errors.amount?.message}>
        <Controller
          control={control}
          name="amount"
          render={({ field }) => <MoneyInput {...field} value={field.value ?? null} />}
        />
      </Field>
      <Field label="Ghi chú" error={errors.note?.message}>
        <Textarea rows={2} {...register('note')} />
      </Field>
    </EditSheet>
  )
}
