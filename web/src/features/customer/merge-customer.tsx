import { customerCareRoutes, customerRoutes } from '@quay/contract/partner/routes'
import type { Customer } from '@quay/contract/partner/shapes'
import { call } from '../../api/client.ts'
import { type Duplicate, MergeDuplicate, mostDuplicates } from '../../form/merge-duplicate.tsx'
import { partnerText } from '../../text/partner/partner.ts'
import { MergeFigures } from './merge-figures.tsx'

const { merge: words } = partnerText

type DuplicateCustomer = Duplicate & { customer: Customer }

async function search(keyword: string, signal: AbortSignal): Promise<DuplicateCustomer[]> {
  const { items } = await call(customerRoutes.list, { query: { keyword, limit: mostDuplicates } }, { signal })
  return items.map(customer => {
    const { id, name, phone, code, version } = customer
    return { value: id, label: name, detail: [phone, code].filter(Boolean).join(' · '), version, customer }
  })
}

/** Merges a customer who was entered twice into this one; who goes and what becomes of it is shown before. */
export function MergeCustomer({ customer: survivor, onClose }: { customer: Customer; onClose: () => void }) {
  return (
    <MergeDuplicate
      id={survivor.id}
      route={customerCareRoutes.merge}
      search={search}
      about={({ customer }) => <MergeFigures survivor={survivor} duplicate={customer} />}
      words={{
        ...words,
        title: words.title(survivor.name),
        placeholder: partnerText.customerList.find,
        confirm: duplicate => words.confirm(duplicate?.label ?? ''),
      }}
      onClose={onClose}
    />
  )
}
