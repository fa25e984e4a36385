import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/tax',
  needs: read('tax'),
  shows: { 'tax-data': () => '/settings/tax', 'tax-info': () => '/settings/tax?phan=thong-tin' },
  title: 'Thuế',
  menu: { within: '/settings/store', order: 40, label: 'Thuế' },
  load: () => import('../features/tax/tax.tsx'),
})
