import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import type { Returnable, ReturnPreview, SaleReturn, SaleReturnBody } from '@quay/contract/sale-return/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import type { ApiError } from '../../../api/api-error.ts'
import { useAction } from '../../../api/use-action.ts'
import { focusPath } from '../../../document/focus-path.ts'
import { useWaitingPress } from '../../../document/use-waiting-press.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { confirm } from '../../../ui/window/confirm.ts'
import { settleWays, sumOf } from './refund-ways.ts'
import { bodyOf, comingBack, draftBodyOf, type ReturnState } from './return-state.ts'

/** A draft that the server keeps. */
export type StoredDraft = Pick<SaleReturn, 'id' | 'version' | 'code'>

interface FinishOptions {
  state: ReturnState
  bill: Returnable
  /** Null for a return that only this browser has. */
  stored: StoredDraft | null
  /** Null while the figures are not those of what is chosen. */
  preview: ReturnPreview | null
  /** The server refuses to say the figures. */
  isRefused: boolean
  /** Once it is saved, nothing of it is kept in the browser. */
  forget: () => void
  onRefused: (error: ApiError) => void
}

/** What was stored, and who gets money now. */
function doneOf({ code, refunded, exchange, exchangeBillCode }: SaleReturn): string {
  const bill = exchangeBillCode ?? ''
  if (exchange && exchange.due > 0) return words.doneExchangeDue(code, bill, formatDong(exchange.due))
  if (exchange)
    return refunded > 0 ? words.doneExchangePaid(code, bill, formatDong(refunded)) : words.doneExchange(code, bill)
  return refunded > 0 ? words.donePaid(code, formatDong(refunded)) : words.done(code)
}

/** Sends the return once its figures are those of what is chosen, or keeps it as a draft; asks before money goes to somebody who owes elsewhere. */
export function useFinishReturn({ state, bill, stored, preview, isRefused, forget, onRefused }: FinishOptions) {
  const router = useRouter()
  const answers = (sentence: (made: SaleReturn) => string) => ({
    onDone: (made: SaleReturn) => {
      forget()
      toast.success(sentence(made))
      router.history.push(`/transactions/return/${made.id}`)
    },
    showError: (error: ApiError) => {
      onRefused(error)
      return true
    },
  })
  const kept = answers(({ code }) => (stored ? words.draftSaved(code) : words.draftKept(code)))
  const create = useAction(saleReturnRoutes.create, answers(doneOf))
  const complete = useAction(saleReturnRoutes.replace, answers(doneOf))
  const keep = useAction(saleReturnRoutes.create, kept)
  const keepAgain = useAction(saleReturnRoutes.replace, kept)
  const isSending = [create, complete, keep, keepAgain].some(({ isPending }) => isPending)
  const send = (body: Omit<SaleReturnBody, 'id'>) => {
    const isDraft = body.status === 'DRAFT'
    if (!stored) return (isDraft ? keep : create).mutate({ body: { ...body, id: state.id } })
    const { id, version } = stored
    return (isDraft ? keepAgain : complete).mutate({ params: { id }, body: { ...body, version } })
  }
  async function sendFigures() {
    if (!preview || isSending) return
    if (settleWays(state.ways, sumOf(preview), bill.customerId !== null).isOver) return void focusPath('ways')
    const body = bodyOf(state, bill, preview)
    const paysOut = preview.rest > 0 && body.payments.some(({ method }) => method !== 'DEBT')
    if (paysOut && bill.owedElsewhere > 0) {
      const goesOn = await confirm({
        title: words.owingTitle,
        description: words.owingAsk(formatDong(bill.owedElsewhere)),
        confirmLabel: words.owingConfirm,
      })
      if (!goesOn) return
    }
    send(body)
  }
  const { press, isWaiting } = useWaitingPress({
    isReady: preview !== null,
    isRefused,
    act: () => void sendFigures(),
  })
  const hasGoods = comingBack(state).length > 0
  function finish() {
    if (!hasGoods) return void toast.warning(words.noneChosen)
    press()
  }
  function saveDraft() {
    if (!hasGoods) return void toast.warning(words.noneChosen)
    if (!isSending) send(draftBodyOf(state, bill))
  }
  return { finish, saveDraft, isSending: isSending || isWaiting }
}
