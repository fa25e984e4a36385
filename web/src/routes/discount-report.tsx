import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/discount/report',
  needs: read('discount'),
  title: 'Chi phí khuyến mại',
  menu: { within: '/products/price-setting', order: 12, label: 'Chi phí khuyến mại' },
  load: () => import('../features/discount/report-list.tsx'),
})
