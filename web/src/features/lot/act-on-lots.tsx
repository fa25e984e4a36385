import { disposalRoutes } from '@quay/contract/disposal/routes'
import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { ShelfLot } from '@quay/contract/lot/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { shownHere, useAction } from '../../api/use-action.ts'
import { listText } from '../../text/kit/list.ts'
import { lotText } from '../../text/stock/lot.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { byProvider, returnLines } from './draft-of-lots.ts'
import { SendLots } from './send-lots.tsx'

const mostCandidates = 500
/** Goods whose labels are printed at once; the page tells of one more. */
const mostLabels = 101

/** Where labels of these lots are printed. */
const labelsOf = (lots: readonly ShelfLot[]) => {
  const [productIds, lotIds] = [new Set(lots.map(lot => lot.productId)), new Set(lots.map(lot => lot.id))]
  return `/products/label?productIds=${[...productIds].slice(0, mostLabels).join(',')}&lotIds=${[...lotIds].join(',')}`
}

type ActOnLotsProps = { lots: readonly ShelfLot[]; onClear: () => void }

/** What can be done with the ticked lots: each fills a draft, which a user checks before anything moves. */
export function ActOnLots({ lots, onClear }: ActOnLotsProps) {
  const router = useRouter()
  const branchId = useBranchId()
  const { rights } = useSession()
  const [isSending, setSending] = useState(false)
  const [isReturning, setReturning] = useState(false)
  const giveBack = useAction(inboundReturnRoutes.create, { showError: shownHere })
  // What is sold out is ticked for its labels at most.
  const there = lots.filter(lot => lot.quantity > 0)
  const may = (permission: Parameters<typeof isAllowed>[1]) => isAllowed(rights, permission)

  /** A draft of a return to each provider; what was made before a refusal stays a draft. */
  async function toProviders() {
    if (isReturning) return
    setReturning(true)
    await makeReturns().catch(error => {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message)
    })
    setReturning(false)
  }
  async function makeReturns() {
    const made: string[] = []
    for (const [providerId, own] of byProvider(there)) {
      const query = { branchId, limit: mostCandidates, ...(providerId && { providerId }) }
      const candidates = await call(inboundReturnRoutes.candidates, { query })
      const reason = own.every(lot => lot.daysLeft !== null && lot.daysLeft < 0)
        ? ('EXPIRED' as const)
        : ('NEAR_EXPIRY' as const)
      const items = returnLines(own, candidates)
      const draft = await giveBack.mutateAsync({ body: { status: 'DRAFT', branchId, providerId, reason, items } })
      made.push(draft.id)
    }
    onClear()
    router.history.push(made.length === 1 ? `/products/return/${made[0]}` : '/products/return?period=all&status=DRAFT')
  }
  return (
    <div role="toolbar" aria-label={lotText.chosen} className="flex flex-wrap items-center gap-2">
      <span className="text-ink-2">{lotText.chosenCount(formatNumber(lots.length))}</span>
      {may(transferRoutes.create.permission) && (
        <Button size="sm" disabled={there.length === 0} onClick={() => setSending(true)}>
          {lotText.toBranch}
        </Button>
      )}
      {may(inboundReturnRoutes.create.permission) && (
        <Button size="sm" busy={isReturning} disabled={there.length === 0} onClick={() => void toProviders()}>
          {lotText.toProvider}
        </Button>
      )}
      {may(disposalRoutes.create.permission) && (
        <Button
          size="sm"
          disabled={there.length === 0}
          onClick={() => router.history.push(`/products/disposal/new?lotIds=${there.map(lot => lot.id).join(',')}`)}
        >
          {lotText.toDisposal}
        </Button>
      )}
      <Button size="sm" onClick={() => router.history.push(labelsOf(lots))}>
        {lotText.toLabels}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {listText.untick}
      </Button>
      {isSending && <SendLots lots={lots} onClose={() => setSending(false)} />}
    </div>
  )
}
