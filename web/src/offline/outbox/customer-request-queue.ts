import { customerRequestRoutes } from '@quay/contract/customer-request/routes'
import type { customerRequestBody } from '@quay/contract/customer-request/shapes'
import { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import type { StoredKey } from '../../storage/record-table.ts'
import { readRecord, writeText } from '../../storage/stored.ts'

type Body = z.input<typeof customerRequestBody>
const kept = z.array(customerRequestRoutes.create.body.and(z.object({ id: z.string() })))

interface Place {
  userId: string
  branchId: string
}

const keyOf = ({ userId, branchId }: Place): StoredKey => `quay.v1.${userId}.${branchId}.wants`
const read = (place: Place): Body[] => readRecord(keyOf(place), value => kept.parse(value) as Body[]) ?? []
const write = (place: Place, customerRequests: readonly Body[]) =>
  writeText(keyOf(place), customerRequests.length ? JSON.stringify(customerRequests) : null)

/** How many wants of a person at a branch wait in this browser. */
export const countWaitingCustomerRequests = (place: Place): number => read(place).length

/**
 * Keeps what a customer asked for in this browser and sends it. By the id made here the server takes it once. Gives whether the
 * server has it now; else it goes with the next note, or when the till opens with a network.
 */
export async function keepCustomerRequest(
  place: Place,
  body: Omit<Body, 'id' | 'askedAt' | 'branchId'>,
): Promise<boolean> {
  const { branchId } = place
  write(place, [...read(place), { ...body, id: newId(), branchId, askedAt: new Date().toISOString() }])
  return sendCustomerRequests(place)
}

let sending: Promise<boolean> | null = null

/** Sends what waits, the earliest first; one run at a time. Gives whether nothing waits any more. */
export async function sendCustomerRequests(place: Place): Promise<boolean> {
  await sending
  sending = sendAll(place).finally(() => {
    sending = null
  })
  return sending
}

async function sendAll(place: Place): Promise<boolean> {
  for (let customerRequests = read(place); customerRequests.length > 0; customerRequests = read(place)) {
    const [first] = customerRequests
    if (!first || !(await tell(first))) return false
    write(
      place,
      read(place).filter(one => one.id !== first.id),
    )
  }
  return true
}

/** Sends it to the server; if a product or customer is gone, sends it again in words, so that nothing is lost. */
async function tell(body: Body): Promise<boolean> {
  try {
    await call(customerRequestRoutes.create, { body }, { at: body.branchId })
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.retry !== 'final') return false
    if (!body.productId && !body.customerId) return true
    const { productId: _p, customerId: _c, ...words } = body
    return tell({ ...words, id: newId() })
  }
}
