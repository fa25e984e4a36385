import { taxRoutes } from '@quay/contract/tax/routes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useBranchId } from '../../api/session/session.ts'
import { productText } from '../../text/product/product.ts'

type VatTodayProps = { productId: string; own: number }

/** The VAT rate of a product today at the branch, and where it comes from when it is not the product's own. */
export function VatToday({ productId, own }: VatTodayProps) {
  const branchId = useBranchId()
  const { data } = useQuery({
    queryKey: [taxRoutes.byProducts.path, branchId, productId],
    queryFn: ({ signal }) => call(taxRoutes.byProducts, { body: { branchId, productIds: [productId] } }, { signal }),
  })
  const today = data?.items[0]
  if (!today || today.source === 'own') return <>{describeVatRate(own)}</>
  const until = today.to ? formatDate(today.to) : null
  return <>{productText.vatDated(describeVatRate(today.vatRate), today.groupName, until, describeVatRate(own))}</>
}
