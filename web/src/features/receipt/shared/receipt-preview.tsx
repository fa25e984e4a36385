import type { ReceiptTemplate } from '@quay/contract/bill/receipt'
import { billRoutes } from '@quay/contract/bill/routes'
import type { Bill } from '@quay/contract/bill/shapes'
import { isAllowed } from '@quay/contract/permission'
import { useSession } from '../../../api/session.ts'
import { useRoute } from '../../../api/use-route.ts'
import { placeText } from '../../../text/place.ts'
import { ReceiptPaper } from '../receipt-paper.tsx'
import { sampleBill } from '../sample-bill.ts'

type Branch = { id: string; name: string; address: string | null; phone: string | null; timeZone: string }

/** The bill that a branch sold last, or a made-up one where it sold none that the person may see. */
export function useLastBill(branch: Branch): { bill: Bill; isSample: boolean } {
  const { rights, profile } = useSession()
  const mayRead = isAllowed(rights, { anyOf: [{ model: 'bill', action: 'read' }, { model: 'sale' }] })
  const isOwn = profile?.branches.some(({ id }) => id === branch.id) ?? false
  const last = useRoute(
    billRoutes.list,
    { query: { branchId: branch.id, limit: 1 } },
    { enabled: mayRead && isOwn, staleTime: 60_000 },
  )
  const id = last.data?.items[0]?.id
  const { data: bill } = useRoute(
    billRoutes.get,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, staleTime: 60_000 },
  )
  return bill ? { bill, isSample: false } : { bill: sampleBill(branch, profile?.store.name ?? ''), isSample: true }
}

/** A receipt as it will come out of the printer, on white in the dark theme too. */
export function ReceiptPreview({ branch, template }: { branch: Branch; template: ReceiptTemplate }) {
  const { bill, isSample } = useLastBill(branch)
  const { receipt: words } = placeText
  return (
    <>
      <p className="text-12 text-ink-3">{isSample ? words.previewSample : words.previewOf(bill.code)}</p>
      <div className="max-w-full overflow-x-auto rounded-2 border border-line-strong shadow-2">
        <ReceiptPaper
          bill={bill}
          origin={window.location.origin}
          timeZone={branch.timeZone}
          isUnsent={false}
          transferTo={null}
          template={template}
        />
      </div>
    </>
  )
}
