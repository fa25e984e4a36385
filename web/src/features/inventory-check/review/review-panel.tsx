import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import {
  type InventoryCheck,
  type ReviewLine,
  type ReviewTab,
  type ReviewTotals,
  reviewTabs,
} from '@quay/contract/inventory-check/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { failureOf } from '../../../api/failure-of.ts'
import { useRoute } from '../../../api/use-route.ts'
import { knownChoice } from '../../../routing/known-choice.ts'
import { useAddress } from '../../../routing/use-address.ts'
import { useTypedSearch } from '../../../routing/use-typed-search.ts'
import { checkText } from '../../../text/stock/inventory-check.ts'
import { SearchInput } from '../../../ui/field/search-input.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ListFoot } from '../../../ui/page/list-foot.tsx'
import { Tabs } from '../../../ui/page/tabs.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { LineDetail } from './line-detail.tsx'
import { keyOfLine, titleOfLine } from './line-name.ts'
import { LineTools } from './line-tools.tsx'
import { reviewColumns } from './review-columns.tsx'

const pageSize = 100
/** While people count, the result is looked at again as often as this. */
const refreshMs = 20_000
const tabs = reviewTabs.map(value => ({ value, label: checkText.tabs[value] }))

const countOf: Record<ReviewTab, (totals: ReviewTotals) => number> = {
  all: totals => totals.lineCount + totals.uncountedCount,
  match: totals => totals.matchCount,
  differ: totals => totals.plusCount + totals.minusCount,
  uncounted: totals => totals.uncountedCount,
  blocked: totals => totals.blockedCount,
}

type PanelProps = {
  check: InventoryCheck
  isDraft: boolean
  /** Reasons and notes can be written, after completing too; offsets and expiries in a draft only. */
  mayExplain: boolean
}

/** The result by lot behind tabs, each line with what explains it. */
export function ReviewPanel({ check, isDraft, mayExplain }: PanelProps) {
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [expanded, setExpanded] = useState<string | null>(null)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const tab = knownChoice(tabs, query.tab) ?? 'all'
  const page = Math.max(Number(query.page) || 1, 1)
  const isCounting = check.status === 'DRAFT' && check.sheets.some(sheet => !sheet.finishedAt && !sheet.discardedAt)
  const review = useRoute(
    inventoryCheckRoutes.review,
    { params: { id: check.id }, query: { tab, keyword: query.keyword, page, limit: pageSize } },
    isCounting ? { refreshEvery: refreshMs } : {},
  )
  const { data } = review
  const rows = data?.items ?? []
  const isSelectable = mayExplain && (tab === 'differ' || tab === 'all' || tab === 'blocked')
  const pickedLines = rows.filter(line => picked.has(keyOfLine(line)) && line.counted !== null && line.difference !== 0)
  const last = data ? Math.max(Math.ceil(data.totalItem / pageSize), 1) : 1
  const goTo = (next: number) => change({ page: next === 1 ? undefined : String(next) })
  const table = (
    <div className="overflow-hidden rounded-3 border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-2 px-4 py-2 max-md:px-3">
        <SearchInput {...search} label={checkText.findLine} className="max-w-72 flex-1 basis-52" />
        {isSelectable && pickedLines.length > 0 && (
          <LineTools checkId={check.id} lines={pickedLines} isDraft={isDraft} onDone={() => setPicked(new Set())} />
        )}
      </div>
      <DataTable<ReviewLine>
        label={checkText.result}
        columns={reviewColumns({ checkId: check.id, mayExplain })}
        rows={rows}
        rowKey={keyOfLine}
        rowLabel={titleOfLine}
        selection={isSelectable ? { keys: picked, onChange: setPicked } : undefined}
        renderDetail={line => (
          <LineDetail
            key={`${keyOfLine(line)} ${line.note}`}
            checkId={check.id}
            line={line}
            isDraft={isDraft}
            mayExplain={mayExplain}
          />
        )}
        expandedKey={expanded}
        onExpandedChange={setExpanded}
        loading={review.isPending}
        error={failureOf(review)}
        empty={<EmptyState title={checkText.noLines[tab]} />}
      />
      {data && data.totalItem > 0 && (
        <ListFoot
          paging={
            last > 1
              ? {
                  onPrevious: page > 1 ? () => goTo(page - 1) : undefined,
                  onNext: page < last ? () => goTo(page + 1) : undefined,
                }
              : undefined
          }
        >
          {checkText.lots(formatNumber(data.totalItem))}
        </ListFoot>
      )}
    </div>
  )
  return (
    <Tabs
      label={checkText.result}
      value={tab}
      onChange={next => {
        setExpanded(null)
        setPicked(new Set())
        change({ tab: next === 'all' ? undefined : next, page: undefined })
      }}
      items={tabs.map(({ value, label }) => ({
        id: value,
        label,
        ...(data && { count: countOf[value](data.totals) }),
        panel: table,
      }))}
    />
  )
}
