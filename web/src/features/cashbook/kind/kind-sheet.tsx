import { type BookGroup, bookGroups } from '@quay/contract/money/book-group'
import { voucherRoutes } from '@quay/contract/money/routes'
import { type VoucherKind, voucherKindBody } from '@quay/contract/money/voucher-shapes'
import { useWatch } from 'react-hook-form'
import { formResolver } from '../../../api/form/form-resolver.ts'
import { useAction } from '../../../api/use-action.ts'
import { changesIn } from '../../../form/changes-in.ts'
import { fieldsOf } from '../../../form/fields.tsx'
import { RecordSheet } from '../../../form/record-sheet.tsx'
import { useRecordForm } from '../../../form/use-record-form.ts'
import { voucherKindText as words } from '../../../text/money/voucher-kind.ts'
import { Button } from '../../../ui/button/button.tsx'

interface KindForm {
  direction: 'IN' | 'OUT'
  name: string
  countsInProfit: boolean
  bookGroup: BookGroup | null
}

const { TextField, SelectField, CheckField } = fieldsOf<KindForm>()
const directions = (['OUT', 'IN'] as const).map(value => ({ value, label: words.directions[value] }))
const groups = bookGroups.map(value => ({ value, label: words.groups[value] }))

const formOf = (kind: VoucherKind | null): KindForm => ({
  direction: kind?.direction ?? 'OUT',
  name: kind?.name ?? '',
  countsInProfit: kind?.countsInProfit ?? true,
  bookGroup: kind?.bookGroup ?? null,
})

/** A receipt is no cost, whatever the field held before it became one. */
const resolver = formResolver(voucherKindBody, (form: KindForm) => ({
  ...form,
  bookGroup: form.direction === 'IN' ? null : form.bookGroup,
}))

const countsText = ({ countsInProfit }: VoucherKind) => (countsInProfit ? words.counts.yes : words.counts.no)
const changesBetween = changesIn<VoucherKind>(
  [
    [words.name, kind => kind.name],
    [words.countsInProfit, countsText],
    [words.bookGroup, kind => (kind.bookGroup ? words.groups[kind.bookGroup] : words.noGroup)],
    [words.columns.status, kind => words.statuses[kind.isActive ? 1 : 0]],
  ],
  words.none,
)

/** Adds or edits a kind of receipt or payment, puts it out of use or into use again. */
export function KindSheet({ kind, onClose }: { kind: VoucherKind | null; onClose: () => void }) {
  const sheet = useRecordForm({
    record: kind,
    formOf,
    resolver,
    refusals: { 'voucher-kind-taken': 'name', 'voucher-kind-group': 'bookGroup' },
    changes: changesBetween,
    send(send, { id: _id, direction, ...body }, base) {
      return base
        ? send(voucherRoutes.updateKind, { params: { id: base.id }, body: { ...body, version: base.version } })
        : send(voucherRoutes.createKind, { body: { direction, ...body } })
    },
    onClose,
  })
  const { base, showError } = sheet
  const turn = useAction(voucherRoutes.updateKind, { onClose, showError })
  const direction = useWatch({ control: sheet.form.control, name: 'direction' })
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? words.edit(base.name) : words.add}
      onClose={onClose}
      aside={
        base && (
          <Button
            busy={turn.isPending}
            onClick={() =>
              turn.mutate({ params: { id: base.id }, body: { version: base.version, isActive: !base.isActive } })
            }
          >
            {base.isActive ? words.stop : words.resume}
          </Button>
        )
      }
    >
      {!base && <SelectField name="direction" label={words.columns.direction} options={directions} />}
      <TextField name="name" label={words.name} required />
      <CheckField name="countsInProfit" hint={words.countsHint}>
        {words.countsInProfit}
      </CheckField>
      {direction === 'OUT' && (
        <SelectField name="bookGroup" label={words.bookGroup} options={groups} none={words.noGroup} />
      )}
      {base && <p className="text-12 text-ink-2">{words.kept}</p>}
    </RecordSheet>
  )
}
