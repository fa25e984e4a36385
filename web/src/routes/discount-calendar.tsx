import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/discount/calendar',
  needs: read('discount'),
  title: 'Lịch khuyến mại',
  menu: { within: '/products/price-setting', order: 13, label: 'Lịch khuyến mại' },
  load: () => import('../features/discount/calendar-page.tsx'),
})
