import type { Answer, RouteSpec } from '@quay/contract/route'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { type CallInput, call } from './client.ts'
import { routeKey } from './use-route.ts'

type PagedRoute = RouteSpec & { method: 'GET' }
type Row<R extends RouteSpec> = Answer<R> extends { items: Array<infer Item> } ? Item : never

/** Reads a list that grows downwards ("Xem thêm"): its rows so far, the first page whole, and the way to the next page. */
export function useRoutePages<R extends PagedRoute>(route: R, input: CallInput<R>) {
  const pages = useInfiniteQuery({
    queryKey: ['pages', ...routeKey(route, input)],
    queryFn: ({ pageParam, signal }): Promise<Answer<R>> =>
      call(route, { ...input, query: { ...(input.query as object), cursor: pageParam } } as CallInput<R>, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => (page as { nextCursor: string | null }).nextCursor ?? undefined,
  })
  return {
    rows: (pages.data?.pages.flatMap(page => (page as { items: unknown[] }).items) ?? []) as Row<R>[],
    first: pages.data?.pages[0],
    loading: pages.isPending,
    error: pages.error as ApiError | null,
    retry: () => void pages.refetch(),
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    loadingMore: pages.isFetchingNextPage,
  }
}
