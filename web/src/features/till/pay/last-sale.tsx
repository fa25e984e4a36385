import type { Bill } from '@quay/contract/bill/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useEffect } from 'react'
import { saleText } from '../../../text/till/sale.ts'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { loadOpenBill } from '../later-parts.ts'
import { type Sale, useSale, useTill } from '../sale-context.ts'
import { useTransferStates, watchTransfer } from './method/watch-transfer.ts'
import { bagAction, printCounted } from './pay-sale.ts'
import { soldWords } from './sold-words.ts'

/** So long a sale just made can be taken back from where it is, also behind the next customer's first goods. */
const takenBackFor = 120_000

let told: number | null = null

/** The sale just made, until the next line begins: the change to hand back, without what stays with the shop. The words beside the cart take it back. */
export function LastSale() {
  const sale = useSale()
  const last = useTill(state => state.last)
  const bill = last?.bill ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a bill, in the place of the words that it was sold
  useEffect(() => {
    if (bill) tellTakeBack(sale, bill, last?.isPrinted ?? false)
  }, [bill])
  const isTransferred = bill?.payments.some(({ method }) => method === 'BANK') ?? false
  useEffect(() => {
    if (bill && isTransferred) watchTransfer(bill)
  }, [bill, isTransferred])
  const transfer = useTransferStates(states => bill && states[bill.id])
  if (!last) return null
  const { change } = last
  return (
    <section aria-label={salePartText.justSold} className="grid gap-1 rounded-2 bg-success-soft px-2.5 py-1.5">
      <span className="truncate font-medium text-success-text">{soldWords({ ...last, change: 0 })}</span>
      {change > 0 && (
        <div className="flex items-center justify-between">
          <span className="text-ink-2">{bill?.replaces ? saleText.giveBack : saleText.change}</span>
          <b className="text-20 leading-[26px]">{formatNumber(change)}</b>
        </div>
      )}
      {bill === null && <span className="text-ink-2">{salePartText.waitsToBeSent}</span>}
      {transfer && <span className="text-ink-2">{salePartText.transferStates[transfer]}</span>}
    </section>
  )
}

/** The words of the sale stay for a while with the ways to take it back; those of the sale before go. */
function tellTakeBack(sale: Sale, bill: Bill, isPrinted: boolean) {
  const print = {
    label: isPrinted ? saleText.printAgain : saleText.printIt,
    onSelect: () => printCounted(sale, bill, sale.print),
  }
  if (told !== null) toast.close(told)
  told = toast.success(soldWords(bill), {
    actions: [print, ...bagAction(sale, bill, sale.print), ...waysBack(sale, bill)],
    milliseconds: takenBackFor,
  })
}

/** Cancels it, or opens it to be changed; nothing of it is changed before that is paid. */
function waysBack({ till, cancelSale, ...sale }: Sale, bill: Bill) {
  const edit = {
    label: salePartText.mendSale,
    onSelect: () => {
      till.showLast(null)
      if (told !== null) toast.close(told)
      void loadOpenBill().then(({ openEdit }) => openEdit({ till, cancelSale, ...sale }, bill))
    },
  }
  if (!cancelSale) return [edit]
  const cancel = () =>
    cancelSale(bill, () => {
      till.showLast(null)
      if (told !== null) toast.close(told)
    })
  return [{ label: salePartText.cancelSale, onSelect: cancel }, edit]
}
