import { tillRoutes } from '@quay/contract/till/routes'
import { formatDong } from '@quay/domain/text/format-number'
import { create } from 'zustand'
import { call } from '../../../../api/client.ts'
import { salePartText } from '../../../../text/till/sale-parts.ts'
import { toast } from '../../../../ui/popup/toast.ts'

export type TransferState = 'waiting' | 'received'

/** Of the bills that this till watches. */
export const useTransferStates = create<Readonly<Record<string, TransferState>>>(() => ({}))

const askEvery = 5_000
/** A customer who has not paid by then is asked for otherwise. */
const askFor = 15 * 60_000

type Ask = (billId: string) => Promise<{ items: { amount: number; status: string }[] }>
const askServer: Ask = billId => call(tillRoutes.transfers, { query: { billId } })

/**
 * Asks every few seconds whether the transfers of a bill came, also behind the next customer's goods, and says it once they did. A
 * store that waits for none is asked once.
 */
export function watchTransfer({ id, code }: { id: string; code: string }, ask: Ask = askServer): void {
  if (useTransferStates.getState()[id]) return
  const until = Date.now() + askFor
  useTransferStates.setState({ [id]: 'waiting' })
  const forget = () => useTransferStates.setState(({ [id]: _, ...others }) => others, true)

  async function look() {
    const answer = await ask(id).catch(() => null)
    const items = answer?.items ?? []
    const isWaiting = answer === null || items.some(({ status }) => status === 'WAITING')
    if (isWaiting && Date.now() < until) return void setTimeout(look, askEvery)
    const came = items.filter(({ status }) => status === 'RECEIVED')
    if (isWaiting || came.length === 0) return forget()
    useTransferStates.setState({ [id]: 'received' })
    toast.success(salePartText.transferCame(code, formatDong(came.reduce((sum, { amount }) => sum + amount, 0))))
  }
  void look()
}
