import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/partners/calls',
  needs: read('customer'),
  title: 'Hôm nay cần gọi',
  menu: { within: '/partners/customer', order: 30, label: 'Hôm nay cần gọi' },
  load: () => import('../features/customer-care/call-page.tsx'),
})
