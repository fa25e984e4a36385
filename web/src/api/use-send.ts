import type { Answer, RouteSpec } from '@quay/contract/route'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '../ui/popup/toast.ts'
import { type CallInput, call } from './client.ts'
import { newId } from './new-id.ts'
import { withOverrides } from './session/override.ts'
import { successToast } from './toasts.ts'

export type WriteRoute = Exclude<RouteSpec, { method: 'GET' }>

/** Sends a write of a person and gives its answer. Throws ApiError. */
export type Send = <R extends WriteRoute>(route: R, input: CallInput<R>) => Promise<Answer<R>>

/**
 * Gives the function that sends the writes of one action: it says so by the table of spec §8, and lets every open screen
 * ask anew. Until it succeeds, the same content keeps the same id or Idempotency-Key, so the server does it
 * once, however often a person presses after a lost answer. Where a right is missing, a colleague who has it may allow it at this
 * screen (override.ts).
 */
export function useSend(): Send {
  const client = useQueryClient()
  const attempt = useRef<{ content: string; id: string } | null>(null)

  return async (route, input) => {
    const content = `${route.method} ${route.path} ${JSON.stringify(input)}`
    if (attempt.current?.content !== content) attempt.current = { content, id: newId() }
    const { id } = attempt.current
    const answer = await withOverrides(overrides =>
      call(route, identified(route, input, id), {
        idempotencyKey: route.idempotency === 'key' ? id : undefined,
        overrides,
      }),
    )
    attempt.current = null
    const sentence = successToast(route.method, route.path)
    if (sentence !== null) toast.success(sentence)
    void client.invalidateQueries()
    return answer
  }
}

/** A create of class `client-id` is known by its body's `id`; one is made where the form has none. */
function identified<R extends WriteRoute>(route: R, input: CallInput<R>, id: string): CallInput<R> {
  if (route.idempotency !== 'client-id' || typeof input.body !== 'object' || input.body === null) return input
  return { ...input, body: { id, ...(input.body as object) } }
}
