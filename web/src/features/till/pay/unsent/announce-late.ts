import { billAddresses } from '../../../../api/bill-addresses.ts'
import { call } from '../../../../api/client.ts'
import type { SendAnswer } from '../../../../offline/outbox/outbox-entry.ts'
import { saleText } from '../../../../text/till/sale.ts'
import { salePartText } from '../../../../text/till/sale-parts.ts'
import { toast } from '../../../../ui/popup/toast.ts'
import type { PrintBill, TillSession } from '../../till-session.ts'
import { printCounted } from '../pay-sale.ts'
import { localNumberOf } from './reference-of.ts'

/** Tells what became of a sale after the till went on without its answer. */
export async function announceLate(session: TillSession, id: string, answer: SendAnswer, print: PrintBill) {
  const number = localNumberOf(id)
  if (answer.kind === 'refused') toast.error(salePartText.refusedLater(number, answer.refusal.message))
  if (answer.kind !== 'saved') return
  const { code } = answer.bill
  // The sale that the till still shows can be cancelled and mended from now on; of the others the number is enough.
  const isShown = session.till.store.getState().last?.code === number
  const readBill = () => call(billAddresses.get, { params: { id } })
  const bill = isShown ? await readBill().catch(() => null) : null
  const { last } = session.till.store.getState()
  if (last?.code === number) session.till.showLast({ ...last, code, bill })
  toast.success(salePartText.confirmed(number, code), {
    actions: [
      { label: saleText.printIt, onSelect: () => void readBill().then(bill => printCounted(session, bill, print)) },
    ],
  })
}
