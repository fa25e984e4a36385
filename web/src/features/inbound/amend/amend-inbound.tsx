import { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Inbound } from '@quay/contract/inbound/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { useBusinessDay } from '../../../api/session/use-business-day.ts'
import { useAction } from '../../../api/use-action.ts'
import { findProviders } from '../../../document/find-providers.ts'
import { inboundText } from '../../../text/buying/inbound.ts'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { DateInput } from '../../../ui/date/date-input.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { MoneyInput } from '../../../ui/field/money-input.tsx'
import { PercentOrMoneyInput } from '../../../ui/field/percent-or-money-input.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { FigureRow } from '../../../ui/page/figure-row.tsx'
import { EditSheet } from '../../../ui/window/edit-sheet.tsx'
import { ReceiptFields } from '../receipt-fields.tsx'
import { type Amendment, amendBody, amendedPayable, amendmentOf, priceOf } from './amend-body.ts'
import { AmendLine } from './amend-line.tsx'

/** Corrects a completed import: its invoice, note and receipt; with the right to cancel it also the provider and prices. */
export function AmendInbound({ inbound, onClose }: { inbound: Inbound; onClose: () => void }) {
  const { rights } = useSession()
  const [amendment, setAmendment] = useState(() => amendmentOf(inbound))
  const [refusal, setRefusal] = useState<string | null>(null)
  const amend = useAction(inboundRoutes.amend, {
    onClose,
    showError: error => {
      setRefusal(error.message)
      return true
    },
  })
  const opening = inbound.kind === 'OPENING'
  const mayReprice = isAllowed(rights, { model: 'import_product', action: 'delete' })
  const body = amendBody(inbound, amendment)
  const patch = (change: Partial<Amendment>) => setAmendment(before => ({ ...before, ...change }))

  async function submit() {
    setRefusal(null)
    if (!body) return onClose()
    await amend
      .mutateAsync({ params: { id: inbound.id }, body: { version: inbound.version, ...body } })
      .catch(() => undefined) // the sheet shows the error
  }
  return (
    <EditSheet
      size="lg"
      title={inboundText.amendTitle(inbound.code)}
      dirty={body !== null}
      busy={amend.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Refusal>{refusal}</Refusal>
      <AmendWords amendment={amendment} opening={opening} onChange={patch} />
      {!opening && (
        <section aria-label={inboundText.receipt.title} className="grid gap-3 border-line border-t pt-3">
          <h3 className="font-semibold text-14">{inboundText.receipt.title}</h3>
          <ReceiptFields
            receipt={amendment.receipt}
            lines={inbound.items.map(({ id, productName, defect }) => ({
              key: id,
              name: productName,
              defect: amendment.defects.has(id) ? (amendment.defects.get(id) ?? null) : defect,
            }))}
            onChange={change => patch({ receipt: { ...amendment.receipt, ...change } })}
            onDefect={(id, defect) => patch({ defects: new Map(amendment.defects).set(id, defect) })}
          />
        </section>
      )}
      {mayReprice && <AmendPrices inbound={inbound} amendment={amendment} onChange={patch} />}
    </EditSheet>
  )
}

type PartProps = { amendment: Amendment; onChange: (change: Partial<Amendment>) => void }

/** The supplier's invoice and the note: nothing that moves money. */
function AmendWords({ amendment, opening, onChange }: PartProps & { opening: boolean }) {
  const today = useBusinessDay()
  return (
    <>
      {!opening && (
        <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
          <Field label={inboundText.invoiceNumber}>
            <TextInput
              maxLength={40}
              value={amendment.invoiceNumber}
              onChange={event => onChange({ invoiceNumber: event.target.value })}
            />
          </Field>
          <Field label={inboundText.invoiceSeries}>
            <TextInput
              maxLength={20}
              value={amendment.invoiceSeries}
              onChange={event => onChange({ invoiceSeries: event.target.value })}
            />
          </Field>
          <Field label={inboundText.invoiceDate}>
            <DateInput
              today={today}
              value={amendment.invoiceDate}
              onChange={invoiceDate => onChange({ invoiceDate })}
            />
          </Field>
          <Field label={inboundText.invoiceTotal}>
            <MoneyInput value={amendment.invoiceTotal} onChange={invoiceTotal => onChange({ invoiceTotal })} />
          </Field>
        </div>
      )}
      <Field label={inboundText.note}>
        <Textarea
          rows={2}
          maxLength={500}
          value={amendment.note}
          onChange={event => onChange({ note: event.target.value })}
        />
      </Field>
    </>
  )
}

/** Whom it is owed to and what it costs: what of it changes moves debts and the value of stock. */
function AmendPrices({ inbound, amendment, onChange }: PartProps & { inbound: Inbound }) {
  const { provider, discount, prices } = amendment
  const opening = inbound.kind === 'OPENING'
  const payable = amendedPayable(inbound, amendment)
  return (
    <section aria-label={inboundText.amendPrices} className="grid gap-3 border-line border-t pt-3">
      <h3 className="font-semibold text-14">{inboundText.amendPrices}</h3>
      <p className="text-12 text-ink-2">{inboundText.amendHint}</p>
      {!opening && (
        <Field label={inboundText.provider}>
          <Combobox
            value={provider && { value: provider.id, label: provider.name }}
            onChange={option => onChange({ provider: option && { id: option.value, name: option.label } })}
            options={findProviders}
          />
        </Field>
      )}
      <ul className="grid gap-1.5">
        {inbound.items.map((item, place) => (
          <AmendLine
            key={item.id}
            item={item}
            place={place + 1}
            value={prices.get(item.id) ?? priceOf(item)}
            onChange={price => onChange({ prices: new Map(prices).set(item.id, price) })}
          />
        ))}
      </ul>
      <Field label={inboundText.documentDiscount}>
        <PercentOrMoneyInput value={discount} onChange={next => onChange({ discount: next })} />
      </Field>
      {!opening && (
        <dl className="grid gap-1.5">
          {payable === null ? (
            <Note tone="danger">{inboundText.discountOver}</Note>
          ) : (
            <FigureRow label={inboundText.payable} strong>
              {payable !== inbound.payable && (
                <span className="mr-2 font-normal text-ink-3 line-through">{formatDong(inbound.payable)}</span>
              )}
              <Money amount={payable} className="text-16" />
            </FigureRow>
          )}
        </dl>
      )}
    </section>
  )
}
