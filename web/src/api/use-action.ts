import type { Answer, RouteSpec } from '@quay/contract/route'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { kitText } from '../text/kit/kit.ts'
import { toast } from '../ui/popup/toast.ts'
import { useIsHere } from '../ui/use-is-here.ts'
import type { ApiError } from './api-error.ts'
import type { CallInput } from './client.ts'
import { useSend, type WriteRoute } from './use-send.ts'

/** For `showError`: the refusal stands where the action is, read from its `error`. */
export const shownHere = () => true

type ActionOptions<R extends RouteSpec> = {
  /** What the rest of the program has to do with the answer: also where the window that sent it was closed before. */
  onDone?: ((answer: Answer<R>) => void) | undefined
  /** Closes the window that sent it: not one that was opened again since. */
  onClose?: () => void
  /** Shows a refusal at its place and gives true; otherwise, and where that place was left, the server's sentence becomes a toast. */
  showError?: (error: ApiError) => boolean
}

/**
 * An action of a person by one route, sent as `useSend` does. Where a refusal may pass by itself, its toast offers to send the same
 * again.
 */
export function useAction<R extends WriteRoute>(
  route: R,
  { onDone, onClose, showError }: ActionOptions<R> = {},
): UseMutationResult<Answer<R>, ApiError, CallInput<R>> {
  const send = useSend()
  const isHere = useIsHere()
  /** What was sent last, until it is answered. */
  const underWay = useRef<string | null>(null)
  const action = useMutation<Answer<R>, ApiError, CallInput<R>>({
    mutationFn: input =>
      send(route, input).finally(() => {
        if (underWay.current === JSON.stringify(input)) underWay.current = null
      }),
    onSuccess(answer) {
      onDone?.(answer)
      if (isHere.current) onClose?.()
    },
    onError: (error, input) => {
      if (isHere.current && showError?.(error)) return
      const again = { label: kitText.retry, onSelect: () => action.mutate(input) }
      toast.error(error.message, error.retry === 'again' ? { actions: [again] } : {})
    },
  })
  /** The second press of a double click comes before its button is drawn as busy: the same content is sent once. */
  function mutate(...sent: Parameters<typeof action.mutate>) {
    const content = JSON.stringify(sent[0])
    if (underWay.current === content) return
    underWay.current = content
    action.mutate(...sent)
  }
  return { ...action, mutate }
}
