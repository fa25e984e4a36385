import { tillRoutes } from '@quay/contract/till/routes'
import { z } from 'zod'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'

const cutShape = z.object({ id: z.string(), body: tillRoutes.cutCart.body, readyAt: z.number() })
/** Goods that vanished from a cart, as a browser keeps them until the server has them. */
export type Cut = z.output<typeof cutShape>

/**
 * Tells the server of goods that vanished. Gives whether it has them or will never take them, what cannot be read among these: only then they are
 * forgotten. Throws what a cut line throws.
 */
export async function sendCut(cut: unknown): Promise<boolean> {
  const read = cutShape.safeParse(cut)
  if (!read.success) return true
  const { id, body } = read.data
  try {
    await call(tillRoutes.cutCart, { body }, { idempotencyKey: id })
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 422 || error.status === 404
  }
}
