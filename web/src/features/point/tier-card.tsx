import { pointRoutes } from '@quay/contract/point/routes'
import type { PointTier } from '@quay/contract/point/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { shownHere, useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { pointText } from '../../text/promotion/point.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { MoneyInput } from '../../ui/field/money-input.tsx'
import { NumberInput } from '../../ui/field/number-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { Card } from '../../ui/page/card.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { slowerTier, type TierDraft, tiersOf } from './tier-rows.ts'

const mostTiers = 10
const longestName = 40
const basisPoints = 100
const draftOf = ({ earnRate, ...tier }: PointTier): TierDraft => ({ ...tier, rate: earnRate / basisPoints })

/** The tiers of customers: from what on, and how much faster they earn. */
export function TierCard({ mayEdit }: { mayEdit: boolean }) {
  const { data } = useRoute(pointRoutes.tiers, {})
  const [drafts, setDrafts] = useState<TierDraft[] | null>(null)
  const save = useAction(pointRoutes.saveTiers, {
    onDone: () => setDrafts(null),
    showError: shownHere,
  })
  const rank = useAction(pointRoutes.rank, {
    onDone: ({ changed }) => toast.success(pointText.ranked(formatNumber(changed))),
  })
  const [problem, setProblem] = useState<string | null>(null)
  function edit(rows: TierDraft[]) {
    setProblem(null)
    setDrafts(rows)
  }
  const tiers = drafts ?? data?.items.map(draftOf) ?? []
  const change = (place: number, part: Partial<TierDraft>) =>
    edit(tiers.map((tier, at) => (at === place ? { ...tier, ...part } : tier)))
  const slower = slowerTier(tiers)
  function send() {
    const body = tiersOf(tiers)
    setProblem('problem' in body ? body.problem : null)
    if ('tiers' in body) save.mutate({ body })
  }
  return (
    <Card
      title={pointText.tiers}
      actions={
        mayEdit && (
          <>
            {drafts === null && tiers.length > 0 && (
              <Button busy={rank.isPending} onClick={() => rank.mutate({ body: {} })}>
                {pointText.rank}
              </Button>
            )}
            {tiers.length < mostTiers && (
              <Button
                icon={<Plus />}
                onClick={() => edit([...tiers, { name: '', minSpent: null, rate: 100, customerCount: 0 }])}
              >
                {pointText.addTier}
              </Button>
            )}
          </>
        )
      }
    >
      <p className="pb-3 text-12 text-ink-2">{pointText.tiersHint}</p>
      <Refusal>{problem ?? save.error?.issues[0]?.message ?? save.error?.message}</Refusal>
      {tiers.length === 0 && <p className="text-ink-2">{pointText.noTiers}</p>}
      {slower && (
        <div className="pb-3">
          <Note tone="warning">{pointText.tierSlower(slower.high, slower.low)}</Note>
        </div>
      )}
      <div className="grid gap-2">
        {tiers.map((tier, place) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a new tier has nothing else
            key={place}
            className="grid grid-cols-[minmax(0,1fr)_150px_120px_90px_32px] items-end gap-2 max-sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_32px] max-sm:border-line max-sm:border-b max-sm:pb-3 max-sm:last:border-b-0"
          >
            <Field label={pointText.tierName} className="max-sm:col-span-2">
              <TextInput
                maxLength={longestName}
                value={tier.name}
                disabled={!mayEdit}
                onChange={event => change(place, { name: event.target.value })}
              />
            </Field>
            <Field label={pointText.tierSpent}>
              <MoneyInput
                value={tier.minSpent}
                disabled={!mayEdit}
                onChange={minSpent => change(place, { minSpent })}
              />
            </Field>
            <Field label={pointText.tierRate}>
              <NumberInput
                suffix="%"
                min={0}
                max={1000}
                value={tier.rate}
                disabled={!mayEdit}
                onChange={rate => change(place, { rate })}
              />
            </Field>
            <span className="pb-2 text-12 text-ink-2 max-sm:col-span-3 max-sm:pb-0">
              {pointText.tierCustomers(formatNumber(tier.customerCount))}
            </span>
            {mayEdit && (
              <IconButton
                className="max-sm:col-start-3 max-sm:row-start-1"
                label={pointText.removeTier(tier.name)}
                icon={<X />}
                onClick={() => edit(tiers.filter((_, at) => at !== place))}
              />
            )}
          </div>
        ))}
      </div>
      {drafts && (
        <div className="flex justify-end pt-3">
          <Button variant="primary" busy={save.isPending} onClick={send}>
            {pointText.saveTiers}
          </Button>
        </div>
      )}
    </Card>
  )
}
