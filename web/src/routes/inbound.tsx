import Download from 'lucide-react/icons/download'
import { defineScreen } from '../routing/define-screen.ts'
import { inboundText } from '../text/inbound.ts'

export const screens = [
  defineScreen({
    path: '/products/import',
    title: inboundText.title,
    menu: { group: 'stock', order: 20, icon: <Download />, label: inboundText.title },
    load: () => import('../features/inbound/inbound-list.tsx'),
  }),
  defineScreen({
    path: '/products/import/new',
    title: inboundText.newTitle,
    frame: 'slim',
    load: async () => {
      const [{ NewInbound }, { ProviderSheet }] = await pages()
      return { default: () => <NewInbound AddProvider={ProviderSheet} /> }
    },
  }),
  defineScreen({
    path: '/products/import/$id',
    title: inboundText.title,
    frame: 'slim',
    load: async () => {
      const [{ InboundPage }, { ProviderSheet }] = await pages()
      return { default: () => <InboundPage AddProvider={ProviderSheet} /> }
    },
  }),
]

function pages() {
  return Promise.all([
    import('../features/inbound/inbound-page.tsx'),
    import('../features/provider/provider-sheet.tsx'),
  ])
}
