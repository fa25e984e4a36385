import type { Answer, RouteSpec } from '@quay/contract/route'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { kitText } from '../text/kit.ts'
import { toast } from '../ui/toast.ts'
import type { ApiError } from './api-error.ts'
import { type CallInput, call } from './client.ts'
import { newId } from './new-id.ts'
import { withOverrides } from './override.ts'
import { successToast } from './toasts.ts'

type WriteRoute = Exclude<RouteSpec, { method: 'GET' }>

/** For `showError`: the refusal stands where the action is, read from its `error`. */
export const shownHere = () => true

type ActionOptions<R extends RouteSpec> = {
  onDone?: (answer: Answer<R>) => void
  /** Shows a refusal at its place and gives true; otherwise the server's sentence becomes a toast. */
  showError?: (error: ApiError) => boolean
}

/**
 * An action of a person: sends a write, says so by the table of spec §8, and lets every open screen ask anew. Until it
 * succeeds, the same content keeps the same id or Idempotency-Key, so that pressing again after a lost answer cannot
 * do it twice: where the refusal may pass, the toast offers it. Where a right is missing, somebody who has it may allow it at this screen (override.ts).
 */
export function useAction<R extends WriteRoute>(
  route: R,
  { onDone, showError }: ActionOptions<R> = {},
): UseMutationResult<Answer<R>, ApiError, CallInput<R>> {
  const client = useQueryClient()
  const attempt = useRef<{ content: string; id: string } | null>(null)

  const action = useMutation<Answer<R>, ApiError, CallInput<R>>({
    mutationFn: input => {
      const content = JSON.stringify(input)
      if (attempt.current?.content !== content) attempt.current = { content, id: newId() }
      const { id } = attempt.current
      return withOverrides(overrides =>
        call(route, identified(route, input, id), {
          idempotencyKey: route.idempotency === 'key' ? id : undefined,
          overrides,
        }),
      )
    },
    onSuccess: answer => {
      attempt.current = null
      const sentence = successToast(route.method, route.path)
      if (sentence !== null) toast.success(sentence)
      void client.invalidateQueries()
      onDone?.(answer)
    },
    onError: (error, input) => {
      if (showError?.(error)) return
      const again = { label: kitText.retry, onSelect: () => action.mutate(input) }
      toast.error(error.message, error.retry === 'again' ? { actions: [again] } : {})
    },
  })
  return action
}

/** A create of class `client-id` is known by its body's `id`; one is made where the form has none. */
function identified<R extends WriteRoute>(route: R, input: CallInput<R>, id: string): CallInput<R> {
  if (route.idempotency !== 'client-id' || typeof input.body !== 'object' || input.body === null) return input
  return { ...input, body: { id, ...(input.body as object) } }
}
