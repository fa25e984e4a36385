import { randomBytes } from 'node:crypto'
import { denominations } from '@quay/contract/shift/shapes'
import { newId } from '@quay/server/db/new-id'
import type { Random } from '../../server/test/soak/random.ts'
import type { OutboxEntry, SendAnswer } from '../../web/src/offline/outbox/outbox-entry.ts'
import type { BatchAnswer, BatchResult } from '../../web/src/offline/outbox/outbox-step.ts'
import { type OutboxIo, runKept } from '../../web/src/offline/outbox/run-outbox.ts'
import type { DayProduct, DayShop } from './day-shop.ts'
import type { Shelves } from './shelves.ts'

// biome-ignore lint/suspicious/noExplicitAny: a simulation writes bodies of several routes
type Json = any

interface Sold {
  id: string
  at: number
  shiftId: string
  lines: { product: DayProduct; lotId: string; quantity: number; returned: number }[]
  payable: number
}

/** A return as the browser keeps it. */
interface KeptReturn {
  id: string
  billId: string
  shiftId: string
  state: 'queued' | 'sent'
  message: Json
}

type Step = { do: 'open'; body: Json } | { do: 'count'; shiftId: string; body: Json }

/** Minutes of a till's own time pass this much quicker than ours, so that a pause of a minute is one of milliseconds. */
const quicker = 400

/** What reaches the server in one message; undefined where no answer came. */
export type Post = (path: string, body: unknown, key?: string) => Promise<{ status: number; body: Json } | undefined>

class Killed extends Error {}

/**
 * A till through a day without the network. It keeps what the client keeps and sends it by the client's own sender (`runKept`), with its disk in
 * memory: what is on the disk outlives a kill, all else does not.
 */
export class DayTill {
  readonly sales = new Map<string, Sold & { isVoided: boolean }>()
  readonly refusals: string[] = []
  readonly flags = new Map<string, number>()
  readonly series: string
  sequence = 0
  kills = 0
  /** On the disk. */
  private readonly disk = new Map<string, OutboxEntry>()
  private readonly sent = new Map<string, OutboxEntry>()
  readonly returns: KeptReturn[] = []
  private steps: Step[] = []
  private sentSteps: Step[] = []
  private shift!: { id: string; heldBy: string }
  readonly shifts: { id: string; isEnded: boolean }[] = []
  /** Đồng in the drawer. */
  private drawer = 0

  private readonly shop: DayShop
  private readonly own: DayShop['tills'][number]
  private readonly shelves: Shelves
  private readonly random: Random

  constructor(at: { shop: DayShop; place: number; shelves: Shelves; random: Random }) {
    this.shop = at.shop
    this.own = at.shop.tills[at.place]!
    this.shelves = at.shelves
    this.random = at.random
    this.series = `NGA${'ABCDEFGHJK'[at.place]}`
  }

  /** Begins the first shift, or hands the drawer to a colleague: what was counted is what is there. */
  takeOver(at: number, heldBy: string): void {
    const id = newId()
    const before = this.shift as DayTill['shift'] | undefined
    const openingFloat = before ? this.drawer : 200_000
    let closes: { shiftId: string; countId: string; taken: number } | undefined
    if (before) {
      const countId = newId()
      const body = { id: countId, notes: notesOf(this.drawer), countedAt: iso(at), deviceToken: this.own.token }
      this.steps.push({ do: 'count', shiftId: before.id, body })
      closes = { shiftId: before.id, countId, taken: 0 }
      this.shifts.at(-1)!.isEnded = true
    }
    const body = { id, branchId: this.shop.branchId, openingFloat, openedAt: iso(at + 1_000), heldBy }
    this.steps.push({ do: 'open', body: { ...body, deviceToken: this.own.token, ...(closes && { closes }) } })
    this.drawer = openingFloat
    this.shift = { id, heldBy }
    this.shifts.push({ id, isEnded: false })
  }

