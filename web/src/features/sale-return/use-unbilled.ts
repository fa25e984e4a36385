import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import type { UnbilledPreview } from '@quay/contract/sale-return/unbilled'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { focusPath } from '../../document/focus-path.ts'
import { saleReturnText as words } from '../../text/sale-return.ts'
import { toast } from '../../ui/toast.ts'
import { settleWays, sumOf } from './refund-ways.ts'
import { type UnbilledState, unbilledAsk, unbilledBody } from './unbilled-state.ts'

/** What goods without a bill would come to, asked of the server with each change. */
export function useUnbilledPreview(state: UnbilledState) {
  const ask = unbilledAsk(state)
  const key = JSON.stringify(ask)
  const asked = useDeferredValue(key)
  const hasGoods = state.lines.length > 0
  const reading = useQuery<UnbilledPreview, ApiError>({
    queryKey: [saleReturnRoutes.previewUnbilled.path, asked],
    queryFn: ({ signal }) => call(saleReturnRoutes.previewUnbilled, { body: JSON.parse(asked) }, { signal }),
    enabled: hasGoods,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    preview: hasGoods && !reading.error ? (reading.data ?? null) : null,
    error: hasGoods ? reading.error : null,
    isCurrent: asked === key && !reading.isPlaceholderData && !reading.isFetching,
  }
}

type FinishOptions = {
  state: UnbilledState
  preview: UnbilledPreview | null
  forget: () => void
  onRefused: (error: ApiError) => void
}

/** Sends the return once its figures are those of what stands on the screen. */
export function useFinishUnbilled({ state, preview, forget, onRefused }: FinishOptions) {
  const router = useRouter()
  const create = useAction(saleReturnRoutes.createUnbilled, {
    onDone: ({ id, code }) => {
      forget()
      toast.success(words.done(code))
      router.history.push(`/transactions/return/${id}`)
    },
    showError: error => {
      onRefused(error)
      return true
    },
  })
  function finish() {
    if (state.lines.length === 0) return void toast.warning(words.noGoods)
    if (!preview || create.isPending) return
    if (settleWays(state.ways, sumOf(preview), state.customer !== null).isOver) return void focusPath('ways')
    create.mutate({ body: unbilledBody(state, preview) })
  }
  return { finish, isSending: create.isPending }
}
