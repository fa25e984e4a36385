import type { PartnerKind } from '@quay/contract/enumeration'
import { type cashbookRoutes, voucherRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { call } from '../../api/client.ts'
import { formResolver } from '../../api/form-resolver.ts'
import { useBranchId } from '../../api/session.ts'
import { showIssues } from '../../api/show-issues.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { DraftSlot, type KeptDraft } from '../../document/draft-slot.tsx'
import { useKeptSheet } from '../../document/use-kept-sheet.ts'
import { directionText, partnerKindText } from '../../text/cashbook.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'

type Account = Answer<typeof cashbookRoutes.accounts>[number]
type VoucherSheetProps = { direction: 'IN' | 'OUT'; accounts: readonly Account[]; onClose: () => void }

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

/**
 * A receipt or payment by hand. What a document moves by itself does not belong here. What was typed outlives a closed sheet
 * and a reload.
 */
export function VoucherSheet(props: VoucherSheetProps) {
  const begin = (): HalfVoucher => ({
    amount: null,
    kindId: '',
    accountId: props.accounts.find(account => account.isActive)?.id ?? '',
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
      {kept => <VoucherForm {...props} kept={kept} />}
    </DraftSlot>
  )
}

type VoucherFormProps = VoucherSheetProps & { kept: KeptDraft<HalfVoucher> }

function VoucherForm({ direction, accounts, onClose, kept }: VoucherFormProps) {
  const branchId = useBranchId()
  const kinds = useRoute(voucherRoutes.kinds, {}, { staleTime: 60_000 }).data ?? []
  const open = accounts.filter(account => account.isActive)
  const form = useForm({
    resolver: formResolver(voucherRoutes.create.body),
    defaultValues: {
      branchId,
      direction,
      ...kept.begin,
      amount: kept.begin.amount ?? undefined,
      partnerKind: kept.begin.partnerKind ?? undefined,
    },
  })
  const { control, register, handleSubmit, formState } = form
  const { errors, isDirty } = formState
  const typed = useWatch({ control })
  const sheet = useKeptSheet(kept, isDirty ? halfOf(typed) : kept.begin, onClose)
  const create = useAction(voucherRoutes.create, {
    onDone: sheet.done,
    showError: error => showIssues(form, error, { 'fund-short': 'amount' }),
  })
  const submit = handleSubmit(async body => {
    const { partnerKind, partnerName, ...voucher } = body
    // A kind of person without a name says nothing; a name without a kind is somebody else.
    const partner = partnerName ? { partnerName, partnerKind: partnerKind ?? ('other' as const) } : {}
    await create.mutateAsync({ body: { ...voucher, ...partner } }).catch(() => {})
  })
  return (
    <EditSheet
      open
      onClose={sheet.drop}
      title={`Lập ${directionText[direction].toLowerCase()}`}
      dirty={isDirty}
      busy={create.isPending}
      submitLabel={`Lưu ${directionText[direction].toLowerCase()}`}
      onSubmit={() => submit()}
    >
      <Field label="Số tiền" required error={errors.amount?.message}>
        <Controller
          control={control}
          name="amount"
          render={({ field }) => <MoneyInput {...field} value={field.value ?? null} />}
        />
      </Field>
      <Field label={direction === 'IN' ? 'Loại thu' : 'Loại chi'} required error={errors.kindId && 'Chọn một loại'}>
        <Controller
          control={control}
          name="kindId"
          render={({ field }) => (
            <Select
              value={field.value || null}
              onChange={field.onChange}
              options={kinds
                .filter(kind => kind.direction === direction)
                .map(kind => ({ value: kind.id, label: kind.name }))}
            />
          )}
        />
      </Field>
      <Field label={direction === 'IN' ? 'Vào quỹ' : 'Từ quỹ'} required error={errors.accountId && 'Chọn một quỹ'}>
        <Controller
          control={control}
          name="accountId"
          render={({ field }) => (
            <Select
              value={field.value || null}
              onChange={field.onChange}
              options={open.map(account => ({ value: account.id, label: account.name }))}
            />
          )}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-[140px_minmax(0,1fr)]">
        <Field label={direction === 'IN' ? 'Đối tượng nộp' : 'Đối tượng nhận'} error={errors.partnerKind?.message}>
          <Controller
            control={control}
            name="partnerKind"
            render={({ field }) => (
              <Select value={field.value ?? null} onChange={field.onChange} options={partnerKinds} />
            )}
          />
        </Field>
        <Field label="Tên" error={errors.partnerName?.message}>
          <TextInput {...register('partnerName')} />
        </Field>
      </div>
      <Field label="Ghi chú" error={errors.note?.message}>
        <Textarea rows={2} {...register('note')} />
      </Field>
    </EditSheet>
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
