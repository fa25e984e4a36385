import { type Inbound, inboundRoutes } from '@quay/contract/inbound'
import type { GoodsTaker, SoldLot } from '@quay/domain/refusal'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useAction } from '../../api/use-action.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { inboundText } from '../../text/inbound.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const longestReason = 300

/** Asks for the reason, says what happens to goods and money, and where goods are gone lists which. */
export function CancelInbound({ inbound, onClose }: { inbound: Inbound; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [money, setMoney] = useState<'back' | 'keep'>('back')
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const cancel = useAction(inboundRoutes.cancel, {
    onDone: onClose,
    showError: error => {
      setRefusal(error)
      return true
    },
  })
  const mayKeep = inbound.providerId !== null && inbound.paid > 0
  const keeps = mayKeep && money === 'keep'
  const missing = reason.trim() === ''
  function submit() {
    setAsked(true)
    if (missing) return
    cancel.mutate({
      params: { id: inbound.id },
      body: { reason: reason.trim(), ...(keeps ? { keepPayments: true } : {}) },
    })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={submit}
      busy={cancel.isPending}
      title={inboundText.cancelTitle(inbound.code)}
      description={consequences(inbound, keeps)}
      confirmLabel={inboundText.cancel}
    >
      <div className="grid gap-3">
        {refusal && <Refused refusal={refusal} />}
        <Field label={inboundText.cancelReason} required error={asked && missing ? inboundText.required : undefined}>
          <Textarea
            rows={2}
            maxLength={longestReason}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </Field>
        {mayKeep && (
          <Field label={inboundText.moneyPaid} group>
            <RadioGroup
              value={money}
              onChange={setMoney}
              options={[
                { value: 'back', label: inboundText.moneyBack },
                { value: 'keep', label: inboundText.moneyKeep },
              ]}
            />
          </Field>
        )}
      </div>
    </ConfirmDialog>
  )
}

function Refused({ refusal }: { refusal: ApiError }) {
  const documents = (refusal.details.documents ?? []) as GoodsTaker[]
  const lots = refusal.code === 'inbound-goods-sold' ? ((refusal.details.lots ?? []) as SoldLot[]) : []
  return (
    <Note tone="danger" alert>
      {lots.length === 0 ? (
        refusal.message
      ) : (
        <>
          <p className="font-medium">{inboundText.soldTitle}</p>
          <ul className="mt-1 list-disc pl-4">
            {lots.map(lot => (
              <li key={lot.lotId}>
                {inboundText.soldLot(lot.product, lot.lot, formatNumber(lot.needed), formatNumber(lot.available))}
              </li>
            ))}
          </ul>
          {documents.length > 0 && (
            <>
              <p className="mt-2 font-medium">{inboundText.takenBy}</p>
              <ul className="mt-1 list-disc pl-4">
                {documents.map(({ id, kind, code, quantity, at }) => (
                  <li key={id}>
                    <DocumentLink kind={kind} id={id} code={code} underlined /> ·{' '}
                    {inboundText.takenLine(formatNumber(quantity))} · <DateTimeText instant={at} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Note>
  )
}

function consequences(inbound: Inbound, keeps: boolean): string {
  const sentences: string[] = [inboundText.cancelGoods(inbound.itemCount)]
  if (inbound.paid > 0)
    sentences.push(
      keeps
        ? inboundText.cancelMoneyKept(formatDong(inbound.paid), inbound.providerName ?? '')
        : inboundText.cancelMoneyBack(formatDong(inbound.paid)),
    )
  if (inbound.debt > 0) sentences.push(inboundText.cancelDebt(formatDong(inbound.debt)))
  return sentences.join(' ')
}
