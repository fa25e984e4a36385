import { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { withCleared } from '../../api/form/with-cleared.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { textsOf } from '../../form/texts-of.ts'
import { useRecordForm } from '../../form/use-record-form.ts'
import { bankOptions } from '../../ui/choice/bank-options.ts'
import { Combobox } from '../../ui/choice/combobox.tsx'

type Account = Answer<typeof cashbookRoutes.accounts>[number]
type AccountForm = Record<'name' | 'accountNumber' | 'accountName', string> & {
  bankBin: string | null
  isDefault: boolean
  kind: 'BANK' | 'WALLET'
}
type BankAccountSheetProps = { account: Account | null; onClose: () => void }

const { TextField, CheckField, OwnField, SelectField } = fieldsOf<AccountForm>()
const resolver = formResolver(cashbookRoutes.createAccount.body, (form: AccountForm) => withoutEmpty(form))

const formOf = (account: Account | null): AccountForm => ({
  ...textsOf(account, ['name', 'accountNumber', 'accountName']),
  bankBin: account?.bankBin ?? null,
  isDefault: account?.isDefault ?? false,
  kind: account?.kind === 'WALLET' ? 'WALLET' : 'BANK',
})

const fundKinds = [
  { value: 'BANK' as const, label: 'Tài khoản ngân hàng' },
  { value: 'WALLET' as const, label: 'Ví điện tử' },
]

/** A bank account or a wallet: where transfers of customers go, and what the VietQR code of a bill names. */
export function BankAccountSheet({ account, onClose }: BankAccountSheetProps) {
  const sheet = useRecordForm({
    record: account,
    formOf,
    resolver,
    refusals: { 'code-taken': 'name' },
    send(send, { id: _none, kind, ...values }, base) {
      // Emptied fields are cleared, not left as they were.
      const body = withCleared(values, ['bankBin', 'accountNumber', 'accountName'])
      return base
        ? send(cashbookRoutes.updateAccount, { params: { id: base.id }, body: { ...body, version: base.version } })
        : send(cashbookRoutes.createAccount, { body: { ...body, kind } })
    },
    onClose,
  })
  const { getValues, setValue } = sheet.form
  return (
    <RecordSheet sheet={sheet} title={account ? `Sửa ${account.name}` : 'Thêm tài khoản hoặc ví'} onClose={onClose}>
      {!account && <SelectField name="kind" label="Loại quỹ" options={fundKinds} />}
      <OwnField name="bankBin" label="Ngân hàng">
        {field => (
          <Combobox
            options={bankOptions}
            value={bankOptions.find(bank => bank.value === field.value) ?? null}
            onChange={bank => {
              field.onChange(bank?.value ?? null)
              if (bank && getValues('name') === '') setValue('name', bank.label)
            }}
          />
        )}
      </OwnField>
      <TextField name="accountNumber" kind="digits" label="Số tài khoản" />
      <TextField
        name="accountName"
        label="Tên chủ tài khoản"
        hint="Chữ in không dấu như ngân hàng ghi"
        autoCapitalize="characters"
      />
      <TextField name="name" label="Tên gọi trong sổ quỹ" required />
      <CheckField name="isDefault">Tài khoản mặc định khi khách chuyển khoản</CheckField>
    </RecordSheet>
  )
}
