import { customerCareRoutes, customerRoutes } from '@quay/contract/partner/routes'
import type { Customer } from '@quay/contract/partner/shapes'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { partnerText } from '../../text/partner.ts'
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'

type Duplicate = ComboboxOption & { version: number }

const { merge: words } = partnerText
const most = 12

/** Finds the duplicate of a customer and merges it into this one; shows a refusal beside it. */
export function MergeCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null)
  const [problem, setProblem] = useState<string>()
  const merge = useAction(customerCareRoutes.merge, {
    onClose,
    showError: error => {
      setProblem(error.message)
      return true
    },
  })
  async function search(keyword: string, signal: AbortSignal): Promise<Duplicate[]> {
    const { items } = await call(customerRoutes.list, { query: { keyword, limit: most } }, { signal })
    return items
      .filter(one => one.id !== customer.id)
      .map(one => ({ value: one.id, label: one.name, detail: one.phone ?? one.code, version: one.version }))
  }
  function confirm() {
    if (!duplicate) return setProblem(words.required)
    merge.mutate({
      params: { id: customer.id },
      body: { duplicateId: duplicate.value, duplicateVersion: duplicate.version },
    })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={confirm}
      busy={merge.isPending}
      title={words.title(customer.name)}
      description={words.hint}
      confirmLabel={words.confirm(duplicate?.label ?? '')}
    >
      <Field label={words.find} required error={problem}>
        <Combobox<Duplicate>
          value={duplicate}
          options={search}
          placeholder={partnerText.customerList.find}
          onChange={next => {
            setProblem(undefined)
            setDuplicate(next)
          }}
        />
      </Field>
    </ConfirmDialog>
  )
}
