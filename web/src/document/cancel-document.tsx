import type { ReactNode } from 'react'
import type { ApiError } from '../api/api-error.ts'
import type { CallInput } from '../api/client.ts'
import { shownHere, useAction } from '../api/use-action.ts'
import type { WriteRoute } from '../api/use-send.ts'
import { ReasonDialog } from '../ui/window/reason-dialog.tsx'

type CancelDocumentProps<R extends WriteRoute> = {
  route: R
  input: (reason: string) => CallInput<R>
  onClose: () => void
  /** It is done; the window closes after it. */
  onDone?: (() => void) | undefined
  title: string
  /** What happens to goods, money and debt. */
  description: string
  confirmLabel: string
  reasonLabel: string
  /** A refusal in more words than its sentence. */
  refusalOf?: (error: ApiError) => ReactNode
  /** What is asked beside the reason. */
  children?: ReactNode
}

/** Asks why a document is cancelled, closed or sent back, says what follows, and does it. */
export function CancelDocument<R extends WriteRoute>(props: CancelDocumentProps<R>) {
  const { route, input, onClose, onDone, refusalOf, ...dialog } = props
  const cancel = useAction(route, { onDone: () => onDone?.(), onClose, showError: shownHere })
  return (
    <ReasonDialog
      {...dialog}
      onClose={onClose}
      onConfirm={reason => cancel.mutate(input(reason))}
      busy={cancel.isPending}
      refusal={cancel.error && (refusalOf ? refusalOf(cancel.error) : cancel.error.message)}
    />
  )
}
