import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import type { UnbilledBody, UnbilledPreview } from '@quay/contract/sale-return/unbilled'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { focusPath } from '../../../document/focus-path.ts'
import { useWaitingPress } from '../../../document/use-waiting-press.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { settleWays, sumOf } from '../write/refund-ways.ts'
import type { StoredDraft } from '../write/use-finish-return.ts'
import { type UnbilledState, unbilledAsk, unbilledBody, unbilledDraftBody } from './unbilled-state.ts'

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
  /** Null for a return that only this browser has. */
  stored: StoredDraft | null
  /** Null while the figures are not those of what stands on the screen. */
  preview: UnbilledPreview | null
  /** The server refuses to say the figures. */
  isRefused: boolean
  forget: () => void
  onRefused: (error: ApiError) => void
}

/** Sends the return once its figures are those of what stands on the screen, or keeps it as a draft of the server. */
export function useFinishUnbilled({ state, stored, preview, isRefused, forget, onRefused }: FinishOptions) {
  const router = useRouter()
  const answers = (sentence: (code: string) => string) => ({
    onDone: ({ id, code }: { id: string; code: string }) => {
      forget()
      toast.success(sentence(code))
      router.history.push(`/transactions/return/${id}`)
    },
    showError: (error: ApiError) => {
      onRefused(error)
      return true
    },
  })
  const kept = answers(code => (stored ? words.draftSaved(code) : words.draftKept(code)))
  const create = useAction(saleReturnRoutes.createUnbilled, answers(words.done))
  const complete = useAction(saleReturnRoutes.replaceUnbilled, answers(words.done))
  const keep = useAction(saleReturnRoutes.createUnbilled, kept)
  const keepAgain = useAction(saleReturnRoutes.replaceUnbilled, kept)
  const isSending = [create, complete, keep, keepAgain].some(({ isPending }) => isPending)
  const hasGoods = state.lines.length > 0
  function send(body: Omit<UnbilledBody, 'id'>) {
    const isDraft = body.status === 'DRAFT'
    if (!stored) return (isDraft ? keep : create).mutate({ body: { ...body, id: state.id } })
    const { id, version } = stored
    return (isDraft ? keepAgain : complete).mutate({ params: { id }, body: { ...body, version } })
  }
  function sendFigures() {
    if (!preview || isSending) return
    if (settleWays(state.ways, sumOf(preview), state.customer !== null).isOver) return void focusPath('ways')
    send(unbilledBody(state, preview))
  }
  const { press, isWaiting } = useWaitingPress({
    isReady: preview !== null,
    isRefused,
    act: sendFigures,
  })
  function finish() {
    if (!hasGoods) return void toast.warning(words.noGoods)
    press()
  }
  function saveDraft() {
    if (!hasGoods) return void toast.warning(words.noGoods)
    if (!isSending) send(unbilledDraftBody(state))
  }
  return { finish, saveDraft, isSending: isSending || isWaiting }
}
