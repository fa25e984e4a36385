import type { Bill } from '@quay/contract/bill/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { deliveryText } from '../../text/bill/delivery.ts'
import { Card } from '../../ui/page/card.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'

/** Whom the goods are brought to, when, and what is to be collected there. */
export function BillDelivery({ bill: { delivery, debt } }: { bill: Bill }) {
  if (!delivery) return null
  const { receiverName, phone, addressLine, note, wishedOn, wishedTime } = delivery
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
      {debt > 0 && (
        <dl className="mt-2 border-line border-t pt-2">
          <FigureRow label={deliveryText.collect} amount={debt} strong />
        </dl>
      )}
    </Card>
  )
}
