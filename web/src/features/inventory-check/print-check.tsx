import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { InventoryCheck, ReviewLine } from '@quay/contract/inventory-check/shapes'
import { formatDate, formatDateTime } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useEffect, useEffectEvent } from 'react'
import { useProfile } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { checkText } from '../../text/inventory-check.ts'
import { PrintArea } from '../../ui/print-area.tsx'
import { scopeOf } from './check-columns.tsx'

const { paper } = checkText
const cell = 'border border-black px-1.5 py-1 align-top'
const mostLines = 5000

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
      <table className="mt-3 w-full border-collapse">
        <thead>
          <tr>
            {paper.columns.map(name => (
              <th key={name} scope="col" className={`${cell} text-center font-bold`}>
                {name}
              </th>
            ))}
            {plusValue !== undefined && (
              <th scope="col" className={`${cell} text-center font-bold`}>
                {paper.value}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={`${line.productId} ${line.bucket} ${line.lotNumber}`} className="break-inside-avoid">
              <td className={`${cell} text-center`}>{place + 1}</td>
              <td className={cell}>
                {line.productName}
                {line.bucket === 'quarantine' && ` (${checkText.quarantine})`}
              </td>
              <td className={cell}>{line.lotNumber}</td>
              <td className={cell}>{formatDay(line.foundExpiryDate ?? line.expiryDate)}</td>
              <td className={cell}>{line.baseUnit}</td>
              <td className={`${cell} text-right`}>{formatNumber(line.book)}</td>
              <td className={`${cell} text-right`}>{formatNumber(line.counted ?? 0)}</td>
              <td className={`${cell} text-right`}>{line.difference > 0 && formatNumber(line.difference)}</td>
              <td className={`${cell} text-right`}>{line.difference < 0 && formatNumber(-line.difference)}</td>
              <td className={cell}>{reasonOf(line)}</td>
              {plusValue !== undefined && (
                <td className={`${cell} text-right`}>{line.value ? formatNumber(line.value) : ''}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
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
      <div className="mt-8 grid break-inside-avoid grid-cols-4 text-center">
        {paper.signatures.map(who => (
          <div key={who} className="h-28">
            <p className="font-bold">{who}</p>
            <p className="italic">{paper.sign}</p>
          </div>
        ))}
      </div>
    </PrintArea>
  )
}

/** Why a line differs: its reason, which lines it stands in for, and the note. */
const reasonOf = ({ reasonName, offsetGroup, note }: ReviewLine) =>
  [reasonName, offsetGroup !== null && paper.offset(offsetGroup), note].filter(Boolean).join(': ')

const formatDay = (day: string | null) => day && formatDate(day)