  /** Sells one to three goods for cash, each from one lot. */
  sell(at: number): void {
    const { random } = this
    const id = newId()
    const products = new Set(Array.from({ length: random.between(1, 3) }, () => random.pick(this.shop.products)))
    const lines = [...products].map(product => {
      const quantity = random.between(1, 5)
      const lot = random.pick(product.lots)
      this.shelves.move('sellable', lot.id, 0 - quantity)
      return { product, lot, quantity }
    })
    const said = lines.map(({ product, lot, quantity }) => saidLine(product, lot, quantity))
    const payable = said.reduce((sum, { net }) => sum + net, 0)
    const body = {
      id,
      branchId: this.shop.branchId,
      sellerId: this.shift.heldBy,
      items: lines.map(({ product, quantity }) => ({ productId: product.id, unitId: product.unitId, quantity })),
      payments: [{ method: 'CASH', amount: payable }],
      expectedPayable: payable,
      expectedRounding: 0,
      usesVat: true,
    }
    const offline = {
      deviceId: this.own.id,
      localNumber: `OFF-${id.slice(-6).toUpperCase()}`,
      series: this.series,
      sequence: ++this.sequence,
      soldAt: iso(at),
      slug: randomBytes(16).toString('base64url'),
      clock: { offsetMs: 0, sinceContactMs: 3_600_000, isDoubtful: false },
      shiftId: this.shift.id,
      lines: said,
    }
    this.disk.set(id, {
      ...{ id, kind: 'sale', form: 2, body: body as Json, offline: offline as Json, life: 'kept', due: 'kept' },
      ...{ sequence: offline.sequence, queuedAt: at, refusal: null, taken: [], draft: null },
    })
    this.drawer += payable
    const sold = lines.map(({ product, lot, quantity }) => ({ product, lotId: lot.id, quantity, returned: 0 }))
    this.sales.set(id, { id, at, shiftId: this.shift.id, lines: sold, payable, isVoided: false })
  }

  /** Cancels an own sale of this shift that is not sent yet. */
  voidOne(at: number): void {
    const open = [...this.disk.values()].filter(entry => {
      const sale = this.sales.get(entry.id)!
      return sale.shiftId === this.shift.id && !sale.isVoided && sale.lines.every(({ returned }) => returned === 0)
    })
    if (open.length === 0) return
    const entry = this.random.pick(open)
    const sale = this.sales.get(entry.id)!
    sale.isVoided = true
    this.disk.set(entry.id, {
      ...entry,
      offline: { ...entry.offline!, voided: { at: iso(at), reason: 'Khách đổi ý' } } as Json,
    })
    this.drawer -= sale.payable
    for (const { lotId, quantity } of sale.lines) this.shelves.move('sellable', lotId, quantity)
  }

  /** Takes goods of an own bill back: what is no medicine goes to the shelf, the rest is put apart. */
  takeBack(at: number): void {
    const sale = this.random.pick([...this.sales.values()].filter(one => !one.isVoided && one.at < at - 60_000))
    const line = sale?.lines.findIndex(({ quantity, returned }) => quantity > returned) ?? -1
    if (!sale || line < 0) return
    const sold = sale.lines[line]!
    const quantity = this.random.between(1, sold.quantity - sold.returned)
    const { product, lotId } = sold
    sold.returned += quantity
    const restock = !product.isMedicine && this.random.chance(0.7)
    const amount = quantity * product.price
    const id = newId()
    const message = {
      id,
      branchId: this.shop.branchId,
      localNumber: `OFF-${id.slice(-6).toUpperCase()}`,
      takenAt: iso(at),
      billId: sale.id,
      reason: 'CHANGED_MIND',
      items: [{ line, productId: product.id, unitId: product.unitId, quantity, amount, restock }],
      cash: amount,
      takerId: this.shift.heldBy,
      offline: {
        series: this.series,
        sequence: ++this.sequence,
        shiftId: this.shift.id,
        clock: { offsetMs: 0, sinceContactMs: 3_600_000, isDoubtful: false },
      },
    }
    this.returns.push({ id, billId: sale.id, shiftId: this.shift.id, state: 'queued', message })
    this.drawer -= amount
    this.shelves.move(restock ? 'sellable' : 'quarantine', lotId, quantity)
  }

