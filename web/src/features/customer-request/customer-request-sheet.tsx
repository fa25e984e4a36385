import { customerRequestRoutes } from '@quay/contract/customer-request/routes'
import type { CustomerRequest } from '@quay/contract/customer-request/shapes'
import { productRoutes } from '@quay/contract/product/routes'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useBranchId } from '../../api/session/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { customerRequestText } from '../../text/buying/customer-request.ts'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import {
  baseOf,
  CustomerRequestFields,
  type CustomerRequestForm,
  isMasked,
  isWritten,
  wantedOf,
} from './shared/customer-request-fields.tsx'

const mostFound = 12

/** Writes a want, or corrects one: what was only words may become a product here. */
export function CustomerRequestSheet({
  customerRequest,
  onClose,
}: {
  customerRequest: CustomerRequest | null
  onClose: () => void
}) {
  const branchId = useBranchId()
  const begin = beginOf(customerRequest)
  const [form, setForm] = useState(begin)
  const [asked, setAsked] = useState(false)
  const options = { onClose, showError: shownHere }
  const create = useAction(customerRequestRoutes.create, options)
  const update = useAction(customerRequestRoutes.update, options)

  async function search(keyword: string, signal: AbortSignal) {
    const query = { branchId, keyword, isActive: '1' as const, limit: mostFound }
    return (await call(productRoutes.list, { query }, { signal })).items.map(wantedOf)
  }
  function save() {
    setAsked(true)
    if (!isWritten(form)) return
    const { goods, customerName, phone, note } = form
    const body = {
      name: goods.label,
      productId: goods.productId,
      quantity: baseOf(form),
      customerName: customerName.trim() || null,
      ...(!isMasked(form) && { customerPhone: phone.trim() || null }),
      note: note.trim() || null,
    }
    if (customerRequest)
      update.mutate({ params: { id: customerRequest.id }, body: { ...body, version: customerRequest.version } })
    else create.mutate({ body: { ...body, branchId } })
  }
  return (
    <EditSheet
      title={customerRequest ? customerRequestText.editTitle : customerRequestText.add}
      dirty={JSON.stringify(form) !== JSON.stringify(begin)}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onSubmit={save}
    >
      <Refusal>{(create.error ?? update.error)?.message}</Refusal>
      <CustomerRequestFields
        form={form}
        asked={asked}
        search={search}
        onChange={patch => setForm(before => ({ ...before, ...patch }))}
      />
    </EditSheet>
  )
}

const beginOf = (customerRequest: CustomerRequest | null): CustomerRequestForm => ({
  goods: customerRequest && {
    value: customerRequest.productId ?? customerRequest.name,
    label: customerRequest.name,
    productId: customerRequest.productId,
    units: customerRequest.units,
  },
  unitId: customerRequest?.units.find(unit => unit.ratio === 1)?.id ?? null,
  quantity: customerRequest?.quantity ?? 1,
  customerName: customerRequest?.customerName ?? '',
  phone: customerRequest?.customerPhone ?? '',
  note: customerRequest?.note ?? '',
})
