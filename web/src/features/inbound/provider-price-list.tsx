import { providerPriceRoutes } from '@quay/contract/inbound/provider-price'
import { defineList } from '../../list/define-list.ts'
import { productEntity, providerEntity } from '../../list/entities.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { providerPriceText as words } from '../../text/buying/provider-price.ts'
import { providerPriceColumns } from './provider-price-columns.tsx'

const prices = defineList({
  id: 'provider-price',
  words,
  route: providerPriceRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'year' },
    { kind: 'entity', field: 'providerId', label: words.provider, all: words.everyProvider, of: providerEntity },
    { kind: 'linked', field: 'productId', label: words.product, of: productEntity },
  ],
  columns: providerPriceColumns,
  rowLabel: row => row.productName,
  exported: providerPriceRoutes.export,
})

/** What goods cost the last time by supplier, and how that price moved. */
export default function ProviderPriceList() {
  const list = useList(prices)
  return <ListScreen list={list} note={words.note} />
}