  /** The server is another one than before: what it acknowledged goes once more. */
  offerAgain(): void {
    for (const entry of this.sent.values()) this.disk.set(entry.id, { ...entry, due: 'kept' })
    this.sent.clear()
    this.steps = [...this.sentSteps, ...this.steps]
    this.sentSteps = []
    for (const one of this.returns) one.state = 'queued'
  }

  /** Sends all that waits, while the network fails and the till is killed now and then. */
  async deliver(post: Post): Promise<void> {
    const deadline = Date.now() + 900_000
    while (this.isAnythingLeft()) {
      if (Date.now() > deadline)
        throw new Error(`A till could not deliver: ${this.disk.size} sales, ${this.steps.length} steps`)
      await this.sendSteps(post)
      try {
        await this.sendSales(post)
      } catch (error) {
        if (!(error instanceof Killed)) throw error
        this.kills++
      }
      await this.sendReturns(post)
    }
  }

  private isAnythingLeft(): boolean {
    const waits = [...this.disk.values()].some(({ due }) => due !== 'refused')
    return waits || this.steps.length > 0 || this.returns.some(({ state }) => state === 'queued')
  }

  private isOpened = (shiftId: string) => !this.steps.some(step => step.do === 'open' && step.body.id === shiftId)

  private unsentShifts(): Set<string> {
    const sales = [...this.disk.values()].filter(({ due }) => due !== 'refused')
    const waiting = this.returns.filter(({ state }) => state === 'queued')
    return new Set([...sales.map(({ id }) => this.sales.get(id)!.shiftId), ...waiting.map(({ shiftId }) => shiftId)])
  }

  /** As the client does: in their order, and what ends a shift only behind all of its sales and returns. */
  private async sendSteps(post: Post): Promise<void> {
    for (;;) {
      const [step] = this.steps
      const ended = step?.do === 'open' ? step.body.closes?.shiftId : step?.shiftId
      if (!step || (ended && this.unsentShifts().has(ended))) return
      const path = step.do === 'open' ? 'shift' : `shift/${step.shiftId}/count`
      const answer = await post(path, step.body, step.body.id)
      if (!answer || answer.status >= 500) return
      if (answer.status >= 300) this.refusals.push(`${path}: ${JSON.stringify(answer.body)}`)
      this.sentSteps.push(...this.steps.splice(0, 1))
    }
  }

  private async sendSales(post: Post): Promise<void> {
    const began = performance.now()
    const now = () => (performance.now() - began) * quicker
    const mayGo = (entry: OutboxEntry) => this.isOpened(this.sales.get(entry.id)!.shiftId)
    const isDone = () => ![...this.disk.values()].some(entry => entry.due !== 'refused' && mayGo(entry))
    const write = () => {
      // Killed after the answer and before the disk has it.
      if (this.random.chance(0.04)) throw new Killed()
    }
    const io: OutboxIo = {
      storage: {
        first: async (due, limit, behind = 0) =>
          [...this.disk.values()]
            .filter(entry => entry.due === due && entry.sequence > behind)
            .toSorted((a, b) => a.sequence - b.sequence)
            .slice(0, limit),
        settle: async ({ saved, changed }) => {
          write()
          for (const { entry } of saved) {
            this.disk.delete(entry.id)
            this.sent.set(entry.id, entry)
          }
          for (const entry of changed) {
            this.disk.set(entry.id, entry)
            if (entry.refusal) this.refusals.push(`sale ${entry.id}: ${JSON.stringify(entry.refusal)}`)
          }
        },
        settleLive: async () => false,
      },
      send: async (): Promise<SendAnswer> => ({ kind: 'unclear', why: 'network' }),
      sendBatch: batch => this.sendBatch(post, batch),
      mayGo,
      now,
      random: () => this.random.next(),
      rest: async until => {
        await new Promise(resolve =>
          setTimeout(resolve, until ? Math.min(200, Math.max(1, (until - now()) / quicker)) : 5),
        )
        return 'over'
      },
      settled: () => {},
      underWay: () => {},
      goesOn: () => !isDone(),
    }
    await runKept(io)
  }

