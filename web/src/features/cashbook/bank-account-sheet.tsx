import { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { Controller, useForm } from 'react-hook-form'
import { Banks } from 'vietnam-qr-pay'
import { formResolver } from '../../api/form-resolver.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type Account = Answer<typeof cashbookRoutes.accounts>[number]
type BankAccountSheetProps = { account: Account | null; onClose: () => void }

// Those that still exist and whose accounts a VietQR code can name.
const banks = Banks.filter(bank => !bank.deprecated && bank.vietQRStatus >= 0)
  .map(bank => ({ value: bank.bin, label: bank.shortName, detail: bank.name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'vi'))

/** A bank account: where transfers of customers go, and what the VietQR code of a bill names. */
export function BankAccountSheet({ account, onClose }: BankAccountSheetProps) {
  const form = useForm({
    resolver: formResolver(cashbookRoutes.createAccount.body),
    defaultValues: {
      name: account?.name ?? '',
      bankBin: account?.bankBin ?? null,
      accountNumber: account?.accountNumber ?? '',
      accountName: account?.accountName ?? '',
      isDefault: account?.isDefault ?? false,
    },
  })
  const { control, register, handleSubmit, formState, setValue, getValues } = form
  const { errors, isDirty } = formState
  const answers = {
    onDone: onClose,
    showError: (error: Parameters<typeof showIssues>[1]) => showIssues(form, error, { 'code-taken': 'name' }),
  }
  const create = useAction(cashbookRoutes.createAccount, answers)
  const update = useAction(cashbookRoutes.updateAccount, answers)

  const submit = handleSubmit(async values => {
    const { id: _none, ...body } = values
    // Emptied fields are cleared, not left as they were.
    const whole = { bankBin: null, accountNumber: null, accountName: null, ...body }
    const sent = account
      ? update.mutateAsync({ params: { id: account.id }, body: { ...whole, version: account.version } })
      : create.mutateAsync({ body: whole })
    await sent.catch(() => {})
  })
  return (
    <EditSheet
      open
      onClose={onClose}
      title={account ? `Sửa ${account.name}` : 'Thêm tài khoản ngân hàng'}
      dirty={isDirty}
      busy={create.isPending || update.isPending}
      onSubmit={() => submit()}
    >
      <Field label="Ngân hàng" error={errors.bankBin?.message}>
        <Controller
          control={control}
          name="bankBin"
          render={({ field }) => (
            <Combobox
              options={banks}
              value={banks.find(bank => bank.value === field.value) ?? null}
              onChange={bank => {
                field.onChange(bank?.value ?? null)
                if (bank && getValues('name') === '') setValue('name', bank.label)
              }}
            />
          )}
        />
      </Field>
      <Field label="Số tài khoản" error={errors.accountNumber?.message}>
        <TextInput inputMode="numeric" {...register('accountNumber')} />
      </Field>
      <Field label="Tên chủ tài khoản" hint="Chữ in không dấu như ngân hàng ghi" error={errors.accountName?.message}>
        <TextInput autoCapitalize="characters" {...register('accountName')} />
      </Field>
      <Field label="Tên gọi trong sổ quỹ" required error={errors.name?.message}>
        <TextInput {...register('name')} />
      </Field>
      <Checkbox {...register('isDefault')}>Tài khoản mặc định khi khách chuyển khoản</Checkbox>
    </EditSheet>
  )
}
