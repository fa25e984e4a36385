import { type DeviceReport, mostFreeBytes } from '@quay/contract/device/shapes'
import { openOwnTill } from '../../api/session/open-own-till.ts'
import { deliveringTill, ownTill } from '../../api/session/own-till.ts'
import { retiredTillText } from '../../text/till/retired-till.ts'
import { toast } from '../../ui/popup/toast.ts'
import { useConnection } from '../connection/connection.ts'
import { useRoom } from '../disk/room.ts'
import { knownGoodsAsOf } from '../goods/goods-as-of.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { saleFormat } from '../outbox/sale-format.ts'
import { clientBuild } from './client-build.ts'

const reportEveryMs = 5 * 60_000
const firstMs = 1_000
const mostShifts = 50

/** Tells the server soon after the opening and then every five minutes how a registered till stands, and takes over what it is called now, so that its owner sees what it still holds. Gives what stops it. */
export function reportTill(outbox: Outbox): () => void {
  const report = () => void tell(outbox).catch(() => {})
  const first = setTimeout(report, firstMs)
  const timer = setInterval(report, reportEveryMs)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}

async function tell(outbox: Outbox): Promise<void> {
  if (!deliveringTill() || !useConnection.getState().online) return
  const wasOne = ownTill() !== null
  await openOwnTill(() => reportOf(outbox))
  if (wasOne && deliveringTill()?.isRetired) toast.warning(retiredTillText.told, { milliseconds: 30_000 })
}

/** What a till says of itself; what it does not know it leaves out. */
export async function reportOf(outbox: Pick<Outbox, 'counts' | 'oldest' | 'series' | 'every'>): Promise<DeviceReport> {
  const [counts, oldest, series] = await Promise.all([outbox.counts(), outbox.oldest(), outbox.series()])
  const queued = counts.live + counts.kept + counts.behind + counts.refused
  const { isPersisted, freeBytes } = useRoom.getState()
  const goodsAsOf = knownGoodsAsOf()
  const shiftIds = queued > 0 ? (await outbox.every()).flatMap(({ body: { shiftId } }) => shiftId ?? []) : []
  return {
    queued,
    ...(oldest && { oldestAt: new Date(oldest.queuedAt).toISOString() }),
    ...(goodsAsOf && { goodsAsOf }),
    build: clientBuild ?? 'dev',
    format: saleFormat,
    ...(isPersisted !== null && { isPersisted }),
    ...(freeBytes !== null && { freeBytes: Math.min(Math.floor(freeBytes), mostFreeBytes) }),
    ...(series && { series: series.series, sequence: series.sequence }),
    ...(shiftIds.length > 0 && { shiftIds: [...new Set(shiftIds)].slice(0, mostShifts) }),
  }
}
