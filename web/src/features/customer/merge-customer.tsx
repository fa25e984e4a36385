import { customerCareRoutes, customerRoutes } from '@quay/contract/partner/routes'
import type { Customer } from '@quay/contract/partner/shapes'
import { call } from '../../api/client.ts'
import { type Duplicate, MergeDuplicate, mostDuplicates } from '../../form/merge-duplicate.tsx'
import { partnerText } from '../../text/partner.ts'

const { merge: words } = partnerText

async function search(keyword: string, signal: AbortSignal): Promise<Duplicate[]> {
  const { items } = await call(customerRoutes.list, { query: { keyword, limit: mostDuplicates } }, { signal })
  return items.map(({ id, name, phone, code, version }) => ({ value: id, label: name, detail: phone ?? code, version }))
}

/** Merges a customer who was entered twice into this one. */
export function MergeCustomer({ customer: { id, name }, onClose }: { customer: Customer; onClose: () => void }) {
  return (
    <MergeDuplicate
      id={id}
      route={customerCareRoutes.merge}
      search={search}
      words={{
        ...words,
        title: words.title(name),
        placeholder: partnerText.customerList.find,
        confirm: duplicate => words.confirm(duplicate?.label ?? ''),
      }}
      onClose={onClose}
    />
  )
}
