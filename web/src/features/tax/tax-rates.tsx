import { vatRates } from '@quay/contract/enumeration'
import { taxRoutes } from '@quay/contract/tax/routes'
import type { TaxData } from '@quay/contract/tax/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { taxText } from '../../text/tax.ts'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/toast.ts'
import { AssignSheet } from './assign-sheet.tsx'
import { rateColumns } from './rate-columns.tsx'
import { RateSheet } from './rate-sheet.tsx'
import { TaxViews } from './tax-views.tsx'

const rates = defineList({
  id: 'tax-rates',
  title: taxText.title,
  route: taxRoutes.list,
  ofBranch: true,
  search: taxText.find,
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
  rowKey: row => row.id,
  rowLabel: row => `${row.name} ${describeVatRate(row.vatRate)}`,
  add: { label: taxText.add, permission: taxRoutes.create.permission },
  empty: { title: taxText.emptyTitle, hint: taxText.emptyHint },
  noMatch: { title: taxText.noMatch },
})

/** VAT rates with dates: of groups and products, in force, to come and past. */
export function TaxRates() {
  const list = useList(rates)
  const [open, setOpen] = useState<TaxData | 'new' | null>(null)
  return (
    <>
      <ListScreen
        list={list}
        onAdd={() => setOpen('new')}
        onOpen={list.may({ model: 'tax', action: 'update' }) ? setOpen : undefined}
        actions={<TaxViews />}
        summary={
          <div className="pb-3">
            <Note>{taxText.rule}</Note>
          </div>
        }
      />
      {open === 'new' && (
        <AssignSheet
          onClose={() => setOpen(null)}
          onDone={count => {
            toast.success(taxText.done(formatNumber(count)))
            setOpen(null)
          }}
        />
      )}
      {open !== null && open !== 'new' && <RateSheet rate={open} onClose={() => setOpen(null)} />}
    </>
  )
}
