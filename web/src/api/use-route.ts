import type { Answer, RouteSpec } from '@quay/contract/route'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { type CallInput, call } from './client.ts'

type ReadRoute = RouteSpec & { method: 'GET' }

type RouteOptions = {
  /** False while something it needs is not known yet. */
  enabled?: boolean
  /** Off where another record must never be shown in the place of the one asked for: a page of one thing. */
  keepPrevious?: boolean
  /** Milliseconds during which the answer is not asked for again. */
  staleTime?: number
  /** Milliseconds after which it is asked for again while the page is in sight. */
  refreshEvery?: number
  /** The branch at which it is asked, where that is not the one of the screen. */
  at?: string | undefined
}

/** Reads a route for a screen: data, loading, error (ApiError), refetch. The last page stays while the next one loads. */
export function useRoute<R extends ReadRoute>(
  route: R,
  input: CallInput<R>,
  { enabled = true, keepPrevious = true, staleTime = 0, refreshEvery, at }: RouteOptions = {},
): UseQueryResult<Answer<R>, ApiError> {
  return useQuery<Answer<R>, ApiError>({
    queryKey: at === undefined ? routeKey(route, input) : [...routeKey(route, input), at],
    queryFn: ({ signal }) => call(route, input, { signal, at }),
    enabled,
    staleTime,
    refetchInterval: refreshEvery ?? false,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

/** The cache key of a route's answer. */
export function routeKey<R extends ReadRoute>(route: R, input: CallInput<R>): readonly unknown[] {
  return [route.path, input.params ?? null, input.query ?? null]
}
