import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { CountLine } from '@quay/contract/inventory-check/shapes'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session/session.ts'
import { lineKey, type StoredLine, type StoredSheet } from '../../offline/count/count-line.ts'
import type { Counts } from '../../offline/count/count-sender.ts'

/** The sheet of a check that this phone is counting on; undefined while it loads, null where there is none. */
export function useSheet(counts: Counts, checkId: string, isRecount: boolean): StoredSheet | null | undefined {
  const [sheet, setSheet] = useState<StoredSheet | null | undefined>(undefined)
  const read = useEffectEvent(async () => {
    const sheets = await counts.sheetsOf(checkId)
    setSheet(sheets.find(one => one.isRecount === isRecount) ?? null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another check, or its recount, has another sheet
  useEffect(() => {
    void read()
    return counts.watch(() => void read())
  }, [counts, checkId, isRecount])
  return sheet
}

/** A new sheet, only in this browser. It is opened at the server when there is a network. */
export const newSheet = (
  about: Pick<StoredSheet, 'id' | 'checkId' | 'checkCode' | 'name' | 'isRecount'>,
): StoredSheet => ({
  ...about,
  branchId: useSession.getState().branchId ?? undefined,
  openedAt: Date.now(),
  isOpened: false,
  closed: null,
  attempts: 0,
  retryAt: 0,
})

/** Fetches a sheet of one's own with what the server has of it, to count on with this phone. */
export async function takeSheet(counts: Counts, sheetId: string, checkCode: string): Promise<void> {
  const { lines, ...about } = await call(inventoryCheckRoutes.sheet, { params: { id: sheetId } })
  const sheet = {
    ...newSheet({
      id: about.id,
      checkId: about.inventoryCheckId,
      checkCode,
      name: about.name,
      isRecount: about.round > 1,
    }),
    isOpened: true,
  }
  await counts.seed(
    sheet,
    lines.map(line => asStored(sheetId, line)),
  )
}

/** A line as the server has it, with nothing to send. */
function asStored(sheetId: string, line: CountLine): StoredLine {
  const { productId, lotNumber, bucket, expiryDate, note, startedAt, countedAt, isRemoved, revision } = line
  return {
    key: lineKey(sheetId, { productId, lotNumber, bucket }),
    sheetId,
    ...{ productId, lotNumber, bucket, expiryDate, note, startedAt, countedAt, isRemoved, revision },
    parts: line.parts.map(({ unitId, quantity }) => ({ unitId, quantity })),
    sent: revision,
    refusal: null,
  }
}
