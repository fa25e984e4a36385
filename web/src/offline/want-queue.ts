import { wantRoutes } from '@quay/contract/want/routes'
import type { wantBody } from '@quay/contract/want/shapes'
import { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/client.ts'
import { newId } from '../api/new-id.ts'
import type { StoredKey } from '../storage/record-table.ts'
import { readRecord, writeText } from '../storage/stored.ts'

type Body = z.input<typeof wantBody>
const kept = z.array(wantRoutes.create.body.and(z.object({ id: z.string() })))

interface Place {
  userId: string
  branchId: string
}

const keyOf = ({ userId, branchId }: Place): StoredKey => `quay.v1.${userId}.${branchId}.wants`
const read = (place: Place): Body[] => readRecord(keyOf(place), value => kept.parse(value) as Body[]) ?? []
const write = (place: Place, wants: readonly Body[]) =>
  writeText(keyOf(place), wants.length ? JSON.stringify(wants) : null)

/** How many wants of a person at a branch wait in this browser. */
export const countWaitingWants = (place: Place): number => read(place).length

/**
 * Keeps what a customer asked for in this browser and sends it. It is told once, by the id it gets here. Gives whether the
 * server has it now; else it goes with the next note, or when the till opens with a network.
 */
export async function keepWant(place: Place, body: Omit<Body, 'id' | 'askedAt' | 'branchId'>): Promise<boolean> {
  const { branchId } = place
  write(place, [...read(place), { ...body, id: newId(), branchId, askedAt: new Date().toISOString() }])
  return sendWants(place)
}

let sending: Promise<boolean> | null = null

/** Sends what waits, the earliest first; one run at a time. Gives whether nothing waits any more. */
export async function sendWants(place: Place): Promise<boolean> {
  await sending
  sending = sendAll(place).finally(() => {
    sending = null
  })
  return sending
}

async function sendAll(place: Place): Promise<boolean> {
  for (let wants = read(place); wants.length > 0; wants = read(place)) {
    const [first] = wants
    if (!first || !(await tell(first))) return false
    write(
      place,
      read(place).filter(one => one.id !== first.id),
    )
  }
  return true
}

/** Tells the server. What it refuses for a product or customer that is gone is told in words, so that nothing is lost. */
async function tell(body: Body): Promise<boolean> {
  try {
    await call(wantRoutes.create, { body }, { at: body.branchId })
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.retry !== 'final') return false
    if (!body.productId && !body.customerId) return true
    const { productId: _p, customerId: _c, ...words } = body
    return tell({ ...words, id: newId() })
  }
}
