import { firstDayRoutes } from '@quay/contract/first-day/routes'
import type { FirstDay, SampleKind } from '@quay/contract/first-day/shapes'
import { isAllowed } from '@quay/contract/permission'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { firstDayText } from '../../text/first-day.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'

/** Under the steps: takes goods to try with, or takes them out again. */
export function SampleGoods({ samples }: Pick<FirstDay, 'samples'>) {
  const { rights } = useSession()
  const add = useAction(firstDayRoutes.addSamples)
  const remove = useAction(firstDayRoutes.removeSamples)
  if (samples === 'possible') {
    const take = (kind: SampleKind) => add.mutate({ body: { kind } })
    return (
      <p className="mt-3 flex flex-wrap items-center gap-2 text-ink-2">
        {firstDayText.samplesPossible}
        <Button size="sm" busy={add.isPending} onClick={() => take('medicines')}>
          {firstDayText.addMedicines}
        </Button>
        <Button size="sm" busy={add.isPending} onClick={() => take('goods')}>
          {firstDayText.addGoods}
        </Button>
      </p>
    )
  }
  if (samples !== 'present' || !isAllowed(rights, { model: 'list_product', action: 'delete' })) return null
  async function ask() {
    const { removeTitle: title, removeText: description, removeSamples: confirmLabel } = firstDayText
    if (await confirm({ title, description, confirmLabel, tone: 'danger' })) remove.mutate({})
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-ink-2">
      {firstDayText.samplesPresent}
      <Button size="sm" busy={remove.isPending} onClick={() => void ask()}>
        {firstDayText.removeSamples}
      </Button>
    </p>
  )
}
