import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { CountGoods, InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useMemo, useState } from 'react'
import { useRoute } from '../../api/use-route.ts'
import { type LineName, lineKey, type StoredLine, type StoredSheet } from '../../offline/count/count-line.ts'
import type { GoodsIndex } from '../../offline/count/goods-index.ts'
import { isUnsent } from '../../offline/count/is-unsent.ts'
import { countingText } from '../../text/stock/counting.ts'
import { Button } from '../../ui/button/button.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Tabs } from '../../ui/page/tabs.tsx'
import { describeCounted } from './line-words.ts'
import { stillToCount } from './still-to-count.ts'
import { useScope } from './use-scope.ts'

const stepSize = 60

type ListsProps = {
  check: InventoryCheck | null
  sheet: StoredSheet
  index: GoodsIndex
  lines: ReadonlyMap<string, StoredLine>
  onOpen: (name: LineName) => void
  onProduct: (product: CountGoods) => void
}

type Tab = keyof typeof countingText.tabs

/** What is counted, the last on top, and what is still to count; of a recount, what has to be counted again. */
export function CountLists({ check, sheet, index, lines, onOpen, onProduct }: ListsProps) {
  const [tab, setTab] = useState<Tab>(sheet.isRecount ? 'recount' : 'counted')
  const counted = useMemo(
    () =>
      [...lines.values()]
        .filter(line => !line.isRemoved)
        .toSorted((one, other) => (one.countedAt < other.countedAt ? 1 : -1)),
    [lines],
  )
  const asked = useScope(sheet.checkId, check)
  const uncounted = useMemo(
    () => stillToCount(index.all, counted, asked).toSorted((one, other) => byShelf(one.product, other.product)),
    [counted, index, asked],
  )
  const recounts = useRoute(
    inventoryCheckRoutes.recounts,
    { params: { id: sheet.checkId } },
    { enabled: sheet.isRecount },
  )
  const again = (recounts.data ?? []).map(lot => ({ ...lot, line: lines.get(lineKey(sheet.id, lot)) }))
  const left = again.filter(lot => !lot.isOwn && (!lot.line || lot.line.isRemoved))
  const items = [
    ...(sheet.isRecount
      ? [
          {
            id: 'recount' as const,
            label: countingText.tabs.recount,
            count: left.length,
            panel: (
              <Rows empty={recounts.error ? countingText.recountOffline : countingText.noRecount}>
                {again.map(lot => (
                  <Row
                    key={lineKey(sheet.id, lot)}
                    title={lot.productName}
                    detail={[
                      countingText.lotName(lot.lotNumber, lot.expiryDate ? formatDate(lot.expiryDate) : ''),
                      ...(lot.bucket === 'quarantine' ? [countingText.places.quarantine] : []),
                      ...(lot.position ? [lot.position] : []),
                      ...(lot.isOwn ? [countingText.ownRecount] : []),
                    ].join(' · ')}
                    disabled={lot.isOwn}
                    onOpen={() => onOpen(lot)}
                    right={lot.line && <LineState line={lot.line} product={index.get(lot.productId)} />}
                  />
                ))}
              </Rows>
            ),
          },
        ]
      : []),
    {
      id: 'counted' as const,
      label: countingText.tabs.counted,
      count: counted.length,
      panel: (
        <Rows empty={countingText.noCounted}>
          {counted.map(line => {
            const product = index.get(line.productId)
            const known = product?.lots.find(lot => lot.number === line.lotNumber)
            const expiry = line.expiryDate ?? known?.expiryDate
            return (
              <Row
                key={line.key}
                title={product?.name ?? ''}
                detail={[
                  ...(product?.isLotManaged
                    ? [countingText.lotName(line.lotNumber, expiry ? formatDate(expiry) : '')]
                    : []),
                  ...(line.bucket === 'quarantine' ? [countingText.places.quarantine] : []),
                ].join(' · ')}
                onOpen={() => onOpen(line)}
                right={<LineState line={line} product={product} />}
              />
            )
          })}
        </Rows>
      ),
    },
    ...(sheet.isRecount
      ? []
      : [
          {
            id: 'uncounted' as const,
            label: countingText.tabs.uncounted,
            count: uncounted.length,
            panel: (
              <Rows empty={countingText.noUncounted}>
                {uncounted.map(({ product, lots }) => (
                  <Row
                    key={product.id}
                    title={product.name}
                    detail={[
                      ...(lots.length > 0 ? [countingText.lotsLeft(lots.join(', '))] : [product.code]),
                      ...(product.position ? [product.position] : []),
                    ].join(' · ')}
                    onOpen={() => onProduct(product)}
                  />
                ))}
              </Rows>
            ),
          },
        ]),
  ]
  return <Tabs label={countingText.lists} value={tab} onChange={setTab} items={items} />
}

const collator = new Intl.Collator('vi')
/** The way along the shelves; what has no place comes last. */
const byShelf = (one: CountGoods, other: CountGoods) =>
  Number(one.position === null) - Number(other.position === null) ||
  collator.compare(one.position ?? '', other.position ?? '') ||
  collator.compare(one.name, other.name)

/** Rows a few dozen at a time: a branch has thousands. */
function Rows({ children, empty }: { children: React.ReactNode[]; empty: string }) {
  const [shown, setShown] = useState(stepSize)
  if (children.length === 0) return <EmptyState title={empty} />
  return (
    <div className="overflow-hidden rounded-3 border border-line bg-surface">
      <ul>{children.slice(0, shown)}</ul>
      {children.length > shown && (
        <Button variant="ghost" size="lg" className="w-full" onClick={() => setShown(shown + stepSize)}>
          {countingText.more(formatNumber(children.length - shown))}
        </Button>
      )}
    </div>
  )
}

type RowProps = {
  title: string
  detail: string
  right?: React.ReactNode
  disabled?: boolean
  onOpen: () => void
}

function Row({ title, detail, right, disabled, onOpen }: RowProps) {
  return (
    <li className="border-line border-b last:border-b-0">
      <button
        type="button"
        disabled={disabled}
        onClick={onOpen}
        className="ring-in flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-left hover:enabled:bg-hover disabled:text-ink-3"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{title}</span>
          <span className="block truncate text-12 text-ink-3">{detail}</span>
        </span>
        {right}
      </button>
    </li>
  )
}

function LineState({ line, product }: { line: StoredLine; product: CountGoods | undefined }) {
  const isRefused = line.refusal?.revision === line.revision
  return (
    <span className="grid justify-items-end gap-0.5">
      <b>{product ? describeCounted(line, product) : ''}</b>
      {isRefused ? (
        <Tag tone="danger">{countingText.refused}</Tag>
      ) : (
        isUnsent(line) && <Tag tone="warning">{countingText.unsent}</Tag>
      )}
    </span>
  )
}
