import { isAllowed } from '@quay/contract/right/permission'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { saleText } from '../../../text/till/sale.ts'
import { saleLineText } from '../../../text/till/sale-line.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import { ReasonDialog } from '../../../ui/window/reason-dialog.tsx'
import type { LineProblem, LineView } from '../cart/cart-view.ts'
import { KeepersWindow } from '../key-parts.ts'
import { formatShortDay } from '../lots/format-expiry.ts'
import { PairDialog } from '../medicine/pair-dialog.tsx'
import { useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { showPrescription } from '../use-sale-keys.ts'

/** What is wrong with a line, the lot that could not be sold, and the press that mends it. */
export default function LineFault({ view, problem, row }: { view: LineView; problem: LineProblem; row: number }) {
  const { till, focusFind, openAlike } = useSale()
  const { line, refusedLot } = view
  const { fix } = problem
  const [isAsking, setAsking] = useState(false)
  const [isSaying, setSaying] = useState(false)
  const isOffline = useTill(state => state.facts.isOffline ?? false)
  function mend() {
    if (!fix) return
    if ('care' in fix) return showPrescription()
    if ('pairs' in fix) return setAsking(true)
    if ('panel' in fix) return till.openPanel(fix.panel, line.id)
    if ('quantity' in fix) {
      if (fix.unit) till.dispatch({ do: 'set-unit', lineId: line.id, unit: fix.unit })
      till.dispatch({ do: 'set-quantity', lineId: line.id, quantity: fix.quantity })
    } else if (fix.lots === 'automatic') till.dispatch({ do: 'set-lots', lineId: line.id, lots: null })
    else return till.openPanel('lots', line.id)
    focusFind()
  }
  return (
    <>
      {refusedLot ? (
        <span data-cell="lots">
          <Tag
            tone="danger"
            icon={<OctagonAlert />}
            label={saleLineText.lotsOf(row)}
            onClick={() => till.openPanel('lots', line.id)}
          >
            {refusedLot.why === 'expired' && refusedLot.expiryDate
              ? saleLineText.expiredOn(refusedLot.number, formatShortDay(refusedLot.expiryDate))
              : refusedLot.number}
          </Tag>
        </span>
      ) : (
        <OctagonAlert data-cell="lots" className="size-3.5! text-danger-text" />
      )}
      {isAsking && <PairDialog onClose={() => setAsking(false)} />}
      <span title={problem.sentence} className="min-w-0 truncate font-medium text-danger-text">
        {problem.sentence}
      </span>
      {problem.isShort && isOffline && (
        <button
          type="button"
          onClick={() => setSaying(true)}
          className="rounded-1 font-semibold text-danger-text underline"
        >
          {salePartText.onShelf}
        </button>
      )}
      {isSaying && (
        <ReasonDialog
          title={salePartText.onShelfTitle(line.productName)}
          description={salePartText.onShelfHint}
          confirmLabel={salePartText.onShelf}
          tone="primary"
          onConfirm={reason => {
            till.dispatch({ do: 'set-on-shelf', lineId: line.id, reason })
            focusFind()
          }}
          onClose={() => setSaying(false)}
        />
      )}
      {problem.isGone && view.product?.ingredient && view.product.strength && (
        <button
          type="button"
          title={`${saleText.alike} (${saleKeys.alike.key})`}
          onClick={() => openAlike({ lineId: line.id })}
          className="rounded-1 font-semibold text-danger-text underline"
        >
          {saleText.alike}
        </button>
      )}
      {problem.keptOf && <KeptBy productId={problem.keptOf} />}
      {fix && (
        <button type="button" onClick={mend} className="rounded-1 font-semibold text-danger-text underline">
          {fix.label}
        </button>
      )}
    </>
  )
}

/** Says on a press which orders keep the rest of the goods. */
function KeptBy({ productId }: { productId: string }) {
  const [isOpen, setOpen] = useState(false)
  const { rights } = useSession()
  if (!isAllowed(rights, { model: 'order', action: 'read' })) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="rounded-1 font-semibold text-danger-text underline"
      >
        {salePartText.whoKeeps}
      </button>
      {isOpen && <KeepersWindow productId={productId} onClose={() => setOpen(false)} />}
    </>
  )
}
