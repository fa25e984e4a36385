import { phone as phoneSchema } from '@quay/contract/field'
import { productRoutes } from '@quay/contract/product/routes'
import { wantRoutes } from '@quay/contract/want/routes'
import type { Want } from '@quay/contract/want/shapes'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useBranchId } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { wantText } from '../../text/want.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'

type Unit = { id: string; name: string; ratio: number }
type Goods = { value: string; label: string; detail?: string; productId: string | null; units: readonly Unit[] }

const mostFound = 12

/** Writes a want, or corrects one: what was only words may become a product here. */
export function WantSheet({ want, onClose }: { want: Want | null; onClose: () => void }) {
  const branchId = useBranchId()
  const begin = beginOf(want)
  const [form, setForm] = useState(begin)
  const [asked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const options = {
    onDone: onClose,
    showError: (error: { message: string }) => {
      setProblem(error.message)
      return true
    },
  }
  const create = useAction(wantRoutes.create, options)
  const update = useAction(wantRoutes.update, options)
  const change = (patch: Partial<typeof form>) => setForm(before => ({ ...before, ...patch }))
  const { goods, unitId, quantity, customerName, phone, note } = form
  const isMasked = phone.includes('•')
  const isWrongPhone = phone.trim() !== '' && !isMasked && !phoneSchema.safeParse(phone).success

  async function search(keyword: string, signal: AbortSignal): Promise<Goods[]> {
    const query = { branchId, keyword, isActive: '1' as const, limit: mostFound }
    const { items } = await call(productRoutes.list, { query }, { signal })
    return items.map(({ id, name, code, units }) => ({ value: id, label: name, detail: code, productId: id, units }))
  }
  const choose = (next: Goods | null) => change({ goods: next, unitId: next?.units[0]?.id ?? null })
  function save() {
    setAsked(true)
    if (!goods || isWrongPhone) return
    const ratio = goods.units.find(unit => unit.id === unitId)?.ratio ?? 1
    const body = {
      name: goods.label,
      productId: goods.productId,
      quantity: (quantity ?? 1) * ratio,
      customerName: customerName.trim() || null,
      ...(!isMasked && { customerPhone: phone.trim() || null }),
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
      <Refusal>{problem}</Refusal>
      <Field label={wantText.goods} required error={asked && !goods ? wantText.goodsMissing : undefined}>
        <Combobox
          value={goods}
          placeholder={wantText.goodsPlaceholder}
          options={search}
          onChange={choose}
          onCreate={words => choose({ value: words, label: words, productId: null, units: [] })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={wantText.quantity}>
          <QuantityInput min={1} value={quantity} onChange={next => change({ quantity: next })} />
        </Field>
        {goods && goods.units.length > 0 && (
          <Field label={wantText.unit}>
            <Select
              value={unitId}
              options={goods.units.map(unit => ({ value: unit.id, label: unit.name }))}
              onChange={next => change({ unitId: next })}
            />
          </Field>
        )}
        <Field label={wantText.customerName}>
          <TextInput
            maxLength={120}
            value={customerName}
            onChange={event => change({ customerName: event.target.value })}
          />
        </Field>
        <Field
          label={wantText.phone}
          hint={wantText.phoneHint}
          error={asked && isWrongPhone ? wantText.phoneWrong : undefined}
        >
          <TextInput
            type="tel"
            inputMode="tel"
            maxLength={20}
            value={phone}
            onChange={event => change({ phone: event.target.value })}
          />
        </Field>
      </div>
      <Field label={wantText.note}>
        <TextInput maxLength={300} value={note} onChange={event => change({ note: event.target.value })} />
      </Field>
    </EditSheet>
  )
}

function beginOf(want: Want | null) {
  const base = want?.units.find(unit => unit.ratio === 1)
  const goods: Goods | null = want && {
    value: want.productId ?? want.name,
    label: want.name,
    productId: want.productId,
    units: want.units,
  }
  return {
    goods,
    unitId: base?.id ?? null,
    quantity: (want?.quantity ?? 1) as number | null,
    customerName: want?.customerName ?? '',
    phone: want?.customerPhone ?? '',
    note: want?.note ?? '',
  }
}
