import { wordsOfDisk } from '../text/disk.ts'
import { toast } from '../ui/toast.ts'
import { correctedNow } from './clock.ts'
import type { Outbox } from './outbox.ts'
import { reportTill } from './report-till.ts'
import { watchRoom } from './room.ts'
import { forgetOldSent } from './sent-sales.ts'

const dayMs = 24 * 60 * 60_000
let isScarceTold = false

/** Looks at the room of the browser and tells the server how the till stands, from time to time. Gives the function that stops it. */
export function watchBrowser(storeId: string, outbox: Outbox): () => void {
  const stops = [reportTill(outbox), watchRoom(() => void makeRoom(storeId))]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Drops what the till can do without: acknowledged sales of before today, which goods can still come back of by the server. */
async function makeRoom(storeId: string): Promise<void> {
  await forgetOldSent(storeId, correctedNow(), dayMs).catch(() => {})
  if (!isScarceTold) toast.warning(wordsOfDisk.scarce)
  isScarceTold = true
}
