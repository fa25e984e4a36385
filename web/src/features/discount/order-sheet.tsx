import { discountRoutes } from '@quay/contract/discount/routes'
import type { DiscountView } from '@quay/contract/discount/shapes'
import { moveRank } from '@quay/domain/discount/move-rank'
import { formatNumber } from '@quay/domain/text/format-number'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type KeyboardEvent, useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { discountOrderText as words } from '../../text/promotion/discount-order.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'
import { describeGives } from './form/describe-gives.ts'

type OrderSheetProps = { promotions: readonly DiscountView[]; onClose: () => void }

/** The order in which promotions are tried: a row is dragged, or moved by Alt+↑ and Alt+↓. Those of one rank stand together. */
export function OrderSheet({ promotions, onClose }: OrderSheetProps) {
  const [ranks, setRanks] = useState<ReadonlyMap<string, number>>(new Map())
  const [dragged, setDragged] = useState<string | null>(null)
  const save = useAction(discountRoutes.rank, { onDone: onClose })
  const rows = promotions
    .map(one => ({ ...one, rank: ranks.get(one.id) ?? one.rank }))
    .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
  const changed = promotions.flatMap(({ id, rank, version }) => {
    const now = ranks.get(id) ?? rank
    return now === rank ? [] : [{ id, rank: now, version }]
  })
  const move = (id: string, beforeId: string | null) => setRanks(new Map([...ranks, ...moveRank(rows, id, beforeId)]))
  const moveBy = (at: number, places: -1 | 1) => {
    const target = places < 0 ? rows[at - 1] : rows[at + 2]
    if (at + places >= 0 && at + places < rows.length) move(rows[at]!.id, target?.id ?? null)
  }
  function onKeyDown(event: KeyboardEvent, at: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    moveBy(at, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <EditSheet
      title={words.title}
      dirty={changed.length > 0}
      busy={save.isPending}
      onSubmit={() => (changed.length > 0 ? save.mutate({ body: { ranks: changed } }) : onClose())}
      onClose={onClose}
    >
      <p className="text-12 text-ink-2">{words.hint}</p>
      <ol aria-label={words.title} className="grid gap-1">
        {rows.map(({ id, name, rank, ...row }, at) => (
          <li
            key={id}
            draggable
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={event => event.preventDefault()}
            onDrop={() => dragged && dragged !== id && move(dragged, id)}
            className="flex cursor-grab items-center gap-2 rounded-2 border border-line bg-surface px-2 py-1.5 active:cursor-grabbing"
          >
            <span className="w-10 shrink-0 text-right text-12 text-ink-3 tabular-nums">{formatNumber(rank)}</span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium" title={name}>
                {name}
              </span>
              <span className="block truncate text-12 text-ink-2">{describeGives(row)}</span>
            </span>
            <IconButton
              size="sm"
              label={words.up(name)}
              icon={<ArrowUp />}
              disabled={at === 0}
              onKeyDown={event => onKeyDown(event, at)}
              onClick={() => moveBy(at, -1)}
            />
            <IconButton
              size="sm"
              label={words.down(name)}
              icon={<ArrowDown />}
              disabled={at === rows.length - 1}
              onKeyDown={event => onKeyDown(event, at)}
              onClick={() => moveBy(at, 1)}
            />
          </li>
        ))}
      </ol>
    </EditSheet>
  )
}
