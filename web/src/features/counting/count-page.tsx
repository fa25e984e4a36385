import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useRoute } from '../../api/use-route.ts'
import type { Counts } from '../../offline/count/count-sender.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { countingText } from '../../text/stock/counting.ts'
import { checkText } from '../../text/stock/inventory-check.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { BeginSheet } from './begin-sheet.tsx'
import { ClosedSheet } from './closed-sheet.tsx'
import { CountWork } from './count-work.tsx'
import { useCounts } from './use-counts.ts'
import { useGoods } from './use-goods.ts'
import { useSheet } from './use-sheet.ts'

/** Counting one check on this phone or computer: with or without a network, nothing is lost by a reload. */
export default function CountPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { query } = useAddress()
  const counts = useCounts()
  if (counts === 'refused')
    return (
      <Frame checkId={id} title={countingText.plainTitle}>
        <EmptyState title={countingText.noStorage} />
      </Frame>
    )
  if (!counts)
    return (
      <Frame checkId={id} title={countingText.plainTitle}>
        <p role="status" className="mb-3 text-ink-2">
          {countingText.opening}
        </p>
        <Skeleton lines={6} />
      </Frame>
    )
  return <Counting key={`${id} ${query.recount}`} checkId={id} counts={counts} isRecount={query.recount === '1'} />
}

type CountingProps = { checkId: string; counts: Counts; isRecount: boolean }

function Counting({ checkId, counts, isRecount }: CountingProps) {
  const check = useRoute(inventoryCheckRoutes.get, { params: { id: checkId } }, { keepPrevious: false })
  const sheet = useSheet(counts, checkId, isRecount)
  const goods = useGoods(checkId, counts)
  const code = check.data?.code ?? sheet?.checkCode
  const title = code ? countingText.title(code) : countingText.plainTitle
  useDocumentTitle(title)
  useFollowedMerge(counts, checkId, check.data?.mergedInto ?? null, isRecount)
  const over = check.data && check.data.status !== 'DRAFT' ? checkText.statusChoices[check.data.status] : null
  return (
    <Frame checkId={checkId} title={title} about={sheet?.name}>
      {check.data?.mergedInto ? (
        <Skeleton lines={6} />
      ) : sheet && (sheet.closed !== null || over !== null) ? (
        <ClosedSheet counts={counts} sheet={sheet} why={sheet.closed ?? over ?? ''} index={goods.index} />
      ) : goods.state === 'none' ? (
        <EmptyState title={countingText.noGoods}>{check.error?.message ?? countingText.noGoodsHint}</EmptyState>
      ) : goods.state !== 'ready' || sheet === undefined ? (
        <>
          <p role="status" className="mb-3 text-ink-2">
            {countingText.loadingGoods(formatNumber(goods.loaded))}
          </p>
          <Skeleton lines={6} />
        </>
      ) : sheet === null ? (
        <BeginSheet counts={counts} check={check.data ?? null} checkId={checkId} isRecount={isRecount} />
      ) : (
        <CountWork key={sheet.id} counts={counts} sheet={sheet} check={check.data ?? null} index={goods.index} />
      )}
    </Frame>
  )
}

/** What was counted here for a check that was merged goes on as the one that it became. */
function useFollowedMerge(
  counts: Counts,
  checkId: string,
  merged: { id: string; code: string } | null,
  isRecount: boolean,
): void {
  const router = useRouter()
  const follow = useEffectEvent(async (to: { id: string; code: string }) => {
    await counts.follow(checkId, to)
    router.history.replace(`/products/check-inventory/${to.id}/count${isRecount ? '?recount=1' : ''}`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each check that it became
  useEffect(() => {
    if (merged) void follow(merged)
  }, [merged?.id])
}

type FrameProps = { checkId: string; title: string; about?: string | undefined; children: React.ReactNode }

function Frame({ checkId, title, about, children }: FrameProps) {
  return (
    <>
      <PageHead
        title={title}
        crumbs={[
          { label: checkText.title, to: '/products/check-inventory' },
          { label: countingText.back, to: `/products/check-inventory/${checkId}` },
        ]}
        meta={about && <span className="text-12 text-ink-3">{about}</span>}
      />
      {children}
    </>
  )
}
