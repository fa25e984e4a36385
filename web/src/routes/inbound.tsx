import Download from 'lucide-react/icons/download'
import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/import',
    title: 'Nhập hàng',
    menu: { group: 'buying', order: 10, icon: <Download />, label: 'Nhập hàng' },
    load: () => import('../features/inbound/inbound-list.tsx'),
  }),
  defineScreen({
    path: '/products/import/new',
    title: 'Phiếu nhập mới',
    frame: 'slim',
    load: async () => {
      const [{ NewInbound }, { ProviderSheet }, , { ProductSheet }] = await pages()
      return { default: () => <NewInbound AddProvider={ProviderSheet} AddProduct={ProductSheet} /> }
    },
  }),
  defineScreen({
    path: '/products/import/acceptance',
    title: 'Sổ kiểm nhập',
    load: () => import('../features/inbound/acceptance-book.tsx'),
  }),
  defineScreen({
    path: '/products/import/$id',
    title: 'Nhập hàng',
    frame: 'slim',
    load: async () => {
      const [{ InboundPage }, { ProviderSheet }, { SubmissionCard }, { ProductSheet }] = await pages()
      return {
        default: () => <InboundPage AddProvider={ProviderSheet} AddProduct={ProductSheet} Reports={SubmissionCard} />,
      }
    },
  }),
]

function pages() {
  return Promise.all([
    import('../features/inbound/inbound-page.tsx'),
    import('../features/provider/provider-sheet.tsx'),
    import('../features/submission/submission-card.tsx'),
    import('../features/product/product-sheet.tsx'),
  ])
}