  private async sendBatch(post: Post, batch: readonly OutboxEntry[]): Promise<BatchAnswer> {
    const sales = batch.map(({ body, offline }) => ({ ...body, offline: { ...offline, format: 2 } }))
    const answer = await post('bill/batch', { ...this.sender(), sales })
    if (!answer) return { kind: 'unclear', why: 'network' }
    if (answer.status !== 200) {
      if (answer.status < 500 && answer.status !== 429) this.refusals.push(`bill/batch: ${JSON.stringify(answer.body)}`)
      return { kind: 'unclear', why: 'server' }
    }
    return {
      kind: 'answered',
      results: new Map(
        (answer.body.data.results as Json[]).flatMap((result): [string, BatchResult][] => {
          if (result.kind === 'saved') {
            this.noteFlags(result)
            return [[result.id, { kind: 'saved', bill: result.bill }]]
          }
          if (result.kind === 'later' || result.retry !== 'final') return [[result.id, { kind: 'later' }]]
          return [[result.id, { kind: 'refused', refusal: result }]]
        }),
      ),
    }
  }

  /** As the client does: behind their bills. */
  private async sendReturns(post: Post): Promise<void> {
    const due = this.returns.filter(
      one => one.state === 'queued' && !this.disk.has(one.billId) && this.isOpened(one.shiftId),
    )
    for (let from = 0; from < due.length; from += 20) {
      const batch = due.slice(from, from + 20)
      const answer = await post('sale-return/batch', { ...this.sender(), returns: batch.map(({ message }) => message) })
      if (answer?.status !== 200) {
        if (answer && answer.status < 500) this.refusals.push(`sale-return/batch: ${JSON.stringify(answer.body)}`)
        return
      }
      if (this.random.chance(0.04)) return void this.kills++
      for (const [at, result] of (answer.body.data.results as Json[]).entries()) {
        if (result.kind === 'later') continue
        batch[at]!.state = 'sent'
        if (result.kind === 'refused') this.refusals.push(`return ${result.id}: ${JSON.stringify(result)}`)
        else this.noteFlags(result)
      }
    }
  }

  private sender = () => ({ deviceToken: this.own.token, client: { build: 'ngay', format: 2 } })

  private noteFlags({ flags }: { flags: { kind: string }[] }): void {
    for (const { kind } of flags) this.flags.set(kind, (this.flags.get(kind) ?? 0) + 1)
  }
}

const iso = (at: number) => new Date(at).toISOString()

/** What lies in a drawer, by denomination. */
function notesOf(amount: number): { value: number; quantity: number }[] {
  let left = amount
  return denominations.flatMap(value => {
    const quantity = Math.floor(left / value)
    left -= quantity * value
    return quantity > 0 ? [{ value, quantity }] : []
  })
}

function saidLine({ name, unitName, price, vatRate }: DayProduct, lot: DayProduct['lots'][number], quantity: number) {
  const net = quantity * price
  return {
    unitPrice: price,
    listPrice: price,
    source: 'UNIT',
    promotionDiscount: 0,
    lineDiscount: 0,
    promotionShare: 0,
    orderShare: 0,
    pointShare: 0,
    net,
    vat: vatRate > 0 ? Math.round((net * vatRate) / (100 + vatRate)) : 0,
    vatRate,
    lots: [{ lotId: lot.id, number: lot.number, expiryDate: lot.expiryDate, quantity }],
    promotions: [],
    product: { name, unitName, ratio: 1 },
  }
}
