import { billRoutes } from '@quay/contract/bill/routes'
import { inboundRoutes } from '@quay/contract/inbound/routes'
import { lotRoutes } from '@quay/contract/lot/routes'
import type { FoundLot } from '@quay/contract/lot/shapes'
import { customerRoutes } from '@quay/contract/partner/routes'
import { productRoutes } from '@quay/contract/product/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'

export type Hit = { key: string; to: string; label: string; detail: string }
export type HitGroup = { title: string; hits: Hit[] }

const perGroup = 6
const stateText = { held: 'tạm giữ', recalled: 'thu hồi' } as const

/** What the words find, group by group, among what the person may see. Codes of documents open the document. */
export function useSearchHits(words: string): { groups: HitGroup[]; searching: boolean; failed: boolean } {
  const branchId = useBranchId()
  const { rights } = useSession()
  const asks = words.length >= 2
  const may = (model: 'list_product' | 'customer' | 'bill' | 'import_product') =>
    asks && isAllowed(rights, { model, action: 'read' })
  const query = { keyword: words, limit: perGroup }

  const products = useRoute(productRoutes.list, { query: { ...query, branchId } }, { enabled: may('list_product') })
  const customers = useRoute(customerRoutes.list, { query }, { enabled: may('customer') })
  const bills = useRoute(
    billRoutes.list,
    { query: { ...query, branchId } },
    { enabled: may('bill') && hasDigit(words) },
  )
  const inbounds = useRoute(
    inboundRoutes.list,
    { query: { ...query, branchId } },
    { enabled: may('import_product') && hasDigit(words) },
  )
  const lots = useRoute(
    lotRoutes.find,
    { query: { ...query, branchId } },
    { enabled: may('list_product') && hasDigit(words) },
  )
  const all = [products, customers, bills, inbounds, lots]

  const groups: HitGroup[] = !asks
    ? []
    : [
        {
          title: 'Hóa đơn',
          hits: (bills.data?.items ?? []).map(bill => ({
            key: bill.id,
            to: `/transactions/bill/${bill.id}`,
            label: bill.code,
            detail: `${bill.customerName ?? 'Khách lẻ'} · ${formatDong(bill.payable)}`,
          })),
        },
        {
          title: 'Phiếu nhập',
          hits: (inbounds.data?.items ?? []).map(inbound => ({
            key: inbound.id,
            to: `/products/import/${inbound.id}`,
            label: inbound.code,
            detail: inbound.providerName ?? '',
          })),
        },
        {
          title: 'Sản phẩm',
          hits: (products.data?.items ?? []).map(product => ({
            key: product.id,
            to: `/products/list/${product.id}`,
            label: product.name,
            detail: `${product.code} · ${formatDong(product.price)}`,
          })),
        },
        {
          title: 'Khách hàng',
          hits: (customers.data?.items ?? []).map(customer => ({
            key: customer.id,
            to: `/partners/customer/${customer.id}`,
            label: customer.name,
            detail: `${customer.code}${customer.phone ? ` · ${customer.phone}` : ''}`,
          })),
        },
        {
          title: 'Lô',
          hits: (lots.data ?? []).map(lot => ({
            key: lot.id,
            to: `/products/lot/${lot.id}`,
            label: `${lot.number} · ${lot.productName}`,
            detail: describeLot(lot),
          })),
        },
      ].filter(group => group.hits.length > 0)

  return {
    groups,
    searching: all.some(part => part.isFetching),
    failed: all.some(part => part.isError),
  }
}

function describeLot({ expiryDate, state, quantity, baseUnit }: FoundLot): string {
  const left = quantity > 0 ? `còn ${formatNumber(quantity)} ${baseUnit.toLowerCase()}` : 'hết'
  const about = state === 'normal' ? left : `${left} · ${stateText[state]}`
  return expiryDate ? `HSD ${formatDate(expiryDate)} · ${about}` : about
}

/** Bills and imports are found by their code, lots by their number, and each of them has a figure. */
function hasDigit(words: string): boolean {
  return /\d/.test(words)
}
