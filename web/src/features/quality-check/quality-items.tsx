import { formatNumber } from '@quay/domain/text/format-number'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CheckCheck from 'lucide-react/icons/check-check'
import { useState } from 'react'
import { qualityText } from '../../text/stock/quality-check.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/choice/segmented.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { confirm } from '../../ui/window/confirm.ts'
import { groupItems, type ItemGroup, nextOpenGroup, type QualityItem, type Walk, walks } from './group-items.ts'
import { QualityRow } from './quality-row.tsx'
import type { ItemChange } from './use-quality-writer.ts'

const everything = 'all'
const failed = 'failed'
const pageSize = 100
const ways = walks.map(value => ({ value, label: qualityText.walks[value] }))

type ItemsProps = {
  items: readonly QualityItem[]
  /** Left out where the form is only read. */
  onChange?: ((lotIds: readonly string[], change: ItemChange) => void) | undefined
}

/** The lots of a form, one shelf (or one step of worry) at a time: what was seen of each, and the way to the next shelf. */
export function QualityItems({ items, onChange }: ItemsProps) {
  const [walk, setWalk] = useState<Walk>('shelf')
  const [at, setAt] = useState(() => (onChange ? firstOpen(items, 'shelf') : everything))
  const groups = groupItems(items, walk)
  const group = groups.find(({ key }) => key === at) ?? null
  const place = group?.key ?? (at === failed ? failed : everything)
  return (
    <Card
      padded={false}
      title={
        <div className="flex flex-wrap items-center gap-2 py-2 font-normal">
          <Segmented
            small
            label={qualityText.walk}
            value={walk}
            options={ways}
            onChange={next => {
              setWalk(next)
              setAt(onChange ? firstOpen(items, next) : everything)
            }}
          />
          <Select
            className="w-64"
            label={qualityText.group}
            value={place}
            options={choicesOf(items, groups)}
            onChange={setAt}
          />
        </div>
      }
      actions={
        onChange && (
          <div className="py-2 max-md:pt-0">
            <PassRest items={itemsAt(items, group, place)} onChange={onChange} />
          </div>
        )
      }
    >
      <Rows key={`${walk} ${place}`} items={itemsAt(items, group, place)} onChange={onChange} />
      {onChange && <NextGroup groups={groups} at={place} onGo={setAt} />}
    </Card>
  )
}

const itemsAt = (items: readonly QualityItem[], group: ItemGroup | null, place: string): readonly QualityItem[] =>
  group?.items ?? (place === failed ? items.filter(hasFailed) : items)

const firstOpen = (items: readonly QualityItem[], walk: Walk): string =>
  nextOpenGroup(groupItems(items, walk), '')?.key ?? everything

const hasFailed = (item: QualityItem) => item.result !== null && item.result !== 'PASS'

const nameOf = (group: ItemGroup) => (group.risk ? qualityText.risks[group.risk] : (group.shelf ?? qualityText.noShelf))

function choicesOf(items: readonly QualityItem[], groups: readonly ItemGroup[]) {
  const count = (done: number, all: number) => qualityText.groupDone(formatNumber(done), formatNumber(all))
  const done = items.filter(item => item.result !== null).length
  return [
    { value: everything, label: qualityText.everything, detail: count(done, items.length) },
    ...groups.map(group => ({
      value: group.key,
      label: nameOf(group),
      detail: count(group.doneCount, group.items.length),
    })),
    { value: failed, label: qualityText.failedGroup, detail: formatNumber(items.filter(hasFailed).length) },
  ]
}

/** Hundreds of lots lie on one shelf: they come by the hundred. */
function Rows({ items, onChange }: ItemsProps) {
  const [shown, setShown] = useState(pageSize)
  if (items.length === 0) return <EmptyState title={qualityText.nothingHere} />
  return (
    <>
      <ul aria-label={qualityText.head.product}>
        {items.slice(0, shown).map(item => (
          <QualityRow
            key={item.id}
            item={item}
            {...(onChange && { onChange: (next: ItemChange) => onChange([item.lotId], next) })}
          />
        ))}
      </ul>
      {items.length > shown && (
        <div className="border-line border-t p-3 text-center">
          <Button onClick={() => setShown(shown + pageSize)}>
            {qualityText.more(formatNumber(Math.min(pageSize, items.length - shown)))}
          </Button>
        </div>
      )}
    </>
  )
}

type PassProps = { items: readonly QualityItem[]; onChange: NonNullable<ItemsProps['onChange']> }

/** Marks all lots of this shelf that have not expired and have no result yet as good. */
function PassRest({ items, onChange }: PassProps) {
  const open = items.filter(item => item.result === null && item.risk !== 'EXPIRED')
  if (open.length === 0) return null
  const count = formatNumber(open.length)
  async function ask() {
    const sure = await confirm({
      title: qualityText.passRestTitle(count),
      description: qualityText.passRestHint,
      confirmLabel: qualityText.passRest(count),
      tone: 'primary',
    })
    if (sure)
      onChange(
        open.map(item => item.lotId),
        { result: 'PASS' },
      )
  }
  return (
    <Button icon={<CheckCheck />} onClick={() => void ask()}>
      {qualityText.passRest(count)}
    </Button>
  )
}

function NextGroup({ groups, at, onGo }: { groups: readonly ItemGroup[]; at: string; onGo: (key: string) => void }) {
  const next = nextOpenGroup(groups, at)
  if (next === null || at === failed) return null
  return (
    <div className="flex justify-end border-line border-t p-3">
      <Button icon={<ArrowRight />} onClick={() => onGo(next.key)}>
        {qualityText.nextGroup(nameOf(next))}
      </Button>
    </div>
  )
}
