import { disposalRoutes } from '@quay/contract/disposal/routes'
import type { Disposal, DisposalCandidate } from '@quay/contract/disposal/shapes'
import { call } from '../../api/client.ts'

const mostLots = 500
const mostLotIds = 200

/** Reads a disposal of the server. Throws ApiError. */
export const readDisposal = (id: string) => call(disposalRoutes.get, { params: { id } })

/** The question for what lies there of the lots of a disposal; as many as the route takes at once. */
export const lotsOfDisposal = ({ branchId, items }: Pick<Disposal, 'branchId' | 'items'>) => ({
  query: {
    branchId,
    lotIds: [...new Set(items.map(({ lotId }) => lotId))].slice(0, mostLotIds).join(','),
    limit: mostLots,
  },
})

/** Reads what lies there of the lots of a disposal. Throws ApiError. */
export const readLotsOf = (disposal: Disposal): Promise<DisposalCandidate[]> =>
  call(disposalRoutes.candidates, lotsOfDisposal(disposal))
