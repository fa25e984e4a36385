import { deliveringTill } from '../../api/session/own-till.ts'
import { wordsOfDisk } from '../../text/kit/disk.ts'
import { retiredTillText } from '../../text/till/retired-till.ts'
import { toast } from '../../ui/popup/toast.ts'
import { correctedNow } from '../connection/clock.ts'
import { watchRoom } from '../disk/room.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { forgetOldSent } from '../outbox/sent-sales.ts'
import { forgetRetiredTill } from './forget-till.ts'
import { reportTill } from './report-till.ts'

const retiredEvery = 60_000
const dayMs = 24 * 60 * 60_000
let isScarceTold = false

/** Looks at the room of the browser and tells the server how the till stands, from time to time. Gives the function that stops it. */
export function watchBrowser(storeId: string, outbox: Outbox): () => void {
  const stops = [reportTill(outbox), watchRoom(() => void makeRoom(storeId)), watchRetired(storeId, outbox)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A till that was retired is forgotten as soon as everything that it sold is delivered. Gives the function that stops it. */
function watchRetired(storeId: string, outbox: Outbox): () => void {
  let isForgetting = false
  async function forget() {
    if (isForgetting || !deliveringTill()?.isRetired) return
    isForgetting = true
    const isGone = await forgetRetiredTill(storeId, outbox).catch(() => false)
    isForgetting = false
    if (isGone) toast.warning(retiredTillText.forgotten, { milliseconds: 30_000 })
  }
  void forget()
  const timer = setInterval(() => void forget(), retiredEvery)
  const stopWatching = outbox.watch(() => void forget())
  return () => {
    clearInterval(timer)
    stopWatching()
  }
}

/** Drops what the till can do without: acknowledged sales of before today, which goods can still come back of by the server. */
async function makeRoom(storeId: string): Promise<void> {
  await forgetOldSent(storeId, correctedNow(), dayMs).catch(() => {})
  if (!isScarceTold) toast.warning(wordsOfDisk.scarce)
  isScarceTold = true
}
