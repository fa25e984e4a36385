import { newId } from '../../../api/new-id.ts'
import { correctedNow } from '../../../offline/connection/clock.ts'
import type { StoredKey } from '../../../storage/record-table.ts'
import { readRecord, writeText } from '../../../storage/stored.ts'
import type { Draft } from '../drafts/draft.ts'
import type { CartLine } from './cart.ts'
import type { LineView } from './cart-view.ts'
import type { Cut } from './send-cut.ts'

/** Nothing is reported as long as the toast offers to undo. */
const undoMs = 15_000
const sendEvery = 20_000
/** More than a till does in a week without a network. */
const mostKept = 200

/** Tells the server which goods vanished from a cart; kept in this browser until it answers. */
export interface CartCuts {
  /** Goods were taken out after the bill had been asked to be paid. Gives what takes the note back. */
  line(draft: Draft, view: LineView): () => void
  /** A whole bill with goods was thrown away. Gives what takes the note back. */
  cart(draft: Draft, views: readonly LineView[]): () => void
  close(): void
}

/** Opens the notes of a user at a branch. The reports come from the cashier's own browser: a sign, no proof. */
export function openCartCuts(userId: string, branchId: string): CartCuts {
  const key: StoredKey = `quay.v1.${userId}.${branchId}.cartCuts`
  const read = (): Cut[] => readRecord(key, value => (Array.isArray(value) ? value : [])) ?? []
  const write = (cuts: readonly Cut[]) => writeText(key, cuts.length ? JSON.stringify(cuts.slice(-mostKept)) : null)
  const forget = (id: string) => write(read().filter(cut => cut.id !== id))

  function note(kind: 'line' | 'cart', draft: Draft, goods: ReturnType<typeof goodsOf>): () => void {
    if (goods.length === 0) return () => {}
    const id = newId()
    const now = Date.now()
    const body = {
      branchId,
      kind,
      cutAt: new Date(correctedNow()).toISOString(),
      attempted: draft.wasTried === true,
      goods,
    }
    write([...read(), { id, body, readyAt: now + undoMs }])
    return () => forget(id)
  }

  let isSending = false
  async function send(): Promise<void> {
    if (isSending || read().length === 0) return
    isSending = true
    try {
      const { sendCut } = await import('./send-cut.ts')
      for (const cut of read()) {
        if (cut.readyAt > Date.now()) continue
        const isTold = await sendCut(cut)
        if (!isTold) break
        forget(cut.id)
      }
    } catch {
      // Its file did not come, or the line is cut: the next round tries again.
    } finally {
      isSending = false
    }
  }
  const timer = setInterval(() => void send(), sendEvery)
  void send()
  return {
    line: (draft, view) => (draft.wasTried ? note('line', draft, goodsOf([view])) : () => {}),
    cart: (draft, views) => note('cart', draft, goodsOf(views)),
    close: () => clearInterval(timer),
  }
}

const goodsOf = (views: readonly LineView[]) =>
  views.map(({ line, amount }) => ({ name: nameOf(line), unit: line.unit.name, quantity: line.quantity, amount }))

const nameOf = ({ productName }: CartLine) => productName.slice(0, 200)
