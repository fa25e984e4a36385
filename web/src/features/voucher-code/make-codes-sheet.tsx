import { discountRoutes } from '@quay/contract/discount/routes'
import { voucherCodeRoutes } from '@quay/contract/voucher-code/routes'
import { useWatch } from 'react-hook-form'
import { useRoute } from '../../api/use-route.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { voucherCodeText } from '../../text/promotion/voucher-code.ts'
import { Note } from '../../ui/mark/note.tsx'
import { codesResolver, freshCodes, type MakeCodesForm } from './make-codes-form.ts'

const { TextField, SelectField, NumberField, DateField, CheckField } = fieldsOf<MakeCodesForm>()

/** Makes the codes of a promotion: the one that everybody uses, or a batch. */
export function MakeCodesSheet({ onClose }: { onClose: () => void }) {
  const { data } = useRoute(discountRoutes.list, { query: {} })
  const promotions = (data?.items ?? []).filter(({ codeKind }) => codeKind !== 'NONE')
  const find = (id: string | null) => promotions.find(one => one.id === id) ?? promotions[0]
  const sheet = useRecordForm({
    formOf: () => freshCodes,
    resolver: codesResolver(id => find(id)?.codeKind ?? 'SINGLE'),
    send: (send, body, _base, { discountId }) =>
      send(voucherCodeRoutes.make, { params: { id: find(discountId)?.id ?? '' }, body }),
    refusals: { 'code-taken': 'code', 'code-kind-differs': 'discountId' },
    onSaved: onClose,
  })
  const chosen = find(useWatch({ control: sheet.form.control, name: 'discountId' }))
  if (data && !chosen)
    return (
      <RecordSheet sheet={sheet} title={voucherCodeText.add} onClose={onClose}>
        <Note tone="warning">{voucherCodeText.noPromotion}</Note>
      </RecordSheet>
    )
  return (
    <RecordSheet sheet={sheet} title={voucherCodeText.add} onClose={onClose}>
      <SelectField
        name="discountId"
        label={voucherCodeText.choosePromotion}
        options={promotions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {chosen?.codeKind === 'SHARED' ? (
        <TextField name="code" label={voucherCodeText.code} hint={voucherCodeText.codeHint} required />
      ) : (
        <>
          <TextField name="prefix" label={voucherCodeText.prefix} hint={voucherCodeText.prefixHint} />
          <NumberField name="count" label={voucherCodeText.count} min={1} max={10_000} />
          <CheckField name="isIssued">{voucherCodeText.isIssued}</CheckField>
        </>
      )}
      <DateField name="expiresOn" label={voucherCodeText.expiresOn} />
    </RecordSheet>
  )
}
