import { vatRates } from '@quay/contract/enumeration'
import { taxRoutes } from '@quay/contract/tax/routes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { taxText } from '../../text/money/tax.ts'
import { AssignSheet } from './assign-sheet.tsx'
import { rateColumns } from './rate-columns.tsx'
import { RateSheet } from './rate-sheet.tsx'
import { TaxViews } from './tax-views.tsx'

const rates = defineList({
  id: 'tax-rates',
  words: taxText,
  route: taxRoutes.list,
  ofBranch: true,
  filters: [
    {
      kind: 'choice',
      field: 'state',
      label: taxText.state,
      choices: choicesOf(taxText.states, { all: taxText.anyState, order: ['now', 'future', 'past'] }),
    },
    {
      kind: 'choice',
      field: 'vatRate',
      address: 'rate',
      label: taxText.rate,
      width: 'w-36',
      choices: [
        { value: '', label: taxText.anyRate },
        ...vatRates.map(rate => ({ value: String(rate), label: describeVatRate(rate) })),
      ],
    },
  ],
  columns: rateColumns,
  rowLabel: row => `${row.name} ${describeVatRate(row.vatRate)}`,
  add: { permission: taxRoutes.create.permission },
})

/** VAT rates with dates: of groups and products, in force, to come and past. */
export function TaxRates() {
  const list = useList(rates)
  return (
    <ListScreen
      list={list}
      mayEdit={list.may({ model: 'tax', action: 'update' })}
      sheet={(rate, close) => (rate ? <RateSheet rate={rate} onClose={close} /> : <AssignSheet onClose={close} />)}
      actions={<TaxViews />}
      note={taxText.rule}
    />
  )
}
