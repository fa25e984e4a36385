import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/products/label',
  needs: read('list_product'),
  title: 'In tem',
  menu: { within: '/products/list', order: 40, label: 'In tem' },
  load: () => import('../features/label/label-page.tsx'),
})
