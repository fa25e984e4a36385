import { productRoutes } from '@quay/contract/product/routes'
import { wantRoutes } from '@quay/contract/want/routes'
import type { Want } from '@quay/contract/want/shapes'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useBranchId } from '../../api/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { wantText } from '../../text/want.ts'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { baseOf, isMasked, isWritten, WantFields, type WantForm, wantedOf } from './shared/want-fields.tsx'

const mostFound = 12

/** Writes a want, or corrects one: what was only words may become a product here. */
export function WantSheet({ want, onClose }: { want: Want | null; onClose: () => void }) {
  const branchId = useBranchId()
  const begin = beginOf(want)
  const [form, setForm] = useState(begin)
  const [asked, setAsked] = useState(false)
  const options = { onDone: onClose, showError: shownHere }
  const create = useAction(wantRoutes.create, options)
  const update = useAction(wantRoutes.update, options)

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
    if (want) update.mutate({ params: { id: want.id }, body: { ...body, version: want.version } })
    else create.mutate({ body: { ...body, branchId } })
  }
  return (
    <EditSheet
      open
      title={want ? wantText.editTitle : wantText.add}
      dirty={JSON.stringify(form) !== JSON.stringify(begin)}
      busy={create.isPending || update.isPending}
      onClose={onClose}
      onSubmit={save}
    >
      <Refusal>{(create.error ?? update.error)?.message}</Refusal>
      <WantFields
        form={form}
        asked={asked}
        search={search}
        onChange={patch => setForm(before => ({ ...before, ...patch }))}
      />
    </EditSheet>
  )
}

const beginOf = (want: Want | null): WantForm => ({
  goods: want && {
    value: want.productId ?? want.name,
    label: want.name,
    productId: want.productId,
    units: want.units,
  },
  unitId: want?.units.find(unit => unit.ratio === 1)?.id ?? null,
  quantity: want?.quantity ?? 1,
  customerName: want?.customerName ?? '',
  phone: want?.customerPhone ?? '',
  note: want?.note ?? '',
})
