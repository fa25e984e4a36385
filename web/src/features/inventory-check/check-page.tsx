import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useParams } from '@tanstack/react-router'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentDetail } from '../../document/document-detail.tsx'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { checkText } from '../../text/stock/inventory-check.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import type { MenuEntry } from '../../ui/popup/menu.tsx'
import { CancelCheck } from './cancel-check.tsx'
import { scopeOf } from './check-columns.tsx'
import { PrintCheck } from './print-check.tsx'
import { CheckFigures } from './review/check-figures.tsx'
import { CompleteCheck } from './review/complete-check.tsx'
import { HoldCheck } from './review/hold-check.tsx'
import { LateSales } from './review/late-sales.tsx'
import { LostControlled } from './review/lost-controlled.tsx'
import { ReviewPanel } from './review/review-panel.tsx'
import { SheetList } from './review/sheet-list.tsx'
import { SilentTills } from './review/silent-tills.tsx'

const list = { label: checkText.title, to: '/products/check-inventory' }
/** People count meanwhile: who is at it is asked again. */
const refreshMs = 20_000

/** One check: who counts, what came of it, and everything that is decided about it. */
export default function CheckPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const reading = useRoute(
    inventoryCheckRoutes.get,
    { params: { id } },
    { keepPrevious: false, refreshEvery: refreshMs },
  )
  if (reading.data) return <Check check={reading.data} />
  return <DocumentLoading title={checkText.title} crumbs={[list]} reading={[reading]} />
}

type Task = 'complete' | 'hold'

function Check({ check }: { check: InventoryCheck }) {
  const { rights } = useSession()
  const { change } = useAddress()
  const [task, setTask] = useState<Task | null>(null)
  const isDraft = check.status === 'DRAFT'
  const mayCount = isDraft && isAllowed(rights, inventoryCheckRoutes.openSheet.permission)
  const mayReview = isAllowed(rights, inventoryCheckRoutes.decide.permission)
  const seesResult = mayReview || !check.isBlind
  const totals = useRoute(
    inventoryCheckRoutes.review,
    { params: { id: check.id }, query: { tab: 'blocked', limit: 1 } },
    { enabled: seesResult, refreshEvery: isDraft ? refreshMs : undefined },
  )
  const unhold = useAction(inventoryCheckRoutes.hold)
  const isRecounted = (totals.data?.totals.blockedCount ?? 0) > 0
  const mayCancel = check.status !== 'CANCELLED' && isAllowed(rights, inventoryCheckRoutes.cancel.permission)
  const hold: MenuEntry = check.isHeld
    ? {
        id: 'hold',
        label: checkText.unhold,
        onSelect: () => unhold.mutate({ params: { id: check.id }, body: { isHeld: false } }),
      }
    : { id: 'hold', label: checkText.hold, onSelect: () => setTask('hold') }
  return (
    <DocumentDetail
      document={check}
      tabTitle={checkText.documentTitle(check.code)}
      list={list}
      scope={checkText.title}
      state={<StatusBadge status={check.status} label={isDraft ? checkText.counting : undefined} />}
      meta={<span className="text-12 text-ink-3">{scopeOf(check)}</span>}
      by={check.postedByName ?? check.createdByName}
      papers={
        seesResult
          ? [{ id: 'minutes', label: checkText.print, fetched: onDone => <PrintCheck check={check} onDone={onDone} /> }]
          : []
      }
      rarer={isDraft && mayReview ? [hold] : []}
      endings={[
        mayCancel && {
          id: 'cancel',
          label: checkText.cancel,
          window: onClose => <CancelCheck check={check} onClose={onClose} />,
        },
      ]}
      cancelledWhy={
        check.mergedInto && (
          <>
            {`. ${checkText.merging.into} `}
            <TextLink underlined to={`/products/check-inventory/${check.mergedInto.id}`}>
              {check.mergedInto.code}
            </TextLink>
          </>
        )
      }
      actions={
        <>
          {mayCount && isRecounted && (
            <Link to={`/products/check-inventory/${check.id}/count?recount=1`} className={buttonClass()}>
              {checkText.recount}
            </Link>
          )}
          {mayCount && (
            <Link
              to={`/products/check-inventory/${check.id}/count`}
              className={buttonClass(mayReview && check.lineCount > 0 ? {} : { variant: 'primary' })}
            >
              <ScanBarcode />
              {checkText.count}
            </Link>
          )}
          {isDraft && mayReview && (
            <Button
              variant={check.lineCount > 0 ? 'primary' : 'default'}
              disabled={check.lineCount === 0 || check.isHeld}
              onClick={() => setTask('complete')}
            >
              {checkText.complete}
            </Button>
          )}
        </>
      }
      side={<Side check={check} mayReview={mayReview} />}
    >
      {check.isHeld && isDraft && (
        <Note tone="warning">
          {checkText.heldBy(check.heldByName ?? '')}
          {check.holdReason && `: ${check.holdReason}`}
        </Note>
      )}
      {check.mergedInto ? null : seesResult ? (
        <>
          <CheckFigures totals={totals.data?.totals} isDraft={isDraft} />
          <SilentTills tills={totals.data?.silentTills ?? []} />
          <LateSales sales={totals.data?.lateSales ?? []} />
          {check.status === 'SUCCEED' && <LostControlled checkId={check.id} />}
          <ReviewPanel check={check} isDraft={isDraft} mayExplain={mayReview && check.status !== 'CANCELLED'} />
        </>
      ) : (
        <Note>{checkText.blindHere}</Note>
      )}
      {task === 'complete' && (
        <CompleteCheck
          check={check}
          onClose={() => setTask(null)}
          onShowBlocked={() => {
            setTask(null)
            change({ tab: 'blocked', page: undefined })
          }}
        />
      )}
      {task === 'hold' && <HoldCheck check={check} onClose={() => setTask(null)} />}
    </DocumentDetail>
  )
}

function Side({ check, mayReview }: { check: InventoryCheck; mayReview: boolean }) {
  return (
    <>
      <Card title={checkText.sheets}>
        <SheetList check={check} mayReview={mayReview} />
      </Card>
      <Card>
        <FactList
          facts={[
            { label: checkText.createdBy, value: check.createdByName },
            { label: checkText.columns.at, value: <DateTimeText instant={check.createdAt} /> },
            {
              label: checkText.complete,
              value: check.postedAt && (
                <>
                  {check.postedByName} <DateTimeText instant={check.postedAt} />
                </>
              ),
            },
            { label: checkText.columns.lines, value: checkText.lots(formatNumber(check.lineCount)) },
            { label: checkText.tabs.uncounted, value: check.zeroedUncounted && checkText.zeroed },
            {
              label: checkText.merging.from,
              value: check.mergedFrom.length > 0 && (
                <span className="flex flex-wrap gap-x-2">
                  {check.mergedFrom.map(({ id, code }) => (
                    <TextLink key={id} to={`/products/check-inventory/${id}`}>
                      {code}
                    </TextLink>
                  ))}
                </span>
              ),
            },
            { label: checkText.note, value: check.note },
          ]}
        />
      </Card>
    </>
  )
}
