import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import { describeStock } from '@quay/domain/quantity/describe-stock'
import { formatDate } from '@quay/domain/text/format-date'
import { call } from '../../api/client.ts'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import type { ReturnEditorState } from './editor-state.ts'

const most = 20

/** Finds lots of a branch that can go back, those that came from the provider first where one is chosen. Throws ApiError. */
export const findLots =
  (branchId: string, provider: ReturnEditorState['provider']) => async (keyword: string, signal: AbortSignal) => {
    const query = { branchId, keyword, providerId: provider?.id, limit: most }
    const lots = await call(inboundReturnRoutes.candidates, { query }, { signal })
    return lots.map(lot => {
      const { lotId, bucket, productName, lotNumber, expiryDate, canReturn, boughtFrom } = lot
      const units = lot.units.map(unit => ({ ...unit, isActive: true }))
      const detail = [
        ...(lotNumber ? [inboundReturnText.lot(lotNumber, expiryDate ? formatDate(expiryDate) : '')] : []),
        inboundReturnText.canReturn(describeStock(canReturn, units)),
        ...(provider && boughtFrom && boughtFrom.id !== provider.id
          ? [inboundReturnText.ofOther(boughtFrom.name)]
          : []),
      ].join(' · ')
      return { value: `${lotId} ${bucket}`, label: productName, detail, lot }
    })
  }
