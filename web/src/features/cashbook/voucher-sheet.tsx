import type { PartnerKind } from '@quay/contract/enumeration'
import { type cashbookRoutes, voucherRoutes } from '@quay/contract/money/routes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import type { PickedImage } from '@quay/contract/upload/shapes'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../api/client.ts'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { DraftSlot, type KeptDraft } from '../../document/slot/draft-slot.tsx'
import { useKeptSheet } from '../../document/slot/use-kept-sheet.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { customerEntity, employeeEntity, providerEntity } from '../../list/entities.ts'
import { directionText, partnerKindText, voucherText } from '../../text/money/cashbook.ts'
import { Combobox, type ComboboxOption } from '../../ui/choice/combobox.tsx'
import { namedOptions } from '../../ui/choice/named-options.ts'
import { PapersField } from './papers-field.tsx'
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
  /** Chosen from a list of the store; its name goes with it. */
  partner: ComboboxOption | null
  partnerName: string
  documentDay: string | null
  /** As the kind does, until a person says otherwise; none before a kind is chosen. */
  countsInProfit: boolean | undefined
  papers: PickedImage[]
  note: string
}

const blank: HalfVoucher = {
  amount: null,
  kindId: '',
  accountId: '',
  partnerKind: null,
  partner: null,
  partnerName: '',
  documentDay: null,
  countsInProfit: undefined,
  papers: [],
  note: '',
}

type VoucherForm = HalfVoucher & { branchId: string; direction: 'IN' | 'OUT' }
const { TextField, TextareaField, MoneyField, SelectField, DateField, CheckField, OwnField } = fieldsOf<VoucherForm>()
const resolver = formResolver(voucherRoutes.create.body, ({ partner, papers, ...form }: VoucherForm) => ({
  ...withoutEmpty(form),
  ...(partner && { partnerId: partner.value }),
  ...(papers.length > 0 && { paperIds: papers.map(({ id }) => id) }),
}))

/** Whom a voucher may name by a list of the store. */
const lists = { customer: customerEntity, provider: providerEntity, employee: employeeEntity } as const

/**
 * A receipt or payment by hand. What a document moves by itself does not belong here. What was typed outlives a closed sheet
 * and a reload.
 */
export function VoucherSheet(props: VoucherSheetProps) {
  const accounts = useAccounts()
  // Not before the funds are there: the drawer is chosen when the sheet opens.
  if (accounts.length === 0) return null
  const begin = (): HalfVoucher => ({
    ...blank,
    accountId: accounts.find(account => account.isActive)?.id ?? '',
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
  const { rights } = useSession()
  const kinds = useRoute(voucherRoutes.kinds, {}, { staleTime: 60_000 }).data ?? []
  const isIn = direction === 'IN'
  const words = directionText[direction].toLowerCase()
  const form = useRecordForm({
    formOf: () => ({ branchId, direction, ...blank, ...kept.begin }),
    resolver,
    refusals: { 'fund-short': 'amount', 'document-day-closed': 'documentDay', 'document-day-later': 'documentDay' },
    send(send, { partnerKind, partnerId, partnerName, ...voucher }) {
      // A kind without a name says nothing; a name without a kind stands for another person.
      const partner = partnerId
        ? { partnerKind, partnerId }
        : partnerName
          ? { partnerName, partnerKind: partnerKind ?? ('other' as const) }
          : {}
      return send(voucherRoutes.create, { body: { ...voucher, ...partner } })
    },
    onStored: () => sheet.forget(),
    onClose,
  })
  const typed = useWatch({ control: form.form.control })
  const sheet = useKeptSheet(kept, form.isDirty ? halfOf(typed as Partial<HalfVoucher>) : kept.begin, onClose)
  const { partnerKind } = typed
  const list = partnerKind && partnerKind !== 'other' ? lists[partnerKind] : undefined
  const mayFind = partnerKind && partnerKind !== 'other' && isAllowed(rights, { model: partnerKind, action: 'read' })
  const { setValue } = form.form
  // A customer is no supplier: who was chosen goes with the list.
  const chosenKind = useRef(partnerKind)
  useEffect(() => {
    if (chosenKind.current !== partnerKind) setValue('partner', null)
    chosenKind.current = partnerKind
  }, [partnerKind, setValue])
  const { kindId } = typed
  const kind = kinds.find(one => one.id === kindId)
  const answeredFor = useRef(kindId)
  useEffect(() => {
    if (answeredFor.current === kindId || !kind) return
    answeredFor.current = kindId
    setValue('countsInProfit', kind.countsInProfit)
  }, [kindId, kind, setValue])
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
        {list && mayFind ? (
          <OwnField name="partner" label={voucherText.partner}>
            {field => (
              <Combobox
                value={field.value ?? null}
                onChange={field.onChange}
                options={list.find}
                placeholder={voucherText.findPartner}
              />
            )}
          </OwnField>
        ) : (
          <TextField name="partnerName" label={voucherText.name} />
        )}
      </div>
      {list && mayFind && !typed.partner && <TextField name="partnerName" label={voucherText.freeName} />}
      <DateField name="documentDay" label={voucherText.documentDay} hint={voucherText.documentDayHint} />
      {kind && (
        <CheckField name="countsInProfit" hint={voucherText.countsHint}>
          {voucherText.countsInProfit}
        </CheckField>
      )}
      <TextareaField name="note" label="Ghi chú" />
      <OwnField name="papers" label={voucherText.papers} labelHidden group>
        {field => <PapersField value={field.value} onChange={field.onChange} />}
      </OwnField>
    </RecordSheet>
  )
}

const halfOf = (typed: Partial<HalfVoucher>): HalfVoucher => ({
  amount: typed.amount ?? null,
  kindId: typed.kindId ?? '',
  accountId: typed.accountId ?? '',
  partnerKind: typed.partnerKind ?? null,
  partner: typed.partner ?? null,
  partnerName: typed.partnerName ?? '',
  documentDay: typed.documentDay ?? null,
  countsInProfit: typed.countsInProfit,
  papers: typed.papers ?? [],
  note: typed.note ?? '',
})
