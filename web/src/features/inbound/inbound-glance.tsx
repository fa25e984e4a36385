import { inboundRoutes } from '@quay/contract/inbound/routes'
import { useRoute } from '../../api/use-route.ts'
import { inboundText } from '../../text/buying/inbound.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { InboundItems } from './inbound-items.tsx'

/** What an import brought, under its row of the list: the lines with their lots, and what was noted. */
export function InboundGlance({ id }: { id: string }) {
  const { data, error, refetch } = useRoute(inboundRoutes.get, { params: { id } }, { keepPrevious: false })
  if (error) return <ErrorState title={error.message} traceId={error.requestId} onRetry={() => refetch()} />
  if (!data)
    return (
      <div className="p-4" aria-busy>
        <Skeleton lines={3} />
      </div>
    )
  const told = [
    data.receiverName && `${inboundText.receiver}: ${data.receiverName}`,
    data.note && `${inboundText.note}: ${data.note}`,
    data.cancelReason && `${inboundText.cancelReason}: ${data.cancelReason}`,
  ].filter(Boolean)
  return (
    <div className="grid gap-2 px-4 py-3 max-sm:px-3">
      <div className="flex max-h-80 flex-col overflow-hidden rounded-2 border border-line bg-surface max-sm:max-h-none">
        <InboundItems inbound={data} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-12">
        <TextLink to={`/products/import/${id}`}>{inboundText.openDocument}</TextLink>
        {told.length > 0 && <span className="text-ink-2">{told.join(' · ')}</span>}
      </p>
    </div>
  )
}
