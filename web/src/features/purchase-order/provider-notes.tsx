import { providerRoutes } from '@quay/contract/partner/routes'
import { formatDong } from '@quay/domain/text/format-number'
import { useRoute } from '../../api/use-route.ts'
import { ExpiredPapersNote } from '../../document/expired-papers-note.tsx'
import { orderText } from '../../text/buying/purchase-order.ts'
import { Note } from '../../ui/mark/note.tsx'

type ProviderNotesProps = {
  id: string
  /** Đồng of what is ordered, without VAT; null while nothing is. */
  goods: number | null
  /** YYYY-MM-DD */
  today: string
}

/** What to mind before ordering from a provider: papers that have expired, an order below the smallest one taken. */
export function ProviderNotes({ id, goods, today }: ProviderNotesProps) {
  const { data } = useRoute(providerRoutes.get, { params: { id } }, { keepPrevious: false })
  if (!data) return null
  const { minOrder } = data
  return (
    <>
      <ExpiredPapersNote providerId={id} day={today} />
      {minOrder !== null && goods !== null && goods < minOrder && (
        <Note tone="warning">{orderText.minOrder(formatDong(minOrder))}</Note>
      )}
    </>
  )
}
