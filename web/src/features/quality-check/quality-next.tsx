import { disposalRoutes } from '@quay/contract/disposal/routes'
import type { QualityCheck, QualityResult } from '@quay/contract/quality-check/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useSession } from '../../api/session/session.ts'
import { qualityText } from '../../text/stock/quality-check.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'

/** As many lots as the address of a new disposal takes. */
const mostLots = 200

/** What follows from a completed form: lots to destroy, and lots that go back to their provider. */
export function QualityNext({ form }: { form: QualityCheck }) {
  const { rights } = useSession()
  const lotsWith = (result: QualityResult) => [
    ...new Set(form.items.filter(item => item.result === result).map(item => item.lotId)),
  ]
  const dispose = lotsWith('DISPOSE').slice(0, mostLots)
  const back = lotsWith('RETURN')
  const mayDispose = dispose.length > 0 && isAllowed(rights, disposalRoutes.create.permission)
  const mayReturn = back.length > 0 && isAllowed(rights, { model: 'return_product', action: 'read' })
  if (!mayDispose && !mayReturn) return null
  return (
    <div className="flex flex-wrap gap-2">
      {mayDispose && (
        <Link to={`/products/disposal/new?lotIds=${dispose.join(',')}`} className={buttonClass()}>
          {qualityText.dispose(formatNumber(dispose.length))}
        </Link>
      )}
      {mayReturn && (
        <Link to="/products/return" className={buttonClass()}>
          {qualityText.toReturn(formatNumber(back.length))}
        </Link>
      )}
    </div>
  )
}
