import { formatNumber } from '@quay/domain/text/format-number'
import type { SendAnswer } from '../../../../offline/outbox/outbox-entry.ts'
import { saleText } from '../../../../text/till/sale.ts'
import { toast } from '../../../../ui/popup/toast.ts'

type Late = (id: string, answer: SendAnswer) => void

const gatherMs = 1_000

/** Tells each sale that arrives late; many at once in one line, because a queue of a day is nothing to read one by one. */
export function gatherLate(tellOne: Late, tellMany = tellCount): Late {
  let saved: Parameters<Late>[] = []
  function flush() {
    const told = saved
    saved = []
    if (told.length <= 2) for (const one of told) tellOne(...one)
    else tellMany(told.length)
  }
  return (id, answer) => {
    if (answer.kind !== 'saved') return tellOne(id, answer)
    if (saved.length === 0) setTimeout(flush, gatherMs)
    saved.push([id, answer])
  }
}

let shown: number | null = null

/** One line in the place of the one before it. */
function tellCount(count: number) {
  if (shown !== null) toast.close(shown)
  shown = toast.success(saleText.confirmedMany(formatNumber(count)))
}
