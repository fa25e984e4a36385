import { z } from 'zod'

const ms = z.int().min(-1e13).max(1e13)

/** What a till says of the clock that stamped a sale or a return which it took without the network. */
export const saidClock = z.object({
  /** What the till's own clock was ahead of the server's at their last contact. */
  offsetMs: ms,
  /** How long before the sale that contact was; null where the till does not know. */
  sinceContactMs: z.int().min(0).max(1e13).nullable(),
  /** Its two clocks disagreed, or it lost its battery. */
  isDoubtful: z.boolean(),
  /** The page began anew since that contact. Left out by older clients. */
  isRestarted: z.boolean().optional(),
  /** What the time turned out to be ahead of the true one when the server answered again; found out before sending. */
  wrongMs: ms.optional(),
})
export type SaidClock = z.output<typeof saidClock>
