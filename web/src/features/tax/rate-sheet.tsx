import type { VatRate } from '@quay/contract/enumeration'
import { taxRoutes } from '@quay/contract/tax/routes'
import { type TaxData, taxDataPatch } from '@quay/contract/tax/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { formResolver } from '../../api/form/form-resolver.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { taxText } from '../../text/money/tax.ts'
import { RateFields, type RateValues } from './rate-fields.tsx'

type Values = RateValues & { version: number }

const valuesOf = ({ version, vatRate, from, to }: TaxData): Values => ({
  version,
  vatRate: vatRate as VatRate,
  from,
  to,
})

// An emptied last day is sent as null: until further notice.
const resolver = formResolver(taxDataPatch, (values: Values) => ({
  ...values,
  from: values.from ?? undefined,
}))

/** Edits one dated rate: its rate and its days. What it is for stays. */
export function RateSheet({ rate, onClose }: { rate: TaxData; onClose: () => void }) {
  const sheet = useRecordForm({
    record: rate,
    formOf: one => valuesOf(one ?? rate),
    resolver,
    changes: (_, theirs) => [inWords(theirs)],
    send: (send, body, base) =>
      send(taxRoutes.update, { params: { id: rate.id }, body: { ...body, version: (base ?? rate).version } }),
    onClose,
  })
  return (
    <RecordSheet
      sheet={sheet}
      title={taxText.editTitle(rate.name)}
      onClose={onClose}
      aside={
        <AskButton
          route={taxRoutes.delete}
          input={{ params: { id: rate.id }, body: { branchId: rate.branchId } }}
          question={{
            title: taxText.deleteRateTitle(rate.name),
            description: `${taxText.deleteRateHint} ${taxText.pastNote}`,
            confirmLabel: taxText.deleteRate,
          }}
          onDone={onClose}
          showError={sheet.showError}
        />
      }
    >
      <RateFields />
      <p className="text-12 text-ink-3">
        {rate.branchName ?? taxText.everywhere} · {taxText.pastNote}
      </p>
    </RecordSheet>
  )
}

const inWords = ({ vatRate, from, to }: TaxData) =>
  `${describeVatRate(vatRate)}: ${formatDate(from)} – ${to ? formatDate(to) : taxText.openEnd}`
