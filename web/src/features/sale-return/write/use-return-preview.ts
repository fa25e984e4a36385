import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import type { PreviewBody, ReturnPreview } from '@quay/contract/sale-return/shapes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'

/** What the chosen goods would come to, asked of the server with each change; nothing where none are chosen. */
export function useReturnPreview(ask: PreviewBody) {
  const body = useDeferredValue(ask)
  const hasGoods = body.items.length > 0
  const reading = useQuery<ReturnPreview, ApiError>({
    queryKey: [saleReturnRoutes.preview.path, body],
    queryFn: ({ signal }) => call(saleReturnRoutes.preview, { body }, { signal }),
    enabled: hasGoods,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isCurrent = body === ask && !reading.isPlaceholderData && !reading.isFetching
  return {
    preview: hasGoods && !reading.error ? (reading.data ?? null) : null,
    error: hasGoods ? reading.error : null,
    isCurrent,
  }
}
