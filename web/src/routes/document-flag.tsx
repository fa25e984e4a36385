import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/transactions/to-look-at',
  needs: {
    anyOf: [
      { model: 'bill', action: 'read' },
      { model: 'return', action: 'read' },
    ],
  },
  title: 'Hóa đơn cần xem',
  menu: { within: '/transactions/bill', order: 50, label: 'Cần xem' },
  load: () => import('../features/document-flag/flag-list.tsx'),
})
