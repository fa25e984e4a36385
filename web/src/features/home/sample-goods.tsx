import { onboardingRoutes } from '@quay/contract/onboarding/routes'
import type { Onboarding, SampleKind } from '@quay/contract/onboarding/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { onboardingText } from '../../text/setting/onboarding.ts'
import { Button } from '../../ui/button/button.tsx'
import { confirm } from '../../ui/window/confirm.ts'

/** Under the steps: takes goods to try with, or takes them out again. */
export function SampleGoods({ samples }: Pick<Onboarding, 'samples'>) {
  const { rights } = useSession()
  const add = useAction(onboardingRoutes.addSamples)
  const remove = useAction(onboardingRoutes.removeSamples)
  if (samples === 'possible') {
    const take = (kind: SampleKind) => add.mutate({ body: { kind } })
    return (
      <p className="mt-3 flex flex-wrap items-center gap-2 text-ink-2">
        {onboardingText.samplesPossible}
        <Button size="sm" busy={add.isPending} onClick={() => take('medicines')}>
          {onboardingText.addMedicines}
        </Button>
        <Button size="sm" busy={add.isPending} onClick={() => take('goods')}>
          {onboardingText.addGoods}
        </Button>
      </p>
    )
  }
  if (samples !== 'present' || !isAllowed(rights, { model: 'list_product', action: 'delete' })) return null
  async function ask() {
    const { removeTitle: title, removeText: description, removeSamples: confirmLabel } = onboardingText
    if (await confirm({ title, description, confirmLabel, tone: 'danger' })) remove.mutate({})
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-ink-2">
      {onboardingText.samplesPresent}
      <Button size="sm" busy={remove.isPending} onClick={() => void ask()}>
        {onboardingText.removeSamples}
      </Button>
    </p>
  )
}
