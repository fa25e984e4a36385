import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/cashbooks/statement',
  needs: read('cashbook'),
  title: 'Lệch sao kê',
  menu: { within: '/cashbooks', order: 35, label: 'Lệch sao kê' },
  load: () => import('../features/bank-transfer/statement-gap.tsx'),
})
