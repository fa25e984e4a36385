import { disposalRoutes } from '@quay/contract/disposal/routes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { call } from '../../api/client.ts'
import { disposalText } from '../../text/stock/disposal.ts'

const most = 20

/** Finds lots of a branch by goods or number. Throws ApiError. */
export const findLots = (branchId: string) => async (keyword: string, signal: AbortSignal) => {
  const lots = await call(disposalRoutes.candidates, { query: { branchId, keyword, limit: most } }, { signal })
  return lots.map(lot => ({
    value: `${lot.lotId} ${lot.bucket}`,
    label: lot.productName,
    detail: [
      ...(lot.lotNumber ? [disposalText.lot(lot.lotNumber, lot.expiryDate ? formatDate(lot.expiryDate) : '')] : []),
      ...(lot.bucket === 'quarantine' ? [disposalText.quarantine] : []),
      disposalText.available(formatUnits(lot.quantity, lot.units)),
    ].join(' · '),
    lot,
  }))
}
