import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/gpp-book',
    needs: {
      anyOf: [
        { model: 'check_inventory', action: 'read' },
        { model: 'product_report', action: 'read' },
      ],
    },
    shows: { 'gpp-book': () => '/products/gpp-book', 'gpp-note': () => '/products/gpp-book' },
    title: 'Sổ GPP',
    menu: { group: 'stock', order: 40, icon: 'clipboard-list', label: 'Mọi sổ GPP', entry: 'Sổ GPP' },
    load: () => import('../features/gpp-book/gpp-overview.tsx'),
  }),
  defineScreen({
    path: '/products/gpp-book/$book',
    title: 'Sổ GPP',
    load: () => import('../features/gpp-book/gpp-book-page.tsx'),
  }),
]
