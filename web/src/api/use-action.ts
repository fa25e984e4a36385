import type { Answer, RouteSpec } from '@quay/contract/route'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { kitText } from '../text/kit.ts'
import { toast } from '../ui/toast.ts'
import type { ApiError } from './api-error.ts'
import type { CallInput } from './client.ts'
import { useSend, type WriteRoute } from './use-send.ts'

/** For `showError`: the refusal stands where the action is, read from its `error`. */
export const shownHere = () => true

type ActionOptions<R extends RouteSpec> = {
  onDone?: (answer: Answer<R>) => void
  /** Shows a refusal at its place and gives true; otherwise the server's sentence becomes a toast. */
  showError?: (error: ApiError) => boolean
}

/**
 * An action of a person by one route, sent as `useSend` does. Where a refusal may pass by itself, its toast offers to send the same
 * again.
 */
export function useAction<R extends WriteRoute>(
  route: R,
  { onDone, showError }: ActionOptions<R> = {},
): UseMutationResult<Answer<R>, ApiError, CallInput<R>> {
  const send = useSend()
  /** What was sent last, until it is answered. */
  const underWay = useRef<string | null>(null)
  const action = useMutation<Answer<R>, ApiError, CallInput<R>>({
    mutationFn: input =>
      send(route, input).finally(() => {
        if (underWay.current === JSON.stringify(input)) underWay.current = null
      }),
    onSuccess: answer => onDone?.(answer),
    onError: (error, input) => {
      if (showError?.(error)) return
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
