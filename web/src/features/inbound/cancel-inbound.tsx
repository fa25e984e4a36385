import { inboundRoutes } from '@quay/contract/inbound/routes'
import type { Inbound } from '@quay/contract/inbound/shapes'
import type { ConsumingDocument, SoldLot } from '@quay/contract/stock/errors'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { CancelDocument } from '../../document/cancel-document.tsx'
import { DocumentLink } from '../../routing/document-link.tsx'
import { inboundText } from '../../text/buying/inbound.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Field } from '../../ui/field/field.tsx'

/** Asks for the reason, says what happens to goods and money, and where goods are gone lists which. */
export function CancelInbound({ inbound, onClose }: { inbound: Inbound; onClose: () => void }) {
  const [money, setMoney] = useState<'back' | 'keep'>('keep')
  const mayKeep = inbound.providerId !== null && inbound.paid > 0
  const keeps = mayKeep && money === 'keep'
  return (
    <CancelDocument
      route={inboundRoutes.cancel}
      input={reason => ({
        params: { id: inbound.id },
        body: { reason, ...(mayKeep ? { keepPayments: keeps } : {}) },
      })}
      onClose={onClose}
      title={inboundText.cancelTitle(inbound.code)}
      description={consequences(inbound, keeps)}
      confirmLabel={inboundText.cancel}
      reasonLabel={inboundText.cancelReason}
      refusalOf={refusal => <Refused refusal={refusal} />}
    >
      {mayKeep && (
        <Field label={inboundText.moneyPaid} group>
          <RadioGroup
            value={money}
            onChange={setMoney}
            options={[
              { value: 'keep', label: inboundText.moneyKeep },
              { value: 'back', label: inboundText.moneyBack },
            ]}
          />
        </Field>
      )}
    </CancelDocument>
  )
}

function Refused({ refusal }: { refusal: ApiError }) {
  const documents = (refusal.details.documents ?? []) as ConsumingDocument[]
  const lots = refusal.code === 'inbound-goods-sold' ? ((refusal.details.lots ?? []) as SoldLot[]) : []
  if (lots.length === 0) return refusal.message
  return (
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
