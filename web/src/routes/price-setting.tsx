import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/price-setting',
  needs: read('price_setting'),
  title: 'Thiết lập giá',
  menu: { group: 'goods', order: 20, icon: 'circle-dollar-sign', label: 'Thiết lập giá' },
  load: () => import('../features/price-book/price-setting.tsx'),
})
