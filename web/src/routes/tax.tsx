import { defineScreen } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/tax',
  title: 'Thuế',
  menu: { within: '/settings/store', order: 40, label: 'Thuế' },
  load: () => import('../features/tax/tax.tsx'),
})
