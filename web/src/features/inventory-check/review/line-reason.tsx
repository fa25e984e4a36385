import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { ReviewLine } from '@quay/contract/inventory-check/shapes'
import { useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/use-route.ts'
import { checkText } from '../../../text/stock/inventory-check.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { nameOfLine, titleOfLine } from './line-name.ts'

/** The reasons that are in use for a direction, to choose from; the one that stands there stays choosable. */
export function useReasonChoices(direction: 'PLUS' | 'MINUS' | null, kept?: { id: string; name: string } | null) {
  const list = useRoute(inventoryCheckRoutes.reasons, {}, { staleTime: 60_000 })
  const choices = (list.data ?? [])
    .filter(reason => reason.isActive && (direction === null || [direction, 'BOTH'].includes(reason.direction)))
    .map(({ id, name }) => ({ value: id, label: name }))
  return kept && !choices.some(({ value }) => value === kept.id)
    ? [{ value: kept.id, label: kept.name }, ...choices]
    : choices
}

/** Why a lot is not what the books say, chosen at the line. */
export function LineReason({ checkId, line }: { checkId: string; line: ReviewLine }) {
  const kept = line.reasonId === null ? null : { id: line.reasonId, name: line.reasonName ?? '' }
  const choices = useReasonChoices(line.difference > 0 ? 'PLUS' : 'MINUS', kept)
  const decide = useAction(inventoryCheckRoutes.decide)
  return (
    <Select
      quiet
      size="sm"
      label={checkText.reasonOf(titleOfLine(line))}
      placeholder={checkText.noReason}
      value={line.reasonId}
      options={choices}
      disabled={decide.isPending}
      onChange={reasonId =>
        decide.mutate({ params: { id: checkId }, body: { lines: [{ ...nameOfLine(line), reasonId }] } })
      }
    />
  )
}
