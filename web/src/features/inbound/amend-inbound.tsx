import { type Inbound, inboundRoutes } from '@quay/contract/inbound'
import { providerRoutes } from '@quay/contract/partner'
import { isAllowed } from '@quay/contract/permission'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { inboundText } from '../../text/inbound.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { EditSheet } from '../../ui/edit-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const mostProviders = 20

const headOf = ({ invoiceNumber, invoiceSeries, invoiceDate, invoiceTotal, note }: Inbound) => ({
  invoiceNumber: invoiceNumber ?? '',
  invoiceSeries: invoiceSeries ?? '',
  invoiceDate,
  invoiceTotal,
  note: note ?? '',
})

/** Corrects a completed import: its invoice and note; with the right to cancel it also the provider and prices. */
export function AmendInbound({ inbound, onClose }: { inbound: Inbound; onClose: () => void }) {
  const today = useBusinessDay()
  const { rights } = useSession()
  const [head, setHead] = useState(() => headOf(inbound))
  const [provider, setProvider] = useState<{ id: string; name: string } | null>(
    inbound.providerId ? { id: inbound.providerId, name: inbound.providerName ?? '' } : null,
  )
  const [prices, setPrices] = useState<ReadonlyMap<string, number>>(new Map())
  const [refusal, setRefusal] = useState<string | null>(null)
  const amend = useAction(inboundRoutes.amend, {
    onDone: onClose,
    showError: error => {
      setRefusal(error.message)
      return true
    },
  })
  const opening = inbound.kind === 'OPENING'
  const mayReprice = isAllowed(rights, { model: 'import_product', action: 'delete' })
  const items = inbound.items.flatMap(({ id, price }) => {
    const next = prices.get(id)
    return next === undefined || next === price ? [] : [{ id, price: next }]
  })
  const otherProvider = (provider?.id ?? null) !== inbound.providerId
  const dirty = JSON.stringify(head) !== JSON.stringify(headOf(inbound)) || otherProvider || items.length > 0
  const patch = (change: Partial<typeof head>) => setHead(before => ({ ...before, ...change }))

  async function submit() {
    setRefusal(null)
    const body = {
      version: inbound.version,
      invoiceNumber: head.invoiceNumber.trim() || null,
      invoiceSeries: head.invoiceSeries.trim() || null,
      invoiceDate: head.invoiceDate,
      invoiceTotal: head.invoiceTotal,
      note: head.note.trim() || null,
      ...(otherProvider ? { providerId: provider?.id ?? null } : {}),
      ...(items.length > 0 ? { items } : {}),
    }
    await amend.mutateAsync({ params: { id: inbound.id }, body }).catch(() => undefined) // told in the sheet
  }
  return (
    <EditSheet
      open
      size="lg"
      title={inboundText.amendTitle(inbound.code)}
      dirty={dirty}
      busy={amend.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {refusal && (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      )}
      <p className="text-12 text-ink-2">{inboundText.amendHint}</p>
      {!opening && (
        <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
          <Field label={inboundText.invoiceNumber}>
            <TextInput
              maxLength={40}
              value={head.invoiceNumber}
              onChange={event => patch({ invoiceNumber: event.target.value })}
            />
          </Field>
          <Field label={inboundText.invoiceSeries}>
            <TextInput
              maxLength={20}
              value={head.invoiceSeries}
              onChange={event => patch({ invoiceSeries: event.target.value })}
            />
          </Field>
          <Field label={inboundText.invoiceDate}>
            <DateInput today={today} value={head.invoiceDate} onChange={invoiceDate => patch({ invoiceDate })} />
          </Field>
          <Field label={inboundText.invoiceTotal}>
            <MoneyInput value={head.invoiceTotal} onChange={invoiceTotal => patch({ invoiceTotal })} />
          </Field>
        </div>
      )}
      <Field label={inboundText.note}>
        <Textarea rows={2} maxLength={500} value={head.note} onChange={event => patch({ note: event.target.value })} />
      </Field>
      {mayReprice && !opening && (
        <Field label={inboundText.provider}>
          <Combobox
            value={provider && { value: provider.id, label: provider.name }}
            onChange={option => setProvider(option && { id: option.value, name: option.label })}
            options={findProviders}
          />
        </Field>
      )}
      {mayReprice && (
        <section aria-label={inboundText.amendPrices} className="grid gap-1.5">
          <h3 className="font-semibold text-14">{inboundText.amendPrices}</h3>
          <ul className="grid gap-1.5">
            {inbound.items.map((item, place) => (
              <li
                key={item.id}
                className="grid grid-cols-[minmax(0,1fr)_120px] items-center gap-2 [contain-intrinsic-size:auto_36px] [content-visibility:auto]"
              >
                <span className="min-w-0 truncate" title={item.productName}>
                  {item.productName} <span className="text-12 text-ink-3">{item.unitName}</span>
                </span>
                <MoneyInput
                  size="sm"
                  aria-label={inboundText.fieldOf(inboundText.head.price, place + 1)}
                  value={prices.get(item.id) ?? item.price}
                  onChange={price => setPrices(before => new Map(before).set(item.id, price ?? item.price))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </EditSheet>
  )
}

async function findProviders(keyword: string, signal: AbortSignal) {
  const query = { keyword, isActive: '1' as const, limit: mostProviders }
  const answer = await call(providerRoutes.list, { query }, { signal })
  return answer.items.map(({ id, name }) => ({ value: id, label: name }))
}
