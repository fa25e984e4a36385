import { isAllowed, type ModelPermission } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import type { ApiError } from '../api/api-error.ts'
import type { CallInput } from '../api/client.ts'
import { useSession } from '../api/session/session.ts'
import { useAction } from '../api/use-action.ts'
import type { WriteRoute } from '../api/use-send.ts'
import { Button, type ButtonProps } from '../ui/button/button.tsx'
import { confirm, type Question } from '../ui/window/confirm.ts'

type AskButtonProps<R extends WriteRoute> = Pick<ButtonProps, 'icon' | 'className' | 'disabled'> & {
  route: R & { permission: ModelPermission }
  input: CallInput<R>
  /** What is asked first; `confirmLabel` is on the button too. */
  question: Question
  onDone?: (answer: Answer<R>) => void
  showError?: (error: ApiError) => boolean
}

/** A button for a deed that the person is asked about first: it deletes, it stops. Nothing for who may not do it. */
export function AskButton<R extends WriteRoute>(props: AskButtonProps<R>) {
  const { route, input, question, onDone, showError, ...button } = props
  const { rights } = useSession()
  const action = useAction<R>(route, { ...(onDone && { onDone }), ...(showError && { showError }) })
  async function ask() {
    if (await confirm(question)) action.mutate(input)
  }
  return (
    isAllowed(rights, route.permission) && (
      <Button {...button} busy={action.isPending} onClick={() => void ask()}>
        {question.confirmLabel}
      </Button>
    )
  )
}
