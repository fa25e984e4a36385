import { saleFormat } from '@quay/contract/bill/kept-sale'
import { transferReference } from '../../bank/transfer-reference.ts'

type Json = Record<string, unknown>

/** The oldest form that is read. It goes up when newer ones are three, and nothing of it was sent for twelve months. */
const oldestFormat = 1

/** Lifts a kept sale from a form to the next one; pure, and never changed once a client has written the form behind it. */
const upgradeSale: Readonly<Record<number, (sale: Json, arrivedAt: string) => Json>> = { 1: fromEntryOfVersion1 }

/** What was read of a kept sale: in the form of today, or why not. */
export type UpgradedSale =
  | { ok: true; sale: Json }
  | { ok: false; why: 'too-old' | 'too-new' | 'unreadable'; format: number }

/**
 * A kept sale as a client of any age wrote it, in the form of today. `usual` is the form that the batch names, for sales that say none.
 * `arrivedAt` (ISO 8601) stands for the time of a sale that does not know its own.
 */
export function upgradedSale(raw: unknown, usual: number, arrivedAt: string): UpgradedSale {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { ok: false, why: 'unreadable', format: usual }
  let sale = raw as Json
  const format = formatOf(sale, usual)
  if (format < oldestFormat) return { ok: false, why: 'too-old', format }
  if (format > saleFormat) return { ok: false, why: 'too-new', format }
  for (let at = format; at < saleFormat; at++) sale = upgradeSale[at]!(sale, arrivedAt)
  return { ok: true, sale }
}

/** A sale without its `offline` part is an entry of the first outbox, whatever the batch says. */
function formatOf({ offline }: Json, usual: number): number {
  if (typeof offline !== 'object' || offline === null) return 1
  const own = (offline as Json).format
  return typeof own === 'number' && Number.isInteger(own) ? own : usual
}

/**
 * The outbox of version 1 kept the body of `POST bill` and when it was queued. It knew no number of its own but the one on the paper, which
 * comes from the id, and nothing of what the paper says of the lines: the server works them out, and books the sum that was paid.
 */
function fromEntryOfVersion1({ queuedAt, ...body }: Json, arrivedAt: string): Json {
  const soldAt = [body.paidAt, typeof queuedAt === 'number' ? instantOf(queuedAt) : undefined, arrivedAt].find(
    at => typeof at === 'string',
  )
  // Of another id there is no number: reading the sale says what is wrong with it.
  const id = typeof body.id === 'string' && /[0-9a-f]{8}$/i.test(body.id) ? body.id : ''
  return {
    ...body,
    offline: {
      format: 2,
      localNumber: id ? `OFF-${transferReference(id)}` : 'OFF',
      soldAt,
      ...(body.shiftId !== undefined && { shiftId: body.shiftId }),
    },
  }
}

const instantOf = (epoch: number) => {
  const date = new Date(epoch)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
