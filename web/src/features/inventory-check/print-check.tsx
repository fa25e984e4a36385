import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { InventoryCheck, ReviewLine } from '@quay/contract/inventory-check/shapes'
import { formatDate, formatDateTime } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useEffect, useEffectEvent } from 'react'
import { useProfile } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { checkText } from '../../text/stock/inventory-check.ts'
import { PaperSignatures } from '../../ui/paper/paper.tsx'
import { lotColumns, type PaperColumn, PaperRows } from '../../ui/paper/paper-rows.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'
import { scopeOf } from './check-columns.tsx'

const { paper } = checkText
const [number, product, lot, expiry, unit, book, counted, more, less, reason] = paper.columns
const mostLines = 5000

const columnsOf = (seesCost: boolean): ReadonlyArray<PaperColumn<ReviewLine>> => [
  { head: number, look: 'center', cell: (_, place) => place + 1 },
  {
    head: product,
    cell: line => `${line.productName}${line.bucket === 'quarantine' ? ` (${checkText.quarantine})` : ''}`,
  },
  ...lotColumns<ReviewLine>(lot, expiry, line => line.foundExpiryDate ?? line.expiryDate),
  { head: unit, cell: line => line.baseUnit },
  { head: book, look: 'figure', cell: line => formatNumber(line.book) },
  { head: counted, look: 'figure', cell: line => formatNumber(line.counted ?? 0) },
  { head: more, look: 'figure', cell: line => line.difference > 0 && formatNumber(line.difference) },
  { head: less, look: 'figure', cell: line => line.difference < 0 && formatNumber(-line.difference) },
  { head: reason, cell: reasonOf },
  ...(seesCost
    ? [
        {
          head: paper.value,
          look: 'figure' as const,
          cell: (line: ReviewLine) => (line.value ? formatNumber(line.value) : ''),
        },
      ]
    : []),
]

/** Why a line differs: its reason, which lines it stands in for, and the note. */
function reasonOf({ reasonName, offsetGroup, note }: ReviewLine): string {
  return [reasonName, offsetGroup !== null && paper.offset(offsetGroup), note].filter(Boolean).join(': ')
}

/** Fetches the whole result and prints the minutes; says when it is over. */
export function PrintCheck({ check, onDone }: { check: InventoryCheck; onDone: () => void }) {
  const review = useRoute(inventoryCheckRoutes.review, {
    params: { id: check.id },
    query: { tab: 'all', limit: mostLines },
  })
  const isReady = review.data !== undefined && !review.isPlaceholderData
  const print = useEffectEvent(() => {
    window.print()
    onDone()
  })
  useEffect(() => {
    if (isReady) print()
  }, [isReady])
  if (!review.data) return null
  return <CheckPaper check={check} review={review.data} />
}

type Review = { items: readonly ReviewLine[]; totals: { plusValue?: number; minusValue?: number } }

/** The minutes of a count, A4 across: what was counted against the books, and five places to sign. */
function CheckPaper({ check, review }: { check: InventoryCheck; review: Review }) {
  const { store, branches } = useProfile()
  const branch = branches.find(one => one.id === check.branchId)
  const lines = review.items.filter(line => line.counted !== null || check.zeroedUncounted)
  const count = (test: (line: ReviewLine) => boolean) => formatNumber(lines.filter(test).length)
  const counted = lines.flatMap(line => line.countedAt ?? []).toSorted()
  const { plusValue, minusValue } = review.totals
  const timeOf = (instant: string) => formatDateTime(instant, branch?.timeZone ?? 'Asia/Ho_Chi_Minh').slice(0, -3)
  return (
    <PrintArea className="text-12 [page:wide]">
      <p className="font-bold text-14">{store.name}</p>
      <p>
        {[branch?.name, branch?.address ?? store.address, branch?.phone ?? store.phone].filter(Boolean).join(' · ')}
      </p>
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.number} {check.code} · {paper.day} {formatDate(check.businessDay)}
      </p>
      <p className="mt-3">
        {paper.scope}: <b>{scopeOf({ ...check, isBlind: false })}</b>
      </p>
      {counted.length > 0 && (
        <p>
          {paper.period}: {timeOf(counted[0]!)} – {timeOf(counted.at(-1)!)}
        </p>
      )}
      <p>
        {paper.people}:{' '}
        {[...new Set(check.sheets.filter(sheet => !sheet.discardedAt).map(sheet => sheet.counterName))].join(', ')}
      </p>
      {check.note && (
        <p>
          {checkText.note}: {check.note}
        </p>
      )}
      <PaperRows columns={columnsOf(plusValue !== undefined)} rows={lines} />
      <p className="mt-3">
        {paper.sum(
          formatNumber(lines.length),
          count(line => line.difference === 0),
          count(line => line.difference > 0),
          count(line => line.difference < 0),
        )}
      </p>
      {plusValue !== undefined && minusValue !== undefined && (
        <p>{paper.sumValue(formatDong(plusValue), formatDong(minusValue))}</p>
      )}
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}
