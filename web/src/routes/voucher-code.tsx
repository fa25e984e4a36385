import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/settings/discount/code',
  needs: read('discount'),
  title: 'Mã khuyến mại',
  menu: { within: '/products/price-setting', order: 11, label: 'Mã khuyến mại' },
  load: () => import('../features/voucher-code/code-list.tsx'),
})
