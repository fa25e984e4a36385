import { onboardingRoutes } from '@quay/contract/onboarding/routes'
import type { Onboarding, OnboardingStep } from '@quay/contract/onboarding/shapes'
import { isAllowed, type ModelPermission } from '@quay/contract/right/permission'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { onboardingText } from '../../text/setting/onboarding.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Link } from '../../ui/button/link.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Card } from '../../ui/page/card.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { SampleGoods } from './sample-goods.tsx'

/** Where each step is done, and the right that it takes. */
const places: Record<OnboardingStep, { to: (branchId: string) => string; right: ModelPermission }> = {
  products: { to: () => '/products/list?add=new', right: { model: 'list_product', action: 'create' } },
  opening: { to: () => '/products/import/new?kind=OPENING', right: { model: 'import_product', action: 'create' } },
  receipt: { to: branchId => `/settings/branch/${branchId}?phan=mau-in`, right: { model: 'branch', action: 'update' } },
  bank: { to: () => '/cashbooks?accounts=all', right: { model: 'cashbook', action: 'create' } },
  sale: { to: () => '/sales', right: { model: 'sale' } },
  copies: { to: () => '/settings/recovery-key', right: { model: 'store', action: 'delete' } },
  staff: { to: () => '/settings/employee?add=new', right: { model: 'employee', action: 'create' } },
}

/**
 * The way to the first sale, in a new store, for a user who may add goods. One line that unfolds once half of it is done;
 * gone when all is done, or when put away.
 */
export function OnboardingCard() {
  const { rights } = useSession()
  const mayAdd = isAllowed(rights, places.products.right)
  const { data } = useRoute(onboardingRoutes.get, {}, { enabled: mayAdd })
  if (!mayAdd || !data || data.hidden) return null
  const steps = data.steps.filter(({ id }) => isAllowed(rights, places[id].right))
  if (steps.every(({ done }) => done) && data.samples !== 'present') return null
  return <Steps steps={steps} samples={data.samples} />
}

function Steps({ steps, samples }: Pick<Onboarding, 'steps' | 'samples'>) {
  const branchId = useBranchId()
  const takeOut = useAction(onboardingRoutes.hide)
  const putAway = useAction(onboardingRoutes.hide, {
    onDone: () =>
      toast.success(onboardingText.hidden, {
        actions: [{ label: onboardingText.undo, onSelect: () => takeOut.mutate({ body: { hidden: false } }) }],
      }),
  })
  const done = steps.filter(step => step.done).length
  const next = steps.find(step => !step.done)?.id
  const isSmall = done * 2 >= steps.length
  const [unfolded, setUnfolded] = useState(false)
  return (
    <Card
      title={onboardingText.title}
      padded={!isSmall || unfolded}
      actions={
        <>
          {isSmall && !unfolded && next && (
            <TextLink to={places[next].to(branchId)}>{onboardingText.next(onboardingText.steps[next].title)}</TextLink>
          )}
          <span className="text-12 text-ink-3">{onboardingText.progress(done, steps.length)}</span>
          {isSmall && (
            <Button size="sm" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              {unfolded ? onboardingText.fold : onboardingText.unfold}
            </Button>
          )}
          <IconButton
            label={onboardingText.hide}
            icon={<X />}
            size="sm"
            busy={putAway.isPending}
            onClick={() => putAway.mutate({ body: { hidden: true } })}
          />
        </>
      }
    >
      {(!isSmall || unfolded) && (
        <>
          <ol className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {steps.map(step => (
              <li key={step.id}>
                <Step id={step.id} done={step.done} isNext={step.id === next} to={places[step.id].to(branchId)} />
              </li>
            ))}
          </ol>
          <SampleGoods samples={samples} />
        </>
      )}
    </Card>
  )
}

function Step({ id, done, isNext, to }: { id: OnboardingStep; done: boolean; isNext: boolean; to: string }) {
  const { title, text } = onboardingText.steps[id]
  return (
    <Link
      to={to}
      className={`ring-in flex h-full items-start gap-2.5 rounded-2 border p-3 hover:bg-hover ${isNext ? 'border-accent' : 'border-line'}`}
    >
      <span className={`mt-px ${done ? 'text-success-text' : 'text-ink-3'}`}>
        {done ? <CircleCheck /> : <CircleDashed />}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">
          {title}
          {done && <span className="sr-only">({onboardingText.stepDone})</span>}
        </span>
        <span className="block text-ink-2">{text}</span>
      </span>
    </Link>
  )
}
