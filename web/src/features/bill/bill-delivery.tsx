import type { Bill } from '@quay/contract/bill/shapes'
import { describeParcel } from '@quay/domain/delivery/describe-parcel'
import { formatDate } from '@quay/domain/text/format-date'
import { deliveryText } from '../../text/bill/delivery.ts'
import { Card } from '../../ui/page/card.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'

/** Whom the goods are brought to, when, and what is to be collected there. */
export function BillDelivery({ bill: { delivery, debt } }: { bill: Bill }) {
  if (!delivery) return null
  const { receiverName, phone, addressLine, note, wishedOn, wishedTime, carrier, carrierFee } = delivery
  const parcel = describeParcel(delivery)
  return (
    <Card title={deliveryText.title}>
      <p className="font-semibold">{receiverName}</p>
      {phone && <p className="text-ink-2">{phone}</p>}
      <p>{addressLine}</p>
      {wishedOn && (
        <p className="text-ink-2">
          {deliveryText.wished} {[wishedTime, formatDate(wishedOn)].filter(Boolean).join(' ')}
        </p>
      )}
      {note && <p className="text-ink-2">{note}</p>}
      {carrier && <p className="text-ink-2">{deliveryText.broughtBy(carrier)}</p>}
      {parcel && <p className="text-ink-2">{parcel}</p>}
      {(debt > 0 || carrierFee !== null) && (
        <dl className="mt-2 border-line border-t pt-2">
          {carrierFee !== null && <FigureRow label={deliveryText.carrierFee} amount={carrierFee} />}
          {debt > 0 && <FigureRow label={deliveryText.collect} amount={debt} strong />}
        </dl>
      )}
    </Card>
  )
}
