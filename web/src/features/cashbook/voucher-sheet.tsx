import type { PartnerKind } from '@quay/contract/enumeration'
import { type cashbookRoutes, voucherRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { useWatch } from 'react-hook-form'
import { call } from '../../api/client.ts'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { useBranchId } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DraftSlot, type KeptDraft } from '../../document/slot/draft-slot.tsx'
import { useKeptSheet } from '../../document/slot/use-kept-sheet.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { directionText, partnerKindText } from '../../text/money/cashbook.ts'
import { namedOptions } from '../../ui/choice/named-options.ts'
import { useAccounts } from './shared/use-accounts.ts'

type Account = Answer<typeof cashbookRoutes.accounts>[number]
type VoucherSheetProps = { direction: 'IN' | 'OUT'; onClose: () => void }

const partnerKinds = (Object.keys(partnerKindText) as PartnerKind[]).map(value => ({
  value,
  label: partnerKindText[value],
}))

interface HalfVoucher {
  amount: number | null
  kindId: string
  accountId: string
  partnerKind: PartnerKind | null
  partnerName: string
  note: string
}

type VoucherForm = HalfVoucher & { branchId: string; direction: 'IN' | 'OUT' }
const { TextField, TextareaField, MoneyField, SelectField } = fieldsOf<VoucherForm>()
const resolver = formResolver(voucherRoutes.create.body, (form: VoucherForm) => withoutEmpty(form))

/**
 * A receipt or payment by hand. What a document moves by itself does not belong here. What was typed outlives a closed sheet
 * and a reload.
 */
export function VoucherSheet(props: VoucherSheetProps) {
  const accounts = useAccounts()
  // Not before the funds are there: the drawer is chosen when the sheet opens.
  if (accounts.length === 0) return null
  const begin = (): HalfVoucher => ({
    amount: null,
    kindId: '',
    accountId: accounts.find(account => account.isActive)?.id ?? '',
    partnerKind: null,
    partnerName: '',
    note: '',
  })
  return (
    <DraftSlot
      key={props.direction}
      kind="voucher"
      slot={`new.${props.direction}`}
      begin={begin}
      read={id => call(voucherRoutes.get, { params: { id } })}
    >
      {kept => <HandVoucher {...props} accounts={accounts} kept={kept} />}
    </DraftSlot>
  )
}

type HandVoucherProps = VoucherSheetProps & { accounts: readonly Account[]; kept: KeptDraft<HalfVoucher> }

function HandVoucher({ direction, accounts, onClose, kept }: HandVoucherProps) {
  const branchId = useBranchId()
  const kinds = useRoute(voucherRoutes.kinds, {}, { staleTime: 60_000 }).data ?? []
  const isIn = direction === 'IN'
  const words = directionText[direction].toLowerCase()
  const form = useRecordForm({
    formOf: () => ({ branchId, direction, ...kept.begin }),
    resolver,
    refusals: { 'fund-short': 'amount' },
    send(send, { partnerKind, partnerName, ...voucher }) {
      // A kind without a name says nothing; a name without a kind stands for another person.
      const partner = partnerName ? { partnerName, partnerKind: partnerKind ?? ('other' as const) } : {}
      return send(voucherRoutes.create, { body: { ...voucher, ...partner } })
    },
    onStored: () => sheet.forget(),
    onClose,
  })
  const typed = useWatch({ control: form.form.control })
  const sheet = useKeptSheet(kept, form.isDirty ? halfOf(typed) : kept.begin, onClose)
  return (
    <RecordSheet sheet={form} title={`Lập ${words}`} submitLabel={`Lưu ${words}`} onClose={sheet.drop}>
      <MoneyField name="amount" label="Số tiền" required />
      <SelectField
        name="kindId"
        label={isIn ? 'Loại thu' : 'Loại chi'}
        required
        error="Chọn một loại"
        options={namedOptions(kinds.filter(kind => kind.direction === direction))}
      />
      <SelectField
        name="accountId"
        label={isIn ? 'Vào quỹ' : 'Từ quỹ'}
        required
        error="Chọn một quỹ"
        options={namedOptions(accounts.filter(account => account.isActive))}
      />
      <div className="grid gap-4 sm:grid-cols-[140px_minmax(0,1fr)]">
        <SelectField name="partnerKind" label={isIn ? 'Đối tượng nộp' : 'Đối tượng nhận'} options={partnerKinds} />
        <TextField name="partnerName" label="Tên" />
      </div>
      <TextareaField name="note" label="Ghi chú" />
    </RecordSheet>
  )
}

const halfOf = (typed: Partial<{ [Name in keyof HalfVoucher]: HalfVoucher[Name] | undefined }>): HalfVoucher => ({
  amount: typed.amount ?? null,
  kindId: typed.kindId ?? '',
  accountId: typed.accountId ?? '',
  partnerKind: typed.partnerKind ?? null,
  partnerName: typed.partnerName ?? '',
  note: typed.note ?? '',
})
